import { currentJQuery, type JQuery } from './jquery'

/**
 * Calls back with the page's jQuery: now, when a script that loads later brings it, and again when another
 * version takes its place. What the callback returns is undone on replacement and at the end.
 * @returns the end
 */
export function onJQuery(window: Window, callback: (jQuery: JQuery) => () => void): () => void {
  const { document } = window
  let known: JQuery | undefined
  let undo: () => void = () => {}

  function look() {
    const jQuery = currentJQuery(window)
    if (!jQuery || jQuery === known) return
    undo()
    known = jQuery
    undo = callback(jQuery)
  }

  // A script element's `load` does not bubble, but it is captured: that is the moment at which jQuery can arrive.
  document.addEventListener('load', look, { capture: true })
  document.addEventListener('DOMContentLoaded', look)
  window.addEventListener('load', look)
  look()

  return () => {
    document.removeEventListener('load', look, { capture: true })
    document.removeEventListener('DOMContentLoaded', look)
    window.removeEventListener('load', look)
    undo()
  }
}
