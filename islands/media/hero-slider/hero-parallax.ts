import type { Adoption } from '../../../src/dom/adoption'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isMobileAgent } from '../../../src/page/device'
import type { Page } from '../../../src/page/page'
import { CAPTION_WRAP, type Kind, NOT_VISIBLE_CLASS, PAGINATION, PARALLAX_CLASS, type Parts } from './markup'
import { stickyHeaderHeight, windowBox } from './surroundings'

/** Contract 04 §17.8. */
const SLIDER_FACTOR = -0.2
const CAPTION_FACTOR = -0.15
const FADED_BEFORE_END_PX = 150
const ABOVE_PX = 768
const BODY_WITHOUT = ['header-standard', 'layout-boxed', 'ss-parallax-disabled', 'post-type-archive-product']

export interface ParallaxLook {
  /** In px. */
  readonly slider: number
  readonly caption: number
  readonly opacity: number
}

/** How a slider stands when the page is scrolled; lengths in px. */
export function parallaxLook(scrollTop: number, height: number): ParallaxLook {
  const way = height - FADED_BEFORE_END_PX
  const opacity = way > 0 ? Math.min(1, Math.max(0, 1 - scrollTop / way)) : 1
  return { slider: SLIDER_FACTOR * scrollTop, caption: CAPTION_FACTOR * scrollTop, opacity }
}

/** Whether a slider is the page's first part, and not one of its content's. */
export function isHero(outer: HTMLElement, { document, scrollY }: Window): boolean {
  const { parentElement } = outer
  if (parentElement === document.body || parentElement?.id === 'container') return true
  return Math.abs(outer.getBoundingClientRect().top + scrollY) < 1
}

function hasParallax({ host, outer }: Parts, kind: Kind, { document, window }: Page): boolean {
  // A slider that is fixed leaves its place to what is around it.
  if (kind === 'curtain' || outer === host || isMobileAgent(window.navigator)) return false
  if (BODY_WITHOUT.some((name) => document.body.classList.contains(name))) return false
  return document.querySelector(`.${PARALLAX_CLASS}`) === null && isHero(outer, window)
}

export interface ParallaxOptions {
  readonly parts: Parts
  readonly kind: Kind
  readonly page: Page
  readonly adopted: Adoption
  /** Of the slider, in px. */
  readonly height: () => number
}

/**
 * A slider at the page's top stays behind, and the page is scrolled over it. Where less motion is asked for, it goes
 * with the page.
 * @returns looks at the page, and returns what is to be written; undefined for a slider that stays in the page
 */
export function followParallax(options: ParallaxOptions): (() => () => void) | undefined {
  const { parts, kind, page, adopted, height } = options
  const { host, outer } = parts
  const { document, window } = page
  if (!hasParallax(parts, kind, page)) return undefined
  const isMotionReduced = prefersReducedMotion(window)
  const captions = [...host.querySelectorAll<HTMLElement>(CAPTION_WRAP)]
  const pagination = host.querySelector<HTMLElement>(PAGINATION)
  let isMoved = false

  function move(scrollTop: number) {
    const look = parallaxLook(scrollTop, height())
    isMoved = scrollTop > 0
    adopted.style(host, 'transform', isMoved ? shift(look.slider) : '')
    for (const caption of captions) {
      adopted.style(caption, 'transform', isMoved ? shift(look.caption) : '')
      adopted.style(caption, 'opacity', isMoved ? String(look.opacity) : '')
    }
    if (pagination) adopted.style(pagination, 'opacity', String(look.opacity))
  }
  return () => {
    const scrollTop = Math.max(0, window.scrollY)
    const bottom = outer.getBoundingClientRect().bottom + window.scrollY
    const isPast = scrollTop >= bottom - stickyHeaderHeight(document)
    // One that is higher than the window has to be scrolled itself.
    const isFixed = !isMotionReduced && height() <= window.innerHeight
    const wanted = isFixed && windowBox(document).right > ABOVE_PX ? scrollTop : 0
    return () => {
      adopted.toggle(host, PARALLAX_CLASS, isFixed)
      adopted.toggle(outer, NOT_VISIBLE_CLASS, isPast)
      if (wanted > 0 || isMoved) move(wanted)
    }
  }
}

const shift = (by: number) => `translate3d(0px, ${Math.round(by * 100) / 100}px, 0px)`
