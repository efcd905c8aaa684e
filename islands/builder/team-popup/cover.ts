import type { Adoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/motion/animate-from'
import { onPressBeside } from '../../../src/overlay/panel-press'
import type { Page } from '../../../src/page/page'
import type { Scope } from '../../../src/page/scope'
import { LOADED_CLASS, OVERLAY } from './markup'

interface CoverOptions {
  readonly adopted: Adoption
  readonly onPressed: () => void
}

/** The page's overlay, which the theme's CSS shows while a class of the body says so; a page may have none. */
export function createCover({ document, window }: Page, { adopted, onPressed }: CoverOptions) {
  const find = () => document.querySelector<HTMLElement>(OVERLAY)
  let stopFade = () => {}

  return {
    elements: () => [find()].filter((element) => element !== null),
    fade(opacity: 0 | 1, durationMs: number) {
      const element = find()
      if (!element) return
      const from = window.getComputedStyle(element).opacity
      stopFade()
      adopted.style(element, 'opacity', String(opacity))
      stopFade = animateFrom(element, { opacity: from }, { durationMs })
    },
    endFade: () => stopFade(),
    /** Its loader goes. */
    markLoaded() {
      const element = find()
      if (element) adopted.classes(element, LOADED_CLASS)
    },
    closesByPress(scope: Scope, { afterMs }: { readonly afterMs: number }) {
      const element = find()
      if (element) onPressBeside(scope, element, { afterMs, onPressed })
    },
  }
}
