import { focusTarget } from '../../../../src/dom/focus-target'
import { afterFrame } from '../../../../src/motion/after-frame'
import type { Page } from '../../../../src/page/page'

const LINK = 'a[href]'

/**
 * After a press by keyboard, focuses the first new post. It waits for a frame, because other scripts may hide posts.
 * @param place the focused element; if the focus leaves it meanwhile, nothing happens
 * @returns a function that cancels it
 */
export function focusFirstNewPost(
  { document, window }: Page,
  place: HTMLElement,
  items: readonly HTMLElement[],
) {
  const isWaited = () => document.activeElement === place
  return afterFrame(window, () => {
    const shown = items.find((item) => item.getClientRects().length > 0)
    if (!isWaited() || !shown) return
    shown.querySelector<HTMLElement>(LINK)?.focus()
    if (isWaited()) focusTarget(shown)
  })
}
