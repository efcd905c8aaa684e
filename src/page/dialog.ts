import { afterFrame } from './after-frame'
import { focusTarget } from './focus-target'
import { inertBackground } from './inert-background'

export interface DialogOptions {
  /** What a screen reader calls it. */
  readonly label: string
  /** Takes the keyboard's place first; without it the dialog itself does. */
  readonly focus?: HTMLElement | null
  /** The visitor wants to leave it: Esc, or a click beside its content. */
  readonly onLeave: () => void
}

/**
 * Makes a modal dialog of an element that lies over the page: the rest of the page is out of reach while it is open,
 * Esc and a click on the element itself (the backdrop) ask to leave, and the focus returns to where it was. What is
 * dragged out of the content, as text that is selected, ends in a click on the backdrop too: that one does not count.
 * @returns the way back
 */
export function openDialog(element: HTMLElement, { label, focus, onLeave }: DialogOptions): () => void {
  const { ownerDocument: document } = element
  const before = document.activeElement
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': label, tabindex: '-1' }
  const added = Object.entries(attributes).filter(([name]) => !element.hasAttribute(name))
  for (const [name, value] of added) element.setAttribute(name, value)
  // It makes the browser style the whole page anew: that is not to keep the dialog from being seen.
  let restore = () => {}
  const callOff = afterFrame(document.defaultView ?? window, () => {
    restore = inertBackground(document, [element])
  })

  function onKeydown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onLeave()
  }
  let beganInside = false
  function onPointerdown({ target }: PointerEvent) {
    beganInside = target !== element
  }
  function onClick({ target }: MouseEvent) {
    if (target === element && !beganInside) onLeave()
  }
  // At the document: the focus may have fallen to the body when what had it went away.
  document.addEventListener('keydown', onKeydown)
  element.addEventListener('pointerdown', onPointerdown)
  element.addEventListener('click', onClick)
  ;(focus ?? element).focus({ preventScroll: true })

  return () => {
    document.removeEventListener('keydown', onKeydown)
    element.removeEventListener('pointerdown', onPointerdown)
    element.removeEventListener('click', onClick)
    callOff()
    const { activeElement } = document
    const isFocusHere = element.contains(activeElement) || activeElement === document.body
    restore()
    for (const [name] of added) element.removeAttribute(name)
    const target = before?.matches(':disabled') ? before.parentElement : before
    if (isFocusHere && target instanceof HTMLElement && target.isConnected) focusTarget(target)
  }
}
