const navigationOf = ({ performance }: Window) =>
  performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined

/**
 * How long ago the page was parsed, in ms; 0 while it is not yet, or where the browser does not say. Other scripts
 * count their delays from there.
 */
export function sinceDomReady(window: Window): number {
  const at = navigationOf(window)?.domContentLoadedEventStart ?? 0
  return at > 0 ? window.performance.now() - at : 0
}

/** How long ago the browser had read the page to its end, scripts that wait for that not counted, in ms. */
export function sinceParsed(window: Window): number {
  const at = navigationOf(window)?.domInteractive ?? 0
  return at > 0 ? window.performance.now() - at : 0
}

/** Whether the visitor came back to this page, and with that to what was typed and chosen on it. */
export function isReturn(window: Window): boolean {
  return navigationOf(window)?.type === 'back_forward'
}

/** Whether the browser has still to fill in what was typed and chosen: it has by the event `pageshow`. */
export function isRestoring(window: Window): boolean {
  return isReturn(window) && navigationOf(window)?.loadEventEnd === 0
}
