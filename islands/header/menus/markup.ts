/** Contract 01 §5.1. The currencies' list is about to become one (contract 01 §5.4). */
export const SUB_MENU = 'ul:is(.sub-menu, .wcml_currency_switcher)'
export const PARENT_CLASS = 'parent'
export const MAIN_NAVIGATION = '#main-navigation'
const STANDARD = 'nav.std-menu'
/** What an older release of the theme opens instead. */
const MEGA_SUB_MENU = '.mega-menu-sub'

/** Items of the header that others open under the pointer and the keyboard. */
const SHOP_ITEMS = '.shopping-bag-item, .wishlist-item'
const OTHERS_ITEMS = `.menu-search, ${SHOP_ITEMS}`
/** In these a menu's items open below one another, by a tap. */
const PANELS =
  '.sf-side-slideout, #mobile-menu, #mobile-menu-wrap, #mobile-cart-wrap, #overlay-menu, .sf-pushnav'

/** Whether this menu's items have dropdowns here. */
export const isDesktopMenu = (menu: Element) =>
  menu.closest(STANDARD) !== null && menu.closest(PANELS) === null

/** What an item opens under the pointer; null where it opens nothing, or where somebody else opens it. */
export function dropdownOf(item: Element): HTMLElement | null {
  if (item.matches(OTHERS_ITEMS)) return null
  const older = item.matches(`${MAIN_NAVIGATION} .menu-item`) ? `, ${MEGA_SUB_MENU}` : ''
  return item.querySelector<HTMLElement>(SUB_MENU + older)
}

/** What an item opens by a first tap beside those: who opens it under a pointer knows nothing of fingers. */
export function tappedDropdownOf(item: Element): HTMLElement | null {
  return item.matches(SHOP_ITEMS) && !item.closest('#mobile-header')
    ? item.querySelector<HTMLElement>(SUB_MENU)
    : null
}

export const isMegaSubMenu = (dropdown: Element | null) => dropdown?.matches(MEGA_SUB_MENU) ?? false

/** An older release's wide dropdowns: in this header they want a container. */
export function wideDropdowns(menu: Element): Element[] {
  const isWide = menu.closest('.header-wrap.full-center') !== null
  return isWide ? [...menu.querySelectorAll('li.sf-mega-menu > ul.sub-menu')] : []
}
