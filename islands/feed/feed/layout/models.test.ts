import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLaidOut } from './columns'
import { type Box, cropHeight, isSmall, type Layout, mainHeight } from './crops'

const WIDE = { isNarrow: false, isPhone: false }
const TABLET = { isNarrow: true, isPhone: false }
const PHONE = { isNarrow: true, isPhone: true }

describe('[F01] feed layout: which windows are laid out', () => {
  test.each([
    ['plain, wide', {}, WIDE, true],
    ['plain, tablet', {}, TABLET, false],
    ['two on mobile, tablet', { isTwoOnMobile: true }, TABLET, true],
    ['two on mobile, phone', { isTwoOnMobile: true }, PHONE, true],
    ['one on desktop, wide', { isOneOnDesktop: true }, WIDE, false],
    ['one on desktop, two on mobile, tablet', { isOneOnDesktop: true, isTwoOnMobile: true }, TABLET, false],
    ['one on desktop, two on mobile, phone', { isOneOnDesktop: true, isTwoOnMobile: true }, PHONE, true],
  ])('[F01] feed layout: %s (17.63)', (_, wish, width, isLaid) => {
    expect(isLaidOut({ isTwoOnMobile: false, isOneOnDesktop: false, ...wish }, width)).toBe(isLaid)
  })
})

const box = (layout: Layout, more: Partial<Box> = {}): Box => ({
  layout,
  isPortrait: false,
  width: 600,
  pictureWidth: 600,
  ...more,
})

describe('[F13] feed layout: crops', () => {
  test.each([
    ['two', box(2), 300],
    ['two upright', box(2, { isPortrait: true }), 240],
    ['beside one of three', box(3), 300],
    ['beside one of four', box(4), 200],
    ['beside one of three, not there yet', box(3, { pictureWidth: 9 }), 150],
    ['two, not there yet', box(2, { pictureWidth: 0 }), 300],
  ])('[F13] feed layout: height of %s', (_, each, height) => expect(cropHeight(each)).toBe(height))

  test.each([
    ['three', box(3), 1.5, 100, 240],
    ['four', box(4), 1.5, 100, 320],
    ['three, a wide one', box(3), 10, 100, 100],
    ['three, nobody knows', box(3), undefined, 300, 300],
    ['three, not there yet', box(3, { pictureWidth: 0 }), 1, 0, 180],
    ['an odd ratio', box(3, { pictureWidth: 500 }), 0.7, 0, 428],
  ])('[F13] feed layout: main height of %s', (_, each, ratio, beside, height) => {
    expect(mainHeight(each, ratio, beside)).toBe(height)
  })

  test('[F13] feed layout: the width of the first picture makes a box small', () => {
    expect([199, 200].map((pictureWidth) => isSmall(box(3, { pictureWidth })))).toEqual([true, false])
    expect(isSmall(box(3, { pictureWidth: 5 }))).toBe(false)
  })

  test('[F13] feed layout: heights are whole numbers, and the main one is at least as high as the others', () => {
    const boxes = fc.record({
      layout: fc.constantFrom<Layout>(3, 4),
      isPortrait: fc.boolean(),
      width: fc.nat(3000),
      pictureWidth: fc.nat(3000),
    })
    fc.assert(
      fc.property(
        boxes,
        fc.option(fc.double({ min: 0.05, max: 20, noNaN: true })),
        fc.nat(2000),
        (each, ratio, beside) => {
          const height = mainHeight(each, ratio ?? undefined, beside)
          expect(Number.isInteger(height)).toBe(true)
          expect(height).toBeGreaterThanOrEqual(beside)
          expect(cropHeight(each)).toBeGreaterThan(0)
        },
      ),
    )
  })
})
