const IDLE_TIMEOUT_MS = 2000

/** Calls back once the page is loaded and the main thread is free. */
export function whenIdle(window: Window, callback: () => void): void {
  const { document } = window
  const ask = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(callback, 1)
  }
  if (document.readyState === 'complete') ask()
  else window.addEventListener('load', ask, { once: true })
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether code may be fetched before it is asked for: not on the visitor's saved data, nor on a slow line. */
export function mayPrefetch(navigator: Navigator & { connection?: Connection }): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return !saveData && !/[23]g/.test(effectiveType ?? '')
}
