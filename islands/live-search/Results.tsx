import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { sanitise } from '../../src/wire/sanitise'
import type { Box } from './box'
import { Rows } from './list/Rows'
import { fillListbox } from './listbox'
import { markOptions, rowsIn } from './options'
import { rowsOf } from './rows'
import type { Found } from './search'

/** Rows that are shown at once: as many as the list has room for. The others follow when the browser has time. */
const FIRST_ROWS = 5

interface ResultsProps {
  readonly box: Box
  readonly found: Found
}

/** The content of the results block. */
export function Results({ box, found }: ResultsProps) {
  const { block, settings, layout, texts, others } = box
  const { answer } = found
  const rows = useMemo(
    () => rowsOf(answer, { showsMore: settings.showMore && settings.showPage }),
    [answer, settings],
  )
  const isFiltered = others.filtersHtml()
  const [completed, setCompleted] = useState<typeof rows | null>(null)
  const isComplete = isFiltered || completed === rows || rows.length <= FIRST_ROWS
  const shown = useMemo(() => (isComplete ? rows : rows.slice(0, FIRST_ROWS)), [rows, isComplete])
  const [aside] = useState(() => block.ownerDocument.createElement('div'))

  useEffect(() => {
    if (!isComplete) startTransition(() => setCompleted(rows))
  }, [rows, isComplete])
  useFilteredHtml(box, isFiltered ? found : null, aside)
  useOptions(box, isFiltered ? found : shown)
  useNews(box, isComplete ? found : null)
  // A new term, a new list: rows of the old one are taken off the page at once, not one by one.
  const list = <Rows key={found.term} rows={shown} layout={layout} texts={texts} />
  return createPortal(list, isFiltered ? aside : block)
}

/** A list that another script wants to change is drawn aside; what the script makes of it is shown. */
function useFilteredHtml({ block, others }: Box, found: Found | null, aside: Element) {
  useLayoutEffect(() => {
    if (!found) return undefined
    const filtered = sanitise(others.filterHtml(found.answer, aside.innerHTML))
    const nodes = [...filtered.childNodes]
    block.replaceChildren(filtered)
    // The style sheet lays each link over its row: that needs the rows' own style, which is not let through.
    for (const row of rowsIn(block)) row.style.position = 'relative'
    return () => {
      // Not all that is there: the box's own list may have come in the same moment.
      for (const node of nodes) node.remove()
    }
  }, [block, others, found, aside])
}

/** Other scripts hear of a list once it is whole, and in its place. */
function useNews({ others }: Box, found: Found | null) {
  useEffect(() => {
    if (!found) return
    others.tellShowing()
    if (found.isFresh) others.tellAnswer(found.term, found.answer)
  }, [others, found])
}

function useOptions({ block, listbox }: Box, content: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows on the page are those of the content
  useLayoutEffect(() => {
    fillListbox(listbox, markOptions(block))
    return () => listbox.replaceChildren()
  }, [block, listbox, content])
}
