import { triggerWhenReady } from '../../../legacy-shims/jquery-events'
import type { Scope, Stop } from '../../../src/page/scope'
import { whenIdle } from '../../../src/page/when-idle'
import { type CartChange, tellCart } from '../../../src/state/cart'
import { type CartFragments, putFragments } from '../../../src/state/cart-fragments'
import { WireError } from '../../../src/wire/wire-error'
import { readCartCookies } from './cart-cookies'
import { LIFETIME_MS, stepFor, timeLeftMs } from './freshness'
import type { KeptCartStore } from './kept-cart'
import type { FragmentParams } from './params'
import { askForCart } from './wire'

/** Errors of which other plugins do not hear: an answer that is no cart is passed over, and nobody is left to hear. */
const SILENT = ['not-json', 'unexpected', 'aborted']

/** The cart of the page, kept in step with the server's. */
export interface FreshCart {
  /** Asks the server now. While a question is on its way, once more after it. */
  refresh(): void
  /** Keeps what an event of the shop plugin brought, which has put it into the page already. */
  keep(fragments: CartFragments, hash: string): void
  /** Another island has changed the server's cart. What is on its way may be of the cart before. */
  hearOf(change: CartChange): void
  /** Asks the server if the cart's cookie is another one than this page has shown. */
  recheck(): void
  /** Another tab has changed the cart. A tab that is not seen waits with its question. */
  follow(): void
}

/** Brings the cart up to date as the page is shown (contract 02 §3.1), and whenever it is told to. */
export function createFreshCart(scope: Scope, params: FragmentParams, store: KeptCartStore): FreshCart {
  const { document, window, signal } = scope
  /** Events that wait for jQuery, and how to call them off. */
  const waiting = new Map<string, Stop>()
  let cancelExpiry = () => {}
  /** Of the cart that the page shows; null as long as nobody knows. */
  let shownHash: string | null = null
  let isAsking = false
  let isAskedAgain = false
  let isBehind = false

  const step = () => stepFor(readCartCookies(), store.read(), Date.now())

  function tell(event: string) {
    waiting.get(event)?.()
    waiting.set(event, scope.add(triggerWhenReady(window, document.body, event)))
  }
  /** A cart that is none has no end. */
  function expireIn(ms: number, hash: string) {
    cancelExpiry()
    if (hash) cancelExpiry = scope.after(ms, refresh)
  }

  async function show(fragments: CartFragments, event: string) {
    await putFragments(document, fragments)
    if (signal.aborted) return
    tellCart(document)
    tell(event)
  }

  async function ask() {
    try {
      const { fragments, hash } = await askForCart(params, signal)
      // The cart has changed meanwhile: the answer may be of the cart before.
      if (isAskedAgain) return
      store.keep({ fragments, hash, nowMs: Date.now(), isAnswer: true })
      shownHash = hash
      expireIn(LIFETIME_MS, hash)
      await show(fragments, 'wc_fragments_refreshed')
    } catch (error) {
      if (signal.aborted) return
      scope.report(error, 'call')
      const isSilent = error instanceof WireError && SILENT.includes(error.kind)
      if (!isSilent) tell('wc_fragments_ajax_error')
    }
  }

  async function askUntilSettled() {
    isAsking = true
    do {
      isAskedAgain = false
      await ask()
    } while (isAskedAgain && !signal.aborted)
    isAsking = false
    catchUp()
  }

  function catchUp() {
    if (!isBehind || isAsking || document.hidden) return
    isBehind = false
    if (store.sharedHash() !== store.hash()) refresh()
  }

  function refresh() {
    if (isAsking) isAskedAgain = true
    else if (!signal.aborted) void askUntilSettled()
  }

  function start() {
    const kept = store.read()
    const first = step()
    if (first === 'leave') shownHash = ''
    if (first === 'ask') {
      // An event may have brought the cart, or have asked for it, before the page is idle.
      whenIdle(window, () => {
        if (!isAsking && step() === 'ask') refresh()
      })
    }
    if (first !== 'show kept' || !kept) return
    shownHash = kept.hash
    expireIn(timeLeftMs(kept, Date.now()), kept.hash)
    show(kept.fragments, 'wc_fragments_loaded').catch((error) => scope.report(error, 'load'))
  }

  tellCart(document)
  start()
  scope.listen(document, 'visibilitychange', catchUp)
  return {
    refresh,
    follow() {
      isBehind = true
      catchUp()
    },
    keep(fragments, hash) {
      store.keep({ fragments, hash, nowMs: Date.now(), isAnswer: false })
      shownHash = hash
      if (isAsking) isAskedAgain = true
    },
    hearOf({ isInDoubt }) {
      if (isInDoubt || isAsking) refresh()
    },
    recheck() {
      if (readCartCookies().hash !== shownHash) refresh()
    },
  }
}
