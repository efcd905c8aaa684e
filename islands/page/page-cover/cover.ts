import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

/** What lies over the page while it comes or goes; without one every step of it is left out. */
export interface Cover {
  /** Sets its opacity over a time. */
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
      // What can be seen through can be clicked through.
      cover.style.pointerEvents = opacity === 0 ? 'none' : ''
      if (opacity === 1) {
        cover.style.opacity = '0'
        cover.style.display = 'block'
        // Measured in between, so that it does fade in.
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
