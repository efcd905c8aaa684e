import { currentJQuery, type JQuery } from './jquery'

/**
 * Calls back with the page's jQuery: now or when a later script provides it, and again when another version replaces it.
 * The function that the callback returns is called on replacement and at the end.
 * @returns a function that stops it
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

  // jQuery arrives with a script, whose `load` event does not bubble and has to be captured.
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
