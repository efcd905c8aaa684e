import { announce } from '../../../src/dom/announce'
import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope, Stop } from '../../../src/page/scope'
import { createArrows } from '../../../src/slides/arrows'
import { goTo, type Position } from '../../../src/slides/position'
import { whenReady } from '../../../src/slides/ready'
import { watchSize } from '../../../src/slides/size'
import { createBounce, step } from './end-bounce'
import { followGestures } from './gestures'
import { createHoverZoom } from './hover-zoom'
import { fullSizeLinkOf, pictureOf, type Settings } from './markup'
import { watchPictureShapes } from './picture-shape'
import { createPinchZoom } from './pinch-zoom'
import { createSlider, MOVE_MS } from './slider'
import { createThumbs, nameOf } from './thumbs'

const ARROW_LABELS = { previous: 'Previous picture', next: 'Next picture' }
/** For links that the theme prints with an icon only. */
const FULL_SIZE_LABEL = 'View full size'
const CAROUSEL = { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': 'Product pictures' }

/** One list of slides with its slider, thumbs and zoom. */
export interface Gallery {
  readonly slides: readonly HTMLElement[]
  index(): number
  /** How many times the visitor has chosen a slide. */
  choices(): number
  /** Shows a slide that the visitor has not asked for. */
  go(index: number): void
  /** Removes the zoom until `zoomAfter` is called or the slide changes. */
  stopZoom(): void
  /** Zooms the slide that is shown after this delay. */
  zoomAfter(ms: number): void
  /**
   * Updates the thumb of a slide whose picture has changed.
   * @param thumb URL; without it the markup is read
   */
  updateThumb(index: number, thumb?: string): void
  destroy: Stop
}

export interface GalleryOptions {
  readonly host: HTMLElement
  readonly list: HTMLElement
  readonly settings: Settings
  /** Called when the first picture is ready and the gallery may be shown. */
  readonly onReady: () => void
}

export function createGallery({ host, list, settings, onReady }: GalleryOptions, island: Scope): Gallery {
  const scope = island.child()
  const { document, window, adopt: adopted } = scope
  const { layout, rtl, zoom: kind } = settings
  const slider = createSlider(list, { layout, rtl }, scope)
  const { slides, outer, wrapper } = slider
  const hasSeveral = slides.length > 1
  const isVertical = layout.kind === 'left'
  let position: Position = { index: 0, count: slides.length }
  let choices = 0
  const index = () => position.index
  const active = () => slides[position.index]

  setAttributes(outer, CAROUSEL)
  adopted.toggle(host, 'thumbs-left', isVertical)
  wrapper.append(createArrows(document, { hidden: !hasSeveral, labels: ARROW_LABELS, go: stepBy }))
  const choose = (number: number) => moveTo(goTo(position, number))
  const thumbs = hasSeveral ? createThumbs(slider, { layout, rtl, window, choose }) : undefined
  const bounce = createBounce(list, scope)
  const hoverZoom = createHoverZoom({ wrapper, list, kind, active }, scope)
  labelLinks(slides, scope)
  const pinchZoom = kind === 'pinch' ? createPinchZoom({ slides, active }, scope) : undefined

  function show(next: Position) {
    if (next.index === position.index) return
    position = next
    hoverZoom.stop()
    pinchZoom?.end()
    slider.show(position.index)
    thumbs?.show(position.index)
    hoverZoom.after(prefersReducedMotion(window) ? 0 : MOVE_MS)
  }
  /** Shows the slide that the visitor has chosen, and announces it. */
  function moveTo(next: Position) {
    if (next.index === position.index) return
    choices += 1
    show(next)
    announce(document, nameOf(slides, position.index))
  }
  function stepBy(by: -1 | 1) {
    const { position: next, end } = step(position, by)
    if (end) bounce(end)
    else moveTo(next)
  }
  function lay() {
    slider.lay(position.index)
    thumbs?.lay(position.index)
  }
  function refit() {
    slider.fitHeight(position.index)
    hoverZoom.refit()
  }
  function reveal() {
    onReady()
    adopted.classes(list, 'slider-loaded')
    lay()
    // Other scripts measure on resize, as after the theme's own slider; here it starts the zoom as well.
    window.dispatchEvent(new Event('resize'))
  }

  lay()
  if (hasSeveral) followGestures(slider, { list, rtl, isVertical, kind, hoverZoom, index, stepBy }, scope)
  const length = () => wrapper.clientWidth
  scope.add(watchSize(window, [wrapper, ...slides], { length, onLength: lay, onContent: refit }))
  watchPictureShapes(slides, (number) => number === index() && refit(), scope)
  scope.add(whenReady(pictureOf(slides[0]), reveal))

  return {
    slides,
    index,
    choices: () => choices,
    go: (number) => show(goTo(position, number)),
    stopZoom: hoverZoom.stop,
    zoomAfter: hoverZoom.after,
    updateThumb: (number, thumb) => thumbs?.setPicture(number, thumb),
    destroy: scope.dispose,
  }
}

function labelLinks(slides: readonly HTMLElement[], { adopt }: Scope): void {
  for (const link of slides.map(fullSizeLinkOf)) {
    const isNamed = !link || link.textContent?.trim() || link.title || link.hasAttribute('aria-label')
    if (!isNamed) adopt.attribute(link, 'aria-label', FULL_SIZE_LABEL)
  }
}
