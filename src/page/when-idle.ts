const IDLE_TIMEOUT_MS = 2000

/** Calls back when the page is loaded and the main thread is idle. */
export function whenIdle(window: Window, callback: () => void): void {
  const { document } = window
  const ask = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(callback, 1)
  }
  if (document.readyState === 'complete') ask()
  else window.addEventListener('load', ask, { once: true })
}
