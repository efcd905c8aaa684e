import type { Page } from '@playwright/test'

/** In CSS pixels of the window. */
export type Point = readonly [x: number, y: number]

/** The fingers of one hand on a touch screen. */
export interface Fingers {
  down(...fingers: Point[]): Promise<void>
  /** One report, whose time is one frame after the report before, however long ago that was. */
  move(...fingers: Point[]): Promise<void>
  /** Lifts all of them. */
  up(): Promise<void>
  /** Moves one finger so far, and lifts it: in five reports, quicker than any widget's limit. */
  swipe(from: Point, x: number, y?: number): Promise<void>
  /** Taps twice, as quickly as a double tap needs. */
  doubleTap(at: Point): Promise<void>
}

/** Screens report fingers once a frame. */
const REPORT_EVERY_S = 0.016

const nowS = () => Date.now() / 1000

/**
 * Touches as the browser gets them from a screen. A busy machine makes no swipe slower: the reports have times of their own,
 * and those of one gesture are sent together, for widgets that have a clock of their own.
 */
export async function createFingers(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  let timestamp = nowS()
  async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Point[]) {
    timestamp += REPORT_EVERY_S
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }))
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  function down(...fingers: Point[]) {
    timestamp = Math.max(timestamp, nowS())
    return touch('touchStart', fingers)
  }
  const up = () => touch('touchEnd', [])
  return {
    down,
    move: (...fingers) => touch('touchMove', fingers),
    up,
    async swipe([fromX, fromY], x, y = 0) {
      const moveTo = (share: number) => touch('touchMove', [[fromX + x * share, fromY + y * share]])
      await Promise.all([down([fromX, fromY]), ...[0.2, 0.4, 0.6, 0.8, 1].map(moveTo), up()])
    },
    async doubleTap(at) {
      await Promise.all([down(at), up(), touch('touchStart', [at]), up()])
    },
  }
}
