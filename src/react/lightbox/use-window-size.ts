import { useEffect, useState } from 'react'
import { listen } from '../../dom/listen'
import type { Size } from '../../overlay/lightbox/item'

const sizeOf = ({ innerWidth: width, innerHeight: height }: Window): Size => ({ width, height })

/** The current size of the window. */
export function useWindowSize(window: Window): Size {
  const [size, setSize] = useState(() => sizeOf(window))
  useEffect(
    () =>
      listen(window, ['resize', 'orientationchange', 'pageshow'], () =>
        setSize((before) => {
          const now = sizeOf(window)
          return now.width === before.width && now.height === before.height ? before : now
        }),
      ),
    [window],
  )
  return size
}
