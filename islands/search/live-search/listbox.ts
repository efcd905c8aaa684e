import { setAttributes } from '../../../src/dom/attributes'
import type { OptionGroup } from './options'
import '../../../src/dom/visually-hidden.css'

const NAME = 'Search results'

/**
 * The list as a screen reader hears it: a listbox whose groups own the rows' links. It stands apart from the list,
 * whose markup has no room for groups.
 */
export function createListbox(document: Document, id: string): HTMLElement {
  const listbox = document.createElement('div')
  setAttributes(listbox, {
    id,
    class: 'laurel-search-listbox laurel-visually-hidden',
    role: 'listbox',
    'aria-label': NAME,
  })
  return listbox
}

export function fillListbox(listbox: HTMLElement, groups: readonly OptionGroup[]): void {
  listbox.replaceChildren(...groups.map((group) => groupElement(group, listbox.ownerDocument)))
}

function groupElement({ name, ids }: OptionGroup, document: Document): HTMLElement {
  const element = document.createElement('div')
  // What belongs to no group still has to be owned by something.
  setAttributes(element, { role: 'group', 'aria-label': name ?? NAME, 'aria-owns': ids.join(' ') })
  return element
}
