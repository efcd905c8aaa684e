import type { Box } from './box'
import { isPhone } from './phone'

/** Whether a box that is being focused takes the whole screen (contract 06 §4.2). */
export function takesScreen({ container, settings, others, page: { document, window } }: Box): boolean {
  if (document.body.classList.contains('aws-overlay')) return false
  if (others.opensOverlay()) return true
  return settings.mobileScreen && isPhone(window) && !isFixed(container, window)
}

function isFixed(container: Element, window: Window): boolean {
  for (let element: Element | null = container; element; element = element.parentElement) {
    if (window.getComputedStyle(element).position === 'fixed') return true
  }
  return false
}
