import { useAdopted } from '../../../src/react/adopt'
import { type Box, canSubmit } from './box'
import { optionIn, rowsIn } from './options'
import { reveal } from './reveal'
import { highlightOf, isOverlay } from './search'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys, Enter and Escape anywhere in the box or its list (contract 06 §5.5, §5.6). */
export function useKeyboard(box: Box): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const step = STEPS[event.key]
    if (step) move(event, step, box)
    else if (event.key === 'Enter' && event.target === box.field) enter(event, box)
    else if (event.key === 'Escape') leave(box)
  }
  useAdopted([box.container, box.block], { on: { keydown: onKey } })
}

function move(event: KeyboardEvent, by: 1 | -1, box: Box) {
  if (box.$search.get().list.is !== 'shown') return
  event.preventDefault()
  box.dispatch({ type: 'moved', by, rows: rowsIn(box.block).length })
  const row = highlighted(box)
  if (row) reveal(row, box.page.window)
}

function enter(event: KeyboardEvent, box: Box) {
  const row = highlighted(box)
  const link = row && optionIn(row)
  if (link?.hasAttribute('href')) {
    event.preventDefault()
    // A click and no navigation, since the link may have other handlers or a target.
    link.click()
  } else if (!canSubmit(box)) event.preventDefault()
}

function leave({ $search, dispatch }: Box) {
  const { list, place } = $search.get()
  if (list.is !== 'shown' && isOverlay(place)) dispatch({ type: 'uncovered' })
  else dispatch({ type: 'dismissed' })
}

function highlighted({ block, $search }: Box): HTMLElement | undefined {
  return rowsIn(block)[highlightOf($search.get().list) ?? -1]
}
