/** How many pictures a post shows side by side. */
export type Layout = 2 | 3 | 4

/** Sizes in px of a box of several pictures (contract 05 §13.3). */
export interface Box {
  readonly layout: Layout
  readonly isPortrait: boolean
  readonly width: number
  /** The width of its first picture. */
  readonly pictureWidth: number
}

/** A narrower picture has not loaded yet. */
const MEASURED_FROM = 10
const USUAL_WIDTH = 300
const SMALL_BELOW = 200
const PORTRAIT = 0.8
/** How many pictures are beside the main one, in a row. */
const BESIDE: Readonly<Record<Layout, number>> = { 2: 2, 3: 2, 4: 3 }
/** How much of the main picture's own height is shown. */
const MAIN: Readonly<Record<Layout, number>> = { 2: 1, 3: 0.6, 4: 0.8 }

const widthOf = ({ pictureWidth }: Box) => (pictureWidth < MEASURED_FROM ? USUAL_WIDTH : pictureWidth)

/** The height of each picture except the main one, or of both where there are two. */
export function cropHeight(box: Box): number {
  if (box.layout === 2) return (box.width / BESIDE[2]) * (box.isPortrait ? PORTRAIT : 1)
  return widthOf(box) / BESIDE[box.layout]
}

/**
 * The height of the main picture of three or four: at least that of the others together.
 * @param ratio width by height; undefined if the server printed none
 * @param beside the height of the others together
 */
export function mainHeight(box: Box, ratio: number | undefined, beside: number): number {
  const own = ratio === undefined ? 0 : Math.round(widthOf(box) / ratio) * MAIN[box.layout]
  return Math.round(Math.max(own, beside))
}

export const isSmall = (box: Box) => widthOf(box) < SMALL_BELOW
