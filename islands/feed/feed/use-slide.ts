import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import { useScope } from '../../../src/react/use-scope'
import { useFeed } from './feed-context'

/** @returns a function that slides a part of a post open or shut; unmounting restores it as printed */
export function useSlide(part: HTMLElement | null, durationMs: number): (to: 'open' | 'shut') => void {
  useScope(
    useFeed().scope,
    ({ add, adopt }) => {
      if (!part) return
      adopt.style(part, 'display', part.style.display)
      add(() => stopSlide(part))
    },
    [part],
  )
  return (to) => {
    const slide = to === 'open' ? slideDown : slideUp
    if (part) slide(part, { durationMs })
  }
}
