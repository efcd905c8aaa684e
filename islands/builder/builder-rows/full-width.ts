/** A horizontal extent in px; `left` from the page's left edge. */
export interface Span {
  readonly left: number
  readonly width: number
}

/** Margins or padding at both sides, in px. */
export interface Sides {
  readonly left: number
  readonly right: number
}

export interface Surroundings {
  /** The extent that a full-width element fills. */
  readonly frame: Span
  readonly bodyPadding: Sides
  readonly isRtl: boolean
}

/** The element before it is moved. */
interface Position {
  /** The extent of the page's text. */
  readonly grid: Span
  /** The element's margins. */
  readonly margins: Sides
}

/** The element's new position and width, in px. */
interface Stretch extends Span {
  /** The padding that keeps the content on the grid. */
  readonly padding: Sides
}

/** Computes how an element has to be moved and widened to fill the page (contract 04 §1.3). */
export function stretch(surroundings: Surroundings, { grid, margins }: Position): Stretch {
  const { frame, bodyPadding, isRtl } = surroundings
  const offset = Math.floor(-grid.left - margins.left) + frame.left + bodyPadding.left
  const width = frame.width - bodyPadding.left - bodyPadding.right
  const before = Math.max(0, -offset)
  const after = Math.max(0, width - before - grid.width + margins.left + margins.right)
  return isRtl
    ? { left: -offset, width, padding: { left: after, right: before } }
    : { left: offset, width, padding: { left: before, right: after } }
}
