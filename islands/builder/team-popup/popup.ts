import { type Adoption, createAdoption } from '../../../src/dom/adoption'
import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { alertVisitor } from '../../../src/overlay/alert'
import { createPanelTimers } from '../../../src/overlay/panel-timers'
import { builderAjaxUrl } from '../../../src/page/ajax-url'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { closePanel, openPanel, watchPanel } from '../../../src/state/open-panel'
import { WireError } from '../../../src/wire/wire-error'
import { type Cover, createCover, FADE_OUT_MS } from './cover'
import { addressOf, memberId, opensHere } from './markup'
import { bindCloseLinks, createProfilePanel, openProfileDialog } from './profile-panel'
import { fetchProfile } from './wire'

const PANEL_AFTER_MS = 300
/** The second click of a double click on a link falls on the overlay, and must not cancel the first. */
const CANCELS_AFTER_MS = 1000
const loadingText = () => text('common.loading', 'Loading…')
const failedText = () => text('team-popup.failed', 'The profile could not be opened. Please try again.')

/** `loading` waits for the answer, `shown` has a panel, which opens after a delay, `closing` fades out. */
type PopupState =
  | { readonly phase: 'closed' }
  | { readonly phase: 'loading'; readonly life: OwnScope }
  | { readonly phase: 'shown'; readonly life: OwnScope; readonly panel: HTMLElement }
  | { readonly phase: 'closing'; readonly panel: HTMLElement | undefined }

/** @returns whether the popup handles a click on this link; otherwise the browser follows the link */
type HandleClick = (link: HTMLAnchorElement) => boolean

/** The page's one panel, which shows the profile of a member of the team (contract 04 §13). */
export function createPopup(scope: Scope): HandleClick {
  const { document, window } = scope
  const adopted = createAdoption()
  const timers = createPanelTimers()
  const cover = createCover(scope, { adopted, onPressed: close })
  let state: PopupState = { phase: 'closed' }
  let removeAlert = () => {}

  async function open(link: HTMLAnchorElement, url: string) {
    timers.flush()
    removeAlert()
    const life = scope.child()
    const loading = life.child()
    state = { phase: 'loading', life }
    openPanel('team-member')
    showLoading(loading, cover, close)
    try {
      const profile = await fetchProfile(url, memberId(link), life.signal)
      if (life.signal.aborted) return
      const panel = createProfilePanel(document, profile)
      state = { phase: 'shown', life, panel }
      showPanel(panel, { link, life, loading, cover, adopted, close })
    } catch (cause) {
      if (life.signal.aborted) return
      close()
      removeAlert = followOrAlert(scope, link, cause)
    }
  }

  function close() {
    if (state.phase === 'closed' || state.phase === 'closing') return
    const { life } = state
    const panel = panelOf(state)
    state = { phase: 'closing', panel }
    life.dispose()
    if (panel) panel.inert = true
    cover.fadeOut()
    if (prefersReducedMotion(window)) end()
    else timers.after('closed', FADE_OUT_MS, end)
    closePanel('team-member')
  }
  function end() {
    cover.endFade()
    panelOf(state)?.remove()
    state = { phase: 'closed' }
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
  // A page restored from the back/forward cache must not be covered.
  scope.listen(window, 'pagehide', closeAtOnce)
  scope.add(closeAtOnce)

  return (link) => {
    const url = builderAjaxUrl(window)
    if (url === null || memberId(link) === '' || !opensHere(window)) return false
    // A link to another member inside an open profile is followed.
    if (panelOf(state)?.contains(link)) return false
    if (state.phase === 'closed' || state.phase === 'closing') void open(link, url)
    return true
  }
}

/** Covers the page, until the profile is there or the visitor leaves. */
function showLoading(loading: Scope, cover: Cover, close: () => void): void {
  cover.showLoading()
  announce(loading.document, loadingText())
  closeOnEscape(loading, close)
  cover.listenForPress(loading, { afterMs: CANCELS_AFTER_MS })
}

interface ShownPanel {
  readonly link: HTMLElement
  /** Until the popup closes. */
  readonly life: Scope
  /** Until the panel opens. */
  readonly loading: OwnScope
  readonly cover: Cover
  readonly adopted: Adoption
  readonly close: () => void
}

/** Puts the panel on the page, and opens it after its delay. */
function showPanel(panel: HTMLElement, { link, life, loading, cover, adopted, close }: ShownPanel): void {
  bindCloseLinks(loading, panel, adopted, close)
  life.document.body.append(panel)
  function open() {
    loading.dispose()
    cover.showOpen()
    bindCloseLinks(life, panel, adopted, close)
    openProfileDialog(life, panel, { link, beside: cover.elements(), onLeave: close })
    cover.listenForPress(life, { afterMs: 0 })
  }
  if (prefersReducedMotion(life.window)) open()
  else life.after(PANEL_AFTER_MS, open)
}

const panelOf = (state: PopupState) => ('panel' in state ? state.panel : undefined)

function closeOnEscape({ listen, document }: Scope, close: () => void): void {
  listen(document, 'keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  })
}

/**
 * Opens the member's own page in place of the profile that failed, or shows an error where there is no such page.
 * @returns a function that removes the error
 */
function followOrAlert(scope: Scope, link: HTMLAnchorElement, cause: unknown): () => void {
  scope.report(cause, cause instanceof WireError ? 'call' : 'act')
  const address = addressOf(link)
  if (!address) return scope.add(alertVisitor(scope.document, failedText()))
  scope.navigation.follow(address)
  return () => {}
}
