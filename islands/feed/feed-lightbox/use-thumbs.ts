import { useEffect, useState } from 'react'
import type { Thumb } from './album'
import type { FeedBox } from './box'
import { type FeedItem, isAlbum } from './feed-item'
import { lateParts } from './late-parts'

type Photos = typeof import('./photos')

export interface PostThumbs {
  readonly thumbs: readonly Thumb[]
  /** The component that shows them; undefined before its code arrives. */
  readonly Strip: Photos['Strip'] | undefined
  readonly isLoading: boolean
}

/**
 * The photos of the current post, which the album gets when they arrive (contract 05 §14.8). The code is fetched with the
 * first post that may have photos.
 */
export function usePostThumbs(box: FeedBox, item: FeedItem): PostThumbs {
  const [code, setCode] = useState<Photos>()
  const [waitsFor, setWaitsFor] = useState<FeedItem>()
  useEffect(() => {
    if (!item.showsThumbs || item.postId === '') return
    const { report } = box.page
    let isOver = false
    setWaitsFor(item)
    const fetchWith = (photos: Photos) => {
      if (isOver) return
      setCode(photos)
      return photos.fetchPhotos(box, item, () => isOver).catch((cause: unknown) => report(cause, 'call'))
    }
    lateParts
      .photos()
      .then(fetchWith, (cause: unknown) => isOver || report(cause, 'load'))
      .finally(() => isOver || setWaitsFor(undefined))
    return () => {
      isOver = true
    }
  }, [box, item])
  const known = item.showsThumbs ? code?.knownThumbs(box, item) : undefined
  return {
    thumbs: known ?? [],
    Strip: code?.Strip,
    // Space is reserved for albums only, because most posts have no other photos.
    isLoading: waitsFor === item && isAlbum(item) && !known,
  }
}
