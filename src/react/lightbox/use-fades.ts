import { type RefObject, useLayoutEffect } from 'react'
import { animateFrom } from '../../motion/animate-from'

/** Fades an element in each time it is shown. */
export function useFadeIn(
  element: RefObject<HTMLElement | null>,
  isShown: boolean,
  durationMs: number,
): void {
  useLayoutEffect(() => {
    const { current } = element
    return isShown && current ? animateFrom(current, { opacity: 0 }, { durationMs }) : undefined
  }, [element, isShown, durationMs])
}

/** Fades an element in when the lightbox opens, and out while it closes. */
export function useFades(element: RefObject<HTMLElement | null>, isOpen: boolean, durationMs: number): void {
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    if (isOpen) return animateFrom(current, { opacity: 0 }, { durationMs })
    // It fades from the opacity of the style sheet.
    current.animate?.({ opacity: 0 }, { duration: durationMs, fill: 'forwards' })
    return undefined
  }, [element, isOpen, durationMs])
}
