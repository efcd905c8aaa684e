import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/**
 * Work that measures before it writes, done when somebody asks for it: with all the others of its frame, so that all
 * have read before the first one writes.
 * @returns looks in the next frame, however often it is asked before
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
