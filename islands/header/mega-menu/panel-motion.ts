import type { Adoption } from '../../../src/dom/adoption'
import { fadeIn, fadeOut, finishFade } from '../../../src/motion/fade'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import { MENU_FADE_IN_MS, MENU_FADE_OUT_MS } from '../../../src/overlay/hover-menu'

export type Effect =
  | { readonly kind: 'slide'; readonly durationMs: number }
  /** The theme's own fades. */
  | { readonly kind: 'fade' }
  /** The theme's CSS animates the panel by its classes. */
  | { readonly kind: 'css' }

const ANIMATED_STYLES = ['display', 'opacity']

export interface PanelMotion {
  move(panel: HTMLElement, isOpen: boolean): void
  /** Ends running animations and removes their inline styles: the theme's CSS then decides. */
  reset(): void
}

/** Shows and hides panels by inline styles, beside the classes that the theme's CSS knows. */
export function createPanelMotion(adopted: Adoption, effect: () => Effect): PanelMotion {
  /** Panels with inline styles of a slide or fade. */
  const styled = new Set<HTMLElement>()

  function adoptStyles(panel: HTMLElement) {
    styled.add(panel)
    for (const property of ANIMATED_STYLES) {
      adopted.style(panel, property, panel.style.getPropertyValue(property))
    }
  }

  return {
    move(panel, isOpen) {
      const current = effect()
      if (current.kind === 'css') return
      adoptStyles(panel)
      if (current.kind === 'slide') {
        const { durationMs } = current
        if (isOpen) slideDown(panel, { durationMs })
        else slideUp(panel, { durationMs })
      } else if (isOpen) fadeIn(panel, { durationMs: MENU_FADE_IN_MS })
      else fadeOut(panel, { durationMs: MENU_FADE_OUT_MS })
    },
    reset() {
      for (const panel of styled) {
        stopSlide(panel)
        finishFade(panel)
        for (const property of ANIMATED_STYLES) adopted.style(panel, property, '')
      }
      styled.clear()
    },
  }
}
