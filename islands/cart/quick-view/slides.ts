import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { slideRole } from '../../../src/slides/roles'

const SLIDE_CLASS = 'laurel-quick-slide'
const SLIDES_CLASS = 'laurel-quick-slides'

export interface SlidesOptions {
  readonly transition: 'horizontal' | 'fade'
  readonly transitionMs: number
  readonly rtl: boolean
  /** The `alt` text of pictures that have none. */
  readonly title: string
  readonly window: Window
}

/** Pictures that lie on top of each other, one of them visible. */
export interface Slides {
  /** @param by the side from which the picture moves in; 0 for no movement */
  show(index: number, by: -1 | 0 | 1): void
  /** Moves the picture with the visitor's finger. */
  drag(px: number): void
}

/** Wraps each picture in a slide and shows the first. */
export function createSlides(
  box: HTMLElement,
  pictures: readonly HTMLImageElement[],
  { transition, transitionMs, rtl, title, window }: SlidesOptions,
): Slides {
  const slides = pictures.map((picture, index) => {
    const slide = box.ownerDocument.createElement('div')
    slide.className = SLIDE_CLASS
    setAttributes(slide, slideRole(index, pictures.length))
    if (!picture.hasAttribute('alt')) picture.alt = title
    picture.draggable = false
    picture.before(slide)
    slide.append(picture)
    return slide
  })
  let current = 0
  let draggedPx = 0
  let animations: readonly (Animation | undefined)[] = []
  box.classList.add(SLIDES_CLASS)
  updateHidden()

  function updateHidden() {
    slides.forEach((slide, index) => {
      slide.setAttribute('aria-hidden', String(index !== current))
    })
  }

  function animate(slide: HTMLElement | undefined, frames: readonly [Keyframe, Keyframe]) {
    // Both slides are visible while they move.
    const visibleFrames = frames.map((frame) => ({ ...frame, visibility: 'visible' }))
    const options = { duration: transitionMs, easing: 'ease' }
    return slide?.animate?.(visibleFrames, options)
  }
  const shifted = (shift: string): Keyframe => ({ transform: `translateX(${shift})` })

  return {
    show(index, by) {
      const [before, after] = [slides[current], slides[index]]
      const fromPx = draggedPx
      for (const animation of animations) animation?.finish()
      animations = []
      draggedPx = 0
      before?.style.removeProperty('transform')
      current = index
      updateHidden()
      if (prefersReducedMotion(window) || transitionMs === 0) return
      if (before === after) {
        if (fromPx !== 0) animations = [animate(after, [shifted(`${fromPx}px`), shifted('0')])]
        return
      }
      if (by === 0) return
      if (transition === 'fade') {
        animations = [
          animate(before, [{ opacity: 1 }, { opacity: 0 }]),
          animate(after, [{ opacity: 0 }, { opacity: 1 }]),
        ]
        return
      }
      const side = by * (rtl ? -100 : 100)
      animations = [
        animate(before, [shifted(`${fromPx}px`), shifted(`${-side}%`)]),
        animate(after, [shifted(`calc(${side}% + ${fromPx}px)`), shifted('0')]),
      ]
    },
    drag(px) {
      draggedPx = transition === 'fade' ? 0 : px
      const slide = slides[current]
      if (slide && draggedPx !== 0) slide.style.transform = `translateX(${draggedPx}px)`
    },
  }
}
