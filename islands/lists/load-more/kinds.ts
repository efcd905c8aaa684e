/** What the theme prints around the pages of one kind of list (contract 03 §8.1). */
export interface Kind {
  readonly list: string
  readonly item: string
  /** Where the loader goes, around the list. */
  readonly place: string
  /** What is hidden of the navigation while there is more to load. */
  readonly hides: string
  readonly next: string
  /** On the list's parent, where there is a button. */
  readonly buttonClass: string
  /** What the body has on pages whose list it is. */
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
