import { cancelAnimation, prefersReducedMotion } from './reduced-motion'

/**
 * Moves an element from another look to the one that it has; it has it at once where less motion is asked for.
 * @returns the way to stop half-way
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
