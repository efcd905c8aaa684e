const navigationOf = ({ performance }: Window) =>
  performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined

/**
 * The time since `DOMContentLoaded`, in ms; 0 before it, or if the browser does not report it. The theme's
 * scripts count their delays from there.
 */
export function sinceDomReady(window: Window): number {
  const at = navigationOf(window)?.domContentLoadedEventStart ?? 0
  return at > 0 ? window.performance.now() - at : 0
}

/**
 * The time since the browser has parsed the page (`domInteractive`), in ms; 0 before that, or if it does not
 * report it.
 */
export function sinceParsed(window: Window): number {
  const at = navigationOf(window)?.domInteractive ?? 0
  return at > 0 ? window.performance.now() - at : 0
}

/** Whether the visitor came back to this page, so that the browser restores the form fields. */
export function isReturn(window: Window): boolean {
  return navigationOf(window)?.type === 'back_forward'
}

/** Whether the browser has not yet restored the form fields: it has by the event `pageshow`. */
export function isRestoring(window: Window): boolean {
  return isReturn(window) && navigationOf(window)?.loadEventEnd === 0
}
