/** The position of an element on the page, in px from the document's top. */
export interface Row {
  readonly top: number
  readonly height: number
}

/** The visible part of the page, in px. */
export interface Viewport {
  readonly scrollTop: number
  readonly height: number
  /** The height of what covers the window's top. */
  readonly offset: number
}

/**
 * The first row that is in view (contract 01 §3).
 * @param rows in the order of the document
 * @returns its index, or -1
 */
export function rowInView(
  rows: readonly Row[],
  { scrollTop, height: viewportHeight, offset }: Viewport,
): number {
  return rows.findIndex(
    ({ top, height }) => scrollTop < top + height - offset && scrollTop + viewportHeight > top - offset,
  )
}

/** The current positions of elements. */
export function measureRows(elements: readonly Element[], { scrollY }: Window): Row[] {
  return elements.map((element) => {
    const { top, height } = element.getBoundingClientRect()
    return { top: top + scrollY, height }
  })
}
