import type { Adoption } from '../../../src/dom/adoption'
import { ancestorsOf } from '../../../src/dom/ancestors'
import { PARENT_CLASS, SUB_MENU } from './markup'

/** Marks every item that has a sub-menu somewhere in it: the theme's CSS draws an arrow there (contract 01 §0.9). */
export function markParents(menu: Element, adopted: Adoption): void {
  for (const subMenu of menu.querySelectorAll(SUB_MENU)) {
    for (const item of ancestorsOf(subMenu)) {
      if (item.localName === 'li' && !item.classList.contains(PARENT_CLASS))
        adopted.classes(item, PARENT_CLASS)
    }
  }
}
