/** Moves the keyboard's place to where the page was scrolled to, as the browser does for its own jumps. */
export function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (target.ownerDocument.activeElement === target) return
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
  const forget = () => target.removeAttribute('tabindex')
  if (target.ownerDocument.activeElement === target) target.addEventListener('blur', forget, { once: true })
  else forget()
}
