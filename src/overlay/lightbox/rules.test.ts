import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitFactor, fitSize, fitThumb } from './fit'
import { formatHash, parseHash } from './hash'
import { readKey } from './keys'
import { type StepInput, stepFrom } from './step'
import { swipeBy } from './swipe'
import { createWheelSteps, readWheel } from './wheel'
import { mostScale, panBy, toggleZoom, withinRoom, type ZoomRoom, zoomAbout } from './zoom'
import { isZoomed, NOT_ZOOMED } from './zoomed'

const size = (width: number, height: number) => ({ width, height })
const LIMITS = { least: 0.1, most: 0.8 }

describe('[S55] lightbox: sizes', () => {
  test.each([
    [size(1000, 500), size(2700, 1800), size(800, 400)],
    [size(4000, 4000), size(900, 630), size(630, 630)],
    [size(20000, 10), size(900, 630), size(2000, 1)],
    [size(100, 100), size(1, 1), size(10, 10)],
  ])('[S55] lightbox: a picture of %o in %o is shown as %o (4.6, 4.7)', (natural, free, shown) => {
    expect(fitSize(natural, free, LIMITS)).toEqual(shown)
  })

  test('[S55] lightbox: a picture is shown at a tenth to eight tenths of its own size', () => {
    const side = fc.integer({ min: 1, max: 20000 })
    fc.assert(
      fc.property(side, side, side, side, (a, b, c, d) => {
        const factor = fitFactor(size(a, b), size(c, d), LIMITS)
        return factor >= 0.1 && factor <= 0.8
      }),
    )
    expect(fitFactor(size(0, 0), size(100, 100), LIMITS)).toBe(0.8)
  })

  test.each([
    [size(1600, 400), size(120, 30)],
    [size(400, 1600), size(30, 120)],
    [size(60, 40), size(60, 40)],
    [size(5000, 2), size(120, 1)],
    [size(0, 0), size(120, 120)],
  ])('[S55] lightbox: a thumbnail of %o fits as %o (4.8)', (natural, shown) => {
    expect(fitThumb(natural, size(120, 120))).toEqual(shown)
  })
})

describe('[S55] lightbox: steps', () => {
  const wraps: StepInput[] = ['arrow', 'swipe']
  test.each([
    [0, 1, 'key', 1],
    [2, 1, 'key', undefined],
    [2, 1, 'arrow', 0],
    [0, -1, 'swipe', 2],
    [0, -1, 'wheel', undefined],
    [0, -1, 'key', undefined],
  ] as const)('[S55] lightbox: from %i by %i with %s leads to %s', (index, by, input, to) => {
    expect(stepFrom(index, { by, input }, { count: 3, wraps })).toBe(to)
  })
  test('[S55] lightbox: a single item has no steps, and without wrapping steps stop at the ends (4.4)', () => {
    expect(stepFrom(0, { by: 1, input: 'arrow' }, { count: 1, wraps })).toBeUndefined()
    expect(stepFrom(2, { by: 1, input: 'arrow' }, { count: 3, wraps: [] })).toBeUndefined()
  })

  const RULE = { leastPx: 100, mostMs: 1000 }
  test.each([
    [-101, 0, 300, false, 1],
    [101, 0, 300, false, -1],
    [-101, 0, 300, true, -1],
    [-100, 0, 300, false, 0],
    [-300, 0, 1000, false, 0],
    [-150, 200, 300, false, 0],
  ])('[S55] lightbox: a swipe by %i, %i px in %i ms (rtl: %s) is %i', (x, y, ms, rtl, by) => {
    expect(swipeBy({ delta: { x, y }, ms, rtl }, RULE)).toBe(by)
  })

  test.each([
    [-11, 36, 1],
    [-11, 37, 0],
    [-10, 10, 0],
    [900, 2000, -1],
  ])('[S55] lightbox: by the gesture library’s own rule, a swipe by %i px in %i ms is %i', (x, ms, by) => {
    const rule = { leastPx: 10, mostMs: Number.POSITIVE_INFINITY, leastPxPerMs: 0.3 }
    expect(swipeBy({ delta: { x, y: 0 }, ms, rtl: false }, rule)).toBe(by)
  })

  const press = (key: string, more = {}) => ({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  })
  const LETTERS = { close: 'xoc', next: 'n', previous: 'p' }
  test.each([
    ['ArrowLeft', {}, 'previous', 'next'],
    ['ArrowRight', {}, 'next', 'previous'],
    ['ArrowUp', {}, 'previous', 'previous'],
    ['ArrowDown', {}, 'next', 'next'],
    ['Enter', { shiftKey: true }, 'full-screen', 'full-screen'],
    ['Enter', {}, undefined, undefined],
    ['ArrowLeft', { altKey: true }, undefined, undefined],
    ['+', { shiftKey: true }, 'zoom-in', 'zoom-in'],
    ['-', { ctrlKey: true }, undefined, undefined],
    ['0', {}, 'zoom-off', 'zoom-off'],
    ['x', {}, undefined, undefined],
    ['constructor', {}, undefined, undefined],
  ])('[S55] lightbox: the key %s with %o', (key, more, ltr, rtl) => {
    expect(readKey(press(key, more), { rtl: false, vertical: true })).toBe(ltr)
    expect(readKey(press(key, more), { rtl: true, vertical: true })).toBe(rtl)
  })
  test('[S55] lightbox: letters are shortcuts where they are set', () => {
    const rules = { rtl: false, vertical: false, letters: LETTERS }
    const meanings = ['x', 'O', 'c', 'n', 'p', 'q', 'ArrowUp'].map((key) => readKey(press(key), rules))
    expect(meanings).toEqual(['close', 'close', 'close', 'next', 'previous', undefined, undefined])
    expect(readKey(press('c', { ctrlKey: true }), rules)).toBeUndefined()
  })

  const wheel = (deltaY: number, more = {}) => ({ deltaX: 0, deltaY, deltaMode: 0, ctrlKey: false, ...more })
  test('[S55] lightbox: the wheel steps, pans an enlarged picture, and zooms with Ctrl', () => {
    expect(readWheel(wheel(100), { isZoomed: false })).toEqual({ does: 'step', by: 1 })
    expect(readWheel(wheel(-3, { deltaMode: 1 }), { isZoomed: false })).toEqual({ does: 'step', by: -1 })
    expect(readWheel(wheel(1, { deltaX: -9 }), { isZoomed: false })).toEqual({ does: 'step', by: -1 })
    expect(readWheel(wheel(0), { isZoomed: false })).toEqual({ does: 'nothing' })
    expect(readWheel(wheel(30, { deltaX: 5 }), { isZoomed: true })).toEqual({
      does: 'pan',
      delta: { x: -5, y: -30 },
    })
    const notch = readWheel(wheel(-100, { ctrlKey: true }), { isZoomed: false })
    expect(notch.does === 'zoom' && notch.factor).toBeCloseTo(1.284, 2)
    const pinch = readWheel(wheel(4, { ctrlKey: true }), { isZoomed: true })
    expect(pinch.does === 'zoom' && pinch.factor).toBeCloseTo(0.96, 2)
  })
  test('[S55] lightbox: a movement of the wheel is one step, however many events it has', () => {
    const begins = createWheelSteps()
    expect([
      begins(0, 1),
      begins(50, 1),
      begins(190, 1),
      begins(200, -1),
      begins(360, -1),
      begins(400, -1),
    ]).toEqual([true, false, false, true, true, false])
  })
})

describe('[S55] lightbox: zoom', () => {
  const room: ZoomRoom = { fitted: size(400, 300), natural: size(1200, 900), room: size(1000, 600) }
  const MIDDLE = { x: 0, y: 0 }
  test.each([
    [size(440, 330), 2],
    [size(1200, 900), 3],
    [size(8000, 6000), 4],
  ])('[S55] lightbox: a picture of %o can be enlarged to %i times', (natural, most) => {
    expect(mostScale({ ...room, natural })).toBe(most)
  })
  test('[S55] lightbox: the point under the pointer stays where it is', () => {
    const wide = { ...room, room: size(300, 200) }
    const zoom = zoomAbout(NOT_ZOOMED, 2, { x: 100, y: -50 }, wide)
    expect(zoom).toEqual({ scale: 2, x: -100, y: 50 })
    expect(zoomAbout(zoom, 0.5, { x: 100, y: -50 }, wide)).toEqual(NOT_ZOOMED)
  })
  test('[S55] lightbox: the scale stays between 1 and the largest scale', () => {
    expect(zoomAbout(NOT_ZOOMED, 0.2, MIDDLE, room)).toEqual(NOT_ZOOMED)
    expect(zoomAbout(NOT_ZOOMED, 99, MIDDLE, room).scale).toBe(3)
  })
  test('[S55] lightbox: it pans until its edge meets the room’s edge, and not at all while it fits', () => {
    const zoom = { scale: 3, x: 0, y: 0 }
    expect(panBy(zoom, { x: 999, y: -999 }, room)).toEqual({ scale: 3, x: 100, y: -150 })
    expect(panBy({ scale: 1.5, x: 0, y: 0 }, { x: 50, y: 50 }, room)).toEqual({ scale: 1.5, x: 0, y: 0 })
    expect(panBy(NOT_ZOOMED, { x: 50, y: 50 }, room)).toEqual(NOT_ZOOMED)
  })
  test('[S55] lightbox: a double tap enlarges, another one undoes it', () => {
    const zoom = toggleZoom(NOT_ZOOMED, { x: 50, y: 0 }, room)
    expect([zoom.scale, isZoomed(zoom)]).toEqual([2.5, true])
    expect(toggleZoom(zoom, MIDDLE, room)).toEqual(NOT_ZOOMED)
  })
  test('[S55] lightbox: however it is panned, the room stays covered as far as the picture reaches', () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 1, max: 4, noNaN: true }), number, number, (scale, x, y) => {
        const zoom = withinRoom({ scale, x, y }, room)
        const spare = Math.max(0, (room.fitted.width * zoom.scale - room.room.width) / 2)
        return Math.abs(zoom.x) <= spare + 1e-9
      }),
    )
  })
})

describe('[S55] lightbox: the address', () => {
  test('[S55] lightbox: an address names an item by the id and the index', () => {
    expect(formatHash('cups 2025', 3)).toBe('#cups%202025/3')
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(999), (id, index) => {
        const meaning = parseHash(formatHash(id, index), id)
        return meaning.says === 'item' && meaning.index === index
      }),
    )
  })
  test.each([
    ['', 'closed'],
    ['#', 'closed'],
    ['#cups', 'closed'],
    ['#cups/', 'closed'],
    ['#medals/1', 'nothing'],
    ['#cups/one', 'nothing'],
    ['#cups/-1', 'nothing'],
    ['#cups/1/2', 'nothing'],
    ['#%E0%A4%A', 'nothing'],
  ])('[S55] lightbox: the hash "%s" says %s', (hash, says) => {
    expect(parseHash(hash, 'cups').says).toBe(says)
  })
})
