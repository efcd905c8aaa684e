import { focusTarget } from '../../../../src/dom/focus-target'
import { afterFrame } from '../../../../src/motion/after-frame'
import type { Page } from '../../../../src/page/page'

const LINK = 'a[href]'

/**
 * Who has pressed the button by keyboard goes on with what has come, which stands in front of it. Not before other parts
 * of the page have seen it: some of it may be hidden.
 * @param place where the focus is until then
 * @returns the way to call it off
 */
export function leadOn({ document, window }: Page, place: HTMLElement, items: readonly HTMLElement[]) {
  const isWaited = () => document.activeElement === place
  return afterFrame(window, () => {
    const shown = items.find((item) => item.getClientRects().length > 0)
    if (!isWaited() || !shown) return
    shown.querySelector<HTMLElement>(LINK)?.focus()
    if (isWaited()) focusTarget(shown)
  })
}
