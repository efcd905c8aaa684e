import { createAdoption } from '../../../src/dom/adoption'
import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { alertVisitor } from '../../../src/overlay/alert'
import { openDialog } from '../../../src/overlay/dialog'
import { createPanelTimers } from '../../../src/overlay/panel-timers'
import { lockScroll } from '../../../src/overlay/scroll-lock'
import { builderAjaxUrl } from '../../../src/page/ajax-url'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { closePanel, openPanel, watchPanel } from '../../../src/state/open-panel'
import { WireError } from '../../../src/wire/wire-error'
import { createCover } from './cover'
import {
  addressOf,
  LOADING_CLASS,
  memberId,
  OPEN_CLASS,
  opensHere,
  profileName,
  WILL_OPEN_CLASSES,
} from './markup'
import { bindClosers, createProfilePanel } from './profile-panel'
import { fetchProfile } from './wire'

const COVER_IN_MS = 300
const PANEL_AFTER_MS = 300
const COVER_OUT_MS = 500
/** The second one of two quick clicks on a link falls on what covers the page. */
const CANCELS_AFTER_MS = 1000
const LOADING_TEXT = 'Loading…'
const FAILED_TEXT = 'The profile could not be opened. Please try again.'

/** Whether it has taken a click on this link; else the link is to be followed. */
type Take = (link: HTMLAnchorElement) => boolean

/** The one panel of a page, which shows the profile of a member of the team (contract 04 §13). */
export function createPopup(scope: Scope): Take {
  const { document, window } = scope
  const { body } = document
  const adopted = createAdoption()
  const timers = createPanelTimers()
  const cover = createCover(scope, { adopted, onPressed: close })
  let panel: HTMLElement | undefined
  /** From the click until it closes, the call included. */
  let opened: OwnScope | undefined
  let endAlert = () => {}

  function later(name: string, ms: number, act: () => void) {
    if (prefersReducedMotion(window)) act()
    else timers.after(name, ms, act)
  }
  function closesByEscape({ listen }: Scope) {
    listen(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    })
  }

  async function load(link: HTMLAnchorElement, url: string) {
    timers.flush('closed')
    endAlert()
    const own = scope.child()
    const { signal } = own
    const loading = own.child()
    opened = own
    openPanel('team-member')
    adopted.classes(body, ...WILL_OPEN_CLASSES, LOADING_CLASS)
    cover.fade(1, COVER_IN_MS)
    announce(document, LOADING_TEXT)
    closesByEscape(loading)
    cover.closesByPress(loading, { afterMs: CANCELS_AFTER_MS })
    try {
      const profile = await fetchProfile(url, memberId(link), signal)
      if (!signal.aborted) show(profile, link, { own, loading })
    } catch (cause) {
      if (!signal.aborted) fail(cause, link)
    }
  }

  function fail(cause: unknown, link: HTMLAnchorElement) {
    close()
    scope.report(cause, cause instanceof WireError ? 'call' : 'act')
    const address = addressOf(link)
    if (address) scope.navigation.follow(address)
    else endAlert = scope.add(alertVisitor(document, FAILED_TEXT))
  }

  function show(
    profile: DocumentFragment,
    link: HTMLElement,
    { own, loading }: Record<'own' | 'loading', OwnScope>,
  ) {
    const shown = createProfilePanel(document, profile)
    panel = shown
    bindClosers(loading, shown, adopted, close)
    body.append(shown)
    later('open', PANEL_AFTER_MS, () => {
      loading.dispose()
      open(shown, link, own)
    })
  }

  function open(shown: HTMLElement, link: HTMLElement, own: Scope) {
    cover.markLoaded()
    adopted.toggle(body, LOADING_CLASS, false)
    adopted.classes(body, OPEN_CLASS)
    // The overlay stays in reach, for a press on it; for a screen reader it is nothing.
    shown.setAttribute('aria-modal', 'true')
    bindClosers(own, shown, adopted, close)
    own.add(
      openDialog(shown, {
        label: profileName(shown, link),
        beside: cover.elements(),
        opener: () => link,
        onLeave: close,
      }),
    )
    own.add(lockScroll(window))
    cover.closesByPress(own, { afterMs: 0 })
  }

  function close() {
    if (!opened) return
    const was = opened
    opened = undefined
    timers.drop('open')
    was.dispose()
    if (panel) panel.inert = true
    adopted.toggle(body, OPEN_CLASS, false)
    adopted.toggle(body, LOADING_CLASS, false)
    cover.fade(0, COVER_OUT_MS)
    later('closed', COVER_OUT_MS, endClosing)
    closePanel('team-member')
  }

  function endClosing() {
    cover.endFade()
    panel?.remove()
    panel = undefined
    adopted.restore()
  }

  function closeAtOnce() {
    close()
    timers.flush()
  }

  scope.add(
    watchPanel('team-member', (isOpen) => {
      if (!isOpen) close()
    }),
  )
  // A page that comes back from the back/forward cache is not covered.
  scope.listen(window, 'pagehide', closeAtOnce)
  scope.add(closeAtOnce)

  return (link) => {
    const url = builderAjaxUrl(window)
    if (url === null || memberId(link) === '' || !opensHere(window)) return false
    // In an open profile a link to somebody else is one like any other.
    if (panel?.contains(link)) return false
    if (!opened) void load(link, url)
    return true
  }
}
