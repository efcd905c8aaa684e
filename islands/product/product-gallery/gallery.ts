import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { relayout } from '../../../src/page/relayout'
import type { Scope, Stop } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { createArrows } from '../../../src/slides/controls'
import { createSwipe, dragFrame } from '../../../src/slides/drag'
import { followKeys } from '../../../src/slides/keys'
import { createNavigation } from '../../../src/slides/navigation'
import { whenReady } from '../../../src/slides/pictures'
import { carouselRole } from '../../../src/slides/roles'
import { clampIndex } from '../../../src/slides/state'
import { watchSize } from '../../../src/slides/viewport'
import { createBounce } from './end-bounce'
import { createHoverZoom, type HoverZoom } from './hover-zoom'
import { fullSizeLinkOf, MOVE_MS, pictureOf, type Settings, SWIPE_PX } from './markup'
import { watchPictureShapes } from './picture-shape'
import { createPinchZoom } from './pinch-zoom'
import { createSlider, type Slider } from './slider'
import { createThumbs, nameOf } from './thumbs'

/** One list of slides with its slider, thumbs and zoom. */
export interface Gallery {
  readonly slides: readonly HTMLElement[]
  /** Puts the gallery on the page, once. */
  show(): void
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

/** Creates all that needs no measuring; {@link Gallery.show} does the rest. */
export function createGallery({ host, list, settings, onReady }: GalleryOptions, island: Scope): Gallery {
  const scope = island.child()
  const { document, window, adopt: adopted } = scope
  const { layout, rtl, zoom: kind } = settings
  const slider = createSlider(list, { layout, rtl }, scope)
  const { slides, outer, wrapper } = slider
  const count = slides.length
  const bounce = createBounce(list, scope)
  let index = 0
  let choices = 0
  let isShown = false
  let isMeasured = false
  const active = () => slides[index]
  const { choose, stepBy } = createNavigation(document, {
    position: () => ({ index, count }),
    loops: false,
    go,
    nameOf: (number) => nameOf(slides, number),
    onChoice() {
      choices += 1
    },
    onEnd: bounce,
  })

  setAttributes(outer, carouselRole(text('product-gallery.pictures', 'Product pictures')))
  const labels = {
    previous: text('product-gallery.previous', 'Previous picture'),
    next: text('product-gallery.next', 'Next picture'),
  }
  wrapper.append(createArrows(document, { hidden: count < 2, labels, go: stepBy }))
  const pick = (number: number) => number !== index && choose(number)
  const thumbs = count > 1 ? createThumbs(slider, { layout, rtl, window, choose: pick }) : undefined
  const hoverZoom = createHoverZoom({ wrapper, list, kind, active }, scope)
  labelLinks(slides, scope)
  const pinchZoom = kind === 'pinch' ? createPinchZoom({ slides, active }, scope) : undefined

  function go(wanted: number) {
    const shown = clampIndex(wanted, count)
    if (shown === index) return
    index = shown
    hoverZoom.stop()
    pinchZoom?.end()
    slider.show(index)
    thumbs?.show(index)
    hoverZoom.after(prefersReducedMotion(window) ? 0 : MOVE_MS)
  }
  function layOutList() {
    // Before anything is written, so that both read the same layout.
    if (!isMeasured)
      watchSize(scope, [wrapper, ...slides], { length, onLength: layOutList, onContent: refit })
    isMeasured = true
    slider.lay(index)
    thumbs?.lay(index)
  }
  function refit() {
    slider.fitHeight(index)
    hoverZoom.refit()
  }
  function reveal() {
    onReady()
    adopted.classes(list, 'slider-loaded')
    layOutList()
    // Other scripts measure on resize, as after the theme's own slider; here it starts the zoom as well.
    scope.after(0, () => relayout(window))
  }
  function put() {
    slider.wrap()
    adopted.toggle(host, 'thumbs-left', layout.kind === 'left')
    watchPictureShapes(slides, (number) => isMeasured && number === index && refit(), scope)
    whenReady(pictureOf(slides[0]), scope, reveal)
    if (!isMeasured) layOutList()
  }
  function show() {
    if (isShown) return
    isShown = true
    try {
      put()
    } catch (cause) {
      scope.dispose()
      throw cause
    }
  }

  const length = () => wrapper.clientWidth
  if (count > 1) followGestures(scope, slider, { settings, hoverZoom, index: () => index, stepBy })

  return {
    slides,
    show,
    index: () => index,
    choices: () => choices,
    go,
    stopZoom: hoverZoom.stop,
    zoomAfter: hoverZoom.after,
    updateThumb: (number, thumb) => thumbs?.setPicture(number, thumb),
    destroy: scope.dispose,
  }
}

interface GestureOptions {
  readonly settings: Settings
  readonly hoverZoom: HoverZoom
  readonly index: () => number
  readonly stepBy: (by: -1 | 1) => void
}

/** Moves the slides by dragging, swiping and arrow keys. */
function followGestures(scope: Scope, slider: Slider, options: GestureOptions): void {
  const { settings, hoverZoom, index, stepBy } = options
  const { layout, rtl, zoom } = settings
  followKeys(scope, slider.outer, { rtl, go: stepBy })
  // The pinch zoom handles the fingers itself.
  if (zoom === 'pinch') return
  const swipe = createSwipe({
    leastPx: SWIPE_PX,
    vertical: layout.kind === 'left',
    rtl,
    // A finger that magnifies does not drag the slide.
    begin() {
      if (hoverZoom.isHolding()) return false
      hoverZoom.cancel()
      return true
    },
    drag: (px) => slider.drag(index(), px),
    settle: () => slider.show(index()),
    stepBy,
  })
  dragFrame(scope, slider, swipe)
}

/** Names the links that the theme prints with an icon only. */
function labelLinks(slides: readonly HTMLElement[], { adopt }: Scope): void {
  const label = text('product-gallery.full-size', 'View full size')
  for (const link of slides.map(fullSizeLinkOf)) {
    const isNamed = !link || link.textContent?.trim() || link.title || link.hasAttribute('aria-label')
    if (!isNamed) adopt.attribute(link, 'aria-label', label)
  }
}
