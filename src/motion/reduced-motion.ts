import { listen } from '../dom/listen'

/** Whether the visitor asked for less motion: animations then jump to their end. */
export function prefersReducedMotion(window: Window): boolean {
  return reducedMotion(window)?.matches ?? false
}

/**
 * Calls back when the visitor comes to ask for less motion, or no longer does.
 * @returns the way to stop
 */
export function onMotionChange(window: Window, callback: () => void): () => void {
  const query = reducedMotion(window)
  return query?.addEventListener ? listen(query, ['change'], callback) : () => {}
}

const reducedMotion = (window: Window): MediaQueryList | undefined =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)')

/** Takes an animation off; that it did not come to its end is no error. */
export function cancelAnimation(animation: Animation | undefined): void {
  animation?.finished?.catch(() => {})
  animation?.cancel()
}
