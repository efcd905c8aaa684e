/**
 * Clicks, without the DOM following a link.
 * @returns whether the click was taken from the browser
 */
export function takesClick(target: Element, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let taken: boolean | undefined
  const note = () => {
    taken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', note)
  target.dispatchEvent(event)
  window.removeEventListener('click', note)
  // Somebody may keep it to themselves.
  return taken ?? event.defaultPrevented
}
