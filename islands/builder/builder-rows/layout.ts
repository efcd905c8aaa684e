import { observeSizes } from '../../../src/page/observe-sizes'
import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'
import type { Unmount } from '../../../src/runtime/island'
import { onPageWidth } from './page-width'

/** Something that depends on sizes: reads them, and returns what is to be written. */
export type Part = () => (() => void) | undefined

export interface Layout {
  /** Looks again in the next frame. */
  request(): void
  readonly stop: Unmount
}

export interface LayoutOptions {
  readonly page: Page
  /** What the parts depend on, beside the window. */
  readonly sizes: readonly (Element | null)[]
  readonly parts: readonly Part[]
}

/** Lays parts of the page out in the next frame, and anew whenever something about their sizes has changed. */
export function keepLaidOut({ page, sizes, parts }: LayoutOptions): Layout {
  const watch = watchFrames(page, ({ resized }) => {
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
      page.report(cause)
      return undefined
    }
  }
  const { request } = watch
  const stops = [watch.stop, observeSizes(sizes, request), onPageWidth(page.document, request)]
  return {
    request,
    stop() {
      for (const stop of stops) stop()
    },
  }
}
