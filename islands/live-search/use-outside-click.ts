import { useEffect } from 'react'
import { listen } from '../../src/page/listen'
import type { Box } from './box'

/** Before anyone has taken it away. */
const EARLY = { capture: true, passive: true }

/**
 * A click elsewhere hides the list (contract 06 §5.3). Where its press began counts, too: the tap that opens the
 * overlay moves the box away from under the finger.
 */
export function useOutsideClick({ container, block, page: { document }, dispatch }: Box): void {
  useEffect(() => {
    let pressedInside = false
    // The path, not the target: what was clicked may have left the page by now.
    const isInside = (event: Event) => {
      const path = event.composedPath()
      return path.includes(container) || path.includes(block)
    }
    const onPress = (event: Event) => {
      pressedInside = isInside(event)
    }
    const onClick = (event: Event) => {
      // A click by key has no press of its own.
      const beganInside = (event as MouseEvent).detail > 0 && pressedInside
      pressedInside = false
      if (!beganInside && !isInside(event)) dispatch({ type: 'dismissed' })
    }
    const stops = [
      listen(document, ['pointerdown'], onPress, EARLY),
      listen(document, ['click'], onClick, EARLY),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [container, block, document, dispatch])
}
