import type { Adoption } from '../../../src/dom/adoption'
import { createPanel, type PanelControl } from '../../../src/overlay/panel'
import { drivePanelMenu } from '../../../src/overlay/panel-menu'
import { bindClosers } from '../../../src/overlay/panel-opener'
import type { PanelTimers } from '../../../src/overlay/panel-timers'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { isPanelOpen } from '../../../src/state/open-panel'
import { followInPageLink } from '../in-page-link'
import type { HiddenNavigation } from './hidden-navigation'
import { itemSize } from './item-size'
import { BESIDE, BESIDE_OVERLAY, OVERLAY_CLOSE } from './markup'

const OPEN_AFTER_MS = 30
const CLOSING_MS = 200
const BOTH_OPEN_CLASS = 'fs-aux-open'
const MENU = 'nav ul.menu'
const ITEM_LINKS = '#overlay-menu li.menu-item > a'

/** Shared by the two overlays. */
export interface OverlayParts {
  readonly adopted: Adoption
  readonly timers: PanelTimers
  readonly navigation: HiddenNavigation
}

interface Overlay extends OverlayParts {
  readonly name: 'overlay-menu' | 'super-search'
  readonly selector: string
  readonly label: string
  readonly openClass: string
  readonly closingClass: string
  readonly onShow?: (element: HTMLElement, scope: Scope) => void
}

/** The menu over the whole page (contract 01 §8). */
export function createOverlayMenu(scope: Scope, parts: OverlayParts): PanelControl {
  const { adopted, navigation } = parts
  const panel = createOverlay(scope, {
    ...parts,
    name: 'overlay-menu',
    selector: '#overlay-menu',
    label: text('common.menu', 'Menu'),
    openClass: 'overlay-menu-open',
    closingClass: 'overlay-menu-closing',
    onShow(element, own) {
      navigation.hideSplitMenu()
      sizeItems(element, adopted)
      drivePanelMenu(own, element, {
        items: ITEM_LINKS,
        adopted,
        onChoose(link, event) {
          panel.close()
          followInPageLink(scope, link, event)
        },
      })
    },
  })
  return panel
}

/** The search for products over the whole page (contract 01 §8). */
export function createFullSuperSearch(scope: Scope, parts: OverlayParts): PanelControl {
  return createOverlay(scope, {
    ...parts,
    name: 'super-search',
    selector: '#fullscreen-supersearch',
    label: text('common.search', 'Search'),
    openClass: 'fs-supersearch-open',
    closingClass: 'fs-supersearch-closing',
  })
}

function createOverlay(scope: Scope, overlay: Overlay): PanelControl {
  const { document } = scope
  const { body } = document
  const { name, selector, label, openClass, closingClass, adopted, timers, navigation, onShow } = overlay
  const classes = [openClass, BOTH_OPEN_CLASS]
  const close = () => panel.close()

  const panel = createPanel(scope, {
    name,
    timers,
    delayMs: OPEN_AFTER_MS,
    find: () => document.querySelector<HTMLElement>(selector),
    cover: { label, beside: `${BESIDE}, ${BESIDE_OVERLAY}` },
    show({ element, opener }, own) {
      timers.drop(closingClass)
      adopted.toggle(body, closingClass, false)
      for (const each of classes) adopted.toggle(body, each, true)
      navigation.hide(opener)
      onShow?.(element, own)
      bindClosers(own, { selector: OVERLAY_CLOSE, label: text('common.close', 'Close'), onClose: close })
    },
    hide() {
      for (const each of classes) adopted.toggle(body, each, false)
      adopted.toggle(body, closingClass, true)
      timers.after(closingClass, CLOSING_MS, () => adopted.toggle(body, closingClass, false))
      timers.after('navigation', CLOSING_MS, () => {
        // The navigation stays hidden while the other overlay opens.
        if (!isPanelOpen('overlay-menu') && !isPanelOpen('super-search')) navigation.show()
      })
    },
  })
  return panel
}

function sizeItems(overlay: HTMLElement, adopted: Adoption) {
  const menu = overlay.querySelector<HTMLElement>(MENU)
  if (!menu) return
  const links = [...menu.children].flatMap((item) =>
    item.matches('li.menu-item') ? [...item.querySelectorAll<HTMLElement>(':scope > a')].slice(0, 1) : [],
  )
  const write = (font: string, line: string) => {
    for (const link of links) {
      adopted.style(link, 'font-size', font)
      adopted.style(link, 'line-height', line)
    }
  }
  // The menu's own height is needed, without the sizes of the last opening.
  write('', '')
  const size = itemSize(menu.clientHeight, links.length)
  if (size) write(`${size.font}px`, `${size.line}px`)
}
