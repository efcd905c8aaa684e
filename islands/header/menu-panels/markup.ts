/** Contract 01 §8, §9, §10. */
export const OPENERS = {
  slideout: '.side-slideout-link',
  overlayMenu: '.overlay-menu-link',
  superSearch: '.fs-supersearch-link',
  pushNavigation: '.sf-pushnav-trigger',
} as const

/** These stay usable while a panel is open: each opens its own panel, or closes it. */
export const BESIDE = Object.values(OPENERS).join()

export const SLIDEOUTS = {
  'left-slideout': '#side-slideout-left-wrap',
  'right-slideout': '#side-slideout-right-wrap',
} as const

export type Slideout = keyof typeof SLIDEOUTS

/** Every value but `left` means the right side. */
export function slideoutOf(opener: Element): Slideout {
  return opener.getAttribute('data-side') === 'left' ? 'left-slideout' : 'right-slideout'
}

export const OVERLAY_CLOSE = '.fs-overlay-close'
/** The header stays visible and usable over an overlay; only the navigation fades out. */
export const BESIDE_OVERLAY = '#header-section'
export const NAVIGATION = '#main-nav, #main-navigation'
export const SPLIT_MENU = '.split-menu'
