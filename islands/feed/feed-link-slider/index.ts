import { observeSizes } from '../../../src/dom/observe-sizes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Mount } from '../../../src/page/island'
import { contentWidthOf } from '../content-width'
import { feedAround } from '../feed'
import { hasResizing } from '../resizing'
import { createArrows } from './arrows'
import { finalMargin, moved, type Place, stripLeft, stripWidth } from './slides'

/** Contract 05 §10. */
const STRIP = '.cff-link-slider-slides'
const ITEM = '.cff-link-slider-item'
const FINAL = '.cff-final-item'
const SET_UP_AFTER_MS = 200
const FINAL_AFTER_MS = 1500
/** Until it is known how wide the slider is, the items do not collapse. */
const ROOM = '2500px'

/** The pictures of a shared link, one at a time (contract 05 §10). */
export const mount: Mount = (slider, scope) => {
  const { window } = scope
  const strip = slider.querySelector<HTMLElement>(STRIP)
  const items = [...slider.querySelectorAll<HTMLElement>(ITEM)]
  if (!strip || items.length === 0) return
  const adopted = scope.adopt
  const feed = feedAround(slider)
  let place: Place = { index: 0, count: items.length }
  let isSetUp = false

  function setUp() {
    isSetUp = true
    for (const item of items) adopted.style(item, 'display', 'block')
    lay()
  }
  function lay() {
    const width = contentWidthOf(slider)
    // In a closed tab it has none.
    if (!strip || !isSetUp || width === 0) return
    adopted.style(strip, 'width', stripWidth(place, width))
    for (const item of items) adopted.style(item, 'width', `${width}px`)
    // At once as well as in the chapter's time: a tall last picture would push what follows away meanwhile, and back.
    fitFinal()
    adopted.style(strip, 'left', stripLeft(place, width))
  }
  function fitFinal() {
    const height = items[0]?.getBoundingClientRect().height ?? 0
    const final = items.find((item) => item.matches(FINAL))
    const picture = final?.querySelector('img')
    if (!final || height === 0) return
    adopted.style(final, 'height', `${height}px`)
    if (picture) adopted.style(picture, 'margin-top', `${finalMargin(height)}px`)
  }
  function step(by: number) {
    if (!isSetUp) setUp()
    place = moved(place, by)
    arrows.show(place)
    lay()
  }

  if (feed && !hasResizing(feed)) adopted.style(strip, 'width', ROOM)
  if (prefersReducedMotion(window)) adopted.style(strip, 'transition', 'none')
  // The pictures go on to the right, as the arrows point: from the other side, the last one would be the first seen.
  if (getComputedStyle(slider).direction === 'rtl') adopted.style(slider, 'direction', 'ltr')
  const arrows = createArrows(slider, scope, step)
  arrows.show(place)
  scope.after(SET_UP_AFTER_MS, setUp)
  scope.after(SET_UP_AFTER_MS + FINAL_AFTER_MS, fitFinal)
  scope.add(observeSizes([slider], lay))
}
