import { useEffect, useState } from 'react'
import type { Thumb } from './album'
import type { FeedBox } from './box'
import { type FeedItem, isAlbum } from './feed-item'
import { lateParts } from './late-parts'

type Photos = typeof import('./photos')

export interface PostThumbs {
  readonly thumbs: readonly Thumb[]
  /** What shows them; undefined where there are none. */
  readonly Strip: Photos['Strip'] | undefined
  readonly isLoading: boolean
}

/**
 * The photos of the post that is shown; once they are here, the album has them, too (contract 05 §14.8). Their code comes
 * with the first post that may have some.
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
    // Most posts have no others: the room for them is made when they come.
    isLoading: waitsFor === item && isAlbum(item) && !known,
  }
}
