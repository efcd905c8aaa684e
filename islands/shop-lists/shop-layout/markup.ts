import { text } from '../../../src/page/text'
import { LAYOUTS, type Layout, type ListFacts } from './layout'

/** The shop's main list; other lists on the page keep their layout. */
export const findList = (document: Document) => document.getElementById('products')

export const productsIn = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('.product:not(.grid-sizer)'),
]

/** A sidebar among the products is as high as several rows. */
const SIDEBAR = '.sidebar'

/** The children that get the common height. */
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

/** The present layout by the products' classes. */
export function currentLayout(list: Element | null): Layout | null {
  const product = list?.querySelector('[class*="product-layout-"]')
  return LAYOUTS.find((layout) => product?.classList.contains(`product-layout-${layout}`)) ?? null
}

/** Accessible names for the theme's links, which are icons. */
export const LABELS: Readonly<Record<Layout, () => string>> = {
  standard: () => text('shop-layout.standard', 'Standard view'),
  list: () => text('shop-layout.list', 'List view'),
  grid: () => text('shop-layout.grid', 'Grid view'),
  solo: () => text('shop-layout.solo', 'Solo view'),
}

export const hasName = (link: Element) =>
  (link.textContent ?? '').trim() !== '' ||
  ['aria-label', 'aria-labelledby', 'title'].some((name) => link.getAttribute(name)) ||
  link.querySelector('img[alt]:not([alt=""])') !== null
