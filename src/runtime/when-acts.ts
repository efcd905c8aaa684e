const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** Calls back once, at the first sign that the visitor is there: the pointer, a finger, a key, a scrolled page. */
export function whenActs(window: Window, callback: () => void): void {
  const signs = new AbortController()
  function onSign() {
    signs.abort()
    callback()
  }
  const options = { capture: true, passive: true, signal: signs.signal }
  for (const sign of SIGNS) window.addEventListener(sign, onSign, options)
}
