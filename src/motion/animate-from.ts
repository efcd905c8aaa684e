import { cancelAnimation, prefersReducedMotion } from './reduced-motion'

/**
 * Animates an element from other styles to its own. With reduced motion nothing is animated.
 * @returns a function that cancels the animation
 */
export function animateFrom(
  element: Element,
  from: Keyframe,
  { durationMs, easing = 'ease', delayMs = 0 }: { durationMs: number; easing?: string; delayMs?: number },
): () => void {
  const view = element.ownerDocument.defaultView
  if (!view || prefersReducedMotion(view)) return () => {}
  const animation = element.animate?.([from, {}], {
    duration: durationMs,
    easing,
    delay: delayMs,
    fill: 'backwards',
  })
  return () => cancelAnimation(animation)
}
