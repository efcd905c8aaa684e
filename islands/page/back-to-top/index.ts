import { pressByKey } from '../../../src/dom/press-by-key'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { easeOutCubic, scrollWindow } from '../../../src/motion/scroll'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'

/** The control is shown beyond this position, and does not change at it (spec storefront §4). */
const THRESHOLD_PX = 300
const SHOWN_BOTTOM_PX = 20
const HIDDEN_BOTTOM_PX = -80
const SLIDE_MS = 300
const DURATION_MS = 800
const CONTROL_ID = 'back-to-top'

/** Scrolls the page to its top. The page's own control is shown and hidden by the scroll position. */
export const mount: Mount = (host, scope) => {
  const { window } = scope
  function toTop(event: Event) {
    event.preventDefault()
    scrollWindow(window, 0, { durationMs: DURATION_MS, easing: easeOutCubic })
  }
  scope.listen(host, 'click', toTop)
  if (host.id === CONTROL_ID) followScroll(host, window, scope)
  if (!host.matches('a[href], button')) makeButton(host, scope)
}

function followScroll(host: HTMLElement, window: Window, scope: Scope): void {
  const before = host.style.bottom
  const wasInert = host.inert
  let bottom: number | undefined
  function update() {
    if (window.scrollY === THRESHOLD_PX) return
    const next = window.scrollY > THRESHOLD_PX ? SHOWN_BOTTOM_PX : HIDDEN_BOTTOM_PX
    if (next === bottom) return
    slide(host, bottom ?? HIDDEN_BOTTOM_PX, next)
    bottom = next
    // The hidden control lies below the window, where the keyboard would still reach it.
    host.inert = next === HIDDEN_BOTTOM_PX
  }
  scope.listen(window, 'scroll', update, { passive: true })
  update()
  scope.add(() => {
    host.style.bottom = before
    host.inert = wasInert
  })
}

/**
 * Sets `bottom` and animates a transform instead: the theme's own transition of `bottom` would trigger a
 * layout in every frame and count as a layout shift.
 */
function slide(host: HTMLElement, from: number, to: number) {
  const { transition } = host.style
  host.style.transition = 'none'
  host.style.bottom = `${to}px`
  const view = host.ownerDocument.defaultView
  if (from !== to && view && !prefersReducedMotion(view) && typeof host.animate === 'function') {
    host.animate([{ transform: `translateY(${to - from}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: 'ease',
    })
  }
  // Reading the layout applies `bottom` while the transition is off.
  host.getBoundingClientRect()
  host.style.transition = transition
}

/** The theme prints a bare `div`: it becomes a button for the keyboard and screen readers. */
function makeButton(host: HTMLElement, scope: Scope): void {
  for (const [name, value] of Object.entries({
    role: 'button',
    tabindex: '0',
    'aria-label': text('back-to-top.name', 'Back to top'),
  })) {
    if (!host.hasAttribute(name)) scope.adopt.attribute(host, name, value)
  }
  scope.listen(host, 'keydown', pressByKey)
}
