import type { Adoption } from '../../../src/dom/adoption'
import { partsOf } from './markup'
import './super-search.css'

const ACTIVE_CLASS = 'laurel-active-option'

let count = 0

/** The ARIA attributes of a dropdown: a select-only combobox with its list of options. */
export interface Listbox {
  /** Applies the state to the current markup, which may have been replaced since. */
  describe(state: { readonly isOpen: boolean; readonly chosen: number; readonly active: number }): void
  /** Scrolls an option into view. */
  reveal(index: number): void
}

/** @param dropdown keeps the focus; `aria-activedescendant` refers to the active option */
export function createListbox(dropdown: HTMLElement, { attribute, toggle }: Adoption): Listbox {
  const idOf = (element: Element) => {
    if (!element.id) attribute(element, 'id', `laurel-super-search-${++count}`)
    return element.id
  }

  /**
   * The widget reads as a sentence: the name consists of the words before the dropdown and its current
   * value.
   */
  function nameOf() {
    const before = dropdown.previousElementSibling
    const words = [before?.matches('span') ? before : null, partsOf(dropdown).text]
    return words.flatMap((word) => (word?.textContent?.trim() ? [idOf(word)] : [])).join(' ')
  }

  return {
    describe({ isOpen, chosen, active }) {
      const { list, options } = partsOf(dropdown)
      if (!list) return
      const name = nameOf() || null
      if (!dropdown.hasAttribute('tabindex')) attribute(dropdown, 'tabindex', '0')
      attribute(dropdown, 'role', 'combobox')
      attribute(dropdown, 'aria-haspopup', 'listbox')
      attribute(dropdown, 'aria-controls', idOf(list))
      attribute(dropdown, 'aria-expanded', String(isOpen))
      attribute(dropdown, 'aria-labelledby', name)
      attribute(list, 'role', 'listbox')
      attribute(list, 'aria-labelledby', name)
      for (const part of list.children) attribute(part, 'role', 'presentation')
      for (const icon of list.querySelectorAll('i')) attribute(icon, 'aria-hidden', 'true')
      options.forEach((option, index) => {
        attribute(option, 'role', 'option')
        attribute(option, 'tabindex', '-1')
        attribute(option, 'aria-selected', String(index === chosen))
        toggle(option, ACTIVE_CLASS, isOpen && index === active)
      })
      const current = isOpen ? options[active] : undefined
      attribute(dropdown, 'aria-activedescendant', current ? idOf(current) : null)
    },
    reveal: (index) => partsOf(dropdown).options[index]?.scrollIntoView?.({ block: 'nearest' }),
  }
}
