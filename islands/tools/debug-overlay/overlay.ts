import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { element } from './element'
import { watchFetches } from './fetches'
import { createFrames } from './frames'
import { lookAgain } from './look-again'
import { hearNews } from './news'
import { outlinesOf } from './outline'
import { createPanel } from './panel'
import { isWholePage, type Place } from './place'
import { type Facts, rowsOf } from './rows'
import { applyStyle } from './style'
import { survey } from './survey'

/** Narrower windows begin with the folded panel. */
const ROOMY = '(min-width: 768px)'

/** What the page would otherwise take for the visitor's doings on it. */
const OWN_EVENTS = ['click', 'pointerdown', 'mousedown', 'touchstart', 'keydown', 'keyup', 'input']

/** What may move a place without a scroll of the window. */
const MOVES = ['load', 'transitionend', 'animationend', 'toggle']

export function openOverlay(island: Scope): void {
  const scope = island.child()
  const { document, window } = scope
  let places: readonly Place[] = []
  let isStale = true
  let picked: { name: string; host: HTMLElement } | undefined
  /** Where the visitor was on the page before coming here. */
  let before: EventTarget | null = null

  const news = hearNews(scope, refresh)
  const fetches = watchFetches(globalThis, refresh)
  scope.add(fetches.stop)
  const facts: Facts = { ...news, fetchOf: fetches.of }
  const host = element(document, 'div', { 'data-laurel-debug': '', lang: 'en', dir: 'ltr' })
  const root = host.attachShadow({ mode: 'open' })
  applyStyle(root, globalThis as Window & typeof globalThis)
  const outlines = createFrames(document)
  const panel = createPanel(document, {
    isFolded: !window.matchMedia(ROOMY).matches,
    onClose: scope.dispose,
    onPick: goTo,
  })
  root.append(outlines.root, panel.root)
  // Before the body, so that Tab comes here first and an open modal, which takes the body out of reach, leaves it alone.
  document.body.before(host)
  scope.add(remove)

  const watch = watchFrames(scope, look)
  scope.add(watch.stop)
  void scope.fetchGroups().then(refresh)
  lookAgain(scope, refresh)
  scope.listen(document, ['scroll', ...MOVES], watch.request, { capture: true, passive: true })
  scope.listen(window, 'keydown', onKey)
  scope.listen(root, 'keydown', onKey)
  scope.listen(host, OWN_EVENTS, (event) => event.stopPropagation())
  scope.listen(host, 'focusin', rememberFocus)

  /** Looks for the islands again, in the next frame. */
  function refresh() {
    if (scope.signal.aborted) return
    isStale = true
    watch.request()
  }

  function look() {
    const hasLooked = isStale
    if (hasLooked) places = survey(scope, news.isLost)
    isStale = false
    const measured = outlinesOf(places, facts, window)
    return () => {
      outlines.draw(measured, picked?.host)
      if (hasLooked) panel.show(rowsOf(places, facts))
    }
  }

  /** From one place of an island to the next, and round. */
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
    // Once it is closed, nothing keeps from the page what began in it.
    event.stopPropagation()
    scope.dispose()
  }

  /** What the page has an Escape for comes first, also where it does not say so: menus, tooltips, the browser's dialogs. */
  function isOurs() {
    const { activeElement, body } = document
    if (activeElement === host) return true
    return (!activeElement || activeElement === body) && !document.querySelector('dialog[open]')
  }

  function rememberFocus({ relatedTarget: from }: FocusEvent) {
    if (from && from !== host) before = from
  }

  function remove() {
    const isWithin = document.activeElement === host
    host.remove()
    if (isWithin && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}
