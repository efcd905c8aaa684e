/** Between the window's top, or the header, and what may stick, in px (contract 01 §24). */
const ABOVE_PX = 48
/** Below the header a widget sticks by this much. */
const TOP_PX = 30

/** Lengths in px; tops from the document's top. */
export interface SidebarGeometry {
  readonly scrollTop: number
  readonly viewportHeight: number
  /** Of the header. */
  readonly offset: number
  /** Where the container's content begins, and how high it is. */
  readonly top: number
  readonly height: number
  readonly widgetHeight: number
  /** On small screens the sidebar stands below the content instead. */
  readonly isBeside: boolean
}

export type SidebarPlace = 'flow' | 'stuck' | 'end'

export function mayStick(at: SidebarGeometry): boolean {
  const room = at.viewportHeight - (ABOVE_PX + at.offset)
  return at.isBeside && at.widgetHeight > 0 && at.widgetHeight <= room && at.widgetHeight <= at.height
}

export function sidebarPlace(at: SidebarGeometry): SidebarPlace {
  if (!mayStick(at)) return 'flow'
  const start = at.top - (ABOVE_PX + at.offset)
  const end = start + at.height - at.widgetHeight
  if (at.scrollTop <= start) return 'flow'
  return at.scrollTop > end ? 'end' : 'stuck'
}

export const stuckTop = (offset: number): number => offset + TOP_PX
