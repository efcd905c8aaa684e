import { describe, expect, test } from 'vitest'
import { chooseLayout, slideHeight, thumbsInView } from './layout'

const FACTS = { wanted: 'left', heightPx: 700, split: false, mobile: false, windowPx: 1200 } as const
const BOTTOM = { kind: 'bottom' } as const
const left = (heightPx: number) => ({ kind: 'left', heightPx }) as const

describe('[S36] product gallery: where the thumbs are', () => {
  test.each([
    ['left as the site wants it', {}, left(700)],
    ['bottom as the site wants it', { wanted: 'bottom' as const }, BOTTOM],
    [
      'on a split page left and higher, whatever the site wants',
      { wanted: 'bottom' as const, split: true },
      left(1000),
    ],
    ['on a phone bottom, even on a split page', { mobile: true, split: true }, BOTTOM],
    ['in a window of 768 px bottom (PG4)', { windowPx: 768 }, BOTTOM],
    ['in a window of 769 px left', { windowPx: 769 }, left(700)],
  ])('[S36] product gallery: %s', (_, facts, layout) => {
    expect(chooseLayout({ ...FACTS, ...facts })).toEqual(layout)
  })

  test.each([
    [BOTTOM, 1200, 3],
    [left(700), 1200, 7],
    [left(799), 1200, 7],
    [left(1000), 1200, 10],
    [left(50), 1200, 1],
    [left(700), 768, 7],
    [left(700), 767, 3],
  ])('[S36] product gallery: %o in a window of %i px has %i thumbs in view', (layout, windowPx, count) => {
    expect(thumbsInView(layout, windowPx)).toBe(count)
  })

  test('[S36] product gallery: below 768 px slides have half the height', () => {
    expect([slideHeight(700, 768), slideHeight(700, 767)]).toEqual([700, 350])
  })
})
