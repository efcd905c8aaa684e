import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import type { Scope } from '../../../src/page/scope'
import { coverOf } from './cover'

/** Contract 01 §17.3. */
const FADE_AFTER_MS = 250
const FADE_MS = 1000
const CONTINUE_MS = 1500
const SLIDER = '.home-slider-wrap'
const CONTINUE = 'a#slider-continue'

/** Fixes the slider behind the page; the page starts below the slider and scrolls over it. */
export function layHeaderBelowSlider(scope: Scope): void {
  const { document, window, adopt: adopted } = scope
  const slider = document.querySelector<HTMLElement>(SLIDER)
  const container = document.getElementById('container')
  const main = document.getElementById('main-container')
  if (!slider || !container) return
  const cover = coverOf(scope, '#site-loading')
  let cancelPlace = () => {}

  function place() {
    if (slider && container) adopted.style(container, 'top', `${slider.offsetHeight}px`)
  }
  function placeSoon() {
    cancelPlace()
    cancelPlace = scope.frame(place)
  }
  function onContinue(event: MouseEvent) {
    const link = closest(event.target, CONTINUE)
    if (!link || !container || !isPlainClick(event)) return
    event.preventDefault()
    const top = Number.parseFloat(window.getComputedStyle(container).top) || 0
    void scrollWindow(window, top, { durationMs: CONTINUE_MS, easing: easeInOutExpo })
  }

  adopted.style(slider, 'position', 'fixed')
  if (main) adopted.style(main, 'position', 'relative')
  place()
  if ('ResizeObserver' in window) scope.observe(ResizeObserver, placeSoon).observe(slider)
  scope.add(cover.hide)
  scope.after(FADE_AFTER_MS, () => cover.fade(0, FADE_MS))
  scope.after(FADE_AFTER_MS + FADE_MS, cover.hide)
  scope.listen(window, 'resize', placeSoon)
  // In the capture phase: the link may be an in-page link, which `smooth-scroll` would handle otherwise.
  scope.listen(document, 'click', onContinue, { capture: true })
}
