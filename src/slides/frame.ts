import type { Adoption } from '../dom/adoption'
import { moveNode } from '../dom/move-node'

/** The elements that the theme's CSS expects around a list of slides (contract 02 §13.3, 03 §3.1). */
export interface Frame {
  readonly list: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly outer: HTMLElement
  readonly wrapper: HTMLElement
  readonly adopted: Adoption
  /** The visible width of a slide, in px. */
  width(): number
  /** Sets the duration of the next movements. */
  setDuration(ms: number): void
  /** Puts the frame around the list, together with the elements added to the frame so far. */
  wrap(): void
  /** Takes the list out of the frame again. The adoption is restored by its owner. */
  unwrap(): void
}

export interface FrameOptions {
  readonly rtl: boolean
  /** Slides side by side, or on top of each other. */
  readonly kind: 'lSSlide' | 'lSFade'
  /** Restores the list and its slides. */
  readonly adopted: Adoption
}

/** Creates the frame, which is not on the page until {@link Frame.wrap}. */
export function createFrame(list: HTMLElement, { rtl, kind, adopted }: FrameOptions): Frame {
  const slides = slidesOf(list)
  const { ownerDocument: document } = list
  const [outer, wrapper] = [document.createElement('div'), document.createElement('div')]
  outer.className = 'lSSlideOuter'
  outer.classList.toggle('noPager', slides.length < 2)
  outer.classList.toggle('lSrtl', rtl)
  wrapper.className = 'lSSlideWrapper usingCss'
  outer.append(wrapper)
  return {
    list,
    slides,
    outer,
    wrapper,
    adopted,
    width: () => innerWidth(wrapper),
    setDuration: (ms) => wrapper.style.setProperty('transition-duration', `${ms}ms`),
    wrap() {
      adopted.classes(list, 'lightSlider', kind)
      for (const slide of slides) adopted.classes(slide, 'lslide')
      list.before(outer)
      moveNode(list, wrapper, wrapper.firstChild)
    },
    unwrap() {
      // A list that another script has moved elsewhere stays there.
      if (outer.parentElement && wrapper.contains(list)) moveNode(list, outer.parentElement, outer)
      outer.remove()
    },
  }
}

/** A slide is an `li`, or a video in place of one. */
const slidesOf = (list: Element): HTMLElement[] =>
  [...list.children].filter((child) => child instanceof HTMLElement)

/** Marks the active slide; the others are inert, out of reach of keyboard and screen readers. */
export function markActive({ slides, adopted }: Frame, active: number): void {
  slides.forEach((slide, index) => {
    adopted.toggle(slide, 'active', index === active)
    adopted.attribute(slide, 'inert', index === active ? null : '')
  })
}

/** Makes the list as high as its active slide. */
export function fitHeight({ list, slides, adopted }: Frame, active: number): void {
  const slide = slides[active]
  const height = slide ? outerHeight(slide) : 0
  if (height > 0) adopted.style(list, 'height', `${height}px`)
}

/** Changes what the frame shows without a transition. @param moveMs the duration of the next movement */
export function withoutTransition({ list, setDuration }: Frame, moveMs: number, change: () => void): void {
  setDuration(0)
  change()
  // Reading the layout applies the change before transitions are on again.
  list.getBoundingClientRect()
  setDuration(moveMs)
}

/** The height with its fractions, so that what is below does not shift; rounded where a transform changes the box. */
function outerHeight(element: HTMLElement): number {
  const [whole, { height }] = [element.offsetHeight, element.getBoundingClientRect()]
  return Math.abs(height - whole) < 1 ? height : whole
}

/** The width with its fractions, so that no sliver of the neighbour shows; without the transforms of ancestors. */
function innerWidth(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).width) || element.clientWidth
}
