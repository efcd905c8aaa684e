import { shownTooltipText } from '../../src/overlay/tooltip'
import { currentJQuery } from '../jquery-events'

/** Bootstrap 3 keeps the text here once it has taken over an element's `title`. */
const KEPT_TITLE = 'data-original-title'

/** What an element's tooltip says, whoever shows it; null where it has none. */
export function tooltipText(wrap: HTMLElement): string | null {
  return wrap.getAttribute(KEPT_TITLE) || wrap.getAttribute('title') || shownTooltipText(wrap)
}

/** Gives a tooltip another text, whoever shows it: the browser, or Bootstrap, which keeps its own copy. */
export function setTooltipText(wrap: HTMLElement, text: string): void {
  if (wrap.hasAttribute(KEPT_TITLE)) wrap.setAttribute(KEPT_TITLE, text)
  wrap.setAttribute('title', text)
}

/** Has Bootstrap show or hide a tooltip. Returns whether there is a Bootstrap to do it. */
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
    // Another library's tooltip, or another Bootstrap, which knows no such action.
    return false
  }
}
