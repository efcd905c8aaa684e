import { type RefObject, useLayoutEffect } from 'react'
import { animateFrom } from '../../../src/motion/animate-from'

/** Each time that it comes to be shown, it comes in slowly. */
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
