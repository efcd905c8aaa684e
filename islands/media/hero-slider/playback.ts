import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope, Stop } from '../../../src/page/scope'
import { createAutoplay, watchVisitor } from './autoplay'
import { CHANGE_MS, type Settings } from './markup'
import type { Videos } from './videos'
import '../../../src/slides/pause-button.css'
import './pause-button.css'

const BUTTON_CLASSES = 'laurel-pause laurel-hero-pause'
const STOPPED_CLASS = 'laurel-pause-stopped'

/** Autoplay and videos, which the visitor can pause and which pause by themselves. */
export interface Playback {
  /** The slider is shown. */
  start(): void
  /** A change of slide begins. */
  onChange(): void
  /** The visitor uses the slider: autoplay ends for good (contract 04 §17.6). */
  endAutoplay(): void
  mayPlayVideos(): boolean
  /** A video was removed: without anything to pause the button is removed, too. */
  onVideoRemoved(): void
}

export interface PlaybackOptions {
  readonly host: HTMLElement
  readonly settings: Settings
  readonly videos: Pick<Videos, 'any' | 'update'>
  readonly advance: () => void
}

export function createPlayback(scope: Scope, options: PlaybackOptions): Playback {
  const { host, settings, videos, advance } = options
  const { kind, autoplayMs } = settings
  let isStarted = false
  /** By the button or by the visitor's system. */
  let isPaused = prefersReducedMotion(scope.window)

  const visitor = watchVisitor(scope, { host, onChange: update, onReducedMotion: () => setPaused(true) })
  const autoplay =
    autoplayMs === undefined
      ? undefined
      : createAutoplay(scope, {
          intervalMs: autoplayMs,
          movementMs: kind === 'slide' ? CHANGE_MS.slide : 0,
          mayRun: () => isStarted && !isPaused && !visitor.isInteracting() && !visitor.isPageHidden(),
          advance,
        })
  const button =
    autoplay || videos.any() ? createPauseButton(host, scope, () => setPaused(!isPaused)) : undefined
  button?.show({ isPaused })

  function update() {
    autoplay?.update()
    videos.update()
  }
  function setPaused(next: boolean) {
    isPaused = next
    button?.show({ isPaused })
    if (next) autoplay?.stop()
    else if (isStarted) autoplay?.start()
    videos.update()
  }

  return {
    start() {
      isStarted = true
      if (!isPaused) autoplay?.start()
    },
    onChange: () => autoplay?.restart(),
    endAutoplay() {
      if (!autoplay?.isOn()) return
      autoplay.stop()
      if (videos.any()) return
      isPaused = true
      button?.show({ isPaused })
    },
    mayPlayVideos: () => !isPaused && !visitor.isPageHidden(),
    onVideoRemoved() {
      if (!autoplay && !videos.any()) button?.remove()
    },
  }
}

/** Pauses and resumes the slides and their videos. */
interface PauseButton {
  show(state: { readonly isPaused: boolean }): void
  readonly remove: Stop
}

function createPauseButton(host: HTMLElement, scope: Scope, onPress: () => void): PauseButton {
  const button = host.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = BUTTON_CLASSES
  scope.listen(button, 'click', onPress)
  // As the first child, so that the keyboard reaches the button before what moves.
  host.prepend(button)
  return {
    show({ isPaused }) {
      button.classList.toggle(STOPPED_CLASS, isPaused)
      button.setAttribute('aria-label', `${isPaused ? 'Play' : 'Pause'} the slides`)
    },
    remove: scope.add(() => button.remove()),
  }
}
