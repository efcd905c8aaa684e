import { listen } from './listen'
import { attributeOriginal, type Original } from './original'

/** The tabindex of what has the focus by a passing one. */
const lent = new WeakMap<Element, Original<string | null>>()

/**
 * Moves the keyboard's place to where the page was scrolled to, as the browser does for its own jumps.
 * @returns whether it is there: what is hidden can not have it
 */
export function focusTarget(target: HTMLElement): boolean {
  target.focus({ preventScroll: true })
  const hasFocus = () => target.ownerDocument.activeElement === target
  if (hasFocus()) return true
  const tabindex = attributeOriginal(target, 'tabindex')
  lent.set(target, tabindex)
  tabindex.set('-1')
  target.focus({ preventScroll: true })
  if (hasFocus()) listen(target, ['blur'], () => returnTabindex(target), { once: true })
  else returnTabindex(target)
  return hasFocus()
}

/** Gives an element the tabindex that it had before it took the focus: for who is about to set one that stays. */
export function returnTabindex(target: Element): void {
  lent.get(target)?.restore()
  lent.delete(target)
}
