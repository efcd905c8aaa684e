import type { Frame } from '../../../src/slides/frame'

/** Moves from one slide to another; classes and the height of the list are the slider's. */
export interface Transition {
  /** Measures again, and places a slide without animation. */
  layOut(index: number): void
  /**
   * Shows a slide.
   * @param by a step, which may cross the ends; 0 moves within the row
   */
  show(index: number, by: -1 | 0 | 1): void
  /** Moves the slides with the pointer. */
  drag(deltaPx: number): void
}

/** Slides that lie over each other: the theme's CSS shows the active one and fades between them. */
export function createFade(
  { wrapper, setDuration }: Frame,
  { moveMs }: { moveMs: () => number },
): Transition {
  wrapper.classList.add('on')
  return { layOut() {}, show: () => setDuration(moveMs()), drag() {} }
}
