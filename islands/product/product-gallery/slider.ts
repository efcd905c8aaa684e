import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { createFrame, type Frame, fitHeight, markActive, withoutTransition } from '../../../src/slides/frame'
import { createTrack } from '../../../src/slides/row'
import { type Layout, slideHeight } from './layout'
import { MOVE_MS } from './markup'

/** The list of slides in the frame that the theme's CSS expects (contract 02 §13.3). */
export interface Slider extends Frame {
  /** Length of a slide along the direction of movement, in px. */
  length(): number
  /** Moves to a slide from the current position of the list. */
  show(index: number): void
  /** Moves the list with the pointer. */
  drag(index: number, deltaPx: number): void
  /** Measures again and places a slide without animation. */
  lay(index: number): void
  /** Adapts to a new height of the slide's picture. */
  fitHeight(index: number): void
}

export function createSlider(
  list: HTMLElement,
  { layout, rtl }: { layout: Layout; rtl: boolean },
  { window, adopt, add }: Scope,
): Slider {
  const vertical = layout.kind === 'left'
  const frame = createFrame(list, { rtl, kind: 'lSSlide', adopted: adopt })
  add(frame.unwrap)
  const track = createTrack(frame, { vertical, rtl })
  const { outer, wrapper, setDuration } = frame
  outer.classList.toggle('vertical', vertical)
  const moveMs = () => (prefersReducedMotion(window) ? 0 : MOVE_MS)
  let length = 0

  function measure() {
    if (layout.kind === 'left') {
      length = slideHeight(layout.heightPx, window.innerWidth)
      wrapper.style.height = `${length}px`
    } else length = frame.width()
    track.measure(length)
  }
  function fitSlide(index: number) {
    if (!vertical) fitHeight(frame, index)
  }
  function place(index: number) {
    markActive(frame, index)
    track.place(index)
    fitSlide(index)
  }

  return {
    ...frame,
    length: () => length,
    fitHeight: fitSlide,
    show(index) {
      setDuration(moveMs())
      place(index)
    },
    drag(index, deltaPx) {
      setDuration(0)
      track.place(index, deltaPx)
    },
    lay(index) {
      withoutTransition(frame, moveMs(), () => {
        measure()
        place(index)
      })
    },
  }
}
