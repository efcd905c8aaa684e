import type { Frame } from '../../../src/slides/frame'

/** Less than that is rounding. */
const SLACK_PX = 1

/**
 * What stands side by side in the frame makes neither it nor what it is in any wider, be that a grid or a table.
 * @param widthPx of the list before it had a frame
 */
export function keepWidth({ outer, adopted }: Frame, host: HTMLElement, widthPx: number): void {
  const isNarrow = () => outer.clientWidth < widthPx - SLACK_PX
  outer.style.setProperty('contain', 'inline-size')
  // A box that is only as wide as what it holds is as narrow as nothing now.
  if (isNarrow()) adopted.style(host, 'width', '100%')
  if (isNarrow()) outer.style.removeProperty('contain')
}
