import type { Frame } from '../../../src/slides/frame'
import type { Stage } from './stage'

/** Slides that lie over each other: the theme's CSS shows the active one and fades between them. */
export function createStack({ wrapper, pace }: Frame, { moveMs }: { moveMs: () => number }): Stage {
  wrapper.classList.add('on')
  return { lay() {}, show: () => pace(moveMs()), drag() {} }
}
