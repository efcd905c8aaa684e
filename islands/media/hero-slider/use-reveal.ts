import { useScope } from '../../../src/react/use-scope'
import type { Hero } from './hero'
import { showSlides } from './loading'
import type { SliderState } from './slider'

/** The delay of the first caption and video after the slider is shown (contract 04 §17.4). */
const FIRST_CONTENT_MS = 600

/** Shows the slides when the first one is loaded, and a moment later what is in it. */
export function useReveal({ parts, scope, dispatch }: Hero, { phase }: SliderState): void {
  const isRevealed = phase !== 'loading'
  useScope(scope, () => {
    if (!isRevealed) return
    showSlides(parts.host, parts.wrapper, scope)
    scope.after(FIRST_CONTENT_MS, () => dispatch({ type: 'begin' }))
  }, [isRevealed])
}
