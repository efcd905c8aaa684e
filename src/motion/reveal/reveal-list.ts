import { listen } from '../../dom/listen'
import type { Page } from '../../page/page'
import { wasShownWithoutUs } from '../../page/visible-without-script'
import { prefersReducedMotion } from '../reduced-motion'
import type { Condition } from './condition'
import { onLateViews } from './late-views'
import { createTurns, REVEALED_CLASS } from './turns'

/** While it stands on a list, laurel's own style sheet does not show the items by itself. */
const REVEALS_CLASS = 'laurel-reveals'
/** The style sheet's own patience. */
const SHOWN_BY_CSS = 'laurel-show'

/** A list whose items the theme's CSS hides until a script shows them. */
export interface Revealed {
  readonly list: HTMLElement
  /** The items, by a selector within the list. */
  readonly item: string
  /** What the items wait for; undefined when they are to be there at once. */
  readonly condition: Condition | undefined
}

/**
 * Shows the items of a list one after the other, once its condition is met; those that come later at once.
 * @returns the way to stop: then they are all shown, for nothing else would show them
 */
export function revealList(
  { list, item, condition }: Revealed,
  { document, window, onMarkup }: Pick<Page, 'document' | 'window' | 'onMarkup'>,
): () => void {
  const turns = createTurns()
  let isOpen = false
  let stopViews = () => {}

  const allItems = () => [...list.querySelectorAll<HTMLElement>(item)]
  function open() {
    // The visitor may have asked for less of it while they waited.
    if (prefersReducedMotion(window)) return showAll()
    isOpen = true
    const hidden = allItems().filter(({ classList }) => !classList.contains(REVEALED_CLASS))
    turns.begin(hidden)
    stopViews = onLateViews(hidden, turns.hurry)
  }
  function showAll() {
    isOpen = true
    for (const one of allItems()) turns.show(one)
  }
  /** The keyboard does not go to what is not there. */
  function showAround(element: EventTarget | null) {
    const around = element instanceof Element ? element.closest<HTMLElement>(item) : null
    if (around && list.contains(around)) turns.show(around)
  }
  function showLate(roots: readonly Element[]) {
    if (!isOpen || !roots.some((root) => list.contains(root))) return
    for (const one of allItems()) if (!turns.isWaiting(one)) turns.show(one)
  }
  const onFocus = ({ target }: Event) => showAround(target)

  const isLate = wasShownWithoutUs(allItems()[0], SHOWN_BY_CSS)
  list.classList.add(REVEALS_CLASS)
  const stopFocus = listen(list, ['focusin'], onFocus)
  const stopMarkup = onMarkup(showLate)
  const awaited = isLate ? undefined : condition
  const stopWaiting = awaited?.(open)
  if (!awaited) showAll()
  showAround(document.activeElement)

  return () => {
    stopWaiting?.()
    stopViews()
    stopMarkup()
    stopFocus()
    showAll()
    list.classList.remove(REVEALS_CLASS)
  }
}
