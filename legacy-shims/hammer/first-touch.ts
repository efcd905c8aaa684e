import { listen } from '../../src/dom/listen'

export type Hammer = HammerStatic

const TOUCH = ['pointermove', 'pointerup', 'pointercancel'] as const

/**
 * Fetches Hammer at the first touch of an element, and has it see that touch from its beginning: the visitor's first
 * swipe counts as any other.
 * @param attach called once; what it returns is undone at the end
 * @param report told when the library does not come: the element is then without gestures
 * @returns the end
 */
export function onFirstTouch(
  element: HTMLElement,
  attach: (hammer: Hammer) => () => void,
  report: (cause: unknown) => void,
): () => void {
  const window = element.ownerDocument.defaultView
  if (!window) return () => {}
  const missed: PointerEvent[] = []
  let undo: () => void = () => {}
  let ended = false

  const note = (event: Event) => {
    if (isTouch(event)) missed.push(event)
  }
  function onPointerdown(event: Event) {
    if (!isTouch(event)) return
    missed.push(event)
    if (missed.length > 1) return
    stopMoves = listen(window as Window, TOUCH, note, { capture: true, passive: true })
    void fetchHammer().then(begin, fail)
  }
  function begin(hammer: Hammer) {
    stop()
    if (ended) return
    undo = attach(hammer)
    for (const event of missed) repeat(event, element, window as Window & typeof globalThis)
  }
  function fail(cause: unknown) {
    stop()
    if (!ended) report(cause)
  }
  let stopMoves: () => void = () => {}
  const stopDown = listen(element, ['pointerdown'], onPointerdown, { capture: true, passive: true })
  function stop() {
    stopDown()
    stopMoves()
  }
  return () => {
    ended = true
    stop()
    undo()
  }
}

async function fetchHammer(): Promise<Hammer> {
  const { default: hammer } = await import('hammerjs')
  return hammer
}

const isTouch = (event: Event): event is PointerEvent =>
  'pointerType' in event && event.pointerType === 'touch'

/** Hammer listens for the start at its element and for the rest at the window. */
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
