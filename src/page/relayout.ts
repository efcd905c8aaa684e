/** What lays itself out anew when the window's size changes, and when it is told so (contract 03 §15.2). */
const MAP = '.map-canvas'
const LIST = '.blog-wrap, .portfolio-wrap, .spb_blog_widget, .spb_portfolio_widget'
const STICKY_SIDEBARS = '#sf-included.stickysidebars'
const MAP_AFTER_MS = 100
const LIST_AFTER_MS = 200
const SIDEBARS_AFTER_MS = 300

/** Has everything on the page measure itself anew, as after a change of the window's size. */
export function relayout(window: Window): void {
  window.dispatchEvent(new Event('resize'))
}

/**
 * Has what a tab or a section holds lay itself out, once it is shown.
 * @param box the widget around it
 * @returns the way to call it off
 */
export function relayoutLater(window: Window, box: Element | null): () => void {
  const delays = [
    box?.querySelector(MAP) && MAP_AFTER_MS,
    box?.querySelector(LIST) && LIST_AFTER_MS,
    window.document.querySelector(STICKY_SIDEBARS) && SIDEBARS_AFTER_MS,
  ].filter((delay) => typeof delay === 'number')
  const timers = delays.map((delay) => setTimeout(() => relayout(window), delay))
  return () => timers.forEach(clearTimeout)
}
