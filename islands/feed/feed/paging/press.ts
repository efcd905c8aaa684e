import { currentJQuery } from '../../../../legacy-shims/jquery-events'
import { announce } from '../../../../src/dom/announce'
import { focusTarget } from '../../../../src/dom/focus-target'
import { reported } from '../../../../src/dom/reporting'
import { layOutList } from '../../../../src/page/list-layout'
import type { Scope } from '../../../../src/page/scope'
import { plural } from '../../../../src/page/text'
import { WireError } from '../../../../src/wire/wire-error'
import type { BrowserPages } from './browser-pages'
import { focusFirstNewPost } from './focus-first-new-post'
import { noteBehind, showAllLeftOut } from './markup'
import { failedText, type PagingOptions, type PagingState } from './paging'
import { fetchPart, insertPart, isLast, nextRequest } from './server-page'
import type { PageRequest } from './wire'

type Customised = Window & { cff_custom_js?: unknown }

/** The most calls of one press: an answer with addresses but without items leads to another call. */
const MOST_REQUESTS = 3

const arrivedText = (count: number) =>
  plural('common.more-items', count, { one: '{count} more item', other: '{count} more items' })

/** Makes the handler of a press (contract 05 §11). @param set shows a state on the button */
export function createPress(
  feed: HTMLElement,
  button: HTMLElement,
  scope: Scope,
  { items: feedItems, pages, set }: PagingOptions & { readonly set: (state: PagingState) => void },
): () => void {
  const { document } = scope
  let cancelFocus = () => {}

  async function load(first: PageRequest) {
    set('loading')
    const items: HTMLElement[] = []
    let isOver = false
    try {
      let request: PageRequest | undefined = first
      for (let requests = 1; request; requests += 1) {
        const part = await fetchPart(request, scope, scope.signal)
        if (scope.signal.aborted) return
        items.push(...insertPart(feed, button, part, scope.adopt))
        isOver = isLast(feed, part) || (part.items.length === 0 && requests === MOST_REQUESTS)
        request = isOver || part.items.length > 0 ? undefined : nextRequest(feed, button)
      }
      set('ready')
    } catch (cause) {
      if (scope.signal.aborted) return
      scope.report(cause, cause instanceof WireError ? 'call' : 'act')
      set('failed')
      if (items.length === 0) return announce(document, failedText())
    }
    attempt(feedItems.update)
    attempt(() => layOutList(feed))
    finish(items, isOver)
    attempt(() => customise(scope.window))
  }
  function finish(items: readonly HTMLElement[], isOver: boolean) {
    const hadFocus = document.activeElement === button
    if (isOver) set('ended')
    const note = isOver ? noteBehind(button) : undefined
    // A hidden button would lose the focus.
    if (hadFocus && note) focusTarget(note)
    cancelFocus()
    cancelFocus = focusFirstNewPost(scope, note ?? button, items)
    const words = [items.length > 0 ? arrivedText(items.length) : '', note?.textContent ?? '']
    const said = words.filter(Boolean).join('. ')
    if (said) announce(document, said)
  }
  /** Reports an error of other parts of the page, so that the press goes on. */
  const attempt = (act: () => void) => reported(act, scope.report)()
  function showMore(pages: BrowserPages) {
    const { items, isOver } = pages.more()
    attempt(() => layOutList(feed))
    finish(items, isOver)
  }
  function showLast() {
    const items = showAllLeftOut(feed)
    if (items.length > 0) attempt(() => layOutList(feed))
    finish(items, true)
  }
  scope.add(() => cancelFocus())
  return () => {
    if (pages) return showMore(pages)
    const request = nextRequest(feed, button)
    if (request) void load(request)
    else showLast()
  }
}

/** Calls the site's own script after new posts have come. */
function customise(window: Customised) {
  if (typeof window.cff_custom_js === 'function') window.cff_custom_js(currentJQuery(window))
}
