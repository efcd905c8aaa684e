/** Detail of `laurel:wishlist`: what has just changed in the visitor's wishlist (spec storefront §3, §4). */
export interface WishlistChange {
  readonly change: 'added' | 'removed'
  readonly productId: number
}

declare global {
  interface DocumentEventMap {
    /** The visitor has put a product on the wishlist, or has taken one off. */
    'laurel:wishlist': CustomEvent<WishlistChange>
  }
}

/** Tells the site's scripts of a change by `laurel:wishlist`. */
export function tellWishlist(document: Document, detail: WishlistChange): void {
  document.dispatchEvent(new CustomEvent('laurel:wishlist', { detail }))
}
