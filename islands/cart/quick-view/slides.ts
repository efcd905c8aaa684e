import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

const SLIDE_CLASS = 'laurel-quick-slide'
const SLIDES_CLASS = 'laurel-quick-slides'

export interface SlidesOptions {
  readonly transition: 'horizontal' | 'fade'
  readonly transitionMs: number
  readonly rtl: boolean
  /** What the pictures show, for those that do not say. */
  readonly title: string
  readonly window: Window
}

/** Pictures one above the other, of which one is seen. */
export interface Slides {
  /** @param by the side from which it comes; 0 changes at once */
  show(index: number, by: -1 | 0 | 1): void
  /** Follows a finger. */
  drag(px: number): void
}

/** Makes slides of the pictures of an answer; the first is seen. */
export function createSlides(
  box: HTMLElement,
  pictures: readonly HTMLImageElement[],
  { transition, transitionMs, rtl, title, window }: SlidesOptions,
): Slides {
  const slides = pictures.map((picture, index) => {
    const slide = box.ownerDocument.createElement('div')
    slide.className = SLIDE_CLASS
    setAttributes(slide, {
      role: 'group',
      'aria-roledescription': 'slide',
      'aria-label': `${index + 1} of ${pictures.length}`,
    })
    if (!picture.hasAttribute('alt')) picture.alt = title
    picture.draggable = false
    picture.before(slide)
    slide.append(picture)
    return slide
  })
  let current = 0
  let dragged = 0
  let running: readonly (Animation | undefined)[] = []
  box.classList.add(SLIDES_CLASS)
  mark()

  function mark() {
    slides.forEach((slide, index) => {
      slide.setAttribute('aria-hidden', String(index !== current))
    })
  }

  function animate(slide: HTMLElement | undefined, frames: readonly [Keyframe, Keyframe]) {
    // Seen while it moves, whether or not it is the one that stays.
    const seen = frames.map((frame) => ({ ...frame, visibility: 'visible' }))
    const options = { duration: transitionMs, easing: 'ease' }
    return slide?.animate?.(seen, options)
  }
  const shifted = (shift: string): Keyframe => ({ transform: `translateX(${shift})` })

  return {
    show(index, by) {
      const [before, after] = [slides[current], slides[index]]
      const from = dragged
      for (const animation of running) animation?.finish()
      running = []
      dragged = 0
      before?.style.removeProperty('transform')
      current = index
      mark()
      if (prefersReducedMotion(window) || transitionMs === 0) return
      if (before === after) {
        if (from !== 0) running = [animate(after, [shifted(`${from}px`), shifted('0')])]
        return
      }
      if (by === 0) return
      if (transition === 'fade') {
        running = [
          animate(before, [{ opacity: 1 }, { opacity: 0 }]),
          animate(after, [{ opacity: 0 }, { opacity: 1 }]),
        ]
        return
      }
      const side = by * (rtl ? -100 : 100)
      running = [
        animate(before, [shifted(`${from}px`), shifted(`${-side}%`)]),
        animate(after, [shifted(`calc(${side}% + ${from}px)`), shifted('0')]),
      ]
    },
    drag(px) {
      dragged = transition === 'fade' ? 0 : px
      const slide = slides[current]
      if (slide && dragged !== 0) slide.style.transform = `translateX(${dragged}px)`
    },
  }
}
