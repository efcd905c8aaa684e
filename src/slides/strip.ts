/** Contract 02 §13.2 and 03 §3.2. */
export const THUMB_SPACING_PX = 30

/**
 * The length of a thumb along the strip, in px.
 * @param lengthPx of the strip's visible part
 */
export function thumbSize(lengthPx: number, inView: number): number {
  return Math.max(0, (lengthPx - (inView - 1) * THUMB_SPACING_PX) / inView)
}

/** The length of the whole strip, with the spacing after the last thumb. */
export function stripLength(count: number, sizePx: number): number {
  return count * (sizePx + THUMB_SPACING_PX)
}

export interface Strip {
  readonly count: number
  readonly sizePx: number
  readonly lengthPx: number
}

/** How far the strip is moved to centre a thumb; never beyond the strip's ends. */
export function stripOffset(index: number, { count, sizePx, lengthPx }: Strip): number {
  const centred = index * (sizePx + THUMB_SPACING_PX) - (lengthPx - sizePx) / 2
  const last = stripLength(count, sizePx) - THUMB_SPACING_PX - lengthPx
  return Math.max(0, Math.min(centred, last))
}
