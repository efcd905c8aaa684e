import { fadeIn, fadeOut } from '../../../src/motion/fade'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

const OVERLAY = '#addingToCart'
const SALE_BADGE = '.onsale'
const ICONS = {
  adding: 'jckqv-icon-cw animate-spin',
  added: 'jckqv-icon-ok',
  failed: 'jckqv-icon-error',
} as const
const FADE_MS = 400

/** The overlay that covers the content while a product is added, and shows the outcome (contract 02 §11.6). */
export interface AddingOverlay {
  set(status: keyof typeof ICONS, text: string): void
  show(): void
  hide(): void
  /** Shows the sale badge again, which lies above the overlay and is hidden with `show`. */
  showBadge(): void
}

export function createAddingOverlay(content: HTMLElement, window: Window): AddingOverlay {
  const overlay = content.querySelector<HTMLElement>(OVERLAY)
  const badge = content.querySelector<HTMLElement>(SALE_BADGE)
  const [icon, label] = [overlay?.querySelector('i'), overlay?.querySelector('span')]
  return {
    set(status, text) {
      if (icon) icon.className = ICONS[status]
      if (label) label.textContent = text
    },
    show() {
      if (overlay) fadeIn(overlay, { durationMs: FADE_MS })
      if (badge) fadeOut(badge, { durationMs: FADE_MS })
    },
    hide() {
      if (overlay) fadeOut(overlay, { durationMs: FADE_MS })
    },
    showBadge() {
      // `fadeIn` would set `display: block`; the style sheet gives the badge another display.
      for (const property of ['display', 'opacity']) badge?.style.removeProperty(property)
      if (!prefersReducedMotion(window)) badge?.animate?.([{ opacity: 0 }, { opacity: 1 }], FADE_MS)
    },
  }
}
