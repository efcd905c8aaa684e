import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { byKeyboard } from '../by-keyboard'
import { byPointer } from '../by-pointer'
import { byTouch } from '../by-touch'
import { followSection } from '../current-section'
import { createDropdowns } from '../dropdowns'
import { putInContainer } from '../put-in-container'
import {
  dropdownOf,
  isDesktopMenu,
  isMegaSubMenu,
  MAIN_NAVIGATION,
  tappedDropdownOf,
  wideDropdowns,
} from './markup'
import { markParents } from './parents'
import { placeDropdowns } from './place-dropdowns'
import { CURRENCIES, drivesCurrencies, LANGUAGE, showLanguage } from './switchers'

/** Contract 01 §5.1. */
const LEAVE_DELAY_MS = 100

/** The header's menus: arrows, dropdowns, the current section; the language and the currency (contract 01 §5). */
export const mount: Mount = (host, scope) => {
  if (host.matches(LANGUAGE)) showLanguage(host, scope)
  if (host.matches(CURRENCIES)) drivesCurrencies(host, scope)
  if (host.matches('.menu')) driveMenu(host, scope)
}

function driveMenu(menu: HTMLElement, scope: Scope): void {
  const lookAtDesktop = isDesktopMenu(menu) ? driveDesktopMenu(menu, scope) : undefined
  const look = () => {
    markParents(menu, scope.adopt)
    lookAtDesktop?.()
  }
  look()
  scope.onMarkup((roots) => {
    if (roots.some((root) => menu.contains(root))) look()
  })
}

/** @returns looks again at what may have changed */
function driveDesktopMenu(menu: HTMLElement, scope: Scope): () => void {
  const { window, device, adopt: adopted } = scope
  const isMain = menu.closest(MAIN_NAVIGATION) !== null
  const looks = [placeDropdowns(menu, scope)]
  showAgain(menu, scope)
  // The main menu is not what a phone shows (contract 01 §5.1).
  if (!isMain || !device.phone || window.innerWidth > BREAKPOINTS_PX.aboveMobile) drive()

  function drive() {
    if (isMain) {
      for (const dropdown of wideDropdowns(menu)) putInContainer(dropdown, 'div', scope)
      followSection(menu, scope)
    }
    const dropdowns = createDropdowns(menu, { adopted, dropdownOf })
    const tapped = createDropdowns(menu, { adopted, dropdownOf: tappedDropdownOf, tell: () => {} })
    const leaveDelayMs = (item: HTMLElement) => (isMegaSubMenu(dropdownOf(item)) ? 0 : LEAVE_DELAY_MS)
    looks.push(dropdowns.look, tapped.look)
    scope.add(dropdowns.restore)
    scope.add(tapped.restore)
    byTouch(dropdowns, scope)
    byTouch(tapped, scope)
    byKeyboard(dropdowns, scope)
    byPointer(dropdowns, { leaveDelayMs }, scope)
  }
  return () => {
    for (const look of looks) look()
  }
}

/** What a script has hidden on a phone is shown again when the window grows (contract 01 §5.1). */
function showAgain(menu: HTMLElement, { window, listen }: Scope): void {
  const query = window.matchMedia?.(`(min-width: ${BREAKPOINTS_PX.aboveMobile}px)`)
  if (!query?.addEventListener) return
  listen(query, 'change', () => {
    if (query.matches) menu.style.removeProperty('display')
  })
}
