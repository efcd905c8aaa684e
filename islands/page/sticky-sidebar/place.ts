/** The widget sticks once it is this close to the header, or to the window's top (contract 01 §24). */
const STICK_DISTANCE_PX = 48
/** The distance of a stuck widget from the header. */
const TOP_PX = 30

/** Lengths in px; tops from the document's top. */
export interface SidebarGeometry {
  readonly scrollTop: number
  readonly viewportHeight: number
  /** The height of the header. */
  readonly offset: number
  /** The top and height of the container's content box. */
  readonly top: number
  readonly height: number
  readonly widgetHeight: number
  /** The sidebar is beside the content, not below it as on small screens. */
  readonly isBeside: boolean
}

export type SidebarPlace = 'flow' | 'stuck' | 'end'

export function canStick(at: SidebarGeometry): boolean {
  const room = at.viewportHeight - (STICK_DISTANCE_PX + at.offset)
  return at.isBeside && at.widgetHeight > 0 && at.widgetHeight <= room && at.widgetHeight <= at.height
}

export function sidebarPlace(at: SidebarGeometry): SidebarPlace {
  if (!canStick(at)) return 'flow'
  const start = at.top - (STICK_DISTANCE_PX + at.offset)
  const end = start + at.height - at.widgetHeight
  if (at.scrollTop <= start) return 'flow'
  return at.scrollTop > end ? 'end' : 'stuck'
}

export const stuckTop = (offset: number): number => offset + TOP_PX
