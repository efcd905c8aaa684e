import { atom, type ReadableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import { announce } from '../../../../src/dom/announce'
import type { Scope } from '../../../../src/page/scope'
import { text } from '../../../../src/page/text'
import { lateCode } from '../../late-code'
import type { Items } from '../items'
import type { BrowserPages } from './browser-pages'
import { noPostsMark, pagedItemsOf } from './markup'

/** What the button shows (contract 05 §11.1). After a failure the next press asks again, with the same addresses. */
export type PagingState = 'ready' | 'loading' | 'failed' | 'ended'

/** More of a feed for each press of its button; one press at a time (contract 05 §11). */
export interface Paging {
  readonly $state: ReadableAtom<PagingState>
  /** The visitor is about to press: the code is fetched. */
  prepare(): void
  press(): void
}

export interface PagingOptions {
  readonly items: Items
  /** Those that the browser has; undefined where pages come from the server. */
  readonly pages: BrowserPages | undefined
}

/** What a press does comes with the first approach to a button. */
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
