import { atom, type ReadableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import { currentJQuery } from '../../../../legacy-shims/jquery-events'
import { announce } from '../../../../src/dom/announce'
import { focusTarget } from '../../../../src/dom/focus-target'
import { layOutList } from '../../../../src/page/list-layout'
import type { Scope } from '../../../../src/page/scope'
import { plural, text } from '../../../../src/page/text'
import { WireError } from '../../../../src/wire/wire-error'
import type { Items } from '../items'
import type { BrowserPages } from './browser-pages'
import { leadOn } from './lead-on'
import { noPostsMark, noteBehind, pagedItemsOf, showAllLeftOut } from './markup'
import type { Asked } from './wire'

/** What the button shows (contract 05 §11.1). After a failure the next press asks again, with the same addresses. */
export type PagingState = 'ready' | 'loading' | 'failed' | 'ended'

/** More of a feed for each press of its button; one press at a time (contract 05 §11). */
export interface Paging {
  readonly $state: ReadableAtom<PagingState>
  /** The visitor is about to press: the code is fetched. */
  prepare(): void
  press(): void
}

interface PagingOptions {
  readonly items: Items
  /** Those that the browser has; undefined where pages come from the server. */
  readonly pages: BrowserPages | undefined
}

type Customised = Window & { cff_custom_js?: unknown }

/** Of one press: an answer with addresses but without items is followed by the next one. */
const MOST_REQUESTS = 3
type ServerPage = typeof import('./server-page')
/** The code for pages from the server, which comes with the first approach to a button. */
export const serverPage = {
  code: undefined as ServerPage | undefined,
  async fetch() {
    this.code = await import('./server-page')
  },
}
export const failedText = () => text('feed.failed', 'More posts could not be loaded. Please try again.')

const arrivedText = (count: number) =>
  plural('common.more-items', count, { one: '{count} more item', other: '{count} more items' })

export function createPaging(
  feed: HTMLElement,
  button: HTMLElement,
  scope: Scope,
  { items: feedItems, pages }: PagingOptions,
): Paging {
  const { document } = scope
  const $state = atom<PagingState>('ready')
  let stopLeading = () => {}
  const set = (state: PagingState) => flushSync(() => $state.set(state))
  const mark = noPostsMark(button)
  scope.adopt.attribute(button, mark.attribute, String(pagedItemsOf(feed).length === 0))

  async function load(first: Asked, { askServer, insertPart, isLast, nextQuestion }: ServerPage) {
    set('loading')
    const items: HTMLElement[] = []
    let isOver = false
    try {
      let asked: Asked | undefined = first
      for (let requests = 1; asked; requests += 1) {
        const part = await askServer(asked, scope, scope.signal)
        if (scope.signal.aborted) return
        items.push(...insertPart(feed, button, part, scope.adopt))
        isOver = isLast(feed, part) || (part.items.length === 0 && requests === MOST_REQUESTS)
        asked = isOver || part.items.length > 0 ? undefined : nextQuestion(feed, button)
      }
      set('ready')
    } catch (cause) {
      if (scope.signal.aborted) return
      scope.report(cause, cause instanceof WireError ? 'call' : 'act')
      set('failed')
      if (items.length === 0) return announce(document, failedText())
    }
    attempt(feedItems.look)
    attempt(() => layOutList(feed))
    arrive(items, isOver)
    attempt(() => customise(scope.window))
  }
  function arrive(items: readonly HTMLElement[], isOver: boolean) {
    const hadFocus = document.activeElement === button
    if (isOver) set('ended')
    const note = isOver ? noteBehind(button) : undefined
    // What is hidden loses the keyboard's place.
    if (hadFocus && note) focusTarget(note)
    stopLeading()
    stopLeading = leadOn(scope, note ?? button, items)
    const words = [items.length > 0 ? arrivedText(items.length) : '', note?.textContent ?? '']
    const said = words.filter(Boolean).join('. ')
    if (said) announce(document, said)
  }
  /** What fails in other parts of the page is no failure of this one. */
  function attempt(act: () => void) {
    try {
      act()
    } catch (cause) {
      scope.report(cause, 'act')
    }
  }
  function showMore(pages: BrowserPages) {
    const { items, isOver } = pages.more()
    attempt(() => layOutList(feed))
    arrive(items, isOver)
  }
  function showLast() {
    const items = showAllLeftOut(feed)
    if (items.length > 0) attempt(() => layOutList(feed))
    arrive(items, true)
  }
  function ask(code: ServerPage) {
    const asked = code.nextQuestion(feed, button)
    if (asked) void load(asked, code)
    else showLast()
  }
  async function fetchAndAsk() {
    set('loading')
    try {
      await serverPage.fetch()
    } catch (cause) {
      scope.report(cause, 'load')
      set('failed')
      return announce(document, failedText())
    }
    if (serverPage.code && !scope.signal.aborted) ask(serverPage.code)
  }
  scope.add(() => stopLeading())
  return {
    $state,
    prepare() {
      if (!pages) serverPage.fetch().catch(() => {})
    },
    press() {
      if ($state.get() === 'loading') return
      if (pages) showMore(pages)
      else if (serverPage.code) ask(serverPage.code)
      else void fetchAndAsk()
    },
  }
}

/** Other scripts hear here of what has come. */
function customise(window: Customised) {
  if (typeof window.cff_custom_js === 'function') window.cff_custom_js(currentJQuery(window))
}
