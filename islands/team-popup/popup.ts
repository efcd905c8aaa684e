import { actAsButton } from '../../src/page/act-as-button'
import { createAdoption } from '../../src/page/adoption'
import { builderAjaxUrl } from '../../src/page/ajax-url'
import { animateFrom } from '../../src/page/animate-from'
import { announce } from '../../src/page/announce'
import { openDialog } from '../../src/page/dialog'
import { listen } from '../../src/page/listen'
import { prefersReducedMotion } from '../../src/page/motion'
import type { Page } from '../../src/page/page'
import { onPressBeside } from '../../src/page/panel-press'
import { createPanelTimers } from '../../src/page/panel-timers'
import { lockScroll } from '../../src/page/scroll-lock'
import { closePanel, openPanel, watchPanel } from '../../src/state/open-panel'
import { isAborted, WireError } from '../../src/wire/wire-error'
import {
  CLOSE_LINK,
  CONTAINER_CLASS,
  LOADED_CLASS,
  LOADING_CLASS,
  memberId,
  OPEN_CLASS,
  OVERLAY,
  opensHere,
  profileName,
  WILL_OPEN_CLASSES,
} from './markup'
import { fetchProfile } from './wire'

const OVERLAY_IN_MS = 300
const PANEL_AFTER_MS = 300
const OVERLAY_OUT_MS = 500
/** The second one of two quick clicks on a link falls on the overlay. */
const CANCELS_AFTER_MS = 1000
const FOLLOWED = /^https?:/
const CLOSE_LABEL = 'Close'
const LOADING_TEXT = 'Loading…'

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
  let state: State = { status: 'closed' }
  let container: HTMLElement | undefined
  let stops: (() => void)[] = []
  let stopFade = () => {}

  const overlay = () => document.querySelector<HTMLElement>(OVERLAY)
  const isIdle = () => state.status === 'closed' || state.status === 'closing'
  const waits = (ms: number) => (prefersReducedMotion(window) ? 0 : ms)

  function later(name: string, ms: number, act: () => void) {
    if (waits(ms) === 0) act()
    else timers.after(name, ms, act)
  }
  function stopAll() {
    for (const stop of stops.splice(0)) stop()
  }
  function fade(opacity: 0 | 1, durationMs: number) {
    const element = overlay()
    if (!element) return
    const from = window.getComputedStyle(element).opacity
    stopFade()
    adopted.style(element, 'opacity', String(opacity))
    stopFade = animateFrom(element, { opacity: from }, { durationMs })
  }
  function closeByOverlay(afterMs: number) {
    const element = overlay()
    if (!element) return () => {}
    return onPressBeside(element, { timers, name: 'overlay', afterMs, onPressed: close })
  }
  function closeByEscape() {
    return listen(document, ['keydown'], (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    })
  }

  async function load(link: HTMLAnchorElement, url: string) {
    timers.flush('closed')
    const call = new AbortController()
    state = { status: 'loading', call }
    openPanel('team-member')
    adopted.classes(body, ...WILL_OPEN_CLASSES, LOADING_CLASS)
    fade(1, OVERLAY_IN_MS)
    announce(document, LOADING_TEXT)
    stops = [closeByEscape(), closeByOverlay(CANCELS_AFTER_MS)]
    try {
      const profile = await fetchProfile(url, memberId(link), call.signal)
      if (!call.signal.aborted) show(profile, link)
    } catch (cause) {
      if (call.signal.aborted) return
      close()
      if (isAborted(cause)) return
      page.report(cause, cause instanceof WireError ? 'call' : 'act')
      if (FOLLOWED.test(link.href)) page.navigation.follow(link.href)
    }
  }

  function show(profile: DocumentFragment, link: HTMLElement) {
    state = { status: 'shown' }
    const panel = document.createElement('div')
    container = panel
    panel.className = CONTAINER_CLASS
    panel.append(profile)
    const label = profileName(panel, link)
    stops.push(...bindClosers(panel))
    body.append(panel)
    later('open', PANEL_AFTER_MS, () => open(panel, link, label))
  }

  function open(panel: HTMLElement, link: HTMLElement, label: string) {
    const covering = overlay()
    stopAll()
    if (covering) adopted.classes(covering, LOADED_CLASS)
    adopted.toggle(body, LOADING_CLASS, false)
    adopted.classes(body, OPEN_CLASS)
    // The overlay stays in reach, for a press on it.
    panel.setAttribute('aria-modal', 'true')
    const beside = covering ? [covering] : []
    stops = [
      ...bindClosers(panel),
      openDialog(panel, { label, beside, opener: link, onLeave: close }),
      lockScroll(window),
      closeByOverlay(0),
    ]
  }

  function bindClosers(panel: HTMLElement) {
    return [...panel.querySelectorAll<HTMLElement>(CLOSE_LINK)].flatMap((closer) => {
      // It shows a sign only.
      closer.setAttribute('aria-label', CLOSE_LABEL)
      const stopClicks = listen(closer, ['click'], (event) => {
        event.preventDefault()
        close()
      })
      return [actAsButton(closer, adopted), stopClicks]
    })
  }

  function close() {
    if (isIdle()) return
    if (state.status === 'loading') state.call.abort()
    state = { status: 'closing' }
    timers.drop('open')
    stopAll()
    if (container) container.inert = true
    adopted.toggle(body, OPEN_CLASS, false)
    adopted.toggle(body, LOADING_CLASS, false)
    fade(0, OVERLAY_OUT_MS)
    later('closed', OVERLAY_OUT_MS, endClosing)
    closePanel('team-member')
  }

  function endClosing() {
    stopFade()
    container?.remove()
    container = undefined
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
      if (container?.contains(link)) return false
      if (isIdle()) void load(link, url)
      return true
    },
    dispose() {
      closeAtOnce()
      for (const stop of lasting) stop()
    },
  }
}
