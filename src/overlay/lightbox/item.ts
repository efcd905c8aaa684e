export type MediaKind = 'image' | 'video' | 'frame'

/** One thing that a lightbox shows. Who dresses the lightbox adds what else it shows of it: captions, titles, links. */
export interface LightboxItem {
  readonly kind: MediaKind
  /** The picture, the video file or the page. */
  readonly url: string
  /** What a screen reader calls it; may be empty. */
  readonly label: string
  /** Its own size in px, if the markup knows it. */
  readonly size?: Size | undefined
  /** A picture for a video that does not play yet. */
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
