import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope, Stop } from '../../../src/page/scope'
import { createArrows } from '../../../src/slides/arrows'
import { whenReady } from '../../../src/slides/ready'
import { watchSize } from '../../../src/slides/size'
import { followGestures } from './gestures'
import { createHoverZoom } from './hover-zoom'
import { fullSizeLinkOf, pictureOf, type Settings } from './markup'
import { createNavigation } from './navigation'
import { watchPictureShapes } from './picture-shape'
import { createPinchZoom } from './pinch-zoom'
import { createSlider, MOVE_MS } from './slider'
import { createThumbs } from './thumbs'

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
  const navigation = createNavigation(scope, { list, slides, show })
  const { index, choose, stepBy } = navigation
  const active = () => slides[index()]

  setAttributes(outer, CAROUSEL)
  adopted.toggle(host, 'thumbs-left', isVertical)
  wrapper.append(createArrows(document, { hidden: !hasSeveral, labels: ARROW_LABELS, go: stepBy }))
  const thumbs = hasSeveral ? createThumbs(slider, { layout, rtl, window, choose }) : undefined
  const hoverZoom = createHoverZoom({ wrapper, list, kind, active }, scope)
  labelLinks(slides, scope)
  const pinchZoom = kind === 'pinch' ? createPinchZoom({ slides, active }, scope) : undefined

  function show(shown: number) {
    hoverZoom.stop()
    pinchZoom?.end()
    slider.show(shown)
    thumbs?.show(shown)
    hoverZoom.after(prefersReducedMotion(window) ? 0 : MOVE_MS)
  }
  function layOutList() {
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
    window.dispatchEvent(new Event('resize'))
  }

  layOutList()
  if (hasSeveral) followGestures(slider, { list, rtl, isVertical, kind, hoverZoom, index, stepBy }, scope)
  const length = () => wrapper.clientWidth
  scope.add(watchSize(window, [wrapper, ...slides], { length, onLength: layOutList, onContent: refit }))
  watchPictureShapes(slides, (number) => number === index() && refit(), scope)
  scope.add(whenReady(pictureOf(slides[0]), reveal))

  return {
    slides,
    index,
    choices: navigation.choices,
    go: navigation.go,
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
