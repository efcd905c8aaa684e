import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'

/** Contract 03 §3.2. */
const THUMBS = 10
const THUMBS_IN_NARROW_WINDOW = 3

/** How many thumbs a gallery shows at a time. */
export const thumbsInView = (windowPx: number): number =>
  windowPx < BREAKPOINTS_PX.tabletLandscape ? THUMBS_IN_NARROW_WINDOW : THUMBS
