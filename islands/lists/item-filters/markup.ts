import { holds } from '../../../src/dom/query'

/** Contract 03 §5.4. */
const WRAP = '.blog-wrap, .portfolio-wrap, .galleries-wrap'
const ITEM = ':is(.blog-item, .portfolio-item, .gallery-item):not(.grid-sizer)'
const LINK = 'a[data-filter]'
const LIGHTBOX_LINKS = '[data-rel^=ilightbox]'
const PORTFOLIO_GROUPS = 'ilightbox[portfolio'
export const SELECTED_CLASS = 'selected'
export const FILLED_CLASS = 'has-items'
const COUNT_CLASS = 'count'

export const wrapOf = (filters: Element) => filters.closest<HTMLElement>(WRAP)
export const isPortfolio = (wrap: Element) => wrap.matches('.portfolio-wrap')

/** The list's items, without those of a list inside it. */
export const itemsOf = (wrap: Element) =>
  [...wrap.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.closest(WRAP) === wrap)

export const holdsItems = (root: Element) => holds(root, ITEM)

/** The links of an item that belong to a gallery of the portfolio. */
export const lightboxLinksOf = (item: Element) =>
  [...item.querySelectorAll<HTMLElement>(LIGHTBOX_LINKS)].filter((link) =>
    link.getAttribute('data-rel')?.startsWith(PORTFOLIO_GROUPS),
  )

/** One entry of the filters. */
export interface Entry {
  readonly li: HTMLElement
  readonly link: HTMLElement
}

export const entriesOf = (filters: Element): Entry[] =>
  [...filters.querySelectorAll<HTMLElement>('li')].flatMap((li) => {
    const link = li.querySelector<HTMLElement>(`:scope > ${LINK}`)
    return link ? [{ li, link }] : []
  })

export const filterText = ({ link }: Entry) => link.getAttribute('data-filter')

/** Whether the entry shows all items. */
export const isAll = ({ li }: Entry) => li.matches('.all')
export const isSelected = ({ li }: Entry) => li.classList.contains(SELECTED_CLASS)

export const countIn = (link: Element) => link.querySelector(`:scope > sup.${COUNT_CLASS}`)

export function createCount(document: Document): HTMLElement {
  const count = document.createElement('sup')
  count.className = COUNT_CLASS
  return count
}
