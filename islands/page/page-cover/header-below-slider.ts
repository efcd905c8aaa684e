import { createAdoption } from '../../../src/dom/adoption'
import { closest } from '../../../src/dom/query'
import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import { isPlainClick } from '../../../src/page/plain-click'
import { easeInOutExpo, scrollWindow } from '../../../src/page/scroll'
import { coverOf } from './cover'

/** Contract 01 §17.3. */
const FADE_AFTER_MS = 250
const FADE_MS = 1000
const CONTINUE_MS = 1500
const SLIDER = '.home-slider-wrap'
const CONTINUE = 'a#slider-continue'

/** The slider stands still behind the page, which begins below it and is scrolled over it. */
export function layHeaderBelowSlider(page: Page): (() => void) | undefined {
  const { document, window } = page
  const slider = document.querySelector<HTMLElement>(SLIDER)
  const container = document.getElementById('container')
  const main = document.getElementById('main-container')
  if (!slider || !container) return undefined
  const adopted = createAdoption()
  const cover = coverOf(page, '#site-loading')
  let frame = 0

  function place() {
    if (slider && container) adopted.style(container, 'top', `${slider.offsetHeight}px`)
  }
  function placeSoon() {
    window.cancelAnimationFrame(frame)
    frame = window.requestAnimationFrame(place)
  }
  function onContinue(event: Event) {
    const link = closest(event.target, CONTINUE)
    if (!link || !container || !(event instanceof MouseEvent) || !isPlainClick(event)) return
    event.preventDefault()
    const top = Number.parseFloat(window.getComputedStyle(container).top) || 0
    void scrollWindow(window, top, { durationMs: CONTINUE_MS, easing: easeInOutExpo })
  }

  adopted.style(slider, 'position', 'fixed')
  if (main) adopted.style(main, 'position', 'relative')
  place()
  const sizes = 'ResizeObserver' in window ? new ResizeObserver(placeSoon) : undefined
  sizes?.observe(slider)
  const timers = [
    setTimeout(() => cover.fade(0, FADE_MS), FADE_AFTER_MS),
    setTimeout(cover.hide, FADE_AFTER_MS + FADE_MS),
  ]
  const stops = [
    listen(window, ['resize'], placeSoon),
    // Before the link itself, which may lead to a place on the page and be scrolled to that.
    listen(document, ['click'], onContinue, { capture: true }),
  ]
  return () => {
    sizes?.disconnect()
    window.cancelAnimationFrame(frame)
    timers.forEach(clearTimeout)
    for (const stop of stops) stop()
    cover.hide()
    adopted.restore()
  }
}
