import { easeOutCubic, scrollWindow } from '../../src/page/scroll'
import type { Mount, Unmount } from '../../src/runtime/island'

/** Shown below this scroll position, hidden above it, as it was at exactly this (spec storefront §4). */
const THRESHOLD_PX = 300
const SHOWN_BOTTOM = '20px'
const HIDDEN_BOTTOM = '-80px'
const DURATION_MS = 800
const CONTROL_ID = 'back-to-top'
const CONTROL_LABEL = 'Back to top'

/** Scrolls the page to its top; the page's own control also comes and goes with the scroll position. */
export const mount: Mount = (host, page) => {
  const { window } = page
  function toTop(event: Event) {
    event.preventDefault()
    scrollWindow(window, 0, { durationMs: DURATION_MS, easing: easeOutCubic })
  }
  host.addEventListener('click', toTop)
  const hide = host.id === CONTROL_ID ? followScroll(host, window) : undefined
  const forget = host.matches('a[href], button') ? undefined : makeButton(host)
  return () => {
    host.removeEventListener('click', toTop)
    hide?.()
    forget?.()
  }
}

function followScroll(host: HTMLElement, window: Window): Unmount {
  const before = host.style.bottom
  function place() {
    if (window.scrollY > THRESHOLD_PX) host.style.bottom = SHOWN_BOTTOM
    else if (window.scrollY < THRESHOLD_PX) host.style.bottom = HIDDEN_BOTTOM
  }
  window.addEventListener('scroll', place, { passive: true })
  place()
  return () => {
    window.removeEventListener('scroll', place)
    host.style.bottom = before
  }
}

/** The theme prints a bare `div`: the keyboard and screen readers get a button. */
function makeButton(host: HTMLElement): Unmount {
  const added = Object.entries({ role: 'button', tabindex: '0', 'aria-label': CONTROL_LABEL }).filter(
    ([name]) => !host.hasAttribute(name),
  )
  for (const [name, value] of added) host.setAttribute(name, value)
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    host.click()
  }
  host.addEventListener('keydown', onKey)
  return () => {
    for (const [name] of added) host.removeAttribute(name)
    host.removeEventListener('keydown', onKey)
  }
}
