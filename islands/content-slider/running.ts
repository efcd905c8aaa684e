import { watchInView } from '../../src/page/in-view'
import { prefersReducedMotion } from '../../src/page/motion'
import type { Page } from '../../src/page/page'
import type { Frame } from '../../src/slides/frame'
import { createPauseButton } from '../../src/slides/pause-button'
import { createSelfRun, type SelfRun } from '../../src/slides/self-run'
import type { Settings } from './markup'

export interface RunningOptions {
  readonly frame: Frame
  readonly host: HTMLElement
  readonly settings: Settings
  readonly page: Pick<Page, 'window' | 'report'>
  readonly next: () => void
}

/** Slides that change by themselves, where the site wants it and the visitor does not mind, with a button to stop them. */
export function createRunning(options: RunningOptions): SelfRun | undefined {
  const { frame, host, settings, page, next } = options
  const { window } = page
  if (!settings.runsItself || prefersReducedMotion(window)) return undefined
  const run = createSelfRun(host, { window, standMs: settings.standMs, next })
  // Before what moves: the keyboard is to reach it first.
  frame.wrapper.prepend(createPauseButton(window.document, (isPaused) => run.hold('visitor', isPaused)))
  const stopWatching = watchInView(page, host, (isInView) => run.hold('out of view', !isInView))
  return {
    ...run,
    stop() {
      stopWatching()
      run.stop()
    },
  }
}
