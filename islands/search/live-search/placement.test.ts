import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type ForcedSide, placeBlock, type Surroundings } from './placement'

const BOX = { top: 100, left: 40, width: 300, innerHeight: 44 }
const LOW_BOX = { ...BOX, top: 900 }
const NO_BODY = { top: 0, left: 0 }
const TALL: Surroundings = { box: BOX, documentHeight: 5000, body: NO_BODY, blockHeight: 400 }
const LOW: Surroundings = { box: LOW_BOX, documentHeight: 1200, body: NO_BODY, blockHeight: 400 }

const place = (surroundings: Partial<Surroundings>, forced: ForcedSide = null, rest = TALL) =>
  placeBlock({ ...rest, ...surroundings }, forced)
const topOf = (surroundings: Partial<Surroundings>, forced: ForcedSide = null) =>
  place(surroundings, forced, LOW).top

describe('[S42] placement', () => {
  test('[S42] placement: below the box, at its width (row 71)', () => {
    expect(place({})).toEqual({ width: 300, top: 144, left: 40 })
  })

  test('[S42] placement: relative to a positioned body (row 72)', () => {
    expect(place({ body: { top: 32, left: 0 } })).toEqual({ width: 300, top: 112, left: 40 })
    expect(place({ body: { top: 0, left: 15 } })).toEqual({ width: 300, top: 144, left: 25 })
    expect(topOf({ body: { top: 32, left: 0 } })).toBe(468)
  })

  test.each([
    ['a list that does not fit below opens upward (row 73)', 400, 500],
    ['a short list stays below (row 74)', 250, 944],
    ['a list that does not fit above stays below (row 74)', 950, 944],
    ['a list that fits exactly below stays there', 300, 944],
    ['a list that is 1 px too high for below opens upward', 301, 599],
    ['a list that fits exactly above opens upward', 900, 0],
    ['a list that is 1 px too high for above stays below', 901, 944],
  ])('[S42] placement: %s', (_, blockHeight, top) => {
    expect(topOf({ blockHeight })).toBe(top)
  })

  test.each([
    ['less than 500 px', 1399, 900 - 600],
    ['exactly 500 px', 1400, 944],
    ['more than 500 px', 1401, 944],
  ])('[S42] placement: with %s from the box to the end of the document', (_, documentHeight, top) => {
    expect(topOf({ documentHeight, blockHeight: 600 })).toBe(top)
  })

  test('[S42] placement: the body’s offset does not change the room below', () => {
    expect(topOf({ body: { top: 850, left: 0 }, blockHeight: 300 })).toBe(94)
    expect(topOf({ body: { top: 850, left: 0 }, blockHeight: 301 })).toBe(-251)
  })

  test.each<[ForcedSide, number, number]>([
    ['top', 400, 500],
    ['top', 250, 650],
    ['top', 950, -50],
    ['bottom', 400, 944],
    ['bottom', 250, 944],
  ])(
    '[S42] placement: other scripts may force it to the %s, with %s px of list',
    (side, blockHeight, top) => {
      expect(topOf({ blockHeight }, side)).toBe(top)
    },
  )

  test('[S42] placement: the list is measured only if its height matters', () => {
    const measured = vi.fn(() => 400)
    const unmeasured = (rest: Surroundings): Surroundings => ({
      ...rest,
      get blockHeight() {
        return measured()
      },
    })
    placeBlock(unmeasured(TALL), null)
    placeBlock(unmeasured(LOW), 'bottom')
    expect(measured).not.toHaveBeenCalled()
    expect(placeBlock(unmeasured(LOW), null).top).toBe(500)
  })

  const px = fc.integer({ min: 0, max: 3000 })
  const anywhere: fc.Arbitrary<Surroundings> = fc.record({
    box: fc.record({ top: px, left: px, width: px, innerHeight: px }),
    documentHeight: px,
    body: fc.record({ top: px, left: px }),
    blockHeight: px,
  })

  test('[S42] placement: the list ends at the box’s top or begins at its bottom', () => {
    fc.assert(
      fc.property(anywhere, fc.constantFrom<ForcedSide>('top', 'bottom', null), (where, side) => {
        const { width, top, left } = placeBlock(where, side)
        const { box, body, blockHeight } = where
        expect([width, left]).toEqual([box.width, box.left - body.left])
        const below = box.top + box.innerHeight - body.top
        const above = box.top - body.top - blockHeight
        expect([below, above]).toContain(top)
      }),
    )
  })

  test('[S42] placement: unless forced, it never exceeds the top of the page', () => {
    fc.assert(
      fc.property(anywhere, (where) => {
        expect(placeBlock({ ...where, body: NO_BODY }, null).top).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
