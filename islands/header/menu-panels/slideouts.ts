import type { Adoption } from '../../../src/dom/adoption'
import { closest, matches } from '../../../src/dom/query'
import { createPanel, type PanelControl } from '../../../src/overlay/panel'
import { onHeaderGone } from '../../../src/overlay/panel-limit'
import { drivePanelMenu } from '../../../src/overlay/panel-menu'
import { onPressOutside } from '../../../src/overlay/panel-press'
import type { PanelTimers } from '../../../src/overlay/panel-timers'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { followInPageLink } from '../in-page-link'
import { BESIDE, SLIDEOUTS, type Slideout } from './markup'

const CLOSES_ON_PRESS_AFTER_MS = 400
const CLOSING_MS = 1000

const OPEN_CLASS = 'side-slideout-open'
const CLOSING_CLASS = 'side-slideout-closing'
const SIDE_CLASS = {
  'left-slideout': 'side-slideout-left-open',
  'right-slideout': 'side-slideout-right-open',
} as const
const ITEM_LINKS = '.sf-side-slideout li.menu-item > a'

export interface SlideoutParts {
  readonly adopted: Adoption
  readonly timers: PanelTimers
  readonly holdHeader: () => void
  readonly releaseHeader: () => void
}

/** One of the panels beside the page (contract 01 §9). */
export function createSlideout(scope: Scope, name: Slideout, parts: SlideoutParts): PanelControl {
  const { adopted, timers, holdHeader, releaseHeader } = parts
  const { document } = scope
  const { body } = document
  const classes = [OPEN_CLASS, SIDE_CLASS[name]]
  const hideTimer = `${name} hides`
  const close = () => panel.close()

  const panel = createPanel(scope, {
    name,
    timers,
    find: () => document.querySelector<HTMLElement>(SLIDEOUTS[name]),
    cover: { label: text('common.menu', 'Menu'), beside: BESIDE },
    show({ element }, own) {
      timers.flush('slideout closing')
      timers.drop(hideTimer)
      adopted.style(element, 'display', 'block')
      for (const each of classes) adopted.toggle(body, each, true)
      holdHeader()
      onPressOutside(own, document, {
        afterMs: CLOSES_ON_PRESS_AFTER_MS,
        isMeant: (pressed) => isPage(pressed, element),
        onPressed: close,
      })
      drivePanelMenu(own, element, {
        items: ITEM_LINKS,
        adopted,
        onChoose(link, event) {
          close()
          followInPageLink(scope, link, event)
        },
      })
      onHeaderGone(own, 'wide', close)
    },
    hide({ element }) {
      for (const each of classes) adopted.toggle(body, each, false)
      adopted.toggle(body, CLOSING_CLASS, true)
      timers.after('slideout closing', CLOSING_MS, () => adopted.toggle(body, CLOSING_CLASS, false))
      // The slide-out stays displayed until it has slid out.
      timers.after(hideTimer, CLOSING_MS, () => adopted.style(element, 'display', ''))
      releaseHeader()
    },
  })
  return panel
}

/** A press on the inert page has the body as its target. */
function isPage(target: EventTarget | null, panel: HTMLElement): boolean {
  if (!(target instanceof Element) || panel.contains(target) || closest(target, BESIDE)) return false
  return matches(target, 'html, body') || closest(target, '#container') !== null
}
