import { type Adoption, createAdoption } from '../../../src/dom/adoption'
import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import type { Mount } from '../../../src/runtime/island'
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
export const mount: Mount = (host, page) => {
  const adopted = createAdoption()
  const stops: (() => void)[] = []
  if (host.matches(LANGUAGE)) stops.push(showLanguage(host, adopted))
  if (host.matches(CURRENCIES)) stops.push(drivesCurrencies(host, adopted))
  if (host.matches('.menu')) stops.push(driveMenu(host, page, adopted))
  return () => {
    for (const stop of stops.reverse()) stop()
    adopted.restore()
  }
}

function driveMenu(menu: HTMLElement, page: Page, adopted: Adoption): () => void {
  const desktop = isDesktopMenu(menu) ? driveDesktopMenu(menu, page, adopted) : undefined
  const look = () => {
    markParents(menu, adopted)
    desktop?.look()
  }
  look()
  const stopLooking = page.onMarkup((roots) => {
    if (roots.some((root) => menu.contains(root))) look()
  })
  return () => {
    stopLooking()
    desktop?.stop()
  }
}

function driveDesktopMenu(menu: HTMLElement, page: Page, adopted: Adoption) {
  const { window, device } = page
  const isMain = menu.closest(MAIN_NAVIGATION) !== null
  const placing = placeDropdowns(menu, adopted)
  const looks = [placing.look]
  const stops = [placing.stop, showAgain(menu, window)]
  // The main menu is not what a phone shows (contract 01 §5.1).
  if (!isMain || !device.phone || window.innerWidth > BREAKPOINTS_PX.aboveMobile) drive()

  function drive() {
    if (isMain) {
      stops.push(...wideDropdowns(menu).map((dropdown) => putInContainer(dropdown, 'div', adopted)))
      stops.push(followSection(menu, page, adopted))
    }
    const dropdowns = createDropdowns(menu, { adopted, dropdownOf })
    const tapped = createDropdowns(menu, { adopted, dropdownOf: tappedDropdownOf, tell: () => {} })
    const leaveDelayMs = (item: HTMLElement) => (isMegaSubMenu(dropdownOf(item)) ? 0 : LEAVE_DELAY_MS)
    looks.push(dropdowns.look, tapped.look)
    stops.push(
      dropdowns.restore,
      tapped.restore,
      byTouch(dropdowns, page),
      byTouch(tapped, page),
      byKeyboard(dropdowns),
      byPointer(dropdowns, { leaveDelayMs }),
    )
  }
  return {
    look() {
      for (const look of looks) look()
    },
    stop() {
      for (const stop of stops.reverse()) stop()
    },
  }
}

/** What a script has hidden on a phone is shown again when the window grows (contract 01 §5.1). */
function showAgain(menu: HTMLElement, window: Window): () => void {
  const query = window.matchMedia?.(`(min-width: ${BREAKPOINTS_PX.aboveMobile}px)`)
  if (!query?.addEventListener) return () => {}
  return listen(query, ['change'], () => {
    if (query.matches) menu.style.removeProperty('display')
  })
}
