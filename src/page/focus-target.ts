/** Moves the keyboard's place to where the page was scrolled to, as the browser does for its own jumps. */
export function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (target.ownerDocument.activeElement === target) return
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
}
