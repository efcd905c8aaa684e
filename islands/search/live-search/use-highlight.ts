import { useLayoutEffect, useRef } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import type { Box } from './box'
import { optionIn, ROW, rowsIn } from './options'
import { highlightOf, type ResultList } from './search'

/** The one row that keys and pointer share: it looks chosen, and a screen reader hears of it. */
export function useHighlight(box: Box, list: ResultList): void {
  const { block, field, others, dispatch } = box
  const highlight = highlightOf(list)
  const marked = useRef<HTMLElement>(null)

  // After each rendering: the row of that number may be another one now.
  useLayoutEffect(() => {
    const row = highlight === null ? null : (rowsIn(block)[highlight] ?? null)
    if (row === marked.current) return
    if (marked.current) mark(marked.current, { chosen: false })
    if (row) mark(row, { chosen: true })
    marked.current = row
  })

  function point({ target }: MouseEvent) {
    const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null
    if (row === marked.current) return
    dispatch({ type: 'highlighted', row: row && rowsIn(block).indexOf(row) })
    if (row) others.tellHover(field)
  }

  useAdopted(block, {
    on: {
      // Not on entering a row: a list that scrolls under a resting pointer would take the keys' highlight along.
      mousemove: point,
      mouseleave: () => dispatch({ type: 'highlighted', row: null }),
    },
  })
}

function mark(row: HTMLElement, { chosen }: { chosen: boolean }) {
  row.classList.toggle('hovered', chosen)
  optionIn(row).setAttribute('aria-selected', String(chosen))
}
