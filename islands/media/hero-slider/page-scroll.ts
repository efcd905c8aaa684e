import { focusTarget } from '../../../src/dom/focus-target'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import { isMobileAgent } from '../../../src/page/device'
import type { Page } from '../../../src/page/page'
import type { Hero } from './hero'
import { CAPTION_WRAP, HEADER_WRAP, NOT_VISIBLE_CLASS, PARALLAX_CLASS } from './markup'
import { heightOf, isShown, shownHeight, windowBox } from './viewport'

/** The speeds and limits of the parallax (contract 04 §17.8). */
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
/** The duration of the scroll to the content below the slider. */
const SCROLL_MS = 800
/** The height that a header loses when it shrinks. */
const SHRUNK_BY_PX = 20

interface Parallax {
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

function hasParallax({ parts, settings, scope }: Hero): boolean {
  const { host, outer } = parts
  const { document, window } = scope
  // Without an outer element nothing would keep the space of a fixed slider.
  if (settings.kind === 'curtain' || outer === host || isMobileAgent(window.navigator)) return false
  if (BODY_WITHOUT_PARALLAX.some((name) => document.body.classList.contains(name))) return false
  return document.querySelector(`.${PARALLAX_CLASS}`) === null && isHero(outer, window)
}

/**
 * A slider at the page's top stays behind while the page is scrolled over it. With reduced motion it scrolls with the page.
 * @returns a function that measures, and returns a function that writes; undefined for a slider without
 * parallax
 */
export function followParallax(hero: Hero): (() => () => void) | undefined {
  if (!hasParallax(hero)) return undefined
  const { host, outer, pagination } = hero.parts
  const { document, window, adopt: adopted } = hero.scope
  const { height } = hero.sizing
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
    const isPast = scrollTop >= bottom - heightOf(document, '.sticky-header')
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

/** The heights, in px, of the parts that cover the top of the window while the page is scrolled. */
interface StickyParts {
  /** Undefined if the header is not sticky. */
  readonly header: number | undefined
  readonly mobileHeader: number | undefined
  /** Whether the header shrinks when the page is scrolled. */
  readonly shrinks: boolean
  readonly topBar: number
  readonly adminBar: number
}

/** The height of the sticky parts without the admin bar (contract 04 §17.8). */
export function stickyHeight({ header, mobileHeader, shrinks, topBar }: StickyParts): number {
  const sticky = mobileHeader ?? header
  return (sticky === undefined ? 0 : sticky - (shrinks ? SHRUNK_BY_PX : 0)) + topBar
}

/** Measures the sticky parts (contract 04 §17.8). */
function readStickyParts(document: Document): StickyParts {
  const has = (name: string) => document.body.classList.contains(name)
  const headerWrap = document.querySelector(HEADER_WRAP)
  const isSticky = has('sticky-header-enabled') && !has('header-below-slider') && isShown(headerWrap)
  return {
    header: isSticky ? heightOf(document, '.sticky-header') : undefined,
    mobileHeader: has('mh-sticky') ? shownHeight(document, '#mobile-header') : undefined,
    shrinks: has('sh-dynamic') && headerWrap?.classList.contains('full-header-stick') !== true,
    topBar: heightOf(document, '.sticky-top-bar'),
    adminBar: heightOf(document, '#wpadminbar'),
  }
}

/** Scrolls to the content below the slider, and moves the focus there. */
export async function scrollPast(outer: HTMLElement, { document, window }: Page): Promise<void> {
  const sticky = readStickyParts(document)
  const bottom = outer.getBoundingClientRect().bottom + window.scrollY
  const top = bottom - stickyHeight(sticky) - sticky.adminBar
  const reached = await scrollWindow(window, top, { durationMs: SCROLL_MS, easing: easeInOutExpo })
  const content = outer.nextElementSibling
  if (reached && content instanceof HTMLElement) focusTarget(content)
}
