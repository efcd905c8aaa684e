import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import type { Box } from './box'

/** Phones as user agents name them; tablets do not count (contract 06 §4.2). */
const PHONE = /phone|ipod|android.+mobile|blackberry|bb10|opera m(?:obi|ini)/i
const SMALL_TOUCH_SCREEN = `(max-width: ${BREAKPOINTS_PX.mobile}px) and (pointer: coarse)`

/** Whether the device is a phone, by its user agent or its small touch screen. */
export function isPhone(window: Window): boolean {
  return PHONE.test(window.navigator.userAgent) || (window.matchMedia?.(SMALL_TOUCH_SCREEN).matches ?? false)
}

/** Whether focusing the box opens its full-screen overlay (contract 06 §4.2). */
export function opensFullScreen({ container, settings, others, page: { document, window } }: Box): boolean {
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
