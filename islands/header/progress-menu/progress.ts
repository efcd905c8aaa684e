import type { Row, Viewport } from '../row-in-view'

/** A section is being read once its top is this close to the header (contract 01 §4). */
const READING_LINE_PX = 20
/** The distance of the stuck menu from the header. */
const STUCK_PX = 40

export type SectionState =
  | { readonly state: 'ahead' }
  /** @property percent of the section that is above the reading line */
  | { readonly state: 'reading'; readonly percent: number }
  | { readonly state: 'read' }

/**
 * How far each section was read (contract 01 §4). The last one is read when the page is scrolled to its end.
 * @param sections in the order of the page
 */
export function readingStates(sections: readonly Row[], viewport: Viewport): SectionState[] {
  const { scrollTop, height: viewportHeight, offset } = viewport
  const line = scrollTop + READING_LINE_PX + offset
  return sections.map(({ top, height: fullHeight }, index) => {
    const isLast = index === sections.length - 1
    const height = isLast ? fullHeight - viewportHeight + READING_LINE_PX + offset : fullHeight
    if (line < top) return { state: 'ahead' }
    if (line >= top + height) return { state: 'read' }
    return { state: 'reading', percent: (100 * (line - top)) / height }
  })
}

export type MenuPlace =
  | { readonly at: 'start' }
  | { readonly at: 'fixed'; readonly top: number }
  | { readonly at: 'end'; readonly top: number }

/** The position of the menu beside the content (contract 01 §4). */
export function menuPlace(content: Row, viewport: Viewport): MenuPlace {
  const { scrollTop, height: viewportHeight, offset } = viewport
  const stuckTop = STUCK_PX + offset
  const place = scrollTop + stuckTop
  if (place < content.top) return { at: 'start' }
  const last = content.top + content.height - viewportHeight + stuckTop
  if (place < last) return { at: 'fixed', top: stuckTop }
  // Beside content that is lower than the window the menu stays at its start.
  return { at: 'end', top: Math.max(0, content.height - viewportHeight + stuckTop) }
}
