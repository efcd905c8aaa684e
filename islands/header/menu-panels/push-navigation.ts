import type { Adoption } from '../../../src/dom/adoption'
import { matches } from '../../../src/dom/query'
import { createPanel, type PanelControl } from '../../../src/overlay/panel'
import { drivePanelMenu } from '../../../src/overlay/panel-menu'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { followInPageLink } from '../in-page-link'
import { BESIDE } from './markup'
import type { SlideoutParts } from './slideouts'

/** The lock ends after this time where no `transitionend` is fired. */
const LOCK_LIMIT_MS = 800
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
  let isLocked = false
  let stopListening = () => {}

  /** The triggers do nothing while the navigation moves. */
  function lock(panelElement: HTMLElement) {
    unlock()
    isLocked = true
    timers.after('push navigation', LOCK_LIMIT_MS, unlock)
    stopListening = scope.listen(panelElement, 'transitionend', ({ target }) => {
      if (matches(target, WRAPPER)) unlock()
    })
  }
  function unlock() {
    isLocked = false
    timers.drop('push navigation')
    stopListening()
  }

  addFullClass(body, find(), adopted)
  const panel = createPanel(scope, {
    name: 'push-navigation',
    timers,
    find,
    cover: { label: text('common.menu', 'Menu'), beside: BESIDE },
    show({ element }, own) {
      adopted.toggle(body, OPEN_CLASS, true)
      holdHeader()
      lock(element)
      drivePanelMenu(own, element, {
        items: ITEM_LINKS,
        adopted,
        onChoose(link, event) {
          panel.close()
          followInPageLink(scope, link, event)
        },
      })
    },
    hide({ element }) {
      adopted.toggle(body, OPEN_CLASS, false)
      lock(element)
      releaseHeader()
    },
  })
  return {
    ...panel,
    toggle: (opener) => (isLocked ? find() !== null : panel.toggle(opener)),
  }
}

function addFullClass(body: HTMLElement, element: HTMLElement | null, adopted: Adoption) {
  if (element?.classList.contains('full-size')) adopted.toggle(body, FULL_CLASS, true)
}
