import { watchInView } from '../../src/page/in-view'
import { prefersReducedMotion } from '../../src/page/motion'
import type { Page } from '../../src/page/page'
import { createPauseButton } from '../../src/slides/pause-button'
import { createSelfRun, type SelfRun } from '../../src/slides/self-run'

export interface SelfRunOptions {
  readonly list: HTMLElement
  readonly outer: HTMLElement
  /** 0: it does not. */
  readonly everyMs: number
  readonly page: Pick<Page, 'window' | 'report'>
  readonly next: () => void
}

export interface OwnRun extends SelfRun {
  /** Whether there is anywhere to go: else there is nothing to stop, either. */
  offer(canMove: boolean): void
}

/** A carousel that runs by itself, with the button that stops it; none where less motion is asked for. */
export function runByItself({ list, outer, everyMs, page, next }: SelfRunOptions): OwnRun | undefined {
  const { window } = page
  if (everyMs === 0 || prefersReducedMotion(window)) return undefined
  const run = createSelfRun(list, { window, standMs: everyMs, next })
  const button = createPauseButton(window.document, (isPaused) => run.hold('visitor', isPaused))
  // Before what moves: the keyboard is to reach it first.
  outer.prepend(button)
  const stopWatching = watchInView(page, list, (isInView) => run.hold('out of view', !isInView))
  return {
    ...run,
    offer(canMove) {
      button.hidden = !canMove
    },
    stop() {
      stopWatching()
      button.remove()
      run.stop()
    },
  }
}
