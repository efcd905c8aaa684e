import { isPlainClick } from '../../src/dom/plain-click'
import { closest } from '../../src/dom/query'
import { BREAKPOINTS_PX, opensByHover } from '../../src/page/breakpoints'
import type { Scope } from '../../src/page/scope'
import type { Dropdowns } from './dropdowns'

/**
 * On a tablet with the desktop menu, the first tap on an item opens its dropdown, and the second one
 * follows the link (contract 01 §5.1). A tap elsewhere closes the dropdown.
 */
export function openByTap(dropdowns: Dropdowns, { document, window, device, listen }: Scope): void {
  if (!device.mobile) return
  const { menu } = dropdowns

  function onTap(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (window.innerWidth < BREAKPOINTS_PX.tabletLandscape || !opensByHover(document)) return
    const link = closest(event.target, 'a')
    const item = link?.parentElement
    const dropdown = item && dropdowns.dropdownOf(item)
    if (!item || !dropdown || !menu.contains(item) || isFullyShown(dropdown)) return
    event.preventDefault()
    dropdowns.open(item)
  }
  listen(menu, 'click', onTap)
  listen(document, 'pointerdown', ({ target }) => {
    dropdowns.closeAll(dropdowns.itemsAround(target))
  })
}

/** False while the dropdown still fades in. */
function isFullyShown(dropdown: HTMLElement): boolean {
  const { display, opacity } = getComputedStyle(dropdown)
  return display !== 'none' && opacity === '1'
}
