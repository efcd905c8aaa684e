import { hasBootstrap } from '../../../legacy-shims/bootstrap/plugin'
import { driveTooltip } from '../../../legacy-shims/bootstrap/tooltip'
import { createAdoption } from '../../../src/dom/adoption'
import { showTooltip, type Tooltip } from '../../../src/overlay/tooltip'
import type { Scope } from '../../../src/page/scope'

/** Leaves time to move the pointer across the gap onto the tooltip (WCAG 1.4.13). */
const LEAVE_AFTER_MS = 100
/** Bootstrap moves an element's `title` to this attribute. */
const BOOTSTRAP_TITLE = 'data-original-title'
const NAMED = '[aria-label], [aria-labelledby]'

let ids = 0

const hasKeyboardFocus = (host: Element) =>
  host.matches(':focus-visible') || host.querySelector(':focus-visible') !== null

/** Shows an element's `title` under the pointer and at the keyboard's focus; Esc hides it. */
export function mountTitleTooltip(host: HTMLElement, scope: Scope): void {
  const { window, document } = scope
  /** Attributes that are changed only while the tooltip is shown. */
  const whileShown = createAdoption()
  let tooltip: Tooltip | undefined
  let cancelLeave = () => {}
  let stopListening = () => {}

  function show() {
    cancelLeave()
    if (tooltip) return
    if (hasBootstrap(window, 'tooltip')) return showByBootstrap()
    const text = (host.getAttribute('title') || host.getAttribute(BOOTSTRAP_TITLE) || '').trim()
    if (text === '') return
    tooltip = showTooltip(host, text)
    describe(tooltip.element, text)
    const listening = scope.child()
    stopListening = listening.dispose
    listening.listen(document, 'keydown', ({ key }) => {
      if (key === 'Escape') hide()
    })
    listening.listen(tooltip.element, 'pointerenter', () => cancelLeave())
    listening.listen(tooltip.element, 'pointerleave', leave)
  }

  /** Needed for the first time only: Bootstrap then listens to the element itself. */
  function showByBootstrap() {
    if (!host.hasAttribute(BOOTSTRAP_TITLE)) driveTooltip(window, host, 'show')
  }

  /** Links the tooltip to its host, and removes the `title` so that the browser does not show it as well. */
  function describe(element: HTMLElement, text: string) {
    ids += 1
    element.id = `laurel-tooltip-${ids}`
    element.setAttribute('role', 'tooltip')
    whileShown.attribute(host, 'title', null)
    const descriptions = [host.getAttribute('aria-describedby') ?? '', element.id]
    whileShown.attribute(host, 'aria-describedby', descriptions.join(' ').trim())
    const isNamed = host.textContent?.trim() || host.matches(NAMED) || host.querySelector('img[alt]')
    if (!isNamed) whileShown.attribute(host, 'aria-label', text)
  }

  function leave() {
    cancelLeave()
    cancelLeave = scope.after(LEAVE_AFTER_MS, () => {
      if (!hasKeyboardFocus(host)) hide()
    })
  }
  function hide() {
    cancelLeave()
    stopListening()
    if (!tooltip) return
    tooltip.remove()
    tooltip = undefined
    const newTitle = host.getAttribute('title')
    whileShown.restore()
    // Another script has set a new title while the tooltip was shown.
    if (newTitle) host.setAttribute('title', newTitle)
  }

  scope.listen(host, 'pointerenter', show)
  scope.listen(host, 'focusin', () => {
    if (hasKeyboardFocus(host)) show()
  })
  scope.listen(host, 'pointerleave', leave)
  scope.listen(host, 'focusout', hide)
  scope.add(hide)
  if (host.matches(':hover') || hasKeyboardFocus(host)) show()
}
