import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/** Sizes may follow the window late. */
const SETTLED_MS = 100

export interface WindowWatchOptions {
  /** Whose sizes matter. */
  readonly watched: readonly (Element | null)[]
  readonly isInView: () => boolean
  /** Lays the slider out for what is around it now. */
  readonly layOut: () => void
  /** Looks at the page, and returns what it has to write. */
  readonly parallax: (() => () => void) | undefined
  /** Videos are to look whether they may play. */
  readonly lookAtVideos: () => void
}

/**
 * The slider follows its window: sizes at once, and once more when they have come to rest.
 */
export function followWindow(
  scope: Scope,
  { watched, isInView, layOut, parallax, lookAtVideos }: WindowWatchOptions,
): void {
  let cancel = () => {}
  let wasInView: boolean | undefined

  const watch = watchFrames(scope, ({ resized }) => {
    if (resized) return resize
    const isSeen = isInView()
    const move = parallax?.()
    return () => {
      move?.()
      if (isSeen !== wasInView) lookAtVideos()
      wasInView = isSeen
    }
  })
  function resize() {
    layOut()
    parallax?.()()
    cancel()
    cancel = scope.after(SETTLED_MS, layOut)
    lookAtVideos()
  }
  scope.add(observeSizes(watched, watch.request))
  scope.add(watch.stop)
}
