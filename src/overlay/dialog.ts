import { listen } from '../dom/listen'
import { afterFrame } from '../motion/after-frame'
import { focusReturn } from './focus-return'
import { inertBackground } from './inert-background'

/** The number of frames in which a dialog tries to take the focus. */
const MOST_TRIES = 30

/** The open dialogs, the topmost last: Escape leaves that one. */
const stack: HTMLElement[] = []

interface DialogOptions {
  /** The name for screen readers. */
  readonly label: string
  /** The element to focus; default: the dialog itself. */
  readonly focus?: HTMLElement | null
  /** The visitor wants to leave: by Escape, or by a click outside the content. */
  readonly onLeave: (event: Event) => void
  /**
   * For a panel of the page: elements that stay usable beside it, such as its opener. The panel then has no `aria-modal`,
   * and a click on the panel itself does not leave it.
   */
  readonly beside?: readonly Element[]
  /** The element that the focus returns to, read at opening and at closing; default: the one that has the focus now. */
  readonly opener?: (() => HTMLElement | undefined) | undefined
  /** A backdrop apart from the element: a click on it leaves the dialog. */
  readonly backdrop?: HTMLElement | null
}

/**
 * Makes an element that covers the page a modal dialog: the rest of the page is inert while it is open, Escape and a click
 * on the element itself (its backdrop) ask to leave, and the focus returns to where it was ({@link focusReturn}). A drag
 * that begins in the content, such as a text selection, also ends with a click on the backdrop; that click is ignored.
 * @returns a function that closes the dialog
 */
export function openDialog(
  element: HTMLElement,
  { label, focus, onLeave, beside, opener, backdrop }: DialogOptions,
): () => void {
  const { ownerDocument: document } = element
  const { activeElement: before, body } = document
  const hadFocus = before instanceof HTMLElement && before !== body ? before : null
  const returnFocus = focusReturn(element, () => opener?.() ?? hadFocus)
  const usable = [element, ...(beside ?? []), ...(backdrop ? [backdrop] : [])]
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
  /** An element that fades in by its visibility cannot be focused until the browser has begun with that. */
  function takeFocus(tries: number) {
    if (tries === 0 || element.contains(document.activeElement)) return
    target.focus({ preventScroll: true })
    cancel = afterFrame(view, () => takeFocus(tries - 1))
  }
  // After the first frame, because the browser computes the styles of the whole page anew for it.
  let restore = () => {}
  let cancel = afterFrame(view, () => {
    restore = inertBackground(document, usable)
    cancel = afterFrame(view, () => takeFocus(MOST_TRIES))
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
  // At the document, because the focus moves to the body when the focused element is removed.
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
    cancel()
    const { activeElement } = document
    const isFocusHere = activeElement === body || usable.some((part) => part.contains(activeElement))
    restore()
    for (const [name] of added) element.removeAttribute(name)
    if (isFocusHere) returnFocus()
  }
}
