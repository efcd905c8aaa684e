import { listen } from '../dom/listen'
import { afterFrame } from '../motion/after-frame'
import { focusReturn } from './focus-return'
import { inertBackground } from './inert-background'

/** The open ones, the topmost last: that is left by Esc. */
const stack: HTMLElement[] = []

export interface DialogOptions {
  /** What a screen reader calls it. */
  readonly label: string
  /** Takes the keyboard's place first; without it the dialog itself does. */
  readonly focus?: HTMLElement | null
  /** The visitor wants to leave it: Esc, or a click beside its content. */
  readonly onLeave: (event: Event) => void
  /**
   * For a panel of the page: what else stays in reach, such as its opener. A click on the panel itself then is one like
   * any other, and the page is not said to be out of reach altogether.
   */
  readonly beside?: readonly Element[]
  /** Where the focus returns to, asked at the end as well; default: what has it now. */
  readonly opener?: (() => HTMLElement | undefined) | undefined
  /** What lies between it and the page, where that is not the element itself: a click there asks to leave, too. */
  readonly backdrop?: HTMLElement | null
}

/**
 * Makes a modal dialog of an element that lies over the page: the rest of the page is out of reach while it is open,
 * Esc and a click on the element itself (the backdrop) ask to leave, and the focus returns to where it was, or near it
 * ({@link focusReturn}). What is dragged out of the content, as text that is selected, ends in a click on the backdrop too: that one does not count.
 * @returns the way back
 */
export function openDialog(
  element: HTMLElement,
  { label, focus, onLeave, beside, opener, backdrop }: DialogOptions,
): () => void {
  const { ownerDocument: document } = element
  const { activeElement: before, body } = document
  const hadFocus = before instanceof HTMLElement && before !== body ? before : null
  const returnFocus = focusReturn(element, () => opener?.() ?? hadFocus)
  const kept = [element, ...(beside ?? []), ...(backdrop ? [backdrop] : [])]
  const attributes = {
    role: 'dialog',
    ...(beside ? {} : { 'aria-modal': 'true' }),
    'aria-label': label,
    tabindex: '-1',
  }
  const added = Object.entries(attributes).filter(([name]) => !element.hasAttribute(name))
  for (const [name, value] of added) element.setAttribute(name, value)
  const view = document.defaultView ?? window
  const target = focus ?? element
  function takeFocus() {
    const { activeElement } = document
    if (activeElement !== target && !element.contains(activeElement)) target.focus({ preventScroll: true })
  }
  // It makes the browser style the whole page anew: that is not to keep the dialog from being seen.
  let restore = () => {}
  let callOff = afterFrame(view, () => {
    restore = inertBackground(document, kept)
    // What fades in by its visibility can not have the focus before it is a frame on its way.
    callOff = afterFrame(view, takeFocus)
  })

  function onKeydown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || stack.at(-1) !== element) return
    event.preventDefault()
    onLeave(event)
  }
  let beganInside = false
  function onPointerdown({ target }: PointerEvent) {
    beganInside = target !== element
  }
  function onClick(event: MouseEvent) {
    if (event.target === element && !beganInside && !beside) onLeave(event)
  }
  // At the document: the focus may have fallen to the body when what had it went away.
  const stops = [
    listen(document, ['keydown'], onKeydown),
    listen(element, ['pointerdown'], onPointerdown),
    listen(element, ['click'], onClick),
    backdrop ? listen(backdrop, ['click'], onLeave) : () => {},
  ]
  target.focus({ preventScroll: true })
  stack.push(element)

  return () => {
    stack.splice(stack.indexOf(element), 1)
    for (const stop of stops) stop()
    callOff()
    const { activeElement } = document
    const isFocusHere = activeElement === body || kept.some((part) => part.contains(activeElement))
    restore()
    for (const [name] of added) element.removeAttribute(name)
    if (isFocusHere) returnFocus()
  }
}
