import { actAsButton } from '../../../src/dom/act-as-button'
import { focusTarget } from '../../../src/dom/focus-target'
import { isPlainClick } from '../../../src/dom/plain-click'
import { afterFrame } from '../../../src/motion/after-frame'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
import { createLoading, type Loading } from './loading'
import { itemsOf, type PagedList } from './markup'

/** Contract 03 §8.2. */
const BACK_AFTER_MS = 200
/** What an item is about, else whatever leads on from it. */
const MAIN_LINK = ':is(h1, h2, h3, h4, h5, h6) a[href]'
const LINK = 'a[href]'

/** A page of the list for each press of a button. */
export function loadOnButton(button: HTMLElement, paged: PagedList, scope: Scope): Loading {
  const { document, window, adopt: adopted } = scope
  const { list, kind } = paged
  let cancelBack = () => {}
  let stopFrame = () => {}
  let focusPlace: HTMLElement | undefined

  const loading = createLoading(paged, scope, {
    onStart(loader) {
      const hadFocus = document.activeElement === button
      hide()
      // What is hidden loses the keyboard's place.
      focusPlace = loader
      if (hadFocus) focusTarget(loader)
      relayout(window)
    },
    onItems(items, hasMore) {
      if (hasMore) cancelBack = scope.after(BACK_AFTER_MS, showAgain)
      // Not before other parts of the page have seen them: some may be filtered out.
      stopFrame = afterFrame(window, () => focusFirst(items))
    },
    onNothing(link) {
      if (!isWaited()) return
      if (link) link.focus()
      else focusFirst(itemsOf(list, kind).slice(-1))
    },
    onCalledOff: showAgain,
  })

  /** The keyboard's place is still where it was put, for want of a better one. */
  const isWaited = () => focusPlace !== undefined && document.activeElement === focusPlace

  function hide() {
    cancelBack()
    adopted.style(button, 'display', 'none')
  }
  function showAgain() {
    const wasWaited = isWaited()
    adopted.style(button, 'display', 'block')
    if (wasWaited) button.focus()
  }
  function focusFirst(items: readonly Element[]) {
    if (!isWaited()) return
    const shown = items.find((item) => item.getClientRects().length > 0)
    if (!(shown instanceof HTMLElement)) return
    const link = shown.querySelector<HTMLElement>(MAIN_LINK) ?? shown.querySelector<HTMLElement>(LINK)
    link?.focus()
    if (isWaited()) focusTarget(shown)
  }
  function onClick(event: Event) {
    if (event instanceof MouseEvent && !isPlainClick(event)) return
    event.preventDefault()
    void loading.load()
  }

  if (list.parentElement) adopted.classes(list.parentElement, kind.buttonClass)
  if (!loading.hasNext) hide()
  scope.add(actAsButton(button, adopted))
  scope.listen(button, 'click', onClick)
  scope.add(() => stopFrame())
  return loading
}
