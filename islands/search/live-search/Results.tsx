import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { hasResults } from './answer'
import type { Box } from './box'
import { Rows } from './list/Rows'
import { fillListbox } from './listbox'
import { markOptions } from './options'
import { relayout } from './place'
import { rowsOf } from './rows'
import type { Found } from './search'
import { useFilteredList } from './use-filtered-list'

/** Rows that are shown at once: as many as the list has room for. The others follow when the browser has time. */
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
    // All rows, then, before the list is seen.
    if (relayout(box)) setCompleted(rows)
  }, [box, rows, shown, isDone])
  useOptions(box, aside ? isDone && found : shown)
  useNews(box, isComplete && isDone ? found : null)
  // A new term, a new list: rows of the old one are taken off the page at once, not one by one.
  const list = <Rows key={found.term} rows={shown} layout={layout} texts={texts} />
  return createPortal(list, aside ?? block)
}

/** Other scripts hear of a list once it is whole, and in its place. */
function useNews({ others }: Box, found: Found | null) {
  useEffect(() => {
    if (!found) return
    others.tellShowing()
    const { term, answer } = found
    if (found.isFresh) others.tell('awsAnalytics', { term, hasResults: hasResults(answer) })
  }, [others, found])
}

function useOptions({ block, listbox }: Box, content: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows on the page are those of the content
  useLayoutEffect(() => {
    fillListbox(listbox, markOptions(block))
    return () => listbox.replaceChildren()
  }, [block, listbox, content])
}
