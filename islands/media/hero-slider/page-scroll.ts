import type { Adoption } from '../../../src/dom/adoption'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isMobileAgent } from '../../../src/page/device'
import type { Page } from '../../../src/page/page'
import { CAPTION_WRAP, type Kind, NOT_VISIBLE_CLASS, PARALLAX_CLASS, type Parts } from './markup'
import { stickyHeaderHeight, windowBox } from './viewport'

/** Numbers of the parallax (contract 04 §17.8). */
const SLIDER_FACTOR = -0.2
const CAPTION_FACTOR = -0.15
const FADED_BEFORE_END_PX = 150
const ABOVE_PX = 768
const BODY_WITHOUT_PARALLAX = [
  'header-standard',
  'layout-boxed',
  'ss-parallax-disabled',
  'post-type-archive-product',
]

export interface Parallax {
  /** In px. */
  readonly slider: number
  readonly caption: number
  readonly opacity: number
}

/** The shifts and opacity when the page is scrolled; lengths in px. */
export function parallaxAt(scrollTop: number, height: number): Parallax {
  const fadeLength = height - FADED_BEFORE_END_PX
  const opacity = fadeLength > 0 ? Math.min(1, Math.max(0, 1 - scrollTop / fadeLength)) : 1
  return { slider: SLIDER_FACTOR * scrollTop, caption: CAPTION_FACTOR * scrollTop, opacity }
}

/** Whether a slider is the first part of the page, and not in its content. */
export function isHero(outer: HTMLElement, { document, scrollY }: Window): boolean {
  const { parentElement } = outer
  if (parentElement === document.body || parentElement?.id === 'container') return true
  return Math.abs(outer.getBoundingClientRect().top + scrollY) < 1
}

function hasParallax({ host, outer }: Parts, kind: Kind, { document, window }: Page): boolean {
  // Without an outer element nothing would keep the space of a fixed slider.
  if (kind === 'curtain' || outer === host || isMobileAgent(window.navigator)) return false
  if (BODY_WITHOUT_PARALLAX.some((name) => document.body.classList.contains(name))) return false
  return document.querySelector(`.${PARALLAX_CLASS}`) === null && isHero(outer, window)
}

export interface ParallaxOptions {
  readonly parts: Parts
  readonly kind: Kind
  readonly page: Page
  readonly adopted: Adoption
  /** The height of the slider, in px. */
  readonly height: () => number
}

/**
 * A slider at the page's top stays behind while the page is scrolled over it. With reduced motion it scrolls with the page.
 * @returns measures, and returns a function that writes; undefined for a slider without parallax
 */
export function followParallax(options: ParallaxOptions): (() => () => void) | undefined {
  const { parts, kind, page, adopted, height } = options
  const { host, outer, pagination } = parts
  const { document, window } = page
  if (!hasParallax(parts, kind, page)) return undefined
  const isMotionReduced = prefersReducedMotion(window)
  const captions = [...host.querySelectorAll<HTMLElement>(CAPTION_WRAP)]
  let isMoved = false

  function move(scrollTop: number) {
    const parallax = parallaxAt(scrollTop, height())
    isMoved = scrollTop > 0
    adopted.style(host, 'transform', isMoved ? shift(parallax.slider) : '')
    for (const caption of captions) {
      adopted.style(caption, 'transform', isMoved ? shift(parallax.caption) : '')
      adopted.style(caption, 'opacity', isMoved ? String(parallax.opacity) : '')
    }
    if (pagination) adopted.style(pagination, 'opacity', String(parallax.opacity))
  }
  return () => {
    const scrollTop = Math.max(0, window.scrollY)
    const bottom = outer.getBoundingClientRect().bottom + window.scrollY
    const isPast = scrollTop >= bottom - stickyHeaderHeight(document)
    // A slider that is higher than the window has to be scrolled itself.
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
