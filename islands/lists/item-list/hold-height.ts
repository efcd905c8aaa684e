import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/** Keeps what lies below a list from jumping up under the eyes of who reads it. */
export interface HeldHeight {
  /** The list is laid out. What follows it stays, if it would be seen to move. */
  settle(): void
  release(): void
}

/** Takes the height that a list has before it is laid out: bricks need less. It is let go where nobody sees it. */
export function holdHeight(list: HTMLElement, scope: Scope): HeldHeight {
  const { window } = scope
  const held = scope.child()
  const { height } = list.getBoundingClientRect()
  const width = window.innerWidth

  /** Whether the window shows the place where the bricks end. */
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
