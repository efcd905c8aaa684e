import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { onPageWidth } from './page-width'

/** Something that depends on sizes: reads them, and returns what is to be written. */
export type Part = () => (() => void) | undefined

export interface LayoutOptions {
  /** What the parts depend on, beside the window. */
  readonly sizes: readonly (Element | null)[]
  readonly parts: readonly Part[]
}

/**
 * Lays parts of the page out in the next frame, and anew whenever something about their sizes has changed.
 * @returns has them laid out anew in the next frame
 */
export function keepLaidOut(scope: Scope, { sizes, parts }: LayoutOptions): () => void {
  const { request, stop } = watchFrames(scope, ({ resized }) => {
    if (!resized) return undefined
    const writes = parts.map(read)
    return () => {
      for (const write of writes) write?.()
    }
  })
  /** What goes wrong in one part is no matter of the others. */
  function read(part: Part) {
    try {
      return part()
    } catch (cause) {
      scope.report(cause)
      return undefined
    }
  }
  scope.add(stop)
  scope.add(observeSizes(sizes, request))
  onPageWidth(scope, request)
  return request
}
