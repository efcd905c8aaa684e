/** Selectors and classes of one kind of list with pages (contract 03 §8.1). */
export interface Kind {
  readonly list: string
  readonly item: string
  /** The ancestor of the list that the loader is appended to. */
  readonly place: string
  /** The part of the navigation that is hidden while there are more pages. */
  readonly hides: string
  readonly next: string
  /** The class that the list's parent gets if there is a button. */
  readonly buttonClass: string
  /** Matches the body of pages on which the list has pages. */
  readonly body: string
}

export const KINDS: readonly Kind[] = [
  {
    list: '.blog-items',
    item: '.blog-item',
    place: '.blog-items-wrap',
    hides: '.pagenavi',
    next: 'li.next a',
    buttonClass: 'blog-load-more-pagination',
    body: 'body',
  },
  {
    list: '.portfolio-items',
    item: '.portfolio-item',
    place: '.portfolio-wrap .spb-asset-content, .portfolio-wrap',
    hides: '.pagenavi',
    next: 'li.next a',
    buttonClass: 'portfolio-load-more-pagination',
    body: 'body',
  },
  {
    list: '#products',
    item: '.product',
    place: '.woocommerce-shop-page .page-content, .woocommerce-shop-page',
    hides: '.pagination-wrap',
    next: 'li:last-child a',
    buttonClass: 'products-load-more-pagination',
    body: 'body.archive.woocommerce',
  },
]
