import type { Row } from '../row-in-view'

/** How far below what covers the window's top a section counts as being read, and the menu sticks (contract 01 §4). */
export const LINE_PX = 20
export const STUCK_PX = 40

/** What of the page is seen, in px: the same for all that follows. */
export interface Reading {
  readonly scrollTop: number
  readonly viewport: number
  readonly offset: number
}

export type SectionState =
  | { readonly state: 'ahead' }
  /** @property percent of the section that is above the line */
  | { readonly state: 'reading'; readonly percent: number }
  | { readonly state: 'read' }

/**
 * How far each section was read (contract 01 §4). The last one is done when the page can not be scrolled any further.
 * @param sections in the order of the page
 */
export function readingStates(sections: readonly Row[], reading: Reading): SectionState[] {
  const { scrollTop, viewport, offset } = reading
  const line = scrollTop + LINE_PX + offset
  return sections.map(({ top, height: whole }, index) => {
    const isLast = index === sections.length - 1
    const height = isLast ? whole - viewport + LINE_PX + offset : whole
    if (line < top) return { state: 'ahead' }
    if (line >= top + height) return { state: 'read' }
    return { state: 'reading', percent: (100 * (line - top)) / height }
  })
}

export type MenuPlace =
  | { readonly at: 'start' }
  | { readonly at: 'fixed'; readonly top: number }
  | { readonly at: 'end'; readonly top: number }

/** Where the menu stands beside the content (contract 01 §4). */
export function menuPlace(content: Row, { scrollTop, viewport, offset }: Reading): MenuPlace {
  const stuckTop = STUCK_PX + offset
  const place = scrollTop + stuckTop
  if (place < content.top) return { at: 'start' }
  const last = content.top + content.height - viewport + stuckTop
  if (place < last) return { at: 'fixed', top: stuckTop }
  // Beside a text that is shorter than the window it stays where it starts.
  return { at: 'end', top: Math.max(0, content.height - viewport + stuckTop) }
}
