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

/** What lies over the content while a product is added, and tells how that went (contract 02 §11.6). */
export interface AddingOverlay {
  tell(face: keyof typeof ICONS, text: string): void
  show(): void
  hide(): void
  /** The badge lies above the overlay, and comes back after it. */
  showBadge(): void
}

export function createAddingOverlay(content: HTMLElement, window: Window): AddingOverlay {
  const overlay = content.querySelector<HTMLElement>(OVERLAY)
  const badge = content.querySelector<HTMLElement>(SALE_BADGE)
  const [icon, label] = [overlay?.querySelector('i'), overlay?.querySelector('span')]
  return {
    tell(face, text) {
      if (icon) icon.className = ICONS[face]
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
      // Not by `fadeIn`, which makes a block of what the style sheet shows in another way.
      for (const property of ['display', 'opacity']) badge?.style.removeProperty(property)
      if (!prefersReducedMotion(window)) badge?.animate?.([{ opacity: 0 }, { opacity: 1 }], FADE_MS)
    },
  }
}
