import { createAdoption } from '../../../src/dom/adoption'
import { afterLoad } from '../../../src/page/after-load'
import { animateFrom } from '../../../src/page/animate-from'
import { listen } from '../../../src/page/listen'
import { observeSizes } from '../../../src/page/observe-sizes'
import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'
import type { Unmount } from '../../../src/runtime/island'
import { featureHeight, loweredByHalf } from './heading'
import { FEATURE, headerOver, MEDIA_TITLE, OVERLAY } from './markup'

const RISE_DELAY_MS = 500
const RISE_MS = 1500

/** A title over a picture as wide as the page (contract 01 §19.3). */
export function mountMediaTitle(article: HTMLElement, page: Page): Unmount | undefined {
  const feature = article.querySelector<HTMLElement>(FEATURE)
  const overlay = article.querySelector<HTMLElement>(OVERLAY)
  if (!feature || !overlay) return undefined
  return article.matches(MEDIA_TITLE)
    ? mountTitle(feature, overlay, page)
    : mountPoster(feature, overlay, page)
}

function mountTitle(feature: HTMLElement, overlay: HTMLElement, page: Page): Unmount {
  const adopted = createAdoption()
  let isRisen = false
  const centre = (height: number) => adopted.style(overlay, 'margin-bottom', px(loweredByHalf(height)))
  const watch = watchFrames(page, ({ resized }) => {
    if (!resized) return undefined
    const title = overlay.offsetHeight
    const header = headerOver(page)
    return () => {
      adopted.style(feature, 'height', px(featureHeight(title)))
      if (header > 0) adopted.style(feature, 'padding-top', px(2 * header))
      if (isRisen) centre(title)
    }
  })
  let stopRising = () => {}
  function rise() {
    const { opacity } = getComputedStyle(overlay)
    const from = overlay.getBoundingClientRect().top
    isRisen = true
    centre(overlay.offsetHeight)
    adopted.style(overlay, 'bottom', '50%')
    adopted.style(overlay, 'opacity', '1')
    const moved = from - overlay.getBoundingClientRect().top
    stopRising = animateFrom(
      overlay,
      { opacity, transform: `translateY(${moved}px)` },
      { durationMs: RISE_MS },
    )
  }
  const stops = [
    watch.stop,
    observeSizes([overlay], watch.request),
    afterLoad(page.window, RISE_DELAY_MS, rise),
  ]
  return () => {
    for (const stop of stops) stop()
    stopRising()
    adopted.restore()
  }
}

/** Only as high as its title where its picture leaves too little room. */
function mountPoster(feature: HTMLElement, overlay: HTMLElement, page: Page): Unmount {
  const { window } = page
  const adopted = createAdoption()
  function size() {
    adopted.style(feature, 'height', '')
    const height = featureHeight(overlay.offsetHeight)
    if (height > feature.offsetHeight) adopted.style(feature, 'height', px(height))
  }
  const watch = watchFrames(page, ({ resized }) => (resized ? size : undefined))
  // Its pictures come, or fail, one by one; neither is told to what is around them.
  const stops = [
    listen(feature, ['load', 'error'], watch.request, { capture: true }),
    listen(window, ['load'], watch.request),
  ]
  return () => {
    watch.stop()
    for (const stop of stops) stop()
    adopted.restore()
  }
}

const px = (length: number) => `${length}px`
