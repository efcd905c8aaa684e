import { atom } from 'nanostores'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { mountReact } from '../../../src/react/mount'
import { watchFetches } from './fetches'
import { findPlaces } from './find-places'
import { recordIslandEvents } from './island-events'
import { outlinesOf } from './outline'
import { isWholePage, type Place } from './place'
import { pollPage } from './poll-page'
import { type Facts, type Row, rowsOf } from './rows'
import { applyStyle } from './style'
import { type Shown, View } from './View'

/** In narrower windows the panel is folded at first. */
const WIDE_WINDOW = '(min-width: 768px)'

/** Events in the overlay that must not reach the page. */
const OWN_EVENTS = ['click', 'pointerdown', 'mousedown', 'touchstart', 'keydown', 'keyup', 'input']

/** Events that may move hosts without scrolling the window. */
const MOVE_EVENTS = ['load', 'transitionend', 'animationend', 'toggle']

export function openOverlay(island: Scope): void {
  const scope = island.child()
  const { document, window } = scope
  let places: readonly Place[] = []
  let rows: readonly Row[] = []
  let isStale = true
  let picked: { name: string; host: HTMLElement } | undefined

  const events = recordIslandEvents(scope, refresh)
  const fetches = watchFetches(globalThis, refresh)
  scope.add(fetches.stop)
  const facts: Facts = { ...events, fetchOf: fetches.of }
  const host = document.createElement('div')
  setAttributes(host, { 'data-laurel-debug': '', lang: 'en', dir: 'ltr' })
  const root = host.attachShadow({ mode: 'open' })
  applyStyle(root, globalThis as Window & typeof globalThis)
  const $shown = atom<Shown>({ outlines: [], picked: undefined, rows: [] })
  const isFolded = !window.matchMedia(WIDE_WINDOW).matches
  const view = createElement(View, { $shown, root, isFolded, onClose: scope.dispose, onPick: goTo })
  scope.add(mountReact(view, scope))
  // Before the body, so that Tab reaches it first, and so that an open modal does not make it inert.
  document.body.before(host)
  scope.add(() => host.remove())
  returnFocus(scope, host)

  const watch = watchFrames(scope, update)
  scope.add(watch.stop)
  void scope.fetchGroups().then(refresh)
  pollPage(scope, refresh)
  scope.listen(document, ['scroll', ...MOVE_EVENTS], watch.request, { capture: true, passive: true })
  scope.listen(window, 'keydown', onKey)
  scope.listen(root, 'keydown', onKey)
  scope.listen(host, OWN_EVENTS, (event) => event.stopPropagation(), { passive: true })

  /** Finds the islands again, in the next frame. */
  function refresh() {
    if (scope.signal.aborted) return
    isStale = true
    watch.request()
  }

  function update() {
    if (isStale) {
      places = findPlaces(scope, events.isLost)
      rows = rowsOf(places, facts)
    }
    isStale = false
    const outlines = outlinesOf(places, facts, window)
    return () => flushSync(() => $shown.set({ outlines, picked: picked?.host, rows }))
  }

  /** Scrolls to the next host of an island, in a loop. */
  function goTo(name: string) {
    const hosts = places.filter((place) => place.island.name === name && !isWholePage(place))
    const at = picked?.name === name ? hosts.findIndex((place) => place.host === picked?.host) : -1
    const next = hosts[(at + 1) % hosts.length]?.host
    if (!next) return
    picked = { name, host: next }
    next.scrollIntoView({ block: 'center', behavior: prefersReducedMotion(window) ? 'auto' : 'smooth' })
    watch.request()
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (event.defaultPrevented || event.isComposing || !isOurs()) return
    // Closing removes the listener that keeps this event from the page.
    event.stopPropagation()
    scope.dispose()
  }

  /** Whether Escape is meant for the overlay: not while a part of the page has the focus or a dialog is open. */
  function isOurs() {
    const { activeElement, body } = document
    if (activeElement === host) return true
    return (!activeElement || activeElement === body) && !document.querySelector('dialog[open]')
  }
}

/** At the end, returns the focus to the page's element that had it before the overlay. */
function returnFocus({ document, listen, add }: Scope, host: HTMLElement): void {
  let focusedBefore: EventTarget | null = null
  listen(host, 'focusin', ({ relatedTarget: from }) => {
    if (from && from !== host) focusedBefore = from
  })
  add(() => {
    if (document.activeElement !== host) return
    if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) {
      focusedBefore.focus({ preventScroll: true })
    }
  })
}
