/** A link that opens and closes a part of the shop's pages, and what the theme's CSS wants to know of it. */
export interface Toggle {
  readonly openClass: string
  /** All links that work the same panels. */
  readonly links: () => HTMLElement[]
  readonly panels: () => HTMLElement[]
  /** A plus while it is closed, a minus while it is open; other links have icons that mean something else. */
  readonly signs: () => HTMLElement[]
}

const FILTERS_LINK = '.sf-mobile-shop-filters-link'
const UPSELL_LINK = '.upsell-heading-link'
export const SIGN = { open: 'sf-icon-minus', closed: 'sf-icon-plus' } as const

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

/** Looked up anew each time: filters by ajax replace their panel. */
export function readToggle(link: HTMLElement): Toggle {
  const { ownerDocument: document } = link
  if (link.matches(FILTERS_LINK)) {
    return {
      openClass: 'filters-open',
      links: () => all(document, FILTERS_LINK),
      panels: () => all(document, '.sf-mobile-shop-filters'),
      signs: () => [],
    }
  }
  const upsells = link.closest('.upsells')
  return {
    openClass: 'upsell-open',
    links: () => (upsells ? all(upsells, UPSELL_LINK) : [link]),
    panels: () => (upsells ? all(upsells, ':scope > .products') : []),
    signs: () => all(link, `.${SIGN.open}, .${SIGN.closed}`),
  }
}
