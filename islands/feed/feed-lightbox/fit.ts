import { fitSize } from '../../../src/overlay/lightbox/fit'
import type { Size } from '../../../src/overlay/lightbox/item'

/** Contract 05 §14.4. */
const GUTTER_PX = 20
const ARROWS_PX = 80
const PHONE_ARROWS_PX = 40
const PHONE_PX = 640
export const SIDEBAR_PX = 300
const BELOW_PX = 120
/** The same with the strip of thumbnails. */
const BELOW_THUMBS_PX = 180
/** A picture is never shown larger than it is. */
const LIMITS = { least: 0, most: 1 }

export interface FeedStage {
  readonly window: Size
  /** The padding of the container around the picture. */
  readonly padding: Size
  /** Whether the feed has comments beside its pictures. */
  readonly hasComments: boolean
  readonly isThumbnail: boolean
}

/** Comments are beside the picture where there is room for both. */
export const isWide = ({ width }: Size) => width > PHONE_PX

/** The size at which a picture is shown (contract 05 §14.6). */
export function shownSize(natural: Size, { window, padding, hasComments, isThumbnail }: FeedStage): Size {
  const arrows = window.width < PHONE_PX ? PHONE_ARROWS_PX : ARROWS_PX
  const sidebar = hasComments && isWide(window) ? SIDEBAR_PX : 0
  const { width, height } = fitSize(
    natural,
    {
      width: window.width - padding.width - GUTTER_PX - sidebar - arrows,
      height: window.height - padding.height - (isThumbnail ? BELOW_THUMBS_PX : BELOW_PX),
    },
    LIMITS,
  )
  return { width: Math.max(1, width), height: Math.max(1, height) }
}
