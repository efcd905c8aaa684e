import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { relayout } from '../../../src/page/relayout'
import type { OwnScope, Scope, Stop } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { createArrows } from '../../../src/slides/controls'
import { createSwipe, dragFrame } from '../../../src/slides/drag'
import { followKeys } from '../../../src/slides/keys'
import { createNavigation } from '../../../src/slides/navigation'
import { whenReady } from '../../../src/slides/pictures'
import { carouselRole } from '../../../src/slides/roles'
import { clampIndex } from '../../../src/slides/state'
import type { Thumbs } from '../../../src/slides/thumbs'
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
  const { document, window } = scope
  const { layout, rtl, zoom: kind } = settings
  const slider = createSlider(list, { layout, rtl }, scope)
  const { slides, outer, wrapper } = slider
  const count = slides.length
  const bounce = createBounce(list, scope)
  let index = 0
  let choices = 0
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
  if (count > 1) followGestures(scope, slider, { settings, hoverZoom, index: () => index, stepBy })

  return {
    slides,
    show: createShow(
      { host, list, settings, onReady },
      { slider, thumbs, hoverZoom, index: () => index },
      scope,
    ),
    index: () => index,
    choices: () => choices,
    go,
    stopZoom: hoverZoom.stop,
    zoomAfter: hoverZoom.after,
    updateThumb: (number, thumb) => thumbs?.setPicture(number, thumb),
    destroy: scope.dispose,
  }
}

interface ShownParts {
  readonly slider: Slider
  readonly thumbs: Thumbs | undefined
  readonly hoverZoom: HoverZoom
  readonly index: () => number
}

/** Creates the function that puts the gallery on the page once, and lays it out again when its size changes. */
function createShow(options: GalleryOptions, parts: ShownParts, scope: OwnScope): () => void {
  const { host, list, settings, onReady } = options
  const { slider, thumbs, hoverZoom, index } = parts
  const { slides, wrapper } = slider
  const { window, adopt: adopted } = scope
  let stage: 'created' | 'shown' | 'measured' = 'created'
  const length = () => wrapper.clientWidth

  function layOutList() {
    // Before anything is written, so that both read the same layout.
    if (stage !== 'measured')
      watchSize(scope, [wrapper, ...slides], { length, onLength: layOutList, onContent: refit })
    stage = 'measured'
    slider.lay(index())
    thumbs?.lay(index())
  }
  function refit() {
    slider.fitHeight(index())
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
    adopted.toggle(host, 'thumbs-left', settings.layout.kind === 'left')
    watchPictureShapes(slides, (number) => stage === 'measured' && number === index() && refit(), scope)
    whenReady(pictureOf(slides[0]), scope, reveal)
    if (stage !== 'measured') layOutList()
  }
  return () => {
    if (stage !== 'created') return
    stage = 'shown'
    try {
      put()
    } catch (cause) {
      scope.dispose()
      throw cause
    }
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
