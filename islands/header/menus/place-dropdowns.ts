import type { Scope } from '../../../src/page/scope'
import { SUB_MENU } from './markup'

/**
 * Puts each item's first sub-menu right below it (contract 01 §5.1), and those of the bar's items again whenever these
 * change their height: a header may shrink, and fonts come late.
 * @returns places those of items that are new
 */
export function placeDropdowns(menu: Element, scope: Scope): () => void {
  const seen = new WeakSet<Element>()
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
    // What is not shown has no height to go by.
    if (!subMenu || (item.parentElement === menu && item.offsetHeight === 0)) return
    scope.adopt.style(subMenu, 'top', `${item.offsetHeight}px`)
  }

  function forget(item: Element) {
    seen.delete(item)
    observer?.unobserve(item)
  }

  return () => {
    const items = [...menu.querySelectorAll<HTMLElement>('li')].filter((item) => !seen.has(item))
    for (const item of items) {
      if (!item.querySelector(SUB_MENU)) continue
      seen.add(item)
      place(item)
      if (item.parentElement === menu) observer?.observe(item)
    }
  }
}
