import type { LightboxItem } from '../../../src/overlay/lightbox/item'

/** One entry of a feed's album (contract 05 §14.5). Its video or frame plays over its picture. */
export interface FeedItem extends LightboxItem {
  /** HTML; `captionParts` decides what is shown of it. */
  readonly caption: string
  /** The caption of its post, for photos without their own. */
  readonly postCaption: string
  readonly postId: string
  /** Whether the post may have other photos. */
  readonly showsThumbs: boolean
  /** Its page on the network; empty for none. */
  readonly sourceUrl: string
  /** The address of a video file; empty for none. */
  readonly video: string
  /** The address of a page that is shown in a frame; empty for none. */
  readonly frame: string
  readonly type: string
  readonly isGroupAlbum: boolean
  /** Whether it is one of a post's other photos, which the feed does not show. */
  readonly isThumbnail: boolean
  /** The network's id of the post's author; empty if unknown. */
  readonly authorId: string
  readonly pageName: string
  readonly postTime: string
  readonly wantsComments: boolean
  /** Undefined for a link outside a post. */
  readonly post: HTMLElement | undefined
}

/** Whether it is an album, of which a grid shows only the cover. */
export const isAlbum = ({ type }: FeedItem) => type === 'albumsonly'
