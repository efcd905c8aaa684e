import { useEffect } from 'react'
import { listen } from '../../../src/dom/listen'
import type { Box } from './box'

/** Captured, so that no other listener can stop the event first. */
const CAPTURED = { capture: true, passive: true }

/**
 * A click outside hides the list (contract 06 §5.3), unless it began inside: the tap that opens the overlay
 * moves the box away from under the finger.
 */
export function useOutsideClick({ container, block, page: { document }, dispatch }: Box): void {
  useEffect(() => {
    let pressedInside = false
    const onEvent = (event: MouseEvent) => {
      // The path and not the target, which may have been removed from the page.
      const path = event.composedPath()
      const isInside = path.includes(container) || path.includes(block)
      const isPress = event.type !== 'click'
      // A click by keyboard has no press.
      const beganInside = event.detail > 0 && pressedInside
      if (!isPress && !beganInside && !isInside) dispatch({ type: 'dismissed' })
      pressedInside = isPress && isInside
    }
    return listen(document, ['pointerdown', 'click'], onEvent, CAPTURED)
  }, [container, block, document, dispatch])
}
