import type { Page } from '../../../src/page/page'
import type { Frame } from '../../../src/slides/frame'
import { type OwnRun, runByItself } from '../../../src/slides/run-by-itself'
import type { Settings } from './markup'

export interface RunningOptions {
  readonly frame: Frame
  readonly host: HTMLElement
  readonly settings: Settings
  readonly page: Pick<Page, 'window' | 'report'>
  readonly next: () => void
}

/** Slides that change by themselves, where the site wants it and the visitor does not mind, with a button to stop them. */
export function createAutoplay({ frame, host, settings, page, next }: RunningOptions): OwnRun | undefined {
  const everyMs = settings.runsItself ? settings.standMs : 0
  return runByItself({ box: host, buttonIn: frame.wrapper, everyMs, page, next })
}
