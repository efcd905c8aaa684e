export type MediaKind = 'image' | 'video' | 'frame'

/** An item of a lightbox. Each kind of lightbox extends it with what else it shows: captions, titles, links. */
export interface LightboxItem {
  readonly kind: MediaKind
  /** The address of the picture, the video file or the page. */
  readonly url: string
  /** Its accessible name; may be empty. */
  readonly label: string
  /** Its own size in px, if the markup names it. */
  readonly size?: Size | undefined
  /** The picture of a video that does not play yet. */
  readonly poster?: string | undefined
}

/** In px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** In px. */
export interface Point {
  readonly x: number
  readonly y: number
}
