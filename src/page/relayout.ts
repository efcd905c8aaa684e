/**
 * The widgets of contract 03 §15.2. Laurel's own maps, the directory map (contract 03 §10) among them, observe the size of
 * their canvas and need no event; this one is for scripts that know the theme's map by `.map-canvas`.
 */
const MAP = '.map-canvas'
const LIST = '.blog-wrap, .portfolio-wrap, .spb_blog_widget, .spb_portfolio_widget'
const STICKY_SIDEBARS = '#sf-included.stickysidebars'
const MAP_AFTER_MS = 100
const LIST_AFTER_MS = 200
const SIDEBARS_AFTER_MS = 300

/** Fires a `resize` event, at which the page's scripts measure their widgets again. */
export function relayout(window: Window): void {
  window.dispatchEvent(new Event('resize'))
}

/**
 * Fires `resize` events after a tab or a section was opened, for the widgets that it may hold.
 * @param box the widget box around it
 * @returns a function that cancels them
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
