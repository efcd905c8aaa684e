import { LAYOUTS, type Layout, type ListFacts } from './layout'

/** The shop's own list; others on the page keep their layout. */
export const findList = (document: Document) => document.getElementById('products')

export const productsIn = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('.product:not(.grid-sizer)'),
]

/** Around which the products lie: it has the height of several rows. */
const SIDEBAR = '.sidebar'

/** What has the height of its row. */
export const childrenOf = (list: Element) =>
  [...list.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.matches(`.grid-sizer, ${SIDEBAR}`),
  )

export function readFacts(list: Element, link: Element | null): ListFacts {
  const wrap = list.closest('.inner-page-wrap') ?? list.ownerDocument.querySelector('.inner-page-wrap')
  return {
    hasSidebar: !wrap?.classList.contains('has-no-sidebar'),
    displayType: link?.parentElement?.getAttribute('data-display-type') ?? null,
    defaultWidth: list.querySelector('.product[data-width]')?.getAttribute('data-width') ?? null,
    isGrid: list.matches('.product-grid') || list.querySelector('.product-grid') !== null,
  }
}

/** The layout that the products have now. */
export function currentLayout(list: Element | null): Layout | null {
  const product = list?.querySelector('[class*="product-layout-"]')
  return LAYOUTS.find((layout) => product?.classList.contains(`product-layout-${layout}`)) ?? null
}

/** The theme's links are icons without a text. */
export const LABELS: Readonly<Record<Layout, string>> = {
  standard: 'Standard view',
  list: 'List view',
  grid: 'Grid view',
  solo: 'Solo view',
}

export const hasName = (link: Element) =>
  (link.textContent ?? '').trim() !== '' ||
  ['aria-label', 'aria-labelledby', 'title'].some((name) => link.getAttribute(name)) ||
  link.querySelector('img[alt]:not([alt=""])') !== null
