import type { Frame } from '../../../src/slides/frame'

/** A smaller difference is due to rounding. */
const TOLERANCE_PX = 1

/**
 * Keeps the row of slides from making the frame, or a grid or table around it, wider.
 * @param widthPx of the list before it was moved into the frame
 */
export function keepWidth({ outer, adopted }: Frame, host: HTMLElement, widthPx: number): void {
  const isNarrow = () => outer.clientWidth < widthPx - TOLERANCE_PX
  outer.style.setProperty('contain', 'inline-size')
  // A host that is as wide as its content has no width now.
  if (isNarrow()) adopted.style(host, 'width', '100%')
  if (isNarrow()) outer.style.removeProperty('contain')
}
