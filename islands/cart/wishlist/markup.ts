/** Contract 02 §4.2. */
export const ADD_LINK = '.add_to_wishlist'
export const REMOVE_LINK = '.wishlist_table .remove'
export const ITEM = '.wishlist-item'
export const ITEM_LINK = '.wishlist-link'

const ADDED_PART = '.yith-wcwl-wishlistaddedbrowse'

export interface AddLink {
  readonly productId: number
  /** Null where neither the link nor a plugin names an address. */
  readonly ajaxUrl: string | null
  /** The part that replaces the link once the product is on the list; null where the plugin does so itself. */
  readonly added: HTMLElement | null
}

/** Data of other plugins. */
interface WishlistGlobals {
  readonly yith_wcwl_l10n?: unknown
  readonly wc_add_to_cart_params?: unknown
}

/** @returns null for a link that names no product */
export function readAddLink(link: Element, window: Window & WishlistGlobals): AddLink | null {
  const productId = firstId(
    link.getAttribute('data-product-id'),
    parameterOf(link.getAttribute('href'), 'add_to_wishlist'),
  )
  if (!productId) return null
  return {
    productId,
    ajaxUrl:
      link.getAttribute('data-ajaxurl') ||
      ajaxUrlOf(window.yith_wcwl_l10n) ||
      ajaxUrlOf(window.wc_add_to_cart_params),
    added: addedPart(link.parentElement?.parentElement),
  }
}

/** @returns the part in the button's own box; null in a box with several hearts */
function addedPart(box: Element | null | undefined): HTMLElement | null {
  if (!box || box.querySelectorAll(ADD_LINK).length > 1) return null
  return box.querySelector<HTMLElement>(ADDED_PART)
}

/** The product that a link of the wishlist's table removes; 0 when none is named. */
export function removedProduct(link: Element): number {
  return firstId(
    link.getAttribute('data-product-id'),
    link.closest('[data-row-id]')?.getAttribute('data-row-id'),
    parameterOf(link.getAttribute('href'), 'remove_from_wishlist'),
  )
}

function firstId(...texts: (string | null | undefined)[]): number {
  return Number(texts.find((text) => text && /^[1-9]\d{0,14}$/.test(text)) ?? 0)
}

const parameterOf = (href: string | null, name: string) =>
  new URLSearchParams((href ?? '').split('#')[0]?.split('?')[1]).get(name)

function ajaxUrlOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('ajax_url' in data)) return null
  return typeof data.ajax_url === 'string' && data.ajax_url !== '' ? data.ajax_url : null
}
