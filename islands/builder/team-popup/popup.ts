import { createAdoption } from '../../../src/dom/adoption'
import { openDialog } from '../../../src/overlay/dialog'
import { builderAjaxUrl } from '../../../src/page/ajax-url'
import { alertVisitor } from '../../../src/page/alert'
import { announce } from '../../../src/page/announce'
import { listen } from '../../../src/page/listen'
import { prefersReducedMotion } from '../../../src/page/motion'
import type { Page } from '../../../src/page/page'
import { createPanelTimers } from '../../../src/page/panel-timers'
import { lockScroll } from '../../../src/page/scroll-lock'
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

/** The one panel of a page, which shows the profile of a member of the team (contract 04 §13). */
export interface Popup {
  /** Whether it has taken a click on this link; else the link is to be followed. */
  take(link: HTMLAnchorElement): boolean
  dispose(): void
}

type State =
  | { readonly status: 'closed' | 'closing' }
  | { readonly status: 'loading'; readonly call: AbortController }
  /** The profile is there, and on its way into the window or in it. */
  | { readonly status: 'shown' }

export function createPopup(page: Page): Popup {
  const { document, window } = page
  const { body } = document
  const adopted = createAdoption()
  const timers = createPanelTimers()
  const cover = createCover(page, { adopted, timers, onPressed: close })
  let state: State = { status: 'closed' }
  let panel: HTMLElement | undefined
  let stops: (() => void)[] = []
  let endAlert = () => {}

  const isIdle = () => state.status === 'closed' || state.status === 'closing'

  function later(name: string, ms: number, act: () => void) {
    if (prefersReducedMotion(window)) act()
    else timers.after(name, ms, act)
  }
  function stopAll() {
    for (const stop of stops.splice(0)) stop()
  }
  function closesByEscape() {
    return listen(document, ['keydown'], (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    })
  }

  async function load(link: HTMLAnchorElement, url: string) {
    timers.flush('closed')
    endAlert()
    const call = new AbortController()
    state = { status: 'loading', call }
    openPanel('team-member')
    adopted.classes(body, ...WILL_OPEN_CLASSES, LOADING_CLASS)
    cover.fade(1, COVER_IN_MS)
    announce(document, LOADING_TEXT)
    stops = [closesByEscape(), cover.closesByPress({ afterMs: CANCELS_AFTER_MS })]
    try {
      const profile = await fetchProfile(url, memberId(link), call.signal)
      if (!call.signal.aborted) show(profile, link)
    } catch (cause) {
      if (!call.signal.aborted) fail(cause, link)
    }
  }

  function fail(cause: unknown, link: HTMLAnchorElement) {
    close()
    page.report(cause, cause instanceof WireError ? 'call' : 'act')
    const address = addressOf(link)
    if (address) page.navigation.follow(address)
    else endAlert = alertVisitor(document, FAILED_TEXT)
  }

  function show(profile: DocumentFragment, link: HTMLElement) {
    state = { status: 'shown' }
    const shown = createProfilePanel(document, profile)
    panel = shown
    stops.push(bindClosers(shown, adopted, close))
    body.append(shown)
    later('open', PANEL_AFTER_MS, () => open(shown, link))
  }

  function open(shown: HTMLElement, link: HTMLElement) {
    stopAll()
    cover.markLoaded()
    adopted.toggle(body, LOADING_CLASS, false)
    adopted.classes(body, OPEN_CLASS)
    // The overlay stays in reach, for a press on it; for a screen reader it is nothing.
    shown.setAttribute('aria-modal', 'true')
    stops = [
      bindClosers(shown, adopted, close),
      openDialog(shown, {
        label: profileName(shown, link),
        beside: cover.elements(),
        opener: () => link,
        onLeave: close,
      }),
      lockScroll(window),
      cover.closesByPress({ afterMs: 0 }),
    ]
  }

  function close() {
    if (isIdle()) return
    if (state.status === 'loading') state.call.abort()
    state = { status: 'closing' }
    timers.drop('open')
    stopAll()
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
    state = { status: 'closed' }
  }

  function closeAtOnce() {
    close()
    timers.flush()
  }

  const lasting = [
    watchPanel('team-member', (isOpen) => {
      if (!isOpen) close()
    }),
    // A page that comes back from the back/forward cache is not covered.
    listen(window, ['pagehide'], closeAtOnce),
  ]

  return {
    take(link) {
      const url = builderAjaxUrl(window)
      if (url === null || memberId(link) === '' || !opensHere(window)) return false
      // In an open profile a link to somebody else is one like any other.
      if (panel?.contains(link)) return false
      if (isIdle()) void load(link, url)
      return true
    },
    dispose() {
      closeAtOnce()
      endAlert()
      for (const stop of lasting) stop()
    },
  }
}
