import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coverBox } from '../../../src/video/cover'
import { wheelReaction } from './curtain'
import { axisOf, swipeStep, touchAction } from './gestures'
import { availableHeight, sliderHeight } from './layout'
import { parallaxAt, stickyHeight } from './page-scroll'
import { draggedPosition, movementStart, slidePositions, slidesBetween } from './track'
import { hasCornerIn, overlaps } from './viewport'

const BARE = {
  window: 900,
  adminBar: 0,
  header: 0,
  mobileTopText: 0,
  mobileHeader: 0,
  topBar: 0,
  headerBanner: 0,
}

describe('[S51] hero slider: heights', () => {
  test.each([
    ['a limit', {}, { maxHeight: 600 }, 600],
    ['a window lower than the limit (S33)', { window: 500 }, { maxHeight: 600 }, 500],
    ['no limit', {}, {}, 900],
    ['full screen under a header (S32)', { header: 80 }, { isFullscreen: true, maxHeight: 600 }, 820],
    ['full screen under a header that lies over it (S32)', { header: 0 }, { isFullscreen: true }, 900],
    ['a header beside a limit', { header: 80 }, { maxHeight: 600 }, 600],
    ['an admin bar', { adminBar: 32 }, { isFullscreen: true }, 868],
    ['an admin bar beside a limit', { adminBar: 32 }, { maxHeight: 600 }, 600],
    [
      'all that is above it',
      { mobileTopText: 34, mobileHeader: 64, topBar: 40, headerBanner: 10 },
      { maxHeight: 600 },
      452,
    ],
    ['no room at all', { window: 50, header: 80 }, { isFullscreen: true }, 0],
  ])('[S51] hero slider: %s', (_, around, rules, height) => {
    const { isFullscreen = false, maxHeight } = rules as { isFullscreen?: boolean; maxHeight?: number }
    expect(availableHeight({ ...BARE, ...around }, { isFullscreen, maxHeight })).toBe(height)
  })

  test.each([
    [600, 700, 760],
    [600, 600, 600],
    [600, 0, 600],
  ])('[S51] hero slider: %i px with a caption of %i px are %i px (S31)', (room, caption, height) => {
    expect(sliderHeight(room, caption)).toBe(height)
  })

  test.each([
    ['nothing', { header: undefined, mobileHeader: undefined }, 0],
    ['a header', { header: 84, mobileHeader: undefined }, 84],
    ['one that shrinks', { header: 84, mobileHeader: undefined, shrinks: true }, 64],
    ['that of small screens', { header: 84, mobileHeader: 64 }, 64],
    ['a top bar', { header: 84, mobileHeader: undefined, topBar: 40 }, 124],
    ['a top bar alone', { header: undefined, mobileHeader: undefined, shrinks: true, topBar: 40 }, 40],
  ])('[S51] hero slider: what sticks at the top: %s', (_, parts, height) => {
    expect(stickyHeight({ shrinks: false, topBar: 0, adminBar: 32, ...parts })).toBe(height)
  })
})

describe('[S51] hero slider: swipes', () => {
  test.each([
    ['S17', -20, 200, 0],
    ['S18', -60, 200, 1],
    ['S19', -512, 600, 0],
    ['S20', -768, 600, 1],
    ['back', 60, 300, -1],
    ['just enough', -30, 300, 1],
    ['not quite', -29, 300, 0],
    ['a little slower', -60, 301, 0],
    ['half a slide', 640, 2000, -1],
  ])('[S51] hero slider: %s: %i px in %i ms lead by %i', (_, travel, durationMs, by) => {
    expect(swipeStep({ travel, durationMs, size: 1280 })).toBe(by)
  })

  test('[S51] hero slider: the first movement decides whose it is (S21)', () => {
    expect(axisOf({ x: 5, y: -9 })).toBe('y')
    expect(axisOf({ x: -9, y: 5 })).toBe('x')
  })

  test('[S51] hero slider: what fingers leave to the page', () => {
    const inside = { isFirst: false, isLast: false }
    expect(touchAction('x', inside)).toBe('pan-y pinch-zoom')
    expect(touchAction('y', inside)).toBe('pan-x pinch-zoom')
    expect(touchAction('y', { isFirst: true, isLast: true })).toBe('pan-x pan-y pinch-zoom')
    expect(touchAction('y', { isFirst: true, isLast: false })).toBe('pan-x pan-up pinch-zoom')
    expect(touchAction('y', { isFirst: false, isLast: true })).toBe('pan-x pan-down pinch-zoom')
  })
})

describe('[S51] hero slider: wheel', () => {
  const turn = { deltaX: 0, deltaY: 100, sinceLastMs: 1000, wasPrevented: false, continues: false }
  const inside = () => true
  const atEnd = (by: number) => by === -1
  const atStart = (by: number) => by === 1
  test.each([
    ['down (S23)', {}, inside, { kind: 'step', by: 1 }],
    ['up', { deltaY: -100 }, inside, { kind: 'step', by: -1 }],
    ['again within 60 ms (S23)', { sinceLastMs: 59, wasPrevented: true }, inside, { kind: 'swallowed' }],
    ['again after 60 ms', { sinceLastMs: 60, wasPrevented: true }, inside, { kind: 'step', by: 1 }],
    [
      'the rest of a push that has brought the last one',
      { sinceLastMs: 16, wasPrevented: true },
      atEnd,
      { kind: 'swallowed' },
    ],
    [
      'the rest of a push on a touch pad, which runs out',
      { sinceLastMs: 199, isPush: true, wasPrevented: true },
      inside,
      { kind: 'swallowed' },
    ],
    ['after a push', { sinceLastMs: 200, isPush: true, wasPrevented: true }, inside, { kind: 'step', by: 1 }],
    ['the rest of one that was the page’s', { sinceLastMs: 16 }, inside, { kind: 'page' }],
    ['mainly sideways', { deltaX: 120 }, inside, { kind: 'page' }],
    ['nothing', { deltaY: 0 }, inside, { kind: 'page' }],
    ['down on the last, which continues (S24)', { continues: true }, atEnd, { kind: 'continue' }],
    ['down on the last', {}, atEnd, { kind: 'page' }],
    ['up on the first', { deltaY: -9, continues: true }, atStart, { kind: 'page' }],
  ])('[S51] hero slider: a curtain’s wheel: %s', (_, wheel, canStep, answer) => {
    expect(wheelReaction({ ...turn, ...wheel, canStep })).toEqual(answer)
  })
})

describe('[S51] hero slider: track', () => {
  test('[S51] hero slider: a loop’s slides lie where they are seen (S8)', () => {
    const track = { count: 3, loops: true }
    expect(slidePositions(track, { from: 2, to: 3 })).toEqual([3, 4, 2])
    expect(slidePositions(track, { from: 0, to: -1 })).toEqual([0, 1, -1])
    expect(slidePositions({ count: 3, loops: false }, { from: 2, to: 2 })).toEqual([0, 1, 2])
  })

  test('[S51] hero slider: all slides of a movement lie at their places, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.integer({ min: -9, max: 9 }),
        (count, begin, to) => {
          const track = { count, loops: true }
          fc.pre(Math.abs(to - begin) <= count)
          const from = movementStart(track, { from: begin, to })
          const positions = slidePositions(track, { from, to })
          for (let position = Math.ceil(Math.min(from, to)); position <= Math.max(from, to); position++)
            expect(positions).toContain(position)
          expect(new Set(positions.map((position) => ((position % count) + count) % count)).size).toBe(count)
        },
      ),
    )
  })

  test('[S51] hero slider: what is seen of a movement', () => {
    expect([...slidesBetween({ count: 3 }, { from: 0, to: 0 })]).toEqual([0])
    expect([...slidesBetween({ count: 3 }, { from: 2, to: 3 })]).toEqual([2, 0])
    expect([...slidesBetween({ count: 3 }, { from: 0.4, to: 0 })]).toEqual([0, 1])
  })

  test('[S51] hero slider: beyond its ends it goes half as far', () => {
    expect(draggedPosition({ count: 3, loops: false }, -0.4)).toBe(-0.2)
    expect(draggedPosition({ count: 3, loops: false }, 2.4)).toBeCloseTo(2.2)
    expect(draggedPosition({ count: 3, loops: false }, 1.4)).toBe(1.4)
    expect(draggedPosition({ count: 3, loops: true }, 2.4)).toBe(2.4)
  })
})

describe('[S51] hero slider: places', () => {
  const frame = { top: 0, left: 0, right: 1000, bottom: 800 }
  test.each([
    [{ top: 10, left: 0, right: 1000, bottom: 300 }, true, true],
    [{ top: -300, left: 0, right: 1000, bottom: 0 }, false, true],
    [{ top: 800, left: 0, right: 1000, bottom: 900 }, false, true],
    [{ top: 801, left: 0, right: 1000, bottom: 900 }, false, false],
    [{ top: -50, left: -50, right: 1050, bottom: 850 }, true, false],
  ])('[S51] hero slider: in view %#', (box, isInView, hasCorner) => {
    expect(overlaps(box, frame)).toBe(isInView)
    expect(hasCornerIn(box, frame)).toBe(hasCorner)
  })

  test('[S51] hero slider: behind a page that is scrolled by 100 px (S40)', () => {
    const { slider, caption, opacity } = parallaxAt(100, 600)
    expect([slider, caption]).toEqual([-20, -15])
    expect(opacity).toBeCloseTo(0.778, 3)
    expect(parallaxAt(900, 600).opacity).toBe(0)
    expect(parallaxAt(10, 150).opacity).toBe(1)
  })
})

describe('[S51] video: cover', () => {
  const hd = { width: 1920, height: 1080 }
  test.each([
    ['a slide (S30)', { width: 1440, height: 600 }, hd, 2, [1442, 812, -106, -1]],
    ['a row', { width: 1440, height: 600 }, hd, 50, [1442, 860, -130, -1]],
    ['a phone', { width: 390, height: 800 }, hd, 2, [1460, 822, -11, -535]],
    ['a square one', { width: 400, height: 300 }, { width: 100, height: 100 }, 2, [402, 402, -51, -1]],
  ])('[S51] video: it covers %s', (_, box, video, extraHeight, [width, height, marginTop, marginLeft]) => {
    expect(coverBox(box, video, { extraHeight })).toEqual({ width, height, marginTop, marginLeft })
  })
})
