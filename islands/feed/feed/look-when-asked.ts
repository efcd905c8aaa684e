import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/**
 * Reads and then writes in the frame after a request. All readers of a frame read before the first one writes.
 * @returns requests it; several requests before the frame count as one
 */
export function lookWhenAsked(scope: Scope, look: () => (() => void) | undefined): () => void {
  let isAsked = false
  const frames = watchFrames(scope, () => {
    if (!isAsked) return undefined
    isAsked = false
    return look()
  })
  scope.add(frames.stop)
  return () => {
    isAsked = true
    frames.request()
  }
}
