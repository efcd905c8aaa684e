import { currentJQuery } from '../../../legacy-shims/jquery-events'
import { announce } from '../../../src/dom/announce'
import { focusTarget } from '../../../src/dom/focus-target'
import { layOut } from '../../../src/page/list-layout'
import type { Scope } from '../../../src/page/scope'
import { WireError } from '../../../src/wire/wire-error'
import { prepareItems } from '../new-items'
import type { BrowserPages } from './browser-pages'
import { createButtonState } from './button-state'
import { leadOn } from './lead-on'
import { noPostsMark, pagedItemsOf, showAllLeftOut } from './markup'
import type { NewPart } from './new-part'
import { askServer, insertPart, isLast, nextQuestion } from './server-page'
import type { Asked } from './wire'

type Customised = Window & { cff_custom_js?: unknown }

/** Of one press: an answer with addresses but without items is followed by the next one. */
const MOST_REQUESTS = 3

const arrivedText = (count: number) => (count === 1 ? '1 more item' : `${count} more items`)

/**
 * More of the feed for each press of its button; one at a time.
 * @param pages those that the browser has, if it has them
 */
export function loadOnButton(
  feed: HTMLElement,
  button: HTMLElement,
  scope: Scope,
  pages: BrowserPages | undefined,
): void {
  const { document } = scope
  const state = createButtonState(button, feed, scope)
  let isBusy = false
  let stopLeading = () => {}

  function onClick(event: Event) {
    // It leads nowhere, in whatever tab.
    event.preventDefault()
    if (isBusy) return
    if (pages) return showMore(pages)
    const asked = nextQuestion(feed, button)
    if (asked) void load(asked)
    else showLast(showAllLeftOut(feed))
  }
  function showMore(pages: BrowserPages) {
    const { items, isOver } = pages.more()
    attempt(() => layOut(feed))
    arrive(items, isOver ? 'last' : 'more')
  }
  function showLast(items: readonly HTMLElement[]) {
    if (items.length > 0) attempt(() => layOut(feed))
    arrive(items, 'last')
  }
  async function load(first: Asked) {
    isBusy = true
    state.setLoading()
    const items: HTMLElement[] = []
    let isOver = false
    try {
      let asked: Asked | undefined = first
      for (let requests = 1; asked; requests += 1) {
        const part: NewPart = await askServer(asked, scope, scope.signal)
        if (scope.signal.aborted) return
        items.push(...insertPart(feed, button, part))
        isOver = isLast(feed, part) || (part.items.length === 0 && requests === MOST_REQUESTS)
        asked = isOver || part.items.length > 0 ? undefined : nextQuestion(feed, button)
      }
      rest()
    } catch (cause) {
      if (scope.signal.aborted) return
      // The next press asks again, with the same addresses.
      rest()
      scope.report(cause, cause instanceof WireError ? 'call' : 'act')
      const words = state.setFailed()
      if (items.length === 0) return announce(document, words)
    }
    take(items, isOver)
  }
  function take(items: readonly HTMLElement[], isOver: boolean) {
    attempt(() => prepareItems(feed))
    attempt(() => layOut(feed))
    arrive(items, isOver ? 'last' : 'more')
    attempt(() => customise(scope.window))
  }
  function arrive(items: readonly HTMLElement[], which: 'last' | 'more') {
    const hadFocus = document.activeElement === button
    const note = which === 'last' ? state.setEnded() : undefined
    // What is hidden loses the keyboard's place.
    if (hadFocus && note) focusTarget(note)
    stopLeading()
    stopLeading = leadOn(scope, note ?? button, items)
    const words = [items.length > 0 ? arrivedText(items.length) : '', note?.textContent ?? '']
    const said = words.filter(Boolean).join('. ')
    if (said) announce(document, said)
  }
  function rest() {
    isBusy = false
    state.setNormal()
  }
  /** What fails in other parts of the page is no failure of this one. */
  function attempt(act: () => void) {
    try {
      act()
    } catch (cause) {
      scope.report(cause, 'act')
    }
  }

  const mark = scope.adopt
  mark.attribute(button, noPostsMark(button).attribute, String(pagedItemsOf(feed).length === 0))
  scope.listen(button, 'click', onClick)
  scope.add(() => stopLeading())
}

/** Other scripts hear here of what has come. */
function customise(window: Customised) {
  if (typeof window.cff_custom_js === 'function') window.cff_custom_js(currentJQuery(window))
}
