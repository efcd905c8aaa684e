import { useLayoutEffect, useRef } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import type { Box } from './box'
import { optionIn, ROW, rowsIn } from './options'
import { highlightOf, type ResultList } from './search'

/** Highlights the row that the arrow keys or the pointer have selected, for screen readers as well. */
export function useHighlight(box: Box, list: ResultList): void {
  const { block, field, others, dispatch } = box
  const highlight = highlightOf(list)
  const highlighted = useRef<HTMLElement>(null)

  // After each render, since the row at that index may have changed.
  useLayoutEffect(() => {
    const row = highlight === null ? null : (rowsIn(block)[highlight] ?? null)
    if (row === highlighted.current) return
    if (highlighted.current) setHighlight(highlighted.current, { isOn: false })
    if (row) setHighlight(row, { isOn: true })
    highlighted.current = row
  })

  function onMove({ target }: MouseEvent) {
    const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null
    if (row === highlighted.current) return
    dispatch({ type: 'highlighted', row: row && rowsIn(block).indexOf(row) })
    if (row) others.triggerHover(field)
  }

  useAdopted(block, {
    on: {
      // On `mousemove` and not on entering a row: scrolling under a resting pointer must not move the
      // highlight.
      mousemove: onMove,
      mouseleave: () => dispatch({ type: 'highlighted', row: null }),
    },
  })
}

function setHighlight(row: HTMLElement, { isOn }: { isOn: boolean }) {
  row.classList.toggle('hovered', isOn)
  optionIn(row).setAttribute('aria-selected', String(isOn))
}
