import type { Adoption } from '../dom/adoption'
import { moveNode } from '../dom/move-node'

/** What the theme's CSS expects around a list of slides (contract 02 §13.3, 03 §3.1). */
export interface Frame {
  readonly list: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly outer: HTMLElement
  readonly wrapper: HTMLElement
  readonly adopted: Adoption
  /** The visible width of a slide, in px. */
  width(): number
  /** How long what moves takes from now on. */
  pace(ms: number): void
  /** Out of the frame again: whatever was adopted is to be given back by its owner. */
  unwrap(): void
}

export interface FrameOptions {
  readonly rtl: boolean
  /** Slides side by side, or one over the other. */
  readonly kind: 'lSSlide' | 'lSFade'
  /** Remembers what is done to the list and its slides. */
  readonly adopted: Adoption
}

export function createFrame(list: HTMLElement, { rtl, kind, adopted }: FrameOptions): Frame {
  const slides = slidesOf(list)
  const { ownerDocument: document } = list
  const [outer, wrapper] = [document.createElement('div'), document.createElement('div')]
  outer.className = 'lSSlideOuter'
  outer.classList.toggle('noPager', slides.length < 2)
  outer.classList.toggle('lSrtl', rtl)
  wrapper.className = 'lSSlideWrapper usingCss'
  adopted.classes(list, 'lightSlider', kind)
  for (const slide of slides) adopted.classes(slide, 'lslide')
  list.before(outer)
  outer.append(wrapper)
  moveNode(list, wrapper)
  return {
    list,
    slides,
    outer,
    wrapper,
    adopted,
    width: () => innerWidth(wrapper),
    pace: (ms) => wrapper.style.setProperty('transition-duration', `${ms}ms`),
    unwrap() {
      // Who has taken the list away is not to get it back.
      if (outer.parentElement && wrapper.contains(list)) moveNode(list, outer.parentElement, outer)
      outer.remove()
    },
  }
}

/** What a list shows one after the other, be it an `li` or a video in place of one. */
export const slidesOf = (list: Element): HTMLElement[] =>
  [...list.children].filter((child) => child instanceof HTMLElement)

/** What is not shown is out of reach of keyboard and screen readers. */
export function markActive({ slides, adopted }: Frame, active: number): void {
  slides.forEach((slide, index) => {
    adopted.toggle(slide, 'active', index === active)
    adopted.attribute(slide, 'inert', index === active ? null : '')
  })
}

/** The list is as high as the slide that it shows. */
export function fitHeight({ list, slides, adopted }: Frame, active: number): void {
  const slide = slides[active]
  const height = slide ? outerHeight(slide) : 0
  if (height > 0) adopted.style(list, 'height', `${height}px`)
}

/** Changes what it shows without moving there. @param moveMs how long the next move takes */
export function atOnce({ list, pace }: Frame, moveMs: number, change: () => void): void {
  pace(0)
  change()
  // Read once while nothing moves, so that the way here is not moved along when it does again.
  list.getBoundingClientRect()
  pace(moveMs)
}

/** With its fractions, so that what is below does not move by them; those of a transform are not meant. */
function outerHeight(element: HTMLElement): number {
  const [whole, { height }] = [element.offsetHeight, element.getBoundingClientRect()]
  return Math.abs(height - whole) < 1 ? height : whole
}

/** With its fractions, so that no sliver of the neighbour shows; not as an ancestor's transform makes it look. */
function innerWidth(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).width) || element.clientWidth
}
