import { useRef } from 'react'
import { useFeed } from '../feed-context'
import { layOutAfterComments } from './comment-layout'

/** The delay after comments have opened, closed, or become more (contract 05 §7.3, §7.4). */
const LAYOUT_MS = 500

/** @returns a function that lays the feed out a while after its last call */
export function useLayoutLater(): () => void {
  const { feed, scope } = useFeed()
  const stop = useRef(() => {})
  return () => {
    stop.current()
    stop.current = scope.after(LAYOUT_MS, () => layOutAfterComments(feed))
  }
}
