import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Page } from '../../../src/page/page'
import { text } from '../../../src/page/text'
import type { Line } from '../../../src/slides/line'
import { step, stopAfter } from '../../../src/slides/state'
import type { Frame } from './frame'
import type { Settings } from './markup'
import type { Size } from './size'

/** A step from one end to the other takes this long (spec storefront §9). */
const REWIND_MS = 1000

/** The ways to move from one item to another. */
export interface Navigation {
  go(index: number, durationMs: number): void
  /** Moves one step; at an end, back to the other end. */
  advance(by: -1 | 1, durationMs: number): void
  /** The visitor's step, which is announced. */
  stepBy(by: -1 | 1): void
  /** Moves to the stop that a drag leads to. @param from the line's offset before the drag, in px */
  settle(from: number): void
}

interface NavigationOptions {
  readonly line: Line
  readonly frame: Frame
  readonly size: Size
  readonly settings: Settings
  readonly onMove: () => void
}

export function createNavigation(
  { document, window }: Page,
  { line, frame, size, settings, onMove }: NavigationOptions,
): Navigation {
  function go(index: number, durationMs: number) {
    line.moveTo(index, { durationMs: prefersReducedMotion(window) ? 0 : durationMs })
    onMove()
  }
  function advance(by: -1 | 1, durationMs: number) {
    const { index, wraps } = step({ index: line.index(), count: line.last() + 1 }, by)
    if (index !== line.index()) go(index, wraps ? REWIND_MS : durationMs)
  }
  return {
    go,
    advance,
    stepBy(by) {
      advance(by, settings.stepMs)
      const [first, count] = [line.index() + 1, frame.slides().length]
      const last = Math.min(line.index() + size.now().perView, count)
      announce(
        document,
        first === last
          ? text('common.of', '{number} of {count}', { number: first, count })
          : text('carousel.range', '{first} to {last} of {count}', { first, last, count }),
      )
    },
    settle(from) {
      const [stops, to] = [line.stops(), line.offset()]
      go(stopAfter({ stops, from, to, slide: size.now().slidePx }), settings.stepMs)
    },
  }
}
