import { useEffect, useState } from 'react'
import { insertThumbs, type Thumb } from './album'
import type { FeedBox } from './box'
import { type FeedItem, isAlbum } from './feed-item'

export interface PostThumbs {
  readonly thumbs: readonly Thumb[]
  readonly isLoading: boolean
}

/** The photos of the post that is shown; once they are here, the album has them, too (contract 05 §14.8). */
export function usePostThumbs({ lightbox, thumbs, signal, page }: FeedBox, item: FeedItem): PostThumbs {
  const [waitsFor, setWaitsFor] = useState<FeedItem>()
  useEffect(() => {
    if (!item.showsThumbs || item.postId === '') return
    let isOver = false
    setWaitsFor(item)
    thumbs
      .ask(item, signal)
      .then((found) => {
        const state = lightbox.$state.get()
        if (!isOver && state.phase !== 'closed') lightbox.setItems(insertThumbs(state.items, item, found))
      })
      .catch((cause: unknown) => page.report(cause, 'call'))
      .finally(() => isOver || setWaitsFor(undefined))
    return () => {
      isOver = true
    }
  }, [lightbox, thumbs, signal, page, item])
  return {
    thumbs: (item.showsThumbs && thumbs.known(item)) || [],
    // Most posts have no others: the room for them is made when they come.
    isLoading: waitsFor === item && isAlbum(item) && !thumbs.known(item),
  }
}
