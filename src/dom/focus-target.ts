import { listen } from './listen'
import { attributeOriginal, type Original } from './original'

/** The original `tabindex` of elements that have a temporary one. */
const originals = new WeakMap<Element, Original<string | null>>()

/**
 * Moves the focus to the target of a scroll, as the browser does for its own jumps.
 * @returns whether the target has the focus: a hidden one can not have it
 */
export function focusTarget(target: HTMLElement): boolean {
  target.focus({ preventScroll: true })
  const hasFocus = () => target.ownerDocument.activeElement === target
  if (hasFocus()) return true
  const tabindex = attributeOriginal(target, 'tabindex')
  originals.set(target, tabindex)
  tabindex.set('-1')
  target.focus({ preventScroll: true })
  if (hasFocus()) listen(target, ['blur'], () => returnTabindex(target), { once: true })
  else returnTabindex(target)
  return hasFocus()
}

/** Restores an element's `tabindex` now: for code that is about to set a permanent one. */
export function returnTabindex(target: Element): void {
  originals.get(target)?.restore()
  originals.delete(target)
}
