import { atom, type ReadableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import { announce } from '../../../../src/dom/announce'
import type { Scope } from '../../../../src/page/scope'
import { text } from '../../../../src/page/text'
import { lateCode } from '../../late-code'
import type { Items } from '../items'
import type { BrowserPages } from './browser-pages'
import { noPostsMark, pagedItemsOf } from './markup'

/** The state of the button (contract 05 §11.1). After a failure, the next press asks again with the same addresses. */
export type PagingState = 'ready' | 'loading' | 'failed' | 'ended'

/** Loads more of a feed at each press of its button, one press at a time (contract 05 §11). */
export interface Paging {
  readonly $state: ReadableAtom<PagingState>
  /** Fetches the code of a press, because the visitor is about to press. */
  prepare(): void
  press(): void
}

export interface PagingOptions {
  readonly items: Items
  /** Undefined where pages come from the server. */
  readonly pages: BrowserPages | undefined
}

/** The code of a press, which is fetched when the pointer or focus first comes to a button. */
export const pressCode = lateCode(() => import('./press'))
export const failedText = () => text('feed.failed', 'More posts could not be loaded. Please try again.')

export function createPaging(
  feed: HTMLElement,
  button: HTMLElement,
  scope: Scope,
  options: PagingOptions,
): Paging {
  const $state = atom<PagingState>('ready')
  const set = (state: PagingState) => flushSync(() => $state.set(state))
  const mark = noPostsMark(button)
  let act: (() => void) | undefined
  scope.adopt.attribute(button, mark.attribute, String(pagedItemsOf(feed).length === 0))

  function actWith({ createPress }: Awaited<ReturnType<typeof pressCode.load>>) {
    act ??= createPress(feed, button, scope, { ...options, set })
    act()
  }
  async function fetchAndAct() {
    set('loading')
    const code = await pressCode.fetch(scope)
    if (scope.signal.aborted) return
    set(code ? 'ready' : 'failed')
    if (code) actWith(code)
    else announce(scope.document, failedText())
  }
  return {
    $state,
    prepare: () => void pressCode.fetch(scope),
    press() {
      const code = pressCode.$code.get()
      if ($state.get() === 'loading') return
      if (code) actWith(code)
      else void fetchAndAct()
    },
  }
}
