/** Contract 01 §8, §9, §10. */
export const OPENERS = {
  slideout: '.side-slideout-link',
  overlayMenu: '.overlay-menu-link',
  superSearch: '.fs-supersearch-link',
  pushNavigation: '.sf-pushnav-trigger',
} as const

/** Whatever panel is open, another one can be opened, and its own opener closes it. */
export const BESIDE = Object.values(OPENERS).join()

export const SLIDEOUTS = {
  'left-slideout': '#side-slideout-left-wrap',
  'right-slideout': '#side-slideout-right-wrap',
} as const

export type Slideout = keyof typeof SLIDEOUTS

/** Any side but the left means the right. */
export function slideoutOf(opener: Element): Slideout {
  return opener.getAttribute('data-side') === 'left' ? 'left-slideout' : 'right-slideout'
}

export const OVERLAY_CLOSE = '.fs-overlay-close'
/** Over an overlay the header stays in sight, and with it in use: only the navigation fades. */
export const BESIDE_OVERLAY = '#header-section'
export const NAVIGATION = '#main-nav, #main-navigation'
export const SPLIT_MENU = '.split-menu'
