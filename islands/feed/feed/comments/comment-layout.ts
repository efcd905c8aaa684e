import { useRef } from 'react'
import { layOutList } from '../../../../src/page/list-layout'
import { useFeed } from '../feed-context'

/** In such a feed, comments lie over the posts below and do not move them. */
const OVERLAID = 'cff-opaque-comments'
const BY_STYLE_SHEET = 'cff-masonry-css'
/** The delay after comments have opened, closed, or become more (contract 05 §7.3, §7.4). */
const LAYOUT_MS = 500

/** Lays a feed out again after the height of its comments has changed (contract 05 §7.3 to §7.5). */
export function layOutAfterComments(feed: HTMLElement): void {
  if (feed.classList.contains(OVERLAID) || feed.classList.contains(BY_STYLE_SHEET)) return
  layOutList(feed)
}

/** @returns a function that lays the feed out a while after its last call */
export function useLayoutLater(): () => void {
  const { feed, scope } = useFeed()
  const stop = useRef(() => {})
  return () => {
    stop.current()
    stop.current = scope.after(LAYOUT_MS, () => layOutAfterComments(feed))
  }
}
