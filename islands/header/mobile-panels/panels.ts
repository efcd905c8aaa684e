import type { Adoption } from '../../../src/dom/adoption'
import { createPanel, type PanelControl } from '../../../src/overlay/panel'
import { onHeaderGone } from '../../../src/overlay/panel-limit'
import { drivePanelMenu } from '../../../src/overlay/panel-menu'
import { bindClosers } from '../../../src/overlay/panel-opener'
import { onPressOutside } from '../../../src/overlay/panel-press'
import { fragmentTarget, scrollBelow } from '../../../src/overlay/panel-scroll'
import { createPanelTimers, type PanelTimers } from '../../../src/overlay/panel-timers'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
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
import { onSidewaysSwipe } from './sideways-swipe'
import { type MobilePanel, swipeCloses } from './swipe'

const BACKDROP_CLOSES_AFTER_MS = 400
const CLOSING_MS = 1000
const SCROLL_AFTER_MS = 400

const CLOSING_CLASS = 'mobile-menu-closing'
const OPEN_CLASSES = {
  'mobile-menu': { slideout: ['mobile-menu-open'], overlay: ['mh-overlay-show', 'mh-menu-show'] },
  'mobile-cart': { slideout: ['mobile-cart-open'], overlay: ['mh-overlay-show', 'mh-cart-show'] },
} as const
const LABELS = {
  'mobile-menu': () => text('common.menu', 'Menu'),
  'mobile-cart': () => text('common.cart', 'Cart'),
} as const

export interface MobilePanels {
  readonly menu: PanelControl
  readonly cart: PanelControl
}

/** The mobile menu and the mobile cart (contract 01 §12). */
export function createMobilePanels(scope: Scope): MobilePanels {
  // A scope of its own, so that styles are restored last, when the panels have closed.
  const adopted = scope.child().adopt
  const timers = createPanelTimers()
  const menu = createMobilePanel(scope, { name: 'mobile-menu', adopted, timers })
  const cart = createMobilePanel(scope, { name: 'mobile-cart', adopted, timers })
  onHeaderGone(scope, 'mobile', () => {
    menu.close()
    cart.close()
  })
  padUnderHeader(scope.document, adopted)
  scope.add(() => timers.drop('scroll'))
  return { menu, cart }
}

interface PanelParts {
  readonly name: MobilePanel
  readonly adopted: Adoption
  readonly timers: PanelTimers
}

function createMobilePanel(scope: Scope, { name, adopted, timers }: PanelParts): PanelControl {
  const { document } = scope
  const { body } = document
  const close = () => panel.close()

  function setClasses(isOpen: boolean) {
    const { slideout, overlay } = OPEN_CLASSES[name]
    const type = body.classList.contains('mh-overlay') ? overlay : []
    for (const each of isOpen ? [...slideout, ...type] : [...slideout, ...overlay])
      adopted.toggle(body, each, isOpen)
    if (name !== 'mobile-menu') return
    for (const link of document.querySelectorAll(MENU_LINK)) adopted.toggle(link, 'is-active', isOpen)
  }
  function onChoose(link: HTMLElement, event: Event) {
    close()
    const target = fragmentTarget(document, link)
    if (!target) return
    event.preventDefault()
    timers.after('scroll', SCROLL_AFTER_MS, () => {
      scrollBelow(scope.window, target, coveredTarget(document)).catch(scope.report)
    })
  }

  const panel = createPanel(scope, {
    name,
    timers,
    find: () => document.querySelector<HTMLElement>(WRAPS[name]),
    cover: { label: LABELS[name](), beside: BESIDE },
    show({ element }, own) {
      timers.drop('scroll')
      padUnderHeader(document, adopted)
      setClasses(true)
      const backdrop = body.classList.contains('mh-overlay') ? null : document.querySelector(BACKDROP)
      if (backdrop) onPressOutside(own, backdrop, { afterMs: BACKDROP_CLOSES_AFTER_MS, onPressed: close })
      bindClosers(own, { selector: CLOSE_LINK, label: text('common.close', 'Close'), onClose: close })
      drivePanelMenu(own, element, { items: MENU_ITEM_LINKS, adopted, onChoose })
      onSidewaysSwipe(own, element, (direction) => {
        if (swipeCloses(body.classList, name, direction)) close()
      })
    },
    hide() {
      setClasses(false)
      adopted.toggle(body, CLOSING_CLASS, true)
      timers.after('closing', CLOSING_MS, () => adopted.toggle(body, CLOSING_CLASS, false))
    },
  })
  return panel
}

function padUnderHeader(document: Document, adopted: Adoption) {
  const covered = `${coveredHeight(document)}px`
  for (const wrap of document.querySelectorAll<HTMLElement>(Object.values(WRAPS).join())) {
    adopted.style(wrap, 'padding-top', covered)
  }
}
