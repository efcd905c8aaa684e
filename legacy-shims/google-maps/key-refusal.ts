type Refusable = Window & { gm_authFailure?: unknown }

const listeners = new Set<() => void>()
let hasRefused = false
let stopListening: (() => void) | undefined

/** Whether the service has refused the page's key, which is final. */
export const isRefused = (): boolean => hasRefused

/**
 * Calls back when the service refuses the page's key. The service calls a global function then, long after its script
 * has loaded; a function of the page's own is called as well.
 * @returns a function that stops it
 */
export function onRefused(window: Refusable, callback: () => void): () => void {
  listeners.add(callback)
  stopListening ??= listenToService(window)
  return () => {
    listeners.delete(callback)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

function listenToService(window: Refusable): () => void {
  const before = window.gm_authFailure
  const refuse = () => {
    hasRefused = true
    if (typeof before === 'function') before()
    for (const listener of [...listeners]) listener()
  }
  window.gm_authFailure = refuse
  return () => {
    if (window.gm_authFailure !== refuse) return
    if (before === undefined) delete window.gm_authFailure
    else window.gm_authFailure = before
  }
}
