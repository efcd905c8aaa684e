import { onSwipe, swipeStep } from '../../../legacy-shims/hammer'
import type { QuickViewSettings } from '../../../legacy-shims/quick-view-plugin'
import { setAttributes } from '../../../src/dom/attributes'
import { listen } from '../../../src/dom/listen'
import type { Scope } from '../../../src/page/scope'
import { stepOfKey } from './arrow-keys'
import { autoplay } from './autoplay'
import { createBullets, createThumbs, NO_PAGER, type Pager, type PagerOptions } from './pager'
import { pictureOf, stepTo } from './pictures'
import { createSlides } from './slides'

const WRAP = '#jckqv_images_wrap'
const IMAGES = '#jckqv_images'
const THUMBS = '#jckqv_thumbs'
/** Its list of words names the variations that it shows. */
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
  const { window, document } = scope
  const box = images.closest<HTMLElement>(WRAP) ?? images
  const count = pictures.length
  const rtl = window.getComputedStyle(images).direction === 'rtl'
  const lists = pictures.map((picture) => picture.getAttribute(VARIATIONS_ATTRIBUTE))
  const slides = createSlides(images, pictures, { ...settings, rtl, title, window })
  const row = { count, isInfinite: settings.isInfinite }
  let index = 0

  function show(next: number, by: -1 | 0 | 1 = next < index ? -1 : 1) {
    slides.show(next, by)
    index = next
    mark()
  }
  function step(by: -1 | 1): boolean {
    const next = stepTo(index, by, row)
    if (next === null) return false
    show(next, by)
    return true
  }

  const pager = createPager({ count, onPick: pick })
  const arrows = count > 1 && settings.hasPictureArrows ? [arrow(-1, 'Previous'), arrow(1, 'Next')] : []
  images.append(...arrows.map(({ button }) => button))
  const playing = scope.child()
  const isPlaying = autoplay(
    box,
    { everyMs: count > 1 ? settings.autoplayMs : null, next: () => step(1) },
    playing,
  )
  /** Who has chosen a picture, be it by a variation, is not to lose it. */
  function stopPlaying() {
    playing.dispose()
    images?.setAttribute('aria-live', 'polite')
  }
  function pick(next: number) {
    stopPlaying()
    show(next)
  }
  function pickStep(by: -1 | 1): boolean {
    stopPlaying()
    return step(by)
  }

  function createPager(options: PagerOptions): Pager {
    const thumbs = content.querySelector<HTMLElement>(THUMBS)
    const kind = count > 1 ? settings.pager : 'none'
    if (thumbs && kind === 'thumbnails') return createThumbs(thumbs, options)
    thumbs?.remove()
    return images && kind === 'bullets' ? createBullets(images, options) : NO_PAGER
  }
  function arrow(by: -1 | 1, name: string) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `${ARROW_CLASS} ${ARROW_CLASS}-${by < 0 ? 'previous' : 'next'}`
    button.setAttribute('aria-label', `${name} picture`)
    listen(button, ['click'], () => pickStep(by))
    return { button, by }
  }
  function mark() {
    pager.mark(index)
    for (const { button, by } of arrows) {
      button.setAttribute('aria-disabled', String(stepTo(index, by, row) === null))
    }
  }

  setAttributes(images, {
    role: 'group',
    'aria-roledescription': 'carousel',
    'aria-label': title ? `Pictures of ${title}` : 'Pictures',
    'aria-live': isPlaying ? 'off' : 'polite',
  })
  if (count > 1 && arrows.length === 0 && !pager.hasButtons) images.tabIndex = 0
  mark()
  scope.listen(box, 'keydown', (event) => {
    const by = count > 1 ? stepOfKey(event) : null
    if (by === null) return
    // The keys are the pictures' here, not the products'.
    event.preventDefault()
    pickStep(rtl ? (by === 1 ? -1 : 1) : by)
  })
  scope.add(
    onSwipe(
      images,
      {
        begin() {},
        move: ({ x }) => slides.drag(x),
        end({ x }) {
          const by = swipeStep(x, { rtl })
          if (by === 0 || !pickStep(by)) slides.show(index, 0)
        },
        cancel: () => slides.show(index, 0),
      },
      scope.report,
    ),
  )
  return { showVariation: (id) => pick(pictureOf(lists, id)), showFirst: () => show(0) }
}
