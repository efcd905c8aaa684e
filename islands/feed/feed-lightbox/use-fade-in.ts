import { type RefObject, useLayoutEffect } from 'react'
import { animateFrom } from '../../../src/motion/animate-from'

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
