import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { watchAttention } from './attention'
import { createAutoplay } from './autoplay'
import { CHANGE_MS, type Settings } from './markup'
import { createPauseButton } from './pause-button'
import type { Videos } from './videos'

/** All in the slider that runs by itself, and who stops it. */
export interface Running {
  /** The slider is shown. */
  start(): void
  /** A change begins. */
  changed(): void
  /** The visitor goes on by hand: the slides wait for them from now on (contract 04 §17.6). */
  takeOver(): void
  mayPlayVideos(): boolean
  /** A video was taken away: where nothing runs any more there is nothing to stop. */
  review(): void
}

export interface RunningOptions {
  readonly host: HTMLElement
  readonly settings: Settings
  readonly videos: Pick<Videos, 'any' | 'look'>
  readonly advance: () => void
}

export function createRunning(scope: Scope, options: RunningOptions): Running {
  const { host, settings, videos, advance } = options
  const { kind, autoplayMs } = settings
  let isStarted = false
  /** The visitor has asked for it, here or by a setting of their system. */
  let isStill = prefersReducedMotion(scope.window)

  const attention = watchAttention(scope, { host, onChange: look, onCalm: () => setStill(true) })
  const autoplay =
    autoplayMs === undefined
      ? undefined
      : createAutoplay(scope, {
          intervalMs: autoplayMs,
          movementMs: kind === 'slide' ? CHANGE_MS.slide : 0,
          mayRun: () => isStarted && !isStill && !attention.isHeld() && !attention.isHidden(),
          advance,
        })
  const button =
    autoplay || videos.any() ? createPauseButton(host, scope, () => setStill(!isStill)) : undefined
  button?.show({ isStill })

  function look() {
    autoplay?.look()
    videos.look()
  }
  function setStill(next: boolean) {
    isStill = next
    button?.show({ isStill })
    if (next) autoplay?.stop()
    else if (isStarted) autoplay?.start()
    videos.look()
  }

  return {
    start() {
      isStarted = true
      if (!isStill) autoplay?.start()
    },
    changed: () => autoplay?.changed(),
    takeOver() {
      if (!autoplay?.isOn()) return
      autoplay.stop()
      if (videos.any()) return
      isStill = true
      button?.show({ isStill })
    },
    mayPlayVideos: () => !isStill && !attention.isHidden(),
    review() {
      if (!autoplay && !videos.any()) button?.remove()
    },
  }
}
