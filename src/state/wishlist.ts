/** Detail of `laurel:wishlist`: the change of the visitor's wishlist (spec storefront §3, §4). */
export interface WishlistChange {
  readonly change: 'added' | 'removed'
  readonly productId: number
}

declare global {
  interface DocumentEventMap {
    /** A product was added to the wishlist or removed from it. */
    'laurel:wishlist': CustomEvent<WishlistChange>
  }
}

/** Fires `laurel:wishlist` for the site's scripts. */
export function fireWishlist(document: Document, detail: WishlistChange): void {
  document.dispatchEvent(new CustomEvent('laurel:wishlist', { detail }))
}
