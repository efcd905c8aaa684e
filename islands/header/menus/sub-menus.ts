import type { Adoption } from '../../../src/dom/adoption'
import { ancestorsOf } from '../../../src/dom/ancestors'
import type { Scope } from '../../../src/page/scope'
import { PARENT_CLASS, SUB_MENU } from './markup'

/** Every item around a sub-menu gets the class by which CSS draws an arrow (contract 01 §0.9). */
export function addParentClasses(menu: Element, adopted: Adoption): void {
  for (const subMenu of menu.querySelectorAll(SUB_MENU)) {
    for (const item of ancestorsOf(subMenu)) {
      if (item.localName === 'li' && !item.classList.contains(PARENT_CLASS))
        adopted.classes(item, PARENT_CLASS)
    }
  }
}

/**
 * Places the first sub-menu of each item right below the item (contract 01 §5.1). Items of the bar are
 * observed, because a header may shrink and fonts may load late.
 * @returns a function that places the sub-menus of items that were inserted later
 */
export function placeSubMenus(menu: Element, scope: Scope): () => void {
  const placed = new WeakSet<Element>()
  const observer =
    'ResizeObserver' in globalThis
      ? scope.observe(ResizeObserver, (entries) => {
          for (const { target } of entries) {
            if (!menu.contains(target)) forget(target)
            else if (target instanceof HTMLElement) place(target)
          }
        })
      : undefined

  function place(item: HTMLElement) {
    const subMenu = item.querySelector<HTMLElement>(SUB_MENU)
    // A hidden item of the bar has no height.
    if (!subMenu || (item.parentElement === menu && item.offsetHeight === 0)) return
    scope.adopt.style(subMenu, 'top', `${item.offsetHeight}px`)
  }

  function forget(item: Element) {
    placed.delete(item)
    observer?.unobserve(item)
  }

  return () => {
    const items = [...menu.querySelectorAll<HTMLElement>('li')].filter((item) => !placed.has(item))
    for (const item of items) {
      if (!item.querySelector(SUB_MENU)) continue
      placed.add(item)
      place(item)
      if (item.parentElement === menu) observer?.observe(item)
    }
  }
}
