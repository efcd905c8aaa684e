import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/**
 * Reads and then writes in the frame after a request. All readers of a frame read before the first one writes.
 * @param read returns what it will write
 * @returns a function that requests it; several requests before the frame count as one
 */
export function batchReads(scope: Scope, read: () => (() => void) | undefined): () => void {
  let isRequested = false
  const frames = watchFrames(scope, () => {
    if (!isRequested) return undefined
    isRequested = false
    return read()
  })
  scope.add(frames.stop)
  return () => {
    isRequested = true
    frames.request()
  }
}
