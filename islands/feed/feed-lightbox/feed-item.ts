import type { LightboxItem } from '../../../src/overlay/lightbox/item'

/** One entry of a feed's album (contract 05 §14.5). What it plays is played over its picture. */
export interface FeedItem extends LightboxItem {
  /** HTML: what of it is shown is for the caption to say. */
  readonly caption: string
  /** That of its post; what a photo without one of its own has. */
  readonly postCaption: string
  readonly postId: string
  /** The post may have other photos than this one. */
  readonly showsThumbs: boolean
  /** Its page on the network; empty for none. */
  readonly sourceUrl: string
  /** A video file; empty for none. */
  readonly video: string
  /** A page that is shown in a frame; empty for none. */
  readonly frame: string
  readonly type: string
  readonly isGroupAlbum: boolean
  /** One of a post's other photos, which the page itself does not show. */
  readonly isThumbnail: boolean
  /** The network's id of who has written the post; empty where it is not known. */
  readonly authorId: string
  readonly pageName: string
  readonly postTime: string
  readonly wantsComments: boolean
  /** Undefined for links that somebody has put elsewhere. */
  readonly post: HTMLElement | undefined
}

/** What a grid shows only the cover of. */
export const isAlbum = ({ type }: FeedItem) => type === 'albumsonly'
