import { useMemo } from 'react'
import type { Size } from '../../overlay/lightbox/item'
import { useEventValue } from '../use-event-value'

const CHANGES = ['resize', 'orientationchange', 'pageshow']

/** The current size of the window. */
export function useWindowSize(window: Window): Size {
  const width = useEventValue(window, CHANGES, () => window.innerWidth)
  const height = useEventValue(window, CHANGES, () => window.innerHeight)
  return useMemo(() => ({ width, height }), [width, height])
}
