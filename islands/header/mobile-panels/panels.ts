import { type Adoption, createAdoption } from '../../../src/dom/adoption'
import type { Page } from '../../../src/page/page'
import { onHeaderGone } from '../../../src/page/panel-limit'
import { drivePanelMenu } from '../../../src/page/panel-menu'
import { onPressBeside } from '../../../src/page/panel-press'
import { fragmentTarget, scrollBelow } from '../../../src/page/panel-scroll'
import { createPanelTimers, type PanelTimers } from '../../../src/page/panel-timers'
import { createPanel, type PanelControl } from '../../../src/state/panel'
import { bindClosers } from '../../../src/state/panel-opener'
import {
  BACKDROP,
  BESIDE,
  CLOSE_LINK,
  coveredHeight,
  coveredTarget,
  MENU_ITEM_LINKS,
  MENU_LINK,
  WRAPS,
} from './markup'
import { onSidewaysSwipe } from './on-swipe'
import { type MobilePanel, swipeCloses } from './swipe'

const BACKDROP_ARMED_MS = 400
const CLOSING_MS = 1000
const SCROLL_AFTER_MS = 400

const CLOSING_CLASS = 'mobile-menu-closing'
const OPEN_CLASSES = {
  'mobile-menu': { slideout: ['mobile-menu-open'], overlay: ['mh-overlay-show', 'mh-menu-show'] },
  'mobile-cart': { slideout: ['mobile-cart-open'], overlay: ['mh-overlay-show', 'mh-cart-show'] },
} as const
const LABELS = { 'mobile-menu': 'Menu', 'mobile-cart': 'Cart' } as const

export interface MobilePanels {
  readonly menu: PanelControl
  readonly cart: PanelControl
  dispose(): void
}

/** The mobile menu and the mobile cart (contract 01 §12). */
export function createMobilePanels(page: Page): MobilePanels {
  const adopted = createAdoption()
  const timers = createPanelTimers()
  const menu = createMobilePanel(page, { name: 'mobile-menu', adopted, timers })
  const cart = createMobilePanel(page, { name: 'mobile-cart', adopted, timers })
  const stopWatching = onHeaderGone(page, 'mobile', () => {
    menu.close()
    cart.close()
  })
  padWraps(page.document, adopted)
  return {
    menu,
    cart,
    dispose() {
      timers.drop('scroll')
      menu.dispose()
      cart.dispose()
      stopWatching()
      adopted.restore()
    },
  }
}

interface Shared {
  readonly name: MobilePanel
  readonly adopted: Adoption
  readonly timers: PanelTimers
}

function createMobilePanel(page: Page, { name, adopted, timers }: Shared): PanelControl {
  const { document } = page
  const { body } = document
  const close = () => panel.close()

  function mark(isOpen: boolean) {
    const { slideout, overlay } = OPEN_CLASSES[name]
    const type = body.classList.contains('mh-overlay') ? overlay : []
    for (const each of isOpen ? [...slideout, ...type] : [...slideout, ...overlay])
      adopted.toggle(body, each, isOpen)
    if (name !== 'mobile-menu') return
    for (const link of document.querySelectorAll(MENU_LINK)) adopted.toggle(link, 'is-active', isOpen)
  }
  function onBackdropPress(onPressed: () => void): () => void {
    const backdrop = document.querySelector(BACKDROP)
    if (!backdrop || body.classList.contains('mh-overlay')) return () => {}
    return onPressBeside(backdrop, {
      timers,
      name: `${name} backdrop`,
      afterMs: BACKDROP_ARMED_MS,
      onPressed,
    })
  }
  function onChoose(link: HTMLElement, event: Event) {
    close()
    const target = fragmentTarget(document, link)
    if (!target) return
    event.preventDefault()
    timers.after('scroll', SCROLL_AFTER_MS, () => {
      scrollBelow(page.window, target, coveredTarget(document)).catch(page.report)
    })
  }

  const panel = createPanel(page, {
    name,
    timers,
    find: () => document.querySelector<HTMLElement>(WRAPS[name]),
    cover: { label: LABELS[name], beside: BESIDE },
    show({ element }) {
      timers.drop('scroll')
      padWraps(document, adopted)
      mark(true)
      return [
        onBackdropPress(close),
        bindClosers({ document, selector: CLOSE_LINK, label: 'Close', onClose: close }),
        drivePanelMenu(element, { items: MENU_ITEM_LINKS, adopted, onChoose }),
        onSidewaysSwipe(element, {
          report: page.report,
          onSwiped: (direction) => {
            if (swipeCloses(body.classList, name, direction)) close()
          },
        }),
      ]
    },
    hide() {
      mark(false)
      adopted.toggle(body, CLOSING_CLASS, true)
      timers.after('closing', CLOSING_MS, () => adopted.toggle(body, CLOSING_CLASS, false))
    },
  })
  return panel
}

function padWraps(document: Document, adopted: Adoption) {
  const covered = `${coveredHeight(document)}px`
  for (const wrap of document.querySelectorAll<HTMLElement>(Object.values(WRAPS).join())) {
    adopted.style(wrap, 'padding-top', covered)
  }
}
