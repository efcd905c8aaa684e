/** Whether the visitor asked for less motion: animations then jump to their end. */
export function prefersReducedMotion(window: Window): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** Takes an animation off; that it did not come to its end is no error. */
export function cancelAnimation(animation: Animation | undefined): void {
  animation?.finished?.catch(() => {})
  animation?.cancel()
}
