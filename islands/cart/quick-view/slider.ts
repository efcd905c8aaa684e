import { type DragHandlers, onSwipe } from '../../../legacy-shims/hammer'
import type { QuickViewSettings } from '../../../legacy-shims/quick-view-plugin'
import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { createAutoplay, pauseInside } from '../../../src/slides/autoplay'
import { swipeStep } from '../../../src/slides/drag'
import { stepOfKey } from '../../../src/slides/keys'
import { carouselRole } from '../../../src/slides/roles'
import { createPager } from './pager'
import { pictureOf, type Row, stepTo } from './pictures'
import { createSlides, type Slides } from './slides'

const WRAP = '#jckqv_images_wrap'
const IMAGES = '#jckqv_images'
/** Lists the variations that a picture shows. */
const VARIATIONS_ATTRIBUTE = 'data-jckqv'
const ARROW_CLASS = 'laurel-quick-arrow'
/** As for the product's page (contract 02 §13.2). */
const SWIPE_PX = 40

export interface SliderOptions {
  readonly settings: QuickViewSettings
  readonly title: string
}

/** The pictures of the product that is shown (contract 02 §11.3, §11.4). */
export interface Slider {
  showVariation(id: number): void
  showFirst(): void
}

/** @returns null where the answer holds no pictures */
export function createSlider(
  content: HTMLElement,
  { settings, title }: SliderOptions,
  scope: Scope,
): Slider | null {
  const images = content.querySelector<HTMLElement>(IMAGES)
  const pictures = [...(images?.querySelectorAll('img') ?? [])]
  if (!images || pictures.length === 0) return null
  const { window } = scope
  const count = pictures.length
  const rtl = window.getComputedStyle(images).direction === 'rtl'
  const lists = pictures.map((picture) => picture.getAttribute(VARIATIONS_ATTRIBUTE))
  const slides = createSlides(images, pictures, { ...settings, rtl, title, window })
  setAttributes(
    images,
    carouselRole(
      title
        ? text('quick-view.pictures-of', 'Pictures of {title}', { title })
        : text('common.pictures', 'Pictures'),
    ),
  )
  const row = createRow(slides, { count, isInfinite: settings.isInfinite }, () => controls.update())
  const everyMs = count > 1 ? settings.autoplayMs : null
  const stopAutoplay = startAutoplay(images, { everyMs, next: () => row.step(1) }, scope)

  /** A picture that the visitor or a variation has chosen stays. */
  function pick(next: number) {
    stopAutoplay()
    row.show(next)
  }
  function pickStep(by: -1 | 1): boolean {
    stopAutoplay()
    return row.step(by)
  }
  const controls = createControls(content, images, { settings, row, count, pick, pickStep })
  const settle = () => slides.show(row.index(), 0)
  const swipe: DragHandlers = {
    begin() {},
    move: ({ x }) => slides.drag(x),
    end({ x }) {
      const by = swipeStep(x, { leastPx: SWIPE_PX, rtl })
      if (by === 0 || !pickStep(by)) settle()
    },
    cancel: settle,
  }
  scope.add(onSwipe(images, swipe, scope.report))
  scope.listen(boxOf(images), 'keydown', (event) => {
    const by = count > 1 ? stepOfKey(event, { rtl }) : 0
    if (by === 0) return
    // While the focus is in the pictures, the arrow keys do not lead to another product.
    event.preventDefault()
    pickStep(by)
  })
  return { showVariation: (id) => pick(pictureOf(lists, id)), showFirst: () => row.show(0) }
}

/** Which picture is shown, and the ways to another one. */
interface PictureRow {
  index(): number
  show(next: number, by?: -1 | 1): void
  /** @returns whether there is a picture on that side */
  step(by: -1 | 1): boolean
  canStep(by: -1 | 1): boolean
}

function createRow(slides: Slides, row: Row, onShow: () => void): PictureRow {
  let index = 0
  function show(next: number, by: -1 | 1 = next < index ? -1 : 1) {
    slides.show(next, by)
    index = next
    onShow()
  }
  return {
    index: () => index,
    show,
    canStep: (by) => stepTo(index, by, row) !== null,
    step(by) {
      const next = stepTo(index, by, row)
      if (next !== null) show(next, by)
      return next !== null
    },
  }
}

interface AutoplayOptions {
  readonly everyMs: number | null
  readonly next: () => void
}

/**
 * Shows one picture after the other, unless the visitor prefers reduced motion.
 * @returns a function that ends it for good
 */
function startAutoplay(images: HTMLElement, { everyMs, next }: AutoplayOptions, parent: Scope): () => void {
  const scope = parent.child()
  const isOn = everyMs !== null && !prefersReducedMotion(scope.window)
  if (isOn) {
    const box = boxOf(images)
    pauseInside(scope, box, createAutoplay(scope, { box, intervalMs: everyMs, next }))
  }
  images.setAttribute('aria-live', isOn ? 'off' : 'polite')
  return () => {
    scope.dispose()
    images.setAttribute('aria-live', 'polite')
  }
}

interface ControlOptions {
  readonly settings: QuickViewSettings
  readonly row: PictureRow
  readonly count: number
  readonly pick: (index: number) => void
  readonly pickStep: (by: -1 | 1) => void
}

/** The arrows and the pager that the shop has chosen; without any, the pictures themselves take the keyboard's focus. */
function createControls(content: HTMLElement, images: HTMLElement, options: ControlOptions) {
  const { settings, row, count, pick, pickStep } = options
  const pager = createPager(content, images, count > 1 ? settings.pager : 'none', { count, onPick: pick })
  const arrows = count > 1 && settings.hasPictureArrows ? createArrows(images, pickStep) : []
  if (count > 1 && arrows.length === 0 && !pager.hasButtons) images.tabIndex = 0
  function update() {
    pager.select(row.index())
    for (const { button, by } of arrows) button.setAttribute('aria-disabled', String(!row.canStep(by)))
  }
  update()
  return { update }
}

const boxOf = (images: HTMLElement): HTMLElement => images.closest<HTMLElement>(WRAP) ?? images

interface Arrow {
  readonly button: HTMLElement
  readonly by: -1 | 1
}

function createArrows(images: HTMLElement, onStep: (by: -1 | 1) => void): Arrow[] {
  const createArrow = (by: -1 | 1, side: 'previous' | 'next', name: string) => {
    const button = images.ownerDocument.createElement('button')
    button.type = 'button'
    button.className = `${ARROW_CLASS} ${ARROW_CLASS}-${side}`
    button.setAttribute('aria-label', name)
    listen(button, ['click'], () => onStep(by))
    return { button, by }
  }
  const arrows = [
    createArrow(-1, 'previous', text('common.previous-picture', 'Previous picture')),
    createArrow(1, 'next', text('common.next-picture', 'Next picture')),
  ]
  images.append(...arrows.map(({ button }) => button))
  return arrows
}
