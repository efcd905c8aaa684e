import type { Adoption } from '../../src/dom/adoption'
import { fadeIn, fadeOut, finishFade } from '../../src/motion/fade'
import { MENU_FADE_IN_MS, MENU_FADE_OUT_MS } from '../../src/overlay/hover-menu'
import { opensByHover } from '../../src/page/breakpoints'

/** The dropdown of a menu's `li`; null where it has none, or another widget opens it. */
export type DropdownOf = (item: Element) => HTMLElement | null

/** The dropdowns of one menu. */
export interface Dropdowns {
  readonly menu: HTMLElement
  /** The items with a dropdown that contain a node, innermost first. */
  itemsAround(node: EventTarget | null): HTMLElement[]
  readonly dropdownOf: DropdownOf
  isOpen(item: HTMLElement): boolean
  /** Does nothing where the theme's menus do not open by hover. */
  open(item: HTMLElement): void
  close(item: HTMLElement): void
  /** @returns the items that were closed */
  closeAll(except?: readonly HTMLElement[]): HTMLElement[]
  restore(): void
}

export interface DropdownsOptions {
  readonly adopted: Adoption
  readonly dropdownOf: DropdownOf
  /** Sets the state for assistive technology; default: `aria-expanded` on the item's link. */
  readonly setExpanded?: (item: HTMLElement, isOpen: boolean) => void
}

export const linkOf = (item: Element) => item.querySelector<HTMLElement>(':scope > a')

/** The items with a dropdown that contain a node, innermost first. */
export function itemsAround(
  menu: HTMLElement,
  node: EventTarget | null,
  dropdownOf: DropdownOf,
): HTMLElement[] {
  const items: HTMLElement[] = []
  let item = node instanceof Element ? node.closest<HTMLElement>('li') : null
  while (item && menu.contains(item)) {
    if (dropdownOf(item)) items.push(item)
    item = item.parentElement?.closest<HTMLElement>('li') ?? null
  }
  return items
}

/** Sets `aria-expanded` on an item's link. A link without an address becomes a button. */
export function expandLink(adopted: Adoption) {
  return (item: HTMLElement, isOpen: boolean) => {
    const link = linkOf(item)
    if (!link) return
    adopted.attribute(link, 'aria-expanded', String(isOpen))
    if (link.hasAttribute('href')) return
    adopted.attribute(link, 'role', 'button')
    adopted.attribute(link, 'tabindex', '0')
  }
}

export interface RefreshableDropdowns extends Dropdowns {
  /** Picks up items that were inserted or removed. */
  refresh(): void
}

/** Opens and closes the dropdowns of one menu by the theme's fades. */
export function createDropdowns(
  menu: HTMLElement,
  { adopted, dropdownOf, setExpanded = expandLink(adopted) }: DropdownsOptions,
): RefreshableDropdowns {
  const opened = new Set<HTMLElement>()

  function close(item: HTMLElement) {
    if (!opened.delete(item)) return
    const dropdown = dropdownOf(item)
    if (dropdown) fadeOut(dropdown, { durationMs: MENU_FADE_OUT_MS })
    setExpanded(item, false)
  }
  const items = () => [...menu.querySelectorAll<HTMLElement>('li')].filter(dropdownOf)
  function refresh() {
    for (const item of opened) if (!menu.contains(item)) opened.delete(item)
    for (const item of items()) setExpanded(item, opened.has(item))
  }
  refresh()

  return {
    menu,
    refresh,
    itemsAround: (node) => itemsAround(menu, node, dropdownOf),
    dropdownOf,
    isOpen: (item) => opened.has(item),
    open(item) {
      const dropdown = dropdownOf(item)
      if (!dropdown || opened.has(item) || !opensByHover(menu.ownerDocument)) return
      adoptStyles(adopted, dropdown)
      opened.add(item)
      fadeIn(dropdown, { durationMs: MENU_FADE_IN_MS })
      setExpanded(item, true)
    },
    close,
    closeAll(except = []) {
      const closing = [...opened].filter((item) => !except.includes(item))
      for (const item of closing) close(item)
      return closing
    },
    restore() {
      // Running fades end first, because they would overwrite the restored styles.
      for (const item of items()) {
        const dropdown = dropdownOf(item)
        if (dropdown) finishFade(dropdown)
      }
      opened.clear()
    },
  }
}

/** Registers the styles that the fades change, so that unmounting restores them. */
function adoptStyles(adopted: Adoption, dropdown: HTMLElement) {
  for (const property of ['display', 'opacity']) {
    adopted.style(dropdown, property, dropdown.style.getPropertyValue(property))
  }
}
