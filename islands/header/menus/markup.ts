/** Contract 01 §5.1. The list of currencies becomes a sub-menu as well (contract 01 §5.4). */
export const SUB_MENU = 'ul:is(.sub-menu, .wcml_currency_switcher)'
export const PARENT_CLASS = 'parent'
export const MAIN_NAVIGATION = '#main-navigation'
const STANDARD = 'nav.std-menu'
/** The dropdown of an older release of the theme. */
const MEGA_SUB_MENU = '.mega-menu-sub'

/** The cart and the wishlist: their own island opens them by pointer and keyboard, but not by tap. */
const SHOP_ITEMS = '.shopping-bag-item, .wishlist-item'
const OTHER_ISLANDS_ITEMS = `.menu-search, ${SHOP_ITEMS}`
/** Panels whose items open by a tap, one below the other. */
const PANELS =
  '.sf-side-slideout, #mobile-menu, #mobile-menu-wrap, #mobile-cart-wrap, #overlay-menu, .sf-pushnav'

/** Whether the items of this menu have dropdowns. */
export const isDesktopMenu = (menu: Element) =>
  menu.closest(STANDARD) !== null && menu.closest(PANELS) === null

/** The dropdown of an item; null where it has none, or another island opens it. */
export function dropdownOf(item: Element): HTMLElement | null {
  if (item.matches(OTHER_ISLANDS_ITEMS)) return null
  const older = item.matches(`${MAIN_NAVIGATION} .menu-item`) ? `, ${MEGA_SUB_MENU}` : ''
  return item.querySelector<HTMLElement>(SUB_MENU + older)
}

/** The dropdown of a cart or wishlist item, which opens by a tap here. */
export function shopDropdownOf(item: Element): HTMLElement | null {
  return item.matches(SHOP_ITEMS) && !item.closest('#mobile-header')
    ? item.querySelector<HTMLElement>(SUB_MENU)
    : null
}

export const isMegaSubMenu = (dropdown: Element | null) => dropdown?.matches(MEGA_SUB_MENU) ?? false

/** The wide dropdowns of an older release, which need a container in the `full-center` header. */
export function wideDropdowns(menu: Element): Element[] {
  const isWide = menu.closest('.header-wrap.full-center') !== null
  return isWide ? [...menu.querySelectorAll('li.sf-mega-menu > ul.sub-menu')] : []
}
