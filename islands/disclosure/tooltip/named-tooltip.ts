import { hasBootstrap } from '../../../legacy-shims/bootstrap/plugin'
import { driveTooltip } from '../../../legacy-shims/bootstrap/tooltip'
import { createAdoption } from '../../../src/dom/adoption'
import { showTooltip, type Tooltip } from '../../../src/overlay/tooltip'
import type { Scope } from '../../../src/page/scope'

/** The pointer may leave for the tooltip itself, across the gap between the two (WCAG 1.4.13). */
const LEAVE_AFTER_MS = 100
/** Bootstrap keeps the text here once it has taken over an element's `title`. */
const KEPT_TITLE = 'data-original-title'
const NAMED = '[aria-label], [aria-labelledby]'

let ids = 0

const hasKeyboard = (host: Element) =>
  host.matches(':focus-visible') || host.querySelector(':focus-visible') !== null

/** What an element's `title` says, shown under the pointer and at the keyboard's focus; Esc hides it. */
export function mountNamedTooltip(host: HTMLElement, scope: Scope): void {
  const { window, document } = scope
  const borrowed = createAdoption()
  let tooltip: Tooltip | undefined
  let cancelLeave = () => {}
  let stopHearing = () => {}

  function show() {
    cancelLeave()
    if (tooltip) return
    if (hasBootstrap(window, 'tooltip')) return showByBootstrap()
    const text = (host.getAttribute('title') || host.getAttribute(KEPT_TITLE) || '').trim()
    if (text === '') return
    tooltip = showTooltip(host, text)
    describe(tooltip.element, text)
    const hearing = scope.child()
    stopHearing = hearing.dispose
    hearing.listen(document, 'keydown', ({ key }) => {
      if (key === 'Escape') hide()
    })
    hearing.listen(tooltip.element, 'pointerenter', () => cancelLeave())
    hearing.listen(tooltip.element, 'pointerleave', leave)
  }

  /** From its first showing on, Bootstrap looks after the element by itself. */
  function showByBootstrap() {
    if (!host.hasAttribute(KEPT_TITLE)) driveTooltip(window, host, 'show')
  }

  /** While it is shown, the browser is not to show the same text again. */
  function describe(element: HTMLElement, text: string) {
    ids += 1
    element.id = `laurel-tooltip-${ids}`
    element.setAttribute('role', 'tooltip')
    borrowed.attribute(host, 'title', null)
    const descriptions = [host.getAttribute('aria-describedby') ?? '', element.id]
    borrowed.attribute(host, 'aria-describedby', descriptions.join(' ').trim())
    const isNamed = host.textContent?.trim() || host.matches(NAMED) || host.querySelector('img[alt]')
    if (!isNamed) borrowed.attribute(host, 'aria-label', text)
  }

  function leave() {
    cancelLeave()
    cancelLeave = scope.after(LEAVE_AFTER_MS, () => {
      if (!hasKeyboard(host)) hide()
    })
  }
  function hide() {
    cancelLeave()
    stopHearing()
    if (!tooltip) return
    tooltip.remove()
    tooltip = undefined
    const given = host.getAttribute('title')
    borrowed.restore()
    // Another script may have given it a new text meanwhile.
    if (given) host.setAttribute('title', given)
  }

  scope.listen(host, 'pointerenter', show)
  scope.listen(host, 'focusin', () => {
    if (hasKeyboard(host)) show()
  })
  scope.listen(host, 'pointerleave', leave)
  scope.listen(host, 'focusout', hide)
  scope.add(hide)
  if (host.matches(':hover') || hasKeyboard(host)) show()
}
