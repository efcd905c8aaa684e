/** What has the focus by a passing tabindex, and the tabindex that it had. */
const lent = new WeakMap<Element, string | null>()

/** Moves the keyboard's place to where the page was scrolled to, as the browser does for its own jumps. */
export function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  const hasFocus = () => target.ownerDocument.activeElement === target
  if (hasFocus()) return
  lent.set(target, target.getAttribute('tabindex'))
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
  if (hasFocus()) target.addEventListener('blur', () => returnTabindex(target), { once: true })
  else returnTabindex(target)
}

/** Gives an element the tabindex that it had before it took the focus: for who is about to set one that stays. */
export function returnTabindex(target: Element): void {
  const before = lent.get(target)
  if (before === undefined) return
  lent.delete(target)
  if (before === null) target.removeAttribute('tabindex')
  else target.setAttribute('tabindex', before)
}
