/** Contract 01 §12. */
export const MENU_LINK = '.mobile-menu-link'
export const BACKDROP = '#sf-mobile-slideout-backdrop'
export const CLOSE_LINK = '.mobile-overlay-close'
export const MENU_ITEM_LINKS = '#mobile-menu li > a'

export const WRAPS = { 'mobile-menu': '#mobile-menu-wrap', 'mobile-cart': '#mobile-cart-wrap' } as const

/** The rest of the page is inert while a panel is open; these stay usable. */
export const BESIDE = `#mobile-header, ${BACKDROP}`

const STUCK_HEADER = '.sticky-wrapper.is-sticky > #mobile-header'

/** The header covers the first pixels of a scroll target. */
const TARGET_OVERLAP_PX = 2

const height = (document: Document, id: string) => document.getElementById(id)?.offsetHeight ?? 0

/** The height that covers the panels' top, in px: a stuck header's lower edge, else the bars above. */
export function coveredHeight(document: Document): number {
  const stuck = document.querySelector(STUCK_HEADER)
  if (stuck) return Math.max(0, stuck.getBoundingClientRect().bottom)
  return ['mobile-header', 'mobile-top-text', 'wpadminbar'].reduce((sum, id) => sum + height(document, id), 0)
}

/** The height that covers the target of a menu's in-page link, in px (contract 01 §0.8). */
export function coveredTarget(document: Document): number {
  const header = document.body.classList.contains('mh-sticky') ? height(document, 'mobile-header') : 0
  return header + height(document, 'mobile-top-text') + height(document, 'wpadminbar') - TARGET_OVERLAP_PX
}
