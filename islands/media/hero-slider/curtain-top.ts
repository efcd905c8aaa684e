import { listen } from '../../../src/page/listen'
import { isReturn } from '../../../src/page/navigation-timing'
import type { Page } from '../../../src/page/page'
import { easeOutCubic, scrollWindow } from '../../../src/page/scroll'
import { isFinger } from './attention'

const ENTER_MS = 800
const LOAD_MS = 200
/** A page that is loaded scrolled so far or further, in px. */
const SCROLLED_PX = 10

/**
 * A curtain at the page's top fills the window: the page comes up for it (contract 04 §17.8), unless the visitor was
 * sent to a place on it, or was there before.
 * @returns the way to stop
 */
export function keepCurtainOnTop(host: HTMLElement, { window }: Pick<Page, 'window'>): () => void {
  const toTop = (durationMs: number) => void scrollWindow(window, 0, { durationMs, easing: easeOutCubic })
  if (window.scrollY >= SCROLLED_PX && window.location.hash === '' && !isReturn(window)) toTop(LOAD_MS)
  return listen(host, ['pointerenter'], (event) => {
    // A finger only touches what it has scrolled to.
    if (!isFinger(event) && window.scrollY > 0) toTop(ENTER_MS)
  })
}
