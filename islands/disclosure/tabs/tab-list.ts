import { hasBootstrap } from '../../../legacy-shims/bootstrap/plugin'
import { type Adoption, createAdoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/dom/listen'
import { hashText, pushHash } from '../../../src/page/address-hash'
import { afterLoad } from '../../../src/page/after-load'
import { relayoutLater } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
import { describeTabs } from './aria'
import { showInitialPane } from './initial-pane'
import {
  addressOf,
  containsNamed,
  dynamicBoxOf,
  isActive,
  linksOf,
  MENU_ICON,
  paneOf,
  SHOW_TABS,
  widgetOf,
} from './markup'
import { endFades, showTab } from './show-tab'
import { startTour } from './tour'

/** The initial pane is shown this long after the page's `load` (contract 03 §15.2, §15.4). */
const INITIAL_PANE_AFTER_MS = 200

/** The state shared by the tabs of one list. */
export interface TabList {
  /** The visitor has chosen this tab. */
  choose(link: HTMLElement): void
  leave(): void
}

const lists = new Map<Element, { readonly shared: TabList; members: number }>()

/** Each tab is an island: the first one creates the shared list, the last one disposes of it. */
export function joinTabList(list: Element, scope: Scope): TabList {
  const joined = lists.get(list) ?? { shared: createTabList(list, scope), members: 0 }
  joined.members += 1
  lists.set(list, joined)
  return {
    ...joined.shared,
    leave() {
      joined.members -= 1
      if (joined.members > 0) return
      lists.delete(list)
      joined.shared.leave()
    },
  }
}

function createTabList(list: Element, { window, detached }: Scope): TabList {
  const tour = detached()
  const adopted = createAdoption()
  let cancelRelayout = () => {}
  /** The active tab before the visitor's first choice, which Back restores. */
  let initial: HTMLElement | undefined

  const describe = () => describeTabs(list, adopted)
  const show = (link: HTMLElement) => showTab(window, link, adopted)
  const tabOf = (hash: string) =>
    linksOf(list).find((link) => leadsTo(link, hash)) ??
    linksOf(list).find((link) => containsNamed(link, hash))

  function showByHash() {
    const hash = hashText(window.location.hash)
    const link = hash === '' ? initial : tabOf(hash)
    if (!link?.isConnected) return
    // A visitor who came for this tab does not want the tour to move on.
    if (hash !== '') tour.dispose()
    show(link)
  }
  function showNextOfTour(link: HTMLElement) {
    if (show(link)) layOutList(link)
  }
  function layOutList(link: HTMLElement) {
    cancelRelayout()
    cancelRelayout = relayoutLater(window, widgetOf(link))
  }

  // Other scripts, such as Bootstrap's, change the active tab by its class.
  const observer = new MutationObserver(describe)
  observer.observe(list, { subtree: true, childList: true, attributeFilter: ['class'] })
  describe()
  startTour(list, tour, showNextOfTour)
  const stops = [
    tour.dispose,
    afterLoad(window, INITIAL_PANE_AFTER_MS, () => {
      showInitialPane(list)
      showByHash()
    }),
    listen(window, ['popstate'], showByHash),
    ...openUnderPointer(list, adopted),
  ]

  return {
    choose(link) {
      const active = linksOf(list).find(isActive)
      // Bootstrap's own script, where there is one, handles the same click.
      if (!hasBootstrap(window, 'tab') && !show(link)) return
      layOutList(link)
      if (pushHash(window, addressOf(link))) initial ??= active
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

/** A list behind an icon opens under the pointer (contract 03 §15.2), and while it contains the focus. */
function openUnderPointer(list: Element, adopted: Adoption): (() => void)[] {
  const box = dynamicBoxOf(list)
  if (!box) return []
  const toggle = (isShown: boolean) => adopted.toggle(list, SHOW_TABS, isShown)
  const icons = [...box.querySelectorAll(MENU_ICON)]
  return [
    ...icons.map((icon) => listen(icon, ['mouseenter'], () => toggle(true))),
    listen(box, ['mouseleave'], () => toggle(false)),
    listen(list, ['focusin'], () => toggle(true)),
    listen(list, ['focusout'], () => toggle(false)),
  ]
}
