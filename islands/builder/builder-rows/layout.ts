import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

/** One part of a row's layout: it measures first, and returns a function that writes. */
export type LayoutPart = () => (() => void) | undefined

interface LayoutOptions {
  /** The elements whose sizes the parts depend on, besides the window. */
  readonly sizes: readonly (Element | null)[]
  readonly parts: readonly LayoutPart[]
}

/**
 * Lays out the parts in the next frame, and again whenever a size changes.
 * @returns a function that requests a layout in the next frame
 */
export function keepLaidOut(scope: Scope, { sizes, parts }: LayoutOptions): () => void {
  const { request, stop } = watchFrames(scope, ({ resized }) => {
    if (!resized) return undefined
    const writes = parts.map(measure)
    return () => {
      for (const write of writes) write?.()
    }
  })
  /** An error in one part must not stop the others. */
  function measure(part: LayoutPart) {
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

const sharePageWidth = sharedByHosts(({ document: { body, documentElement }, add }) => {
  const listeners = new Set<() => void>()
  let width = documentElement.clientWidth
  add(
    observeSizes([body], () => {
      if (documentElement.clientWidth === width) return
      width = documentElement.clientWidth
      for (const listener of listeners) listener()
    }),
  )
  return listeners
})

/** Calls back when the page's width changes, also by a scroll bar, which does not resize the window. */
function onPageWidth(scope: Scope, callback: () => void): void {
  const listeners = sharePageWidth(scope)
  listeners.add(callback)
  scope.add(() => listeners.delete(callback))
}
