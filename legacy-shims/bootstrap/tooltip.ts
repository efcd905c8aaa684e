import { shownTooltipText } from '../../src/overlay/tooltip'
import { currentJQuery } from '../jquery-events'

/** Bootstrap 3 moves the text of `title` to this attribute. */
const BOOTSTRAP_TITLE = 'data-original-title'

/** The text of an element's tooltip, whether the browser, Bootstrap or laurel shows it; null without one. */
export function tooltipText(wrap: HTMLElement): string | null {
  return wrap.getAttribute(BOOTSTRAP_TITLE) || wrap.getAttribute('title') || shownTooltipText(wrap)
}

/** Sets the text of a tooltip for the browser and for Bootstrap, which has a copy of its own. */
export function setTooltipText(wrap: HTMLElement, text: string): void {
  if (wrap.hasAttribute(BOOTSTRAP_TITLE)) wrap.setAttribute(BOOTSTRAP_TITLE, text)
  wrap.setAttribute('title', text)
}

/** Calls Bootstrap's tooltip plugin. @returns whether the page has it */
export function driveTooltip(
  window: Window,
  wrap: HTMLElement,
  action: 'show' | 'hide' | 'fixTitle',
): boolean {
  const jQuery = currentJQuery(window)
  if (typeof jQuery?.fn.tooltip !== 'function') return false
  try {
    jQuery(wrap).tooltip?.(action)
    return true
  } catch {
    // Another library's tooltip, or a version of Bootstrap without this action.
    return false
  }
}
