import { listen } from '../dom/listen'

/** Whether the visitor prefers reduced motion: animations then jump to their end. */
export function prefersReducedMotion(window: Window): boolean {
  return reducedMotion(window)?.matches ?? false
}

/**
 * Calls back when that preference changes.
 * @returns a function that stops it
 */
export function onMotionChange(window: Window, callback: () => void): () => void {
  const query = reducedMotion(window)
  return query?.addEventListener ? listen(query, ['change'], callback) : () => {}
}

const reducedMotion = (window: Window): MediaQueryList | undefined =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)')

/** Cancels an animation without an uncaught rejection of its `finished` promise. */
export function cancelAnimation(animation: Animation | undefined): void {
  animation?.finished?.catch(() => {})
  animation?.cancel()
}
