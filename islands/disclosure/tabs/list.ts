import { hasBootstrap } from '../../../legacy-shims/bootstrap/plugin'
import { type Adoption, createAdoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/dom/listen'
import { hashText, pushHash } from '../../../src/page/address-hash'
import { afterLoad } from '../../../src/page/after-load'
import type { Page } from '../../../src/page/page'
import { relayoutLater } from '../../../src/page/relayout'
import { describeTabs } from './aria'
import {
  addressOf,
  dynamicBoxOf,
  holdsNamed,
  isActive,
  linksOf,
  MENU_ICON,
  paneOf,
  SHOW_TABS,
  widgetOf,
} from './markup'
import { settlePanes } from './settle'
import { endFades, showTab } from './switch'
import { startTour } from './tour'

/** After the page's `load` (contract 03 §15.2, §15.4). */
const SETTLE_AFTER_MS = 200

/** What the tabs of one list share. */
export interface TabList {
  /** The visitor has chosen this tab. */
  choose(link: HTMLElement): void
  leave(): void
}

const lists = new Map<Element, { readonly shared: TabList; members: number }>()

/** Each tab is an island of its own: the first one sets the list up, the last one gives it back. */
export function joinTabList(list: Element, page: Page): TabList {
  const known = lists.get(list) ?? { shared: createTabList(list, page), members: 0 }
  known.members += 1
  lists.set(list, known)
  return {
    ...known.shared,
    leave() {
      known.members -= 1
      if (known.members > 0) return
      lists.delete(list)
      known.shared.leave()
    },
  }
}

function createTabList(list: Element, page: Page): TabList {
  const { window } = page
  const adopted = createAdoption()
  let cancelRelayout = () => {}
  /** What was shown before the visitor's first choice: there the history of this page begins. */
  let first: HTMLElement | undefined

  const describe = () => describeTabs(list, adopted)
  const show = (link: HTMLElement) => showTab(window, link, adopted)
  const tabOf = (hash: string) =>
    linksOf(list).find((link) => leadsTo(link, hash)) ?? linksOf(list).find((link) => holdsNamed(link, hash))

  function showAddressed() {
    const hash = hashText(window.location.hash)
    const link = hash === '' ? first : tabOf(hash)
    if (!link?.isConnected) return
    // Who has come for one tab is not taken on to the next.
    if (hash !== '') endTour()
    show(link)
  }
  function showInTurn(link: HTMLElement) {
    if (show(link)) layOut(link)
  }
  function layOut(link: HTMLElement) {
    cancelRelayout()
    cancelRelayout = relayoutLater(window, widgetOf(link))
  }

  // Whoever changes the tab, Bootstrap's own script among them: its class tells.
  const observer = new MutationObserver(describe)
  observer.observe(list, { subtree: true, childList: true, attributeFilter: ['class'] })
  describe()
  const endTour = startTour(list, { page, adopted, show: showInTurn })
  const stops = [
    endTour,
    afterLoad(window, SETTLE_AFTER_MS, () => {
      settlePanes(list)
      showAddressed()
    }),
    listen(window, ['popstate'], showAddressed),
    ...openUnderPointer(list, adopted),
  ]

  return {
    choose(link) {
      const shown = linksOf(list).find(isActive)
      // Bootstrap's own script, where there is one, hears of the click as well.
      if (!hasBootstrap(window, 'tab') && !show(link)) return
      layOut(link)
      if (pushHash(window, addressOf(link))) first ??= shown
    },
    leave() {
      observer.disconnect()
      endFades(list)
      cancelRelayout()
      for (const stop of stops) stop()
      adopted.restore()
    },
  }
}

const leadsTo = (link: Element, hash: string) => hashText(addressOf(link)) === hash && paneOf(link) !== null

/** Lists that hide behind an icon (contract 03 §15.2); under the keyboard's focus, too, which the pointer has no part in. */
function openUnderPointer(list: Element, adopted: Adoption): (() => void)[] {
  const box = dynamicBoxOf(list)
  if (!box) return []
  const show = (on: boolean) => adopted.toggle(list, SHOW_TABS, on)
  const icons = [...box.querySelectorAll(MENU_ICON)]
  return [
    ...icons.map((icon) => listen(icon, ['mouseenter'], () => show(true))),
    listen(box, ['mouseleave'], () => show(false)),
    listen(list, ['focusin'], () => show(true)),
    listen(list, ['focusout'], () => show(false)),
  ]
}
