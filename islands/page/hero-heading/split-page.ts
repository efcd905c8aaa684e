import { createAdoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/page/animate-from'
import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import { measuredOffset } from '../../../src/page/header-offset'
import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'
import type { Unmount } from '../../../src/runtime/island'
import { SPLIT_CONTENT } from './markup'

const FADE_MS = 600

/** A page whose hero and content share the window (contract 01 §19.2). The theme hides it until a script shows it. */
export function mountSplitPage(container: HTMLElement, page: Page): Unmount {
  const { document, window } = page
  const adopted = createAdoption()
  const content = container.querySelector<HTMLElement>(SPLIT_CONTENT)

  const { opacity } = getComputedStyle(container)
  adopted.style(container, 'opacity', '1')
  const stopFade = animateFrom(container, { opacity }, { durationMs: FADE_MS })

  const watch = watchFrames(page, ({ resized }) => {
    if (!resized) return undefined
    const height = splitHeight(window.innerWidth, window.innerHeight - measuredOffset(document).total)
    return () => {
      adopted.style(container, 'height', height)
      if (content) adopted.style(content, 'min-height', height)
    }
  })
  const stopLoad = listen(window, ['load'], watch.request)
  return () => {
    watch.stop()
    stopLoad()
    stopFade()
    adopted.restore()
  }
}

/** @param room below the header, in px */
function splitHeight(width: number, room: number): string {
  return width > BREAKPOINTS_PX.tabletPortrait ? `${Math.max(0, room)}px` : ''
}
