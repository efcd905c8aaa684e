import { setAttributes } from '../../../src/dom/attributes'
import { text } from '../../../src/page/text'
import type { OptionGroup } from './options'
import '../../../src/dom/visually-hidden.css'

const listName = () => text('live-search.results-name', 'Search results')

/**
 * The list for screen readers: a listbox whose groups own the rows' links. It is a separate element, since
 * the list's own markup has no groups.
 */
export function createListbox(document: Document, id: string): HTMLElement {
  const listbox = document.createElement('div')
  setAttributes(listbox, {
    id,
    class: 'laurel-search-listbox laurel-visually-hidden',
    role: 'listbox',
    'aria-label': listName(),
  })
  return listbox
}

export function fillListbox(listbox: HTMLElement, groups: readonly OptionGroup[]): void {
  listbox.replaceChildren(...groups.map((group) => groupElement(group, listbox.ownerDocument)))
}

function groupElement({ name, ids }: OptionGroup, document: Document): HTMLElement {
  const element = document.createElement('div')
  // Options without a group need an owner as well.
  setAttributes(element, { role: 'group', 'aria-label': name ?? listName(), 'aria-owns': ids.join(' ') })
  return element
}
