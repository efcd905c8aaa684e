import { onFirstTouch } from './first-touch'
import type { Point } from './swipe'
import { lendTouchAction } from './touch-action'

export interface PinchHandlers {
  /** One or two fingers begin; what follows is told from here on. */
  begin(): void
  /** @param scale against the beginning */
  change(gesture: { readonly scale: number; readonly delta: Point }): void
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
      manager.on('panstart pinchstart', handlers.begin)
      manager.on('panmove pinchmove', ({ scale, deltaX, deltaY }) =>
        handlers.change({ scale, delta: { x: deltaX, y: deltaY } }),
      )
      return () => manager.destroy()
    },
    report,
  )
  return () => {
    stop()
    giveBack()
  }
}
