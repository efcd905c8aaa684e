const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** Calls back once, at the visitor's first interaction: pointer, touch, key, focus or scrolling. */
export function onFirstInteraction(window: Window, callback: () => void): void {
  const controller = new AbortController()
  function onInteraction() {
    controller.abort()
    callback()
  }
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const type of INTERACTIONS) window.addEventListener(type, onInteraction, options)
}
