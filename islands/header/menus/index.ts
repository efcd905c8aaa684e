import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { followSection } from '../current-section'
import { createDropdowns } from '../dropdowns'
import { LEAVE_DELAY_MS } from '../hover-intent'
import { openByKeyboard } from '../open-by-keyboard'
import { openByPointer } from '../open-by-pointer'
import { openByTap } from '../open-by-tap'
import { wrapInContainer } from '../wrap-in-container'
import {
  dropdownOf,
  isDesktopMenu,
  isMegaSubMenu,
  MAIN_NAVIGATION,
  shopDropdownOf,
  wideDropdowns,
} from './markup'
import { addParentClasses, placeSubMenus } from './sub-menus'
import { CURRENCIES, driveCurrencies, LANGUAGE, showLanguage } from './switchers'

/** The header's menus, and its choice of language and currency (contract 01 §5). */
export const mount: Mount = (host, scope) => {
  if (host.matches(LANGUAGE)) showLanguage(host, scope)
  if (host.matches(CURRENCIES)) driveCurrencies(host, scope)
  if (host.matches('.menu')) driveMenu(host, scope)
}

function driveMenu(menu: HTMLElement, scope: Scope): void {
  const refreshDesktopMenu = isDesktopMenu(menu) ? driveDesktopMenu(menu, scope) : undefined
  const refresh = () => {
    addParentClasses(menu, scope.adopt)
    refreshDesktopMenu?.()
  }
  refresh()
  scope.onMarkup((roots) => {
    if (roots.some((root) => menu.contains(root))) refresh()
  })
}

/** @returns a function that picks up items that were inserted or removed */
function driveDesktopMenu(menu: HTMLElement, scope: Scope): () => void {
  const { window, device } = scope
  const isMain = menu.closest(MAIN_NAVIGATION) !== null
  const place = placeSubMenus(menu, scope)
  showOnWiderWindow(menu, scope)
  // A phone shows the mobile menu instead of the main menu (contract 01 §5.1).
  if (isMain && device.phone && window.innerWidth <= BREAKPOINTS_PX.aboveMobile) return place
  if (isMain) {
    for (const dropdown of wideDropdowns(menu)) wrapInContainer(dropdown, 'div', scope)
    followSection(menu, scope)
  }
  const refreshDropdowns = driveDropdowns(menu, scope)
  return () => {
    place()
    refreshDropdowns()
  }
}

function driveDropdowns(menu: HTMLElement, scope: Scope): () => void {
  const { adopt: adopted } = scope
  const dropdowns = createDropdowns(menu, { adopted, dropdownOf })
  const shopDropdowns = createDropdowns(menu, {
    adopted,
    dropdownOf: shopDropdownOf,
    setExpanded: () => {},
  })
  const leaveDelayMs = (item: HTMLElement) => (isMegaSubMenu(dropdownOf(item)) ? 0 : LEAVE_DELAY_MS)
  scope.add(dropdowns.restore)
  scope.add(shopDropdowns.restore)
  openByTap(dropdowns, scope)
  openByTap(shopDropdowns, scope)
  openByKeyboard(dropdowns, scope)
  openByPointer(dropdowns, { leaveDelayMs }, scope)
  return () => {
    dropdowns.refresh()
    shopDropdowns.refresh()
  }
}

/** Shows a menu that was hidden on a narrow window, once the window is wide (contract 01 §5.1). */
function showOnWiderWindow(menu: HTMLElement, { window, listen }: Scope): void {
  const query = window.matchMedia?.(`(min-width: ${BREAKPOINTS_PX.aboveMobile}px)`)
  if (!query?.addEventListener) return
  listen(query, 'change', () => {
    if (query.matches) menu.style.removeProperty('display')
  })
}
