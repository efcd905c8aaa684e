/** A link that opens and closes panels. Its parts are looked up on each use, since ajax filters replace their panel. */
export interface Toggle {
  readonly openClass: string
  /** All links of the same panels. */
  readonly links: () => HTMLElement[]
  readonly panels: () => HTMLElement[]
  /** The icons that show whether it is open; the filters' link has other icons, which do not change. */
  readonly icons: () => HTMLElement[]
}

const FILTERS_LINK = '.sf-mobile-shop-filters-link'
const UPSELL_LINK = '.upsell-heading-link'
export const ICON = { open: 'sf-icon-minus', closed: 'sf-icon-plus' } as const

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

export function readToggle(link: HTMLElement): Toggle {
  const { ownerDocument: document } = link
  if (link.matches(FILTERS_LINK)) {
    return {
      openClass: 'filters-open',
      links: () => all(document, FILTERS_LINK),
      panels: () => all(document, '.sf-mobile-shop-filters'),
      icons: () => [],
    }
  }
  const upsells = link.closest('.upsells')
  return {
    openClass: 'upsell-open',
    links: () => (upsells ? all(upsells, UPSELL_LINK) : [link]),
    panels: () => (upsells ? all(upsells, ':scope > .products') : []),
    icons: () => all(link, `.${ICON.open}, .${ICON.closed}`),
  }
}
