import type { Adoption } from '../page/adoption'
import { opensByHover } from '../page/breakpoints'
import { fadeIn, fadeOut } from '../page/fade'
import { MENU_FADE_IN_MS, MENU_FADE_OUT_MS } from '../page/hover-menu'

/** The items of one menu that have something to open. */
export interface Dropdowns {
  readonly menu: HTMLElement
  /** Those at and above a node, innermost first. */
  above(node: EventTarget | null): HTMLElement[]
  dropdownOf(item: Element): HTMLElement | null
  linkOf(item: Element): HTMLElement | null
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
  /** What an `li` of the menu opens; null where it opens nothing, or somebody else opens it. */
  readonly dropdownOf: (item: Element) => HTMLElement | null
}

/** Opens and closes the dropdowns of one menu by the theme's fades, and says so to assistive technology. */
export function createDropdowns(menu: HTMLElement, { adopted, dropdownOf }: DropdownsOptions): Dropdowns {
  const opened = new Set<HTMLElement>()
  const linkOf = (item: Element) => item.querySelector<HTMLElement>(':scope > a')

  function above(node: EventTarget | null): HTMLElement[] {
    const items: HTMLElement[] = []
    let item = node instanceof Element ? node.closest<HTMLElement>('li') : null
    while (item && item !== menu && menu.contains(item)) {
      if (dropdownOf(item)) items.push(item)
      item = item.parentElement?.closest<HTMLElement>('li') ?? null
    }
    return items
  }

  function tell(item: HTMLElement) {
    const link = linkOf(item)
    if (link) adopted.attribute(link, 'aria-expanded', String(opened.has(item)))
  }

  function close(item: HTMLElement) {
    if (!opened.delete(item)) return
    const dropdown = dropdownOf(item)
    if (dropdown) fadeOut(dropdown, { durationMs: MENU_FADE_OUT_MS })
    tell(item)
  }

  for (const item of menu.querySelectorAll<HTMLElement>('li')) if (dropdownOf(item)) tell(item)

  return {
    menu,
    above,
    dropdownOf,
    linkOf,
    isOpen: (item) => opened.has(item),
    open(item) {
      const dropdown = dropdownOf(item)
      if (!dropdown || opened.has(item) || !opensByHover(menu.ownerDocument)) return
      keepStyle(adopted, dropdown)
      opened.add(item)
      fadeIn(dropdown, { durationMs: MENU_FADE_IN_MS })
      tell(item)
    },
    close,
    closeAll(except = []) {
      const closing = [...opened].filter((item) => !except.includes(item))
      for (const item of closing) close(item)
      return closing
    },
    restore() {
      // A running fade ends now, and not after what it changed was given back.
      for (const item of menu.querySelectorAll<HTMLElement>('li')) {
        const dropdown = dropdownOf(item)
        if (dropdown?.getAnimations?.().length) fadeIn(dropdown, { durationMs: 0 })
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
