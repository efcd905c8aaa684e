import type { Scope } from '../../../src/page/scope'
import { type Point, pointerFrom, tiltFrom } from './movement'

/** A device that reports its tilt within this time is followed in place of the pointer. */
const TILT_WAIT_MS = 500

/** Follows the pointer or the tilt of the device, from -1 to 1. */
export function followVisitor({ window, listen, after }: Scope, onPoint: (point: Point) => void): void {
  let first: Point | undefined

  function onMouse({ clientX: x, clientY: y }: MouseEvent) {
    if (first) return
    const { innerWidth: width, innerHeight: height } = window
    onPoint(pointerFrom({ x, y }, { width, height }))
  }
  function onTilt(event: DeviceOrientationEvent) {
    const tilt = readTilt(event)
    if (!tilt) return
    first ??= tilt
    onPoint(tiltFrom(tilt, first))
  }
  after(TILT_WAIT_MS, () => {
    if (!first) stopTilt()
  })
  const stopTilt = listen(window, 'deviceorientation', onTilt)
  listen(window, 'mousemove', onMouse, { passive: true })
}

/** The tilt in degrees; desktop browsers send one event without values. */
function readTilt({ beta, gamma }: DeviceOrientationEvent): Point | undefined {
  return typeof beta === 'number' && typeof gamma === 'number' ? { x: gamma, y: beta } : undefined
}
