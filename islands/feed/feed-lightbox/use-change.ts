import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { OpenState } from '../../../src/overlay/lightbox/lightbox'
import type { FeedItem } from './feed-item'

/** Contract 05 §14.4. */
export const RESIZE_MS = 400

/** The phases of a change: the picture loads, the frame around it resizes, the entry is shown. */
export type Change = 'loading' | 'resizing' | 'shown'

/** Follows a change from one entry to another (contract 05 §14.6). */
export function useChange(window: Window, { items, index, media }: OpenState<FeedItem>): Change {
  const item = items[index]
  const [shown, setShown] = useState<FeedItem>()
  const isHere = item !== undefined && media.has(item)
  const isShown = isHere && shown === item
  useEffect(() => {
    if (!isHere || isShown) return
    const timer = setTimeout(() => setShown(item), prefersReducedMotion(window) ? 0 : RESIZE_MS)
    return () => clearTimeout(timer)
  }, [window, isHere, isShown, item])
  if (isShown) return 'shown'
  return isHere ? 'resizing' : 'loading'
}
