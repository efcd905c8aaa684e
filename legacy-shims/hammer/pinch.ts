import { onFirstTouch } from './first-touch'
import type { Point } from './swipe'
import { lendTouchAction } from './touch-action'

/** Where fingers have got to since they began. */
export interface PinchGesture {
  readonly scale: number
  readonly delta: Point
  /** The middle between the fingers, in the window. */
  readonly center: Point
  /** Since the first of them was put down. */
  readonly ms: number
}

export interface PinchHandlers {
  /** One or two fingers begin; what follows is told from here on. */
  begin(): void
  change(gesture: PinchGesture): void
  /** The last finger is up, or the browser has taken them for something else. */
  end?(gesture: PinchGesture & { readonly isCancelled: boolean }): void
  /** @param at in the window */
  doubleTap?(at: Point): void
}

/**
 * Tells of fingers that pull a picture larger and about. The page does not scroll under them.
 * @param report told when the library does not come
 * @returns the end
 */
export function onPinchAndPan(
  element: HTMLElement,
  handlers: PinchHandlers,
  report: (cause: unknown) => void,
): () => void {
  const giveBack = lendTouchAction(element, 'none')
  const stop = onFirstTouch(
    element,
    (hammer) => {
      const manager = new hammer.Manager(element, { touchAction: 'none' })
      const pan = new hammer.Pan({ direction: hammer.DIRECTION_ALL, pointers: 0, threshold: 0 })
      const pinch = new hammer.Pinch({ threshold: 0 })
      manager.add([pan, pinch])
      pinch.recognizeWith(pan)
      const on = (types: string, handler: (input: HammerInput) => void) =>
        manager.on(types, (input) => {
          // A mouse is not Hammer's here, nor a pen.
          if (input.pointerType === 'touch') handler(input)
        })
      let hasBegun = false
      on('panstart pinchstart', () => {
        hasBegun = true
        handlers.begin()
      })
      on('panmove pinchmove', (input) => handlers.change(gestureOf(input)))
      // Not the end of the one or the other recognizer: two fingers that part pinch without panning.
      on('hammer.input', (input) => {
        if (!input.isFinal || !hasBegun) return
        hasBegun = false
        handlers.end?.({ ...gestureOf(input), isCancelled: input.eventType === hammer.INPUT_CANCEL })
      })
      if (handlers.doubleTap) {
        const tap = new hammer.Tap({ event: 'doubletap', taps: 2 })
        manager.add(tap)
        // A finger that is put down is never quite still.
        tap.recognizeWith([pan, pinch])
        on('doubletap', ({ center }) => handlers.doubleTap?.(center))
      }
      return () => manager.destroy()
    },
    report,
  )
  return () => {
    stop()
    giveBack()
  }
}

function gestureOf({ scale, deltaX, deltaY, center, deltaTime }: HammerInput): PinchGesture {
  return { scale, delta: { x: deltaX, y: deltaY }, center, ms: deltaTime }
}
