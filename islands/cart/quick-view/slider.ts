import { type DragHandlers, onSwipe, swipeStep } from '../../../legacy-shims/hammer'
import type { QuickViewSettings } from '../../../legacy-shims/quick-view-plugin'
import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import type { Scope } from '../../../src/page/scope'
import { stepOfKey } from './arrow-keys'
import { autoplay } from './autoplay'
import { createPager } from './pager'
import { pictureOf, type Row, stepTo } from './pictures'
import { createSlides } from './slides'

const WRAP = '#jckqv_images_wrap'
const IMAGES = '#jckqv_images'
/** Lists the variations that a picture shows. */
const VARIATIONS_ATTRIBUTE = 'data-jckqv'
const ARROW_CLASS = 'laurel-quick-arrow'

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
  const box = images.closest<HTMLElement>(WRAP) ?? images
  const row: Row = { count: pictures.length, isInfinite: settings.isInfinite }
  const rtl = window.getComputedStyle(images).direction === 'rtl'
  const lists = pictures.map((picture) => picture.getAttribute(VARIATIONS_ATTRIBUTE))
  const slides = createSlides(images, pictures, { ...settings, rtl, title, window })
  let index = 0

  function show(next: number, by: -1 | 0 | 1 = next < index ? -1 : 1) {
    slides.show(next, by)
    index = next
    updateControls()
  }
  /** @returns whether there is a picture on that side */
  function step(by: -1 | 1): boolean {
    const next = stepTo(index, by, row)
    if (next === null) return false
    show(next, by)
    return true
  }

  const { count } = row
  const hasArrows = count > 1 && settings.hasPictureArrows
  const pager = createPager(content, images, count > 1 ? settings.pager : 'none', { count, onPick: pick })
  const arrows = hasArrows ? createArrows(images, pickStep) : []
  const autoplayScope = scope.child()
  const everyMs = count > 1 ? settings.autoplayMs : null
  const isPlaying = autoplay(box, { everyMs, next: () => step(1) }, autoplayScope)

  /** A picture that the visitor or a variation has chosen stays. */
  function stopAutoplay() {
    autoplayScope.dispose()
    images?.setAttribute('aria-live', 'polite')
  }
  function pick(next: number) {
    stopAutoplay()
    show(next)
  }
  function pickStep(by: -1 | 1): boolean {
    stopAutoplay()
    return step(by)
  }
  function updateControls() {
    pager.select(index)
    for (const { button, by } of arrows) {
      button.setAttribute('aria-disabled', String(stepTo(index, by, row) === null))
    }
  }
  function onKeydown(event: KeyboardEvent) {
    const by = count > 1 ? stepOfKey(event) : null
    if (by === null) return
    // While the focus is in the pictures, the arrow keys do not lead to another product.
    event.preventDefault()
    pickStep(rtl ? (by === 1 ? -1 : 1) : by)
  }

  describeCarousel(images, { title, isPlaying })
  if (count > 1 && !hasArrows && !pager.hasButtons) images.tabIndex = 0
  updateControls()
  scope.listen(box, 'keydown', onKeydown)
  const swipe: DragHandlers = {
    begin() {},
    move: ({ x }) => slides.drag(x),
    end({ x }) {
      const by = swipeStep(x, { rtl })
      if (by === 0 || !pickStep(by)) slides.show(index, 0)
    },
    cancel: () => slides.show(index, 0),
  }
  scope.add(onSwipe(images, swipe, scope.report))
  return { showVariation: (id) => pick(pictureOf(lists, id)), showFirst: () => show(0) }
}

function describeCarousel(images: HTMLElement, options: { title: string; isPlaying: boolean }): void {
  const { title, isPlaying } = options
  setAttributes(images, {
    role: 'group',
    'aria-roledescription': 'carousel',
    'aria-label': title ? `Pictures of ${title}` : 'Pictures',
    'aria-live': isPlaying ? 'off' : 'polite',
  })
}

interface Arrow {
  readonly button: HTMLElement
  readonly by: -1 | 1
}

function createArrows(images: HTMLElement, onStep: (by: -1 | 1) => void): Arrow[] {
  const createArrow = (by: -1 | 1, side: 'previous' | 'next', name: string) => {
    const button = images.ownerDocument.createElement('button')
    button.type = 'button'
    button.className = `${ARROW_CLASS} ${ARROW_CLASS}-${side}`
    button.setAttribute('aria-label', `${name} picture`)
    listen(button, ['click'], () => onStep(by))
    return { button, by }
  }
  const arrows = [createArrow(-1, 'previous', 'Previous'), createArrow(1, 'next', 'Next')]
  images.append(...arrows.map(({ button }) => button))
  return arrows
}
