import type { Adoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/motion/animate-from'
import { onPressOutside } from '../../../src/overlay/panel-press'
import type { Page } from '../../../src/page/page'
import type { Scope } from '../../../src/page/scope'
import { LOADED_CLASS, LOADING_CLASS, OPEN_CLASS, OVERLAY, WILL_OPEN_CLASSES } from './markup'

const FADE_IN_MS = 300
export const FADE_OUT_MS = 500

interface CoverOptions {
  readonly adopted: Adoption
  readonly onPressed: () => void
}

/** The body's classes, and the page's overlay that the theme's CSS shows with them; a page may have no overlay. */
export function createCover({ document, window }: Page, { adopted, onPressed }: CoverOptions) {
  const { body } = document
  const find = () => document.querySelector<HTMLElement>(OVERLAY)
  let stopFade = () => {}

  function fadeTo(opacity: 0 | 1, durationMs: number) {
    const overlay = find()
    if (!overlay) return
    const from = window.getComputedStyle(overlay).opacity
    stopFade()
    adopted.style(overlay, 'opacity', String(opacity))
    stopFade = animateFrom(overlay, { opacity: from }, { durationMs })
  }

  return {
    elements: () => [find()].filter((element) => element !== null),
    showLoading() {
      adopted.classes(body, ...WILL_OPEN_CLASSES, LOADING_CLASS)
      fadeTo(1, FADE_IN_MS)
    },
    showOpen() {
      const overlay = find()
      if (overlay) adopted.classes(overlay, LOADED_CLASS)
      adopted.toggle(body, LOADING_CLASS, false)
      adopted.classes(body, OPEN_CLASS)
    },
    fadeOut() {
      adopted.toggle(body, OPEN_CLASS, false)
      adopted.toggle(body, LOADING_CLASS, false)
      fadeTo(0, FADE_OUT_MS)
    },
    endFade: () => stopFade(),
    /** @param afterMs presses before this time do not count */
    listenForPress(scope: Scope, { afterMs }: { readonly afterMs: number }) {
      const overlay = find()
      if (overlay) onPressOutside(scope, overlay, { afterMs, onPressed })
    },
  }
}

export type Cover = ReturnType<typeof createCover>
