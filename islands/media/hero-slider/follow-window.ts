import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/** Some sizes change a little after the window's, so the slider is laid out once more. */
const SETTLED_MS = 100

export interface FollowWindowOptions {
  /** The elements whose sizes the layout depends on. */
  readonly watched: readonly (Element | null)[]
  readonly isInView: () => boolean
  readonly layOutList: () => void
  /** Measures, and returns a function that writes. */
  readonly parallax: (() => () => void) | undefined
  readonly updateVideos: () => void
}

/** Lays out the slider when a size changes, and moves it when the page is scrolled. */
export function followWindow(
  scope: Scope,
  { watched, isInView, layOutList, parallax, updateVideos }: FollowWindowOptions,
): void {
  let cancel = () => {}
  let wasInView: boolean | undefined

  const watch = watchFrames(scope, ({ resized }) => {
    if (resized) return resize
    const isSeen = isInView()
    const move = parallax?.()
    return () => {
      move?.()
      if (isSeen !== wasInView) updateVideos()
      wasInView = isSeen
    }
  })
  function resize() {
    layOutList()
    parallax?.()()
    cancel()
    cancel = scope.after(SETTLED_MS, layOutList)
    updateVideos()
  }
  scope.add(observeSizes(watched, watch.request))
  scope.add(watch.stop)
}
