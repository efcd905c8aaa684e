import { watchInView } from '../motion/in-view'
import { prefersReducedMotion } from '../motion/reduced-motion'
import type { Page } from '../page/page'
import { createPauseButton } from './pause-button'
import { createSelfRun, type SelfRun } from './self-run'

export interface OwnRunOptions {
  /** Whose visitors pause it, and which has to be in view. */
  readonly box: HTMLElement
  /** Where the button goes: before all that is in it, so that the keyboard reaches it before what moves. */
  readonly buttonIn: HTMLElement
  /** 0: it does not. */
  readonly everyMs: number
  readonly page: Pick<Page, 'window' | 'report'>
  readonly next: () => void
  /** What the button says that it stops: `slides`, if nothing else. */
  readonly what?: string
}

export interface OwnRun extends SelfRun {
  /** Whether there is anywhere to go: else there is nothing to stop, either. */
  offer(canMove: boolean): void
}

/** What changes by itself, with the button that stops it; nothing does where less motion is asked for. */
export function runByItself(options: OwnRunOptions): OwnRun | undefined {
  const { box, buttonIn, everyMs, page, next, what = 'slides' } = options
  const { window } = page
  if (everyMs === 0 || prefersReducedMotion(window)) return undefined
  const run = createSelfRun(box, { window, standMs: everyMs, next })
  const button = createPauseButton(window.document, (isPaused) => run.hold('visitor', isPaused), { what })
  buttonIn.prepend(button)
  const stopWatching = watchInView(page, box, (isInView) => run.hold('out of view', !isInView))
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
