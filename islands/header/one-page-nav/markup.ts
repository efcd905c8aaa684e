import { isNamed, type NamedRow } from './rows'

/**
 * Contract 01 §3. Every row counts for the row in view; the navigator lists the named rows of the content.
 */
export const ROWS = 'section.row'
const NAMED_ROWS = '.page-content section.row'
export const ARROWS_CLASS = 'opn-arrows'

/** The rows that the navigator lists, in the order of the page. */
export function namedRows(document: Document): (NamedRow & { readonly element: HTMLElement })[] {
  return [...document.querySelectorAll<HTMLElement>(NAMED_ROWS)].flatMap((element) => {
    const { id, offsetHeight: height } = element
    const name = element.getAttribute('data-rowname')
    return isNamed({ id, name, height }) ? [{ element, id, name: name ?? '' }] : []
  })
}

/** The item that links to a row in a printed list, which may also list hidden rows. */
export function printedItem(list: Element, { id }: NamedRow): Element | undefined {
  return [...list.children].find((item) => item.querySelector('a')?.getAttribute('href') === `#${id}`)
}

/** The list in the markup that the theme's CSS expects. */
export function buildList(document: Document, rows: readonly NamedRow[]): HTMLElement {
  const list = document.createElement('ul')
  for (const { id, name } of rows) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.setAttribute('href', `#${id}`)
    link.setAttribute('data-title', name)
    link.setAttribute('aria-label', name)
    link.append(document.createElement('i'))
    const caption = document.createElement('div')
    caption.className = 'hover-caption'
    caption.setAttribute('aria-hidden', 'true')
    caption.textContent = name
    item.append(link, caption)
    list.append(item)
  }
  return list
}
