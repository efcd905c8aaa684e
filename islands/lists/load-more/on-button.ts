import { actAsButton } from '../../../src/dom/act-as-button'
import { focusTarget } from '../../../src/dom/focus-target'
import { isPlainClick } from '../../../src/dom/plain-click'
import { afterFrame } from '../../../src/motion/after-frame'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
import { createLoading, type Loading } from './loading'
import { itemsOf, type PagedList } from './markup'

/** Contract 03 §8.2. */
const BUTTON_BACK_AFTER_MS = 200
const TITLE_LINK = ':is(h1, h2, h3, h4, h5, h6) a[href]'
const LINK = 'a[href]'

/** Loads a page of the list for each press of a button. */
export function loadOnButton(button: HTMLElement, paged: PagedList, scope: Scope): Loading {
  const { document, window, adopt: adopted } = scope
  const { list, kind } = paged
  let cancelShow = () => {}
  let stopFrame = () => {}
  let focusPlace: HTMLElement | undefined

  const loading = createLoading(paged, scope, {
    onStart(loader) {
      const hadFocus = document.activeElement === button
      hide()
      // The hidden button loses the focus.
      focusPlace = loader
      if (hadFocus) focusTarget(loader)
      relayout(window)
    },
    onItems(items, hasMore) {
      if (hasMore) cancelShow = scope.after(BUTTON_BACK_AFTER_MS, show)
      // Until the next frame a filter may hide some of the items.
      stopFrame = afterFrame(window, () => focusFirst(items))
    },
    onNothing(link) {
      if (!hasLoaderFocus()) return
      if (link) link.focus()
      else focusFirst(itemsOf(list, kind).slice(-1))
    },
    onAborted: show,
  })

  /** Whether the focus is still on the loader, so that it may be moved on. */
  const hasLoaderFocus = () => focusPlace !== undefined && document.activeElement === focusPlace

  function hide() {
    cancelShow()
    adopted.style(button, 'display', 'none')
  }
  function show() {
    const shouldFocus = hasLoaderFocus()
    adopted.style(button, 'display', 'block')
    if (shouldFocus) button.focus()
  }
  function focusFirst(items: readonly Element[]) {
    if (!hasLoaderFocus()) return
    const shown = items.find((item) => item.getClientRects().length > 0)
    if (!(shown instanceof HTMLElement)) return
    const link = shown.querySelector<HTMLElement>(TITLE_LINK) ?? shown.querySelector<HTMLElement>(LINK)
    link?.focus()
    if (hasLoaderFocus()) focusTarget(shown)
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
