/** A shop's list that is not laid out in plain rows (contract 02 §6.5). */
export interface PackedList {
  readonly list: HTMLElement
  readonly kind: 'masonry' | 'around-sidebar'
}

const SIZER = '.grid-sizer'
const DOUBLE = '.size-large, .size-tall'

export function readList(list: HTMLElement): PackedList | null {
  if (list.matches('.multi-masonry-items')) return { list, kind: 'masonry' }
  return sidebarIn(list) ? { list, kind: 'around-sidebar' } : null
}

const children = (list: Element, selector: string) => [
  ...list.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
]

export const itemsIn = (list: Element) => children(list, `.product:not(${SIZER})`)
export const sidebarIn = (list: Element) => children(list, '.sidebar')[0]
/** The element with the width of one column. */
export const sizerIn = (list: Element) => children(list, SIZER)[0] ?? itemsIn(list)[0]

export const standardItem = (items: readonly HTMLElement[]) =>
  items.find((item) => item.matches('.size-standard'))
export const doubleItems = (items: readonly HTMLElement[]) => items.filter((item) => item.matches(DOUBLE))
export const picturesIn = (item: Element) => [
  ...item.querySelectorAll<HTMLElement>('.multi-masonry-img-wrap'),
]
