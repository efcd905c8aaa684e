import { easeOutCubic, scrollWindow } from '../../../src/motion/scroll'
import { isReturn } from '../../../src/page/navigation-timing'
import type { Scope } from '../../../src/page/scope'
import { isFinger } from './attention'

const ENTER_MS = 800
const LOAD_MS = 200
/** A page that is loaded scrolled so far or further, in px. */
const SCROLLED_PX = 10

/**
 * A curtain at the page's top fills the window: the page comes up for it (contract 04 §17.8), unless the visitor was
 * sent to a place on it, or was there before.
 */
export function keepCurtainOnTop(host: HTMLElement, { window, listen }: Scope): void {
  const toTop = (durationMs: number) => void scrollWindow(window, 0, { durationMs, easing: easeOutCubic })
  if (window.scrollY >= SCROLLED_PX && window.location.hash === '' && !isReturn(window)) toTop(LOAD_MS)
  listen(host, 'pointerenter', (event) => {
    // A finger only touches what it has scrolled to.
    if (!isFinger(event) && window.scrollY > 0) toTop(ENTER_MS)
  })
}
