/** Whether the visitor asked for less motion: animations then jump to their end. */
export function prefersReducedMotion(window: Window): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
