import { onFirstTouch } from './first-touch'
import type { Point } from './swipe'

/** How far the fingers have moved since the gesture began. */
export interface PinchGesture {
  readonly scale: number
  readonly delta: Point
  /** The middle between the fingers, in the window. */
  readonly center: Point
  /** Since the first finger was put down. */
  readonly ms: number
}

export interface PinchHandlers {
  /** One or two fingers begin to move. */
  begin(): void
  change(gesture: PinchGesture): void
  /** The last finger is up, or the browser has taken over the touch. */
  end?(gesture: PinchGesture & { readonly isCancelled: boolean }): void
  /** @param at in the window */
  doubleTap?(at: Point): void
}

/**
 * Calls back when fingers zoom or pan an element. The page does not scroll meanwhile.
 * @param report called when the library can not be fetched
 * @returns a function that stops it
 */
export function onPinchAndPan(
  element: HTMLElement,
  handlers: PinchHandlers,
  report: (cause: unknown) => void,
): () => void {
  const attach = (hammer: HammerStatic) => {
    const manager = new hammer.Manager(element, { touchAction: 'none' })
    const pan = new hammer.Pan({ direction: hammer.DIRECTION_ALL, pointers: 0, threshold: 0 })
    const pinch = new hammer.Pinch({ threshold: 0 })
    manager.add([pan, pinch])
    pinch.recognizeWith(pan)
    const on = (types: string, handler: (input: HammerInput) => void) =>
      manager.on(types, (input) => {
        // Mouse and pen are handled elsewhere.
        if (input.pointerType === 'touch') handler(input)
      })
    let hasBegun = false
    on('panstart pinchstart', () => {
      hasBegun = true
      handlers.begin()
    })
    on('panmove pinchmove', (input) => handlers.change(gestureOf(input)))
    // The end of one recognizer is not the end of the gesture: two fingers that part pinch without panning.
    on('hammer.input', (input) => {
      if (!input.isFinal || !hasBegun) return
      hasBegun = false
      handlers.end?.({ ...gestureOf(input), isCancelled: input.eventType === hammer.INPUT_CANCEL })
    })
    if (handlers.doubleTap) {
      const tap = new hammer.Tap({ event: 'doubletap', taps: 2 })
      manager.add(tap)
      // A finger moves a little while it taps.
      tap.recognizeWith([pan, pinch])
      on('doubletap', ({ center }) => handlers.doubleTap?.(center))
    }
    return () => manager.destroy()
  }
  return onFirstTouch(element, { touchAction: 'none', attach, report })
}

function gestureOf({ scale, deltaX, deltaY, center, deltaTime }: HammerInput): PinchGesture {
  return { scale, delta: { x: deltaX, y: deltaY }, center, ms: deltaTime }
}
