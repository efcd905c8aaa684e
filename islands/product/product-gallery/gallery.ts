import { announce } from '../../../src/dom/announce'
import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope, Stop } from '../../../src/page/scope'
import { createArrows } from '../../../src/slides/arrows'
import { followDrag } from '../../../src/slides/drag'
import { followKeys } from '../../../src/slides/keys'
import { goTo, type Position } from '../../../src/slides/position'
import { whenReady } from '../../../src/slides/ready'
import { watchSize } from '../../../src/slides/size'
import { createSwipe } from '../../../src/slides/swipe'
import { createBounce } from './bounce'
import { fullSizeLinkOf, pictureOf, type Settings } from './markup'
import { watchPictures } from './pictures'
import { step } from './position'
import { createSlider, MOVE_MS } from './slider'
import { createThumbs, nameOf } from './thumbs'
import { createTouchZoom } from './touch-zoom'
import { createZooming } from './zooming'

const ARROW_LABELS = { previous: 'Previous picture', next: 'Next picture' }
/** The theme prints an icon alone. */
const FULL_SIZE_LABEL = 'View full size'
const CAROUSEL = { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': 'Product pictures' }

/** One list of slides, alive. */
export interface Gallery {
  readonly slides: readonly HTMLElement[]
  index(): number
  /** How often the visitor has chosen a slide. */
  choices(): number
  /** Without the visitor having asked for it. */
  go(index: number): void
  /** Takes the zoom away, until the next `zoomAfter` or change of slide. */
  stopZoom(): void
  /** Zooms the slide that is shown then. */
  zoomAfter(ms: number): void
  /** A slide's picture was changed in the markup. @param thumb its small picture, else what the markup says */
  changed(index: number, thumb?: string): void
  destroy: Stop
}

export interface GalleryOptions {
  readonly host: HTMLElement
  readonly list: HTMLElement
  readonly settings: Settings
  /** The gallery can be seen. */
  readonly onReady: () => void
}

export function createGallery({ host, list, settings, onReady }: GalleryOptions, island: Scope): Gallery {
  const scope = island.child()
  const { document, window, report, adopt: adopted } = scope
  const { layout, rtl, zoom: kind } = settings
  const slider = createSlider(list, { layout, rtl }, scope)
  const { slides, outer, wrapper } = slider
  const several = slides.length > 1
  const vertical = layout.kind === 'left'
  let position: Position = { index: 0, count: slides.length }
  let choices = 0
  const index = () => position.index
  const active = () => slides[position.index]

  setAttributes(outer, CAROUSEL)
  adopted.toggle(host, 'thumbs-left', vertical)
  wrapper.append(createArrows(document, { hidden: !several, labels: ARROW_LABELS, go: stepBy }))
  const choose = (number: number) => move(goTo(position, number))
  const thumbs = several ? createThumbs(slider, { layout, rtl, window, choose }) : undefined
  const bounce = createBounce(list, scope)
  const zooming = createZooming({ wrapper, list, kind, active }, scope)
  for (const link of slides.map(fullSizeLinkOf)) {
    const isNamed = !link || link.textContent?.trim() || link.title || link.hasAttribute('aria-label')
    if (!isNamed) adopted.attribute(link, 'aria-label', FULL_SIZE_LABEL)
  }
  const touchZoom = kind === 'touch' ? createTouchZoom({ slides, active }, scope) : undefined

  function show(next: Position) {
    if (next.index === position.index) return
    position = next
    zooming.stop()
    touchZoom?.end()
    slider.show(position.index)
    thumbs?.show(position.index)
    zooming.after(prefersReducedMotion(window) ? 0 : MOVE_MS)
  }
  /** By the visitor: those who do not see it hear of it. */
  function move(next: Position) {
    if (next.index === position.index) return
    choices += 1
    show(next)
    announce(document, nameOf(slides, position.index))
  }
  function stepBy(by: -1 | 1) {
    const { position: next, end } = step(position, by)
    if (end) bounce.against(end)
    else move(next)
  }
  function lay() {
    slider.lay(position.index)
    thumbs?.lay(position.index)
  }
  function refit() {
    slider.fitHeight(position.index)
    zooming.refit()
  }
  function reveal() {
    onReady()
    adopted.classes(list, 'slider-loaded')
    lay()
    // Others on the page measure anew, as they did after the theme's own slider; here it brings the zoom.
    window.dispatchEvent(new Event('resize'))
  }
  function followGestures() {
    const handlers = createSwipe({
      vertical,
      rtl,
      begin() {
        // A finger that looks about in the picture does not move it.
        if (zooming.isHolding()) return false
        zooming.rest()
        return true
      },
      drag: (px) => slider.drag(index(), px),
      settle: () => slider.show(index()),
      stepBy,
    })
    // The pinch zoom has the finger for itself.
    if (kind !== 'touch') scope.add(followDrag(wrapper, { list, adopted, handlers, report }))
    scope.add(followKeys(outer, { rtl, go: stepBy }))
  }

  lay()
  const length = () => wrapper.clientWidth
  if (several) followGestures()
  scope.add(watchSize(window, [wrapper, ...slides], { length, onLength: lay, onContent: refit }))
  watchPictures(slides, (number) => number === index() && refit(), scope)
  scope.add(whenReady(pictureOf(slides[0]), reveal))

  return {
    slides,
    index,
    choices: () => choices,
    go: (number) => show(goTo(position, number)),
    stopZoom: zooming.stop,
    zoomAfter: zooming.after,
    changed: (number, thumb) => thumbs?.setPicture(number, thumb),
    destroy: scope.dispose,
  }
}
