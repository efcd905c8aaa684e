import { listen } from '../../src/dom/listen'

type Hammer = HammerStatic

const TOUCH = ['pointermove', 'pointerup', 'pointercancel'] as const

interface FirstTouchOptions {
  /** The CSS `touch-action` of the element: which gestures stay the browser's. */
  readonly touchAction: string
  /** Called once, when the library has arrived. @returns a function that detaches the gestures */
  readonly attach: (hammer: Hammer) => () => void
  /** Called when the library can not be fetched: the element is then without gestures. */
  readonly report: (cause: unknown) => void
}

/**
 * Fetches Hammer at the first touch of an element and replays that touch to it, so that the visitor's first gesture
 * counts like any other.
 * @returns a function that stops it and restores the element
 */
export function onFirstTouch(
  element: HTMLElement,
  { touchAction, attach, report }: FirstTouchOptions,
): () => void {
  const restoreTouchAction = setTouchAction(element, touchAction)
  const window = element.ownerDocument.defaultView
  if (!window) return restoreTouchAction
  const missed: PointerEvent[] = []
  let detach: () => void = () => {}
  let isStopped = false

  const record = (event: Event) => {
    if (isTouch(event)) missed.push(event)
  }
  function onPointerdown(event: Event) {
    if (!isTouch(event)) return
    missed.push(event)
    if (missed.length > 1) return
    stopMoves = listen(window as Window, TOUCH, record, { capture: true, passive: true })
    void fetchHammer().then(begin, fail)
  }
  function begin(hammer: Hammer) {
    stopRecording()
    if (isStopped) return
    detach = attach(hammer)
    for (const event of missed) repeat(event, element, window as Window & typeof globalThis)
  }
  function fail(cause: unknown) {
    stopRecording()
    if (!isStopped) report(cause)
  }
  let stopMoves: () => void = () => {}
  const stopDown = listen(element, ['pointerdown'], onPointerdown, { capture: true, passive: true })
  function stopRecording() {
    stopDown()
    stopMoves()
  }
  return () => {
    isStopped = true
    stopRecording()
    detach()
    restoreTouchAction()
  }
}

async function fetchHammer(): Promise<Hammer> {
  const { default: hammer } = await import('hammerjs')
  return hammer
}

const isTouch = (event: Event): event is PointerEvent =>
  'pointerType' in event && event.pointerType === 'touch'

/** Hammer listens for the start of a touch at its element, and for the rest at the window. */
function repeat(event: PointerEvent, element: HTMLElement, window: Window & typeof globalThis) {
  const { type, pointerId, pointerType, clientX, clientY, button, buttons, isPrimary } = event
  const again = new window.PointerEvent(type, {
    pointerId,
    pointerType,
    clientX,
    clientY,
    button,
    buttons,
    isPrimary,
  })
  const target: EventTarget = type === 'pointerdown' ? element : window
  target.dispatchEvent(again)
}

function setTouchAction(element: HTMLElement, value: string): () => void {
  const { touchAction: before } = element.style
  element.style.touchAction = value
  return () => {
    element.style.touchAction = before
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}
