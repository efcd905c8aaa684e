import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { hasResults } from './answer'
import type { Box } from './box'
import { Rows } from './list/Rows'
import { fillListbox } from './listbox'
import { markOptions } from './options'
import { relayout } from './relayout'
import { rowsOf } from './rows'
import type { Found } from './search'
import { useFilteredList } from './use-filtered-list'

/** Rows that are rendered first, as many as the list has room for; the others follow in a transition. */
const FIRST_ROWS = 5

interface ResultsProps {
  readonly box: Box
  readonly found: Found
}

/** The content of the results block. */
export function Results({ box, found }: ResultsProps) {
  const { block, settings, layout, texts } = box
  const { answer } = found
  const rows = useMemo(
    () => rowsOf(answer, { showsMore: settings.showMore && settings.showPage }),
    [answer, settings],
  )
  const { aside, isDone } = useFilteredList(box, found)
  const [completed, setCompleted] = useState<typeof rows | null>(null)
  const isComplete = aside !== undefined || completed === rows || rows.length <= FIRST_ROWS
  const shown = useMemo(() => (isComplete ? rows : rows.slice(0, FIRST_ROWS)), [rows, isComplete])

  useEffect(() => {
    if (!isComplete) startTransition(() => setCompleted(rows))
  }, [rows, isComplete])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the block is as long as what is shown in it
  useLayoutEffect(() => {
    // The position depends on the height: all rows are rendered before the list is shown.
    if (relayout(box)) setCompleted(rows)
  }, [box, rows, shown, isDone])
  useOptions(box, aside ? isDone && found : shown)
  useListEvents(box, isComplete && isDone ? found : null)
  // The key replaces the whole list for a new term, which is faster than updating rows.
  const list = <Rows key={found.term} rows={shown} layout={layout} texts={texts} />
  return createPortal(list, aside ?? block)
}

/** Dispatches the events of a list when it is complete and placed. */
function useListEvents({ others }: Box, found: Found | null) {
  useEffect(() => {
    if (!found) return
    others.dispatchShowing()
    const { term, answer } = found
    if (found.isFresh) others.dispatch('awsAnalytics', { term, hasResults: hasResults(answer) })
  }, [others, found])
}

function useOptions({ block, listbox }: Box, content: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows on the page are those of the content
  useLayoutEffect(() => {
    fillListbox(listbox, markOptions(block))
    return () => listbox.replaceChildren()
  }, [block, listbox, content])
}
