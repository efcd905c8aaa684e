import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from '../../../src/overlay/lightbox/item'
import type { Media } from '../../../src/overlay/lightbox/lightbox'
import type { FeedItem } from './feed-item'
import { type FeedStage, shownSize } from './fit'

/** The size of a video whose poster cannot be loaded. */
const PLAYER_SIZE: Size = { width: 1280, height: 720 }
/** The size of an entry that shows only a note. */
const NOTE_SIZE: Size = { width: 480, height: 270 }

/** Both in px; the frame is larger by its padding. */
export interface Sizes {
  readonly picture: Size
  readonly frame: Size
}

/**
 * The sizes of the picture and of the frame around it (contract 05 §14.6). While the next picture loads, they stay.
 * @returns undefined before the first picture
 */
export function useShownSize(
  container: RefObject<HTMLElement | null>,
  { item, media }: { readonly item: FeedItem; readonly media: Media | undefined },
  stage: Omit<FeedStage, 'padding'>,
): Sizes | undefined {
  const padding = usePadding(container)
  const last = useRef<Sizes>(undefined)
  const sizes = media && sizesOf({ item, media }, { ...stage, padding })
  useLayoutEffect(() => {
    if (sizes) last.current = sizes
  })
  return sizes ?? last.current
}

function sizesOf(
  { item, media }: { readonly item: FeedItem; readonly media: Media },
  stage: FeedStage,
): Sizes {
  const failedSize = item.video || item.frame ? PLAYER_SIZE : NOTE_SIZE
  const picture = shownSize(media.is === 'loaded' ? media.size : failedSize, stage)
  const { width, height } = stage.padding
  return { picture, frame: { width: picture.width + width, height: picture.height + height } }
}

/** The padding that the style sheet sets. */
function usePadding(container: RefObject<HTMLElement | null>): Size {
  const [padding, setPadding] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = container
    if (!current) return
    const style = getComputedStyle(current)
    const sum = (...sides: readonly string[]) =>
      sides.reduce(
        (all, side) => all + (Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0),
        0,
      )
    setPadding({ width: sum('left', 'right'), height: sum('top', 'bottom') })
  }, [container])
  return padding
}
