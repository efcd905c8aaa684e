import type { Page } from '@playwright/test'

/** In CSS pixels of the window. */
export type Point = readonly [x: number, y: number]

/** The fingers of one hand on a touch screen. */
export interface Fingers {
  down(...fingers: Point[]): Promise<void>
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

/** Touches as the browser gets them from a screen. Their pace is the fingers' own: a busy machine makes no swipe slower. */
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
      await down([fromX, fromY])
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        await touch('touchMove', [[fromX + x * share, fromY + y * share]])
      }
      await up()
    },
    async doubleTap(at) {
      await down(at)
      await up()
      await touch('touchStart', [at])
      await up()
    },
  }
}
