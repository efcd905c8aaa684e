import { observeSizes } from '../../../src/dom/observe-sizes'
import { animateFrom } from '../../../src/motion/animate-from'
import { watchFrames } from '../../../src/motion/scroll-frame'
import { afterLoad } from '../../../src/page/after-load'
import type { Scope } from '../../../src/page/scope'
import { centringBottom, featureHeight } from './heading'
import { FEATURE, headerOver, MEDIA_TITLE, OVERLAY, SIZED_CLASS } from './markup'

const RISE_DELAY_MS = 500
const RISE_MS = 1500

/** A title over a picture as wide as the page (contract 01 §19.3). */
export function mountMediaTitle(article: HTMLElement, scope: Scope): void {
  const feature = article.querySelector<HTMLElement>(FEATURE)
  const overlay = article.querySelector<HTMLElement>(OVERLAY)
  if (!feature || !overlay) return
  if (article.matches(MEDIA_TITLE)) mountTitle(feature, overlay, scope)
  else mountPoster(feature, overlay, scope)
}

function mountTitle(feature: HTMLElement, overlay: HTMLElement, scope: Scope): void {
  const adopted = scope.adopt
  let isRisen = false
  const centre = (height: number) => adopted.style(overlay, 'margin-bottom', px(centringBottom(height)))
  const watch = watchFrames(scope, ({ resized }) => {
    if (!resized) return undefined
    const title = overlay.offsetHeight
    const header = headerOver(scope)
    return () => {
      adopted.style(feature, 'height', px(featureHeight(title)))
      adopted.classes(feature, SIZED_CLASS)
      if (header > 0) adopted.style(feature, 'padding-top', px(2 * header))
      if (isRisen) centre(title)
    }
  })
  function rise() {
    const { opacity } = getComputedStyle(overlay)
    const from = overlay.getBoundingClientRect().top
    isRisen = true
    centre(overlay.offsetHeight)
    adopted.style(overlay, 'bottom', '50%')
    adopted.style(overlay, 'opacity', '1')
    const moved = from - overlay.getBoundingClientRect().top
    const start = { opacity, transform: `translateY(${moved}px)` }
    scope.add(animateFrom(overlay, start, { durationMs: RISE_MS }))
  }
  scope.add(watch.stop)
  scope.add(observeSizes([overlay], watch.request))
  scope.add(afterLoad(scope.window, RISE_DELAY_MS, rise))
}

/** Grows the feature only where its picture is too low for the title. */
function mountPoster(feature: HTMLElement, overlay: HTMLElement, scope: Scope): void {
  const { window } = scope
  const adopted = scope.adopt
  function size() {
    adopted.style(feature, 'height', '')
    const height = featureHeight(overlay.offsetHeight)
    if (height > feature.offsetHeight) adopted.style(feature, 'height', px(height))
  }
  const watch = watchFrames(scope, ({ resized }) => (resized ? size : undefined))
  // Pictures load or fail one by one; these events do not bubble, so they are captured.
  scope.listen(feature, ['load', 'error'], watch.request, { capture: true })
  scope.listen(window, 'load', watch.request)
  scope.add(watch.stop)
}

const px = (length: number) => `${length}px`
