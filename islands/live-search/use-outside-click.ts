import { useEffect } from 'react'
import type { Box } from './box'

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
    const onClick = (event: MouseEvent) => {
      // A click by key has no press of its own.
      const beganInside = event.detail > 0 && pressedInside
      pressedInside = false
      if (!beganInside && !isInside(event)) dispatch({ type: 'dismissed' })
    }
    document.addEventListener('pointerdown', onPress, { capture: true, passive: true })
    document.addEventListener('click', onClick, { capture: true, passive: true })
    return () => {
      document.removeEventListener('pointerdown', onPress, { capture: true })
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [container, block, document, dispatch])
}
