import { type RefObject, useLayoutEffect } from 'react'
import { animateFrom } from '../../../src/motion/animate-from'

/** Comes in and goes out slowly; what takes it off the page waits for that. */
export function useFades(element: RefObject<HTMLElement | null>, isOpen: boolean, durationMs: number): void {
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    if (isOpen) return animateFrom(current, { opacity: 0 }, { durationMs })
    // From the look that the style sheet gives it.
    current.animate?.({ opacity: 0 }, { duration: durationMs, fill: 'forwards' })
    return undefined
  }, [element, isOpen, durationMs])
}
