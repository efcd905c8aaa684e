import type { Page } from '../../src/page/page'
import { watchFrames } from '../../src/page/scroll-frame'

export interface AskedLook {
  /** Looks in the next frame, however often it is asked before. */
  request(): void
  stop(): void
}

/**
 * Work that measures before it writes, done when somebody asks for it: with all the others of its frame, so that all
 * have read before the first one writes.
 */
export function lookWhenAsked(
  page: Pick<Page, 'window' | 'report'>,
  look: () => (() => void) | undefined,
): AskedLook {
  let isAsked = false
  const frames = watchFrames(page, () => {
    if (!isAsked) return undefined
    isAsked = false
    return look()
  })
  return {
    request() {
      isAsked = true
      frames.request()
    },
    stop: frames.stop,
  }
}
