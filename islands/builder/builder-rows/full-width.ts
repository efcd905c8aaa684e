/** In px; `left` from the page's left edge. */
export interface Span {
  readonly left: number
  readonly width: number
}

/** In px. */
export interface Sides {
  readonly left: number
  readonly right: number
}

export interface Surroundings {
  /** What is to be filled. */
  readonly frame: Span
  readonly bodyPadding: Sides
  readonly isRtl: boolean
}

export interface Standing {
  /** Where the page's text stands. */
  readonly grid: Span
  /** Of what is moved. */
  readonly margins: Sides
}

/** In px. */
export interface Stretch extends Span {
  /** What keeps content on the grid. */
  readonly padding: Sides
}

/** How far an element has to be moved and widened to fill the page (contract 04 §1.3). */
export function stretch(surroundings: Surroundings, { grid, margins }: Standing): Stretch {
  const { frame, bodyPadding, isRtl } = surroundings
  const offset = Math.floor(-grid.left - margins.left) + frame.left + bodyPadding.left
  const width = frame.width - bodyPadding.left - bodyPadding.right
  const before = Math.max(0, -offset)
  const after = Math.max(0, width - before - grid.width + margins.left + margins.right)
  return isRtl
    ? { left: -offset, width, padding: { left: after, right: before } }
    : { left: offset, width, padding: { left: before, right: after } }
}
