import { focusTarget } from '../dom/focus-target'

/**
 * Notes where the focus goes when a dialog closes, whatever becomes of that meanwhile.
 * @param opener what has opened it; asked again at the end, since another may have taken its place
 * @returns gives it back: to the opener or the nearest that is seen, never to `body` (see `wayBack`)
 */
export function focusReturn(opened: Element, opener: () => HTMLElement | null | undefined): () => void {
  const { ownerDocument: document } = opened
  const before = opener()
  let isAsked = false
  let goBack = () => {
    isAsked = true
    const back = before?.isConnected ? before : opener()
    if (back) focusTarget(back)
  }
  // Needed once there is something to close. Without it, an opener that is still seen gets the focus.
  import('./way-back').then(
    ({ wayBack }) => {
      goBack = wayBack(opened, before, opener)
      const { activeElement, body } = document
      if (isAsked && (activeElement === body || opened.contains(activeElement))) goBack()
    },
    () => {},
  )
  return () => goBack()
}
