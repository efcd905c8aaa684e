import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { easeOutCubic, scrollWindow } from '../../../src/motion/scroll'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import { createPanel } from '../../../src/overlay/panel'
import { bindOpener } from '../../../src/overlay/panel-opener'
import { createPanelTimers } from '../../../src/overlay/panel-timers'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { text } from '../../../src/page/text'

const SLIDE = { durationMs: 800, easing: 'cubic-bezier(0.87, 0, 0.13, 1)' } as const
/** A scrolled page scrolls to its top first. */
const SCROLL_TO_TOP = { durationMs: 600, easing: easeOutCubic } as const
const SLIDE_AFTER_SCROLL_MS = 800

const OPENERS = '.contact-menu-link'
const OPEN_CLASS = 'slide-open'
const PANEL = '#contact-slideout'

const share = sharedByHosts((scope) => {
  const { document, window } = scope
  // A scope of its own, so that styles are restored last, when the panel has closed.
  const adopted = scope.child().adopt
  const timers = createPanelTimers()
  let isUnmounted = false
  const find = () => document.querySelector<HTMLElement>(PANEL)

  function slide(element: HTMLElement, isOpen: boolean) {
    for (const opener of document.querySelectorAll(OPENERS)) adopted.toggle(opener, OPEN_CLASS, isOpen)
    adopted.style(element, 'display', element.style.display)
    if (isOpen) slideDown(element, SLIDE)
    else slideUp(element, SLIDE)
  }
  function slideAtTop(element: HTMLElement, isOpen: boolean) {
    timers.drop('slide')
    if (window.scrollY <= 0 || isUnmounted) return slide(element, isOpen)
    scrollWindow(window, 0, SCROLL_TO_TOP).catch(scope.report)
    if (prefersReducedMotion(window)) return slide(element, isOpen)
    timers.after('slide', SLIDE_AFTER_SCROLL_MS, () => slide(element, isOpen))
  }

  scope.add(() => {
    const element = find()
    if (element) stopSlide(element)
  })
  const panel = createPanel(scope, {
    name: 'contact-slideout',
    timers,
    find,
    show({ element }) {
      // The map in the panel is an island of its own, which wakes when it becomes visible.
      slideAtTop(element, true)
    },
    hide({ element }) {
      slideAtTop(element, false)
    },
  })

  scope.add(() => {
    isUnmounted = true
  })
  return panel
})

/** Opens the contact form and map below the header (contract 01 §11). */
export const mount: Mount = (opener, scope) => {
  bindOpener(opener, { panel: share, label: text('contact-slideout.contact', 'Contact') }, scope)
}
