/** What stands where on the page, in px from the document's top. */
export interface Row {
  readonly top: number
  readonly height: number
}

/** What of the page is seen, in px. */
export interface Sight {
  readonly scrollTop: number
  readonly viewport: number
  /** What covers the top of the window. */
  readonly offset: number
}

/**
 * The first row that is in view (contract 01 §3).
 * @param rows in the order of the document
 * @returns its index, or -1
 */
export function rowInView(rows: readonly Row[], { scrollTop, viewport, offset }: Sight): number {
  return rows.findIndex(
    ({ top, height }) => scrollTop < top + height - offset && scrollTop + viewport > top - offset,
  )
}

/** Where elements stand now. */
export function measureRows(elements: readonly Element[], { scrollY }: Window): Row[] {
  return elements.map((element) => {
    const { top, height } = element.getBoundingClientRect()
    return { top: top + scrollY, height }
  })
}
