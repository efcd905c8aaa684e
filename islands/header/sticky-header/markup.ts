import type { StickyRules } from './sticky-state'

/** Contract 01 §0.3, §6. */
export const HEADER = '.sticky-header'
export const TOP_BAR = '.sticky-top-bar'
export const MOBILE_HEADER = '#mobile-header'
export const HEADER_WRAP = '.header-wrap'
export const LOGO = '#logo'

export const WRAPPER_CLASS = 'sticky-wrapper'
export const STUCK_CLASS = 'is-sticky'
export const DEFAULT_STATE_CLASS = 'default-state'
export const SHRUNK_CLASS = 'resized-header'
export const HIDDEN_CLASS = 'sticky-header-hide'

export const SLIDER = '#container > .swift-slider-outer'
export const HOME_SLIDER = '#container > .home-slider-wrap'
export const TONE_AREAS = '.dynamic-header-change'
/** Slides that are not shown at the moment. */
export const INACTIVE_SLIDE = '.swiper-slide:not(.swiper-slide-active)'
export const TONE = 'data-style'
export const DEFAULT_TONE = 'data-default-style'
export const AREA_TONE = 'data-header-style'
export const ANIMATION = 'data-anim'

/** Body classes of overlays that are part of the header. */
const OVERLAYS = ['fs-supersearch-open', 'overlay-menu-open', 'fs-search-open']

const has = ({ body }: Document, name: string) => body.classList.contains(name)

/** Whether this header sticks: only the first element with the class does. */
export function headerSticks(host: Element, document: Document): boolean {
  return (
    has(document, 'sticky-header-enabled') &&
    !has(document, 'vertical-header') &&
    document.getElementById('header-section') !== null &&
    document.querySelector(HEADER) === host
  )
}

export const mobileHeaderSticks = (document: Document) => has(document, 'mh-sticky')

export function headerRules(document: Document, headerWrap: Element | null): StickyRules {
  const staysFixed =
    headerWrap?.classList.contains('full-header-stick') === true &&
    !has(document, 'header-below-slider') &&
    document.getElementById('top-bar') === null
  return { isApp: has(document, 'app-header'), staysFixed }
}

/** A stuck header has its default look unless it is transparent or that of an app. */
export function hasDefaultState(document: Document): boolean {
  return !has(document, 'app-header') && !has(document, 'sticky-header-transparent')
}

export const shrinks = (document: Document) => has(document, 'sh-dynamic')
export const hides = (document: Document) => has(document, 'sh-show-hide')
export const changesTone = (document: Document) => has(document, 'sticky-header-transparent')
export const isBoxed = (document: Document) => has(document, 'layout-boxed')
export const isOverlayOpen = (document: Document) => OVERLAYS.some((name) => has(document, name))

/** @returns px */
export const adminBarHeight = (document: Document) => document.getElementById('wpadminbar')?.offsetHeight ?? 0

/** The height of what lies above the header at the window's top, in px. */
export function headerSpacing(document: Document): number {
  const bar = has(document, 'app-header') ? '#top-bar' : TOP_BAR
  return adminBarHeight(document) + (document.querySelector<HTMLElement>(bar)?.offsetHeight ?? 0)
}
