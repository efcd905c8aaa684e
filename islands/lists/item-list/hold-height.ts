import { createAdoption } from '../../../src/dom/adoption'
import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'

/** Keeps what lies below a list from jumping up under the eyes of who reads it. */
export interface HeldHeight {
  /** The list is laid out. What follows it stays, if it would be seen to move. */
  settle(): void
  release(): void
}

/** Takes the height that a list has before it is laid out: bricks need less. It is let go where nobody sees it. */
export function holdHeight(list: HTMLElement, page: Pick<Page, 'window' | 'report'>): HeldHeight {
  const { window } = page
  const adopted = createAdoption()
  const { height } = list.getBoundingClientRect()
  const width = window.innerWidth
  let stopWatching = () => {}

  /** Whether the window shows the place where the bricks end. */
  function isEndInView() {
    const end = list.getBoundingClientRect().top + Number.parseFloat(list.style.height)
    return end > 0 && end < window.innerHeight
  }
  function release() {
    stopWatching()
    adopted.restore()
  }
  return {
    release,
    settle() {
      if (list.getBoundingClientRect().height >= height || !isEndInView()) return
      adopted.style(list, 'min-height', `${height}px`)
      const watch = watchFrames(page, () => {
        const isSeen = isEndInView() && window.innerWidth === width
        return isSeen ? undefined : release
      })
      stopWatching = watch.stop
    },
  }
}
