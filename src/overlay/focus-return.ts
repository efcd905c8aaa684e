import { focusTarget } from '../dom/focus-target'

/**
 * Remembers where the focus returns to when a dialog closes.
 * @param opener the element that opened it; called again at the end, since a re-render may have replaced it
 * @returns a function that restores the focus: to the opener or the nearest visible element, never to `body`
 * (`createFocusRestorer`)
 */
export function focusReturn(opened: Element, opener: () => HTMLElement | null | undefined): () => void {
  const { ownerDocument: document } = opened
  const before = opener()
  let isRequested = false
  let restore = () => {
    isRequested = true
    const target = before?.isConnected ? before : opener()
    if (target) focusTarget(target)
  }
  // It is needed when the dialog closes. Without it, an opener that is still visible gets the focus.
  import('./restore-focus').then(
    ({ createFocusRestorer }) => {
      restore = createFocusRestorer(opened, before, opener)
      const { activeElement, body } = document
      if (isRequested && (activeElement === body || opened.contains(activeElement))) restore()
    },
    () => {},
  )
  return () => restore()
}
