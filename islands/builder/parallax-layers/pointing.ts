import { listen } from '../../../src/page/listen'
import { type Point, pointerFrom, tiltFrom } from './movement'

/** A device that tells within this time how it is held is followed, and not the pointer. */
const TILT_WAIT_MS = 500

/**
 * Follows where the visitor points, or how the device is held; -1 to 1 from the middle.
 * @returns the way to stop
 */
export function followVisitor(window: Window, onPoint: (point: Point) => void): () => void {
  let first: Point | undefined

  function onMouse(event: Event) {
    if (first || !(event instanceof MouseEvent)) return
    const { innerWidth: width, innerHeight: height } = window
    onPoint(pointerFrom({ x: event.clientX, y: event.clientY }, { width, height }))
  }
  function onTilt(event: Event) {
    const tilt = readTilt(event)
    if (!tilt) return
    first ??= tilt
    onPoint(tiltFrom(tilt, first))
  }
  const timer = setTimeout(() => {
    if (!first) stopTilt()
  }, TILT_WAIT_MS)
  const stopTilt = listen(window, ['deviceorientation'], onTilt)
  const stopMouse = listen(window, ['mousemove'], onMouse, { passive: true })
  return () => {
    clearTimeout(timer)
    stopTilt()
    stopMouse()
  }
}

/** In degrees; desktop browsers send one event without any. */
function readTilt(event: Event): Point | undefined {
  const beta = 'beta' in event ? event.beta : undefined
  const gamma = 'gamma' in event ? event.gamma : undefined
  return typeof beta === 'number' && typeof gamma === 'number' ? { x: gamma, y: beta } : undefined
}
