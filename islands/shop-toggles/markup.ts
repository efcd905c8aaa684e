/** A link that opens and closes a part of the shop's pages, and what the theme's CSS wants to know of it. */
export interface Toggle {
  readonly openClass: string
  /** All links that work the same panels. */
  readonly links: () => HTMLElement[]
  readonly panels: () => HTMLElement[]
}

const FILTERS_LINK = '.sf-mobile-shop-filters-link'
const UPSELL_LINK = '.upsell-heading-link'

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

/** Looked up anew each time: filters by ajax replace their panel. */
export function readToggle(link: HTMLElement): Toggle {
  const { ownerDocument: document } = link
  if (link.matches(FILTERS_LINK)) {
    return {
      openClass: 'filters-open',
      links: () => all(document, FILTERS_LINK),
      panels: () => all(document, '.sf-mobile-shop-filters'),
    }
  }
  const upsells = link.closest('.upsells')
  return {
    openClass: 'upsell-open',
    links: () => (upsells ? all(upsells, UPSELL_LINK) : [link]),
    panels: () => (upsells ? all(upsells, ':scope > .products') : []),
  }
}

/** The sign in the link: a plus while it is closed. */
export const SIGN = { open: 'sf-icon-minus', closed: 'sf-icon-plus' } as const
export const signsIn = (link: Element) => all(link, `.${SIGN.open}, .${SIGN.closed}`)
