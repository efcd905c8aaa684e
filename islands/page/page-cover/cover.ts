import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

/** The element over the page during a fade; where the page has none, both methods do nothing. */
export interface Cover {
  fade(opacity: 0 | 1, durationMs: number): void
  hide(): void
}

export function coverOf(
  { document, window }: { document: Document; window: Window },
  selector: string,
): Cover {
  const cover = document.querySelector<HTMLElement>(selector)
  return {
    fade(opacity, durationMs) {
      if (!cover) return
      // A transparent cover lets clicks through.
      cover.style.pointerEvents = opacity === 0 ? 'none' : ''
      if (opacity === 1) {
        cover.style.opacity = '0'
        cover.style.display = 'block'
        // Reading the size makes the browser apply opacity 0 first, so that the transition runs.
        void cover.offsetWidth
      }
      cover.style.transition = prefersReducedMotion(window) ? 'none' : `opacity ${durationMs}ms`
      cover.style.opacity = String(opacity)
    },
    hide() {
      if (!cover) return
      cover.style.display = 'none'
      cover.style.transition = ''
      cover.style.pointerEvents = ''
    },
  }
}
