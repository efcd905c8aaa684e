import type { Adoption } from '../../src/dom/adoption'
import { fadeIn, fadeOut, finishFade } from '../../src/motion/fade'
import { MENU_FADE_IN_MS, MENU_FADE_OUT_MS } from '../../src/overlay/hover-menu'
import { opensByHover } from '../../src/page/breakpoints'

/** What an `li` of a menu opens; null where it opens nothing, or somebody else opens it. */
export type DropdownOf = (item: Element) => HTMLElement | null

/** The items of one menu that have something to open. */
export interface Dropdowns {
  readonly menu: HTMLElement
  /** Those at and above a node, innermost first. */
  above(node: EventTarget | null): HTMLElement[]
  readonly dropdownOf: DropdownOf
  isOpen(item: HTMLElement): boolean
  /** Opens nothing where the theme's menus do not open. */
  open(item: HTMLElement): void
  close(item: HTMLElement): void
  /** Closes what is open, but for these. @returns what was closed */
  closeAll(except?: readonly HTMLElement[]): HTMLElement[]
  restore(): void
}

export interface DropdownsOptions {
  readonly adopted: Adoption
  readonly dropdownOf: DropdownOf
  /** Says to assistive technology whether an item is open; default: by its link. */
  readonly tell?: (item: HTMLElement, isOpen: boolean) => void
}

export const linkOf = (item: Element) => item.querySelector<HTMLElement>(':scope > a')

/** The items with a dropdown at and above a node, innermost first. */
export function itemsAbove(
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

/** Says by an item's own link whether it is open. One that leads nowhere is no more than a button. */
export function tellByLink(adopted: Adoption) {
  return (item: HTMLElement, isOpen: boolean) => {
    const link = linkOf(item)
    if (!link) return
    adopted.attribute(link, 'aria-expanded', String(isOpen))
    if (link.hasAttribute('href')) return
    adopted.attribute(link, 'role', 'button')
    adopted.attribute(link, 'tabindex', '0')
  }
}

/** Opens and closes the dropdowns of one menu by the theme's fades. */
export function createDropdowns(
  menu: HTMLElement,
  { adopted, dropdownOf, tell = tellByLink(adopted) }: DropdownsOptions,
): Dropdowns & { look(): void } {
  const opened = new Set<HTMLElement>()

  function close(item: HTMLElement) {
    if (!opened.delete(item)) return
    const dropdown = dropdownOf(item)
    if (dropdown) fadeOut(dropdown, { durationMs: MENU_FADE_OUT_MS })
    tell(item, false)
  }
  const items = () => [...menu.querySelectorAll<HTMLElement>('li')].filter(dropdownOf)
  /** Gets to know items that came later, and forgets those that are gone. */
  function look() {
    for (const item of opened) if (!menu.contains(item)) opened.delete(item)
    for (const item of items()) tell(item, opened.has(item))
  }
  look()

  return {
    menu,
    look,
    above: (node) => itemsAbove(menu, node, dropdownOf),
    dropdownOf,
    isOpen: (item) => opened.has(item),
    open(item) {
      const dropdown = dropdownOf(item)
      if (!dropdown || opened.has(item) || !opensByHover(menu.ownerDocument)) return
      keepStyle(adopted, dropdown)
      opened.add(item)
      fadeIn(dropdown, { durationMs: MENU_FADE_IN_MS })
      tell(item, true)
    },
    close,
    closeAll(except = []) {
      const closing = [...opened].filter((item) => !except.includes(item))
      for (const item of closing) close(item)
      return closing
    },
    restore() {
      // A running fade ends now, and not after what it changed was given back.
      for (const item of items()) {
        const dropdown = dropdownOf(item)
        if (dropdown) finishFade(dropdown)
      }
      opened.clear()
    },
  }
}

/** Remembers what the fades are about to change. */
function keepStyle(adopted: Adoption, dropdown: HTMLElement) {
  for (const property of ['display', 'opacity']) {
    adopted.style(dropdown, property, dropdown.style.getPropertyValue(property))
  }
}
