import { watchInView } from '../motion/in-view'
import { prefersReducedMotion } from '../motion/reduced-motion'
import type { Page } from '../page/page'
import { type Autoplay, createAutoplay } from './autoplay'
import { createPauseButton } from './pause-button'

interface PausableAutoplayOptions {
  /** It has to be in view; the pointer over it, or the focus in it, pauses the autoplay. */
  readonly box: HTMLElement
  /** The button is its first child, so that the keyboard reaches the button before what moves. */
  readonly buttonIn: HTMLElement
  /** 0: no autoplay. */
  readonly intervalMs: number
  readonly page: Pick<Page, 'window' | 'report'>
  readonly next: () => void
  /** What the button stops, for its label; default: `slides`. */
  readonly noun?: string
}

export interface PausableAutoplay extends Autoplay {
  /** Shows the button only when there is another slide to go to. */
  toggleButton(canMove: boolean): void
}

/** Autoplay with a pause button. @returns undefined when autoplay is off or the visitor prefers reduced motion */
export function startAutoplay(options: PausableAutoplayOptions): PausableAutoplay | undefined {
  const { box, buttonIn, intervalMs, page, next, noun = 'slides' } = options
  const { window } = page
  if (intervalMs === 0 || prefersReducedMotion(window)) return undefined
  const autoplay = createAutoplay(box, { window, intervalMs, next })
  const onChange = (isPaused: boolean) => autoplay.hold('visitor', isPaused)
  const button = createPauseButton(window.document, onChange, { noun })
  buttonIn.prepend(button)
  const stopWatching = watchInView(page, box, (isInView) => autoplay.hold('out of view', !isInView))
  return {
    ...autoplay,
    toggleButton(canMove) {
      button.hidden = !canMove
    },
    stop() {
      stopWatching()
      button.remove()
      autoplay.stop()
    },
  }
}
