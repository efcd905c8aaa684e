import { useEffect } from 'react'
import { listen } from '../../../src/dom/listen'
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
    const onEvent = (event: MouseEvent) => {
      // The path, not the target: what was clicked may have left the page by now.
      const path = event.composedPath()
      const isInside = path.includes(container) || path.includes(block)
      const isPress = event.type !== 'click'
      // A click by key has no press of its own.
      const beganInside = event.detail > 0 && pressedInside
      if (!isPress && !beganInside && !isInside) dispatch({ type: 'dismissed' })
      pressedInside = isPress && isInside
    }
    return listen(document, ['pointerdown', 'click'], onEvent, EARLY)
  }, [container, block, document, dispatch])
}
