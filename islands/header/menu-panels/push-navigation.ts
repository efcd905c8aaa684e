import type { Adoption } from '../../../src/dom/adoption'
import { matches } from '../../../src/dom/query'
import { createPanel, type PanelControl } from '../../../src/overlay/panel'
import { drivePanelMenu } from '../../../src/overlay/panel-menu'
import type { Scope } from '../../../src/page/scope'
import { itemChosen } from './item-chosen'
import { BESIDE } from './markup'
import type { SlideoutParts } from './slideouts'

/** When its transition has not ended by itself. */
const LOCKED_MS = 800
const OPEN_CLASS = 'sf-pushnav-is-open'
const FULL_CLASS = 'sf-pushnav-full'
const PANEL = '.sf-pushnav'
const WRAPPER = '.sf-pushnav-wrapper'
const ITEM_LINKS = '.sf-pushnav-menu li.menu-item > a'

/** The menu that pushes the page aside (contract 01 §10). */
export function createPushNavigation(scope: Scope, parts: SlideoutParts): PanelControl {
  const { adopted, timers, holdHeader, releaseHeader } = parts
  const { document } = scope
  const { body } = document
  const find = () => document.querySelector<HTMLElement>(PANEL)
  let locked = false
  let stopWaiting = () => {}

  /** While it moves, its triggers do nothing. */
  function lock(panelElement: HTMLElement) {
    unlock()
    locked = true
    timers.after('push navigation', LOCKED_MS, unlock)
    stopWaiting = scope.listen(panelElement, 'transitionend', ({ target }) => {
      if (matches(target, WRAPPER)) unlock()
    })
  }
  function unlock() {
    locked = false
    timers.drop('push navigation')
    stopWaiting()
  }

  markFull(body, find(), adopted)
  const panel = createPanel(scope, {
    name: 'push-navigation',
    timers,
    find,
    cover: { label: 'Menu', beside: BESIDE },
    show({ element }, own) {
      adopted.toggle(body, OPEN_CLASS, true)
      holdHeader()
      lock(element)
      const onChoose = itemChosen(scope, () => panel.close())
      drivePanelMenu(own, element, { items: ITEM_LINKS, adopted, onChoose })
    },
    hide({ element }) {
      adopted.toggle(body, OPEN_CLASS, false)
      lock(element)
      releaseHeader()
    },
  })
  return {
    ...panel,
    toggle: (opener) => (locked ? find() !== null : panel.toggle(opener)),
  }
}

function markFull(body: HTMLElement, element: HTMLElement | null, adopted: Adoption) {
  if (element?.classList.contains('full-size')) adopted.toggle(body, FULL_CLASS, true)
}
