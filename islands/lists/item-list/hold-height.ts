import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/** Keeps the content below a list from jumping up when the list gets lower. */
export interface HeldHeight {
  /** Keeps the height after the list was laid out, if the visitor would see the change. */
  settle(): void
  release(): void
}

/** Reads the height of a list before it is laid out, since masonry needs less. The height is released out of view. */
export function holdHeight(list: HTMLElement, scope: Scope): HeldHeight {
  const { window } = scope
  const held = scope.child()
  const { height } = list.getBoundingClientRect()
  const width = window.innerWidth

  /** Whether the end of the laid-out items is in view. */
  function isEndInView() {
    const end = list.getBoundingClientRect().top + Number.parseFloat(list.style.height)
    return end > 0 && end < window.innerHeight
  }
  return {
    release: held.dispose,
    settle() {
      if (list.getBoundingClientRect().height >= height || !isEndInView()) return
      held.adopt.style(list, 'min-height', `${height}px`)
      const watch = watchFrames(held, () => {
        const isSeen = isEndInView() && window.innerWidth === width
        return isSeen ? undefined : held.dispose
      })
      held.add(watch.stop)
    },
  }
}
