import { triggerWhenReady } from '../../../legacy-shims/jquery-events'
import type { Scope, Stop } from '../../../src/page/scope'
import { whenIdle } from '../../../src/page/when-idle'
import { type CartChange, fireCart } from '../../../src/state/cart'
import { type CartFragments, putFragments } from '../../../src/state/cart-fragments'
import { WireError } from '../../../src/wire/wire-error'
import { type CartCache, readCartCookies } from './cart-cache'
import { LIFETIME_MS, stepFor, timeLeftMs } from './freshness'
import type { FragmentParams } from './params'
import { createSingleFlight } from './single-flight'
import { askForCart } from './wire'

/** Errors that fire no event for other plugins: an answer that is no cart, and a request that the page aborted. */
const SILENT = ['not-json', 'unexpected', 'aborted']

/** The cart of the page, kept in step with the server's. */
export interface FreshCart {
  /** Asks the server for the cart; during a request, once more after it. */
  refresh(): void
  /** Saves the fragments of a shop plugin's event, which the plugin has put into the page already. */
  save(fragments: CartFragments, hash: string): void
  /** Another island has changed the server's cart, so a request under way may answer the old one. */
  onChange(change: CartChange): void
  /** Asks the server if the cart's cookie differs from the cart that the page shows. */
  recheck(): void
  /** Another tab has changed the cart. A hidden tab asks once it is visible. */
  onOtherTab(): void
}

/** Brings the cart up to date as the page is shown (contract 02 §3.1), and on every change. */
export function createFreshCart(scope: Scope, params: FragmentParams, cache: CartCache): FreshCart {
  const { document, signal } = scope
  const tellPlugins = createPluginEvents(scope)
  const requests = createSingleFlight({ send: ask, onSettled: catchUp, signal })
  const expireIn = createExpiry(scope, requests.request)
  /** The hash of the cart that the page shows; null while it is unknown. */
  let shownHash: string | null = null
  let isOtherTabNewer = false

  const step = () => stepFor(readCartCookies(), cache.read(), Date.now())

  async function show(fragments: CartFragments, event: string) {
    await putFragments(document, fragments)
    if (signal.aborted) return
    fireCart(document)
    tellPlugins(event)
  }

  async function ask(isOutdated: () => boolean) {
    try {
      const { fragments, hash } = await askForCart(params, signal)
      if (isOutdated()) return
      cache.save({ fragments, hash, nowMs: Date.now(), isAnswer: true })
      shownHash = hash
      expireIn(LIFETIME_MS, hash)
      await show(fragments, 'wc_fragments_refreshed')
    } catch (error) {
      if (signal.aborted) return
      scope.report(error, 'call')
      const isSilent = error instanceof WireError && SILENT.includes(error.kind)
      if (!isSilent) tellPlugins('wc_fragments_ajax_error')
    }
  }

  function catchUp() {
    if (!isOtherTabNewer || requests.isUnderWay() || document.hidden) return
    isOtherTabNewer = false
    if (cache.sharedHash() !== cache.hash()) requests.request()
  }

  function start() {
    const cached = cache.read()
    const first = step()
    if (first === 'leave') shownHash = ''
    if (first === 'ask') {
      // An event may bring the cart, or ask for it, before the page is idle.
      whenIdle(scope.window, () => {
        if (!requests.isUnderWay() && step() === 'ask') requests.request()
      })
    }
    if (first !== 'show cached' || !cached) return
    shownHash = cached.hash
    expireIn(timeLeftMs(cached, Date.now()), cached.hash)
    show(cached.fragments, 'wc_fragments_loaded').catch((error) => scope.report(error, 'load'))
  }

  fireCart(document)
  start()
  scope.listen(document, 'visibilitychange', catchUp)
  return {
    refresh: requests.request,
    onOtherTab() {
      isOtherTabNewer = true
      catchUp()
    },
    save(fragments, hash) {
      cache.save({ fragments, hash, nowMs: Date.now(), isAnswer: false })
      shownHash = hash
      requests.invalidate()
    },
    onChange({ isInDoubt }) {
      if (isInDoubt || requests.isUnderWay()) requests.request()
    },
    recheck() {
      if (readCartCookies().hash !== shownHash) requests.request()
    },
  }
}

/**
 * @returns a function that calls back once the cart of that hash has expired; an empty cart does not expire
 */
function createExpiry({ after }: Scope, onExpired: () => void): (ms: number, hash: string) => void {
  let cancel = () => {}
  return (ms, hash) => {
    cancel()
    if (hash) cancel = after(ms, onExpired)
  }
}

/** Triggers the shop plugin's events, once jQuery is there; of an event that still waits, only the last one is triggered. */
function createPluginEvents(scope: Scope): (event: string) => void {
  const { document, window } = scope
  const waiting = new Map<string, Stop>()
  return (event) => {
    waiting.get(event)?.()
    waiting.set(event, scope.add(triggerWhenReady(window, document.body, event)))
  }
}
