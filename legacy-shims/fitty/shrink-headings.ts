import { type FrameWatch, watchFrames } from '../../src/motion/scroll-frame'
import type { Scope } from '../../src/page/scope'

/** Smaller headings are hard to read; a longer word is cut by its box. */
const LEAST_PX = 16

type Library = typeof import('.')

/**
 * Gives headings whose longest word is wider than their box a smaller font, now and when the window's size changes. The
 * library is fetched when there is such a heading.
 */
export function shrinkHeadings(scope: Scope, headings: readonly HTMLElement[]): FrameWatch {
  const { window, adopt } = scope
  /** The font sizes of those that were too wide once. */
  const printedPx = new Map<HTMLElement, number>()
  let library: Library | undefined
  let isAsked = false

  function fetchLibrary() {
    if (isAsked) return
    isAsked = true
    import('.').then((found) => {
      library = found
      watch.request()
    }, scope.report)
  }

  const watch = watchFrames(scope, ({ resized }) => {
    if (!resized) return undefined
    for (const heading of headings) {
      if (printedPx.has(heading) || heading.scrollWidth <= heading.clientWidth) continue
      printedPx.set(heading, Number.parseFloat(window.getComputedStyle(heading).fontSize) || LEAST_PX)
    }
    if (printedPx.size === 0) return undefined
    if (!library) {
      fetchLibrary()
      return undefined
    }
    const { fittingSizes } = library
    return () => {
      const known = [...printedPx]
      const sizes = fittingSizes(
        known.map(([box, mostPx]) => ({
          box,
          text: box.textContent ?? '',
          leastPx: Math.min(LEAST_PX, mostPx),
          mostPx,
          wraps: true,
        })),
      )
      for (const [at, [heading, mostPx]] of known.entries()) {
        const size = sizes[at] ?? mostPx
        adopt.style(heading, 'font-size', `${Math.min(size, mostPx)}px`)
      }
    }
  })
  scope.add(watch.stop)
  return watch
}
