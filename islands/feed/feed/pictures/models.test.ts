import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseWidth, needsResizing, sourcesOf } from './choose-sources'
import { madeWidths, type ResizedRecord, readRecords } from './records'
import { readSourceSet } from './source-set'

const record = (more: Partial<ResizedRecord> = {}): ResizedRecord => ({
  facebook_id: '1_2',
  media_id: '1_2',
  sizes: '[400,250]',
  ...more,
})
const set = (widths: readonly number[]) =>
  new Map([[0, new Map(widths.map((width) => [width, `api-${width}`]))]])

describe('[F12] feed images: what the server prints', () => {
  test('[F12] feed images: widths with fractions, slashes that are escaped, lists', () => {
    expect(readSourceSet('{"0":{"97.5":"https:\\/\\/a/s.jpg","720":"b"},"1":{"1":"c"}}')).toEqual(
      new Map([
        [
          0,
          new Map([
            [97.5, 'https://a/s.jpg'],
            [720, 'b'],
          ]),
        ],
        [1, new Map([[1, 'c']])],
      ]),
    )
    expect(readSourceSet('[{"5":"a"}]')).toEqual(new Map([[0, new Map([[5, 'a']])]]))
  })

  test.each([null, '', 'no', '"text"', '7', 'null', '<p>'])('[F12] feed images: %j is no set', (text) => {
    expect(readSourceSet(text)).toBeNull()
  })

  test('[F12] feed images: invalid widths and addresses are left out', () => {
    const odd = '{"x":{"1":"a"},"0":{"wide":"a","-1":"a","0":"a","1e999":"a","5":7,"6":""},"1":null,"2":[]}'
    expect(readSourceSet(odd)).toEqual(new Map())
  })

  test('[F12] feed images: records in a list, or by their ids', () => {
    const list =
      '[{"facebook_id":"1_2","media_id":"9","sizes":"[400]","aspect_ratio":"1.5"},null,{"media_id":"x"}]'
    expect([...readRecords(list).values()]).toEqual([
      { facebook_id: '1_2', media_id: '9', sizes: '[400]', aspect_ratio: '1.5' },
    ])
    const byId = '{"1_2":{"media_id":9,"sizes":[400,"250"]}}'
    const [found] = readRecords(byId).values()
    expect(found).toEqual({ facebook_id: '1_2', media_id: '9', sizes: '[400,"250"]' })
    expect(found && madeWidths(found)).toEqual([400, 250])
  })

  test.each([null, '', '{}', '7', ' [{"facebook_id":"1"}]', '[', '{"a":', '<html>'])(
    '[F12] feed images: %j holds no record',
    (text) => expect(readRecords(text).size).toBe(0),
  )

  test.each([
    ['pending', '[400]'],
    ['error', '[400]'],
    ['', '[400]'],
    ['1', ''],
    ['1', 'x'],
    ['1', '[0,-4,null,"x"]'],
    ['1', '{"0":400}'],
  ])('[F12] feed images: record %j with sizes %j can not be used (17.57)', (media_id, sizes) => {
    const odd = record({ media_id, sizes })
    expect(madeWidths(odd)).toEqual([])
    expect([...sourcesOf(set([130, 320, 720]), 0, odd, '/up/').keys()]).toEqual([130, 320, 720])
    expect(needsResizing(set([130, 720]), odd)).toBe(false)
  })
})

describe('[F12] feed images: which sources there are', () => {
  test('[F12] feed images: the server’s copies replace the medium sizes (17.56)', () => {
    const own = set([130, 219, 220, 320, 700, 701, 720])
    expect([...sourcesOf(own, 0, record(), '/up/')].sort(([a], [b]) => a - b)).toEqual([
      [130, 'api-130'],
      [219, 'api-219'],
      [250, '/up/1_2-0-250.jpg'],
      [400, '/up/1_2-0-400.jpg'],
      [701, 'api-701'],
      [720, 'api-720'],
    ])
    expect([...sourcesOf(own, 3, record({ media_id: 'a/../b?' }), '/up/').values()]).toEqual([
      '/up/a%2F..%2Fb%3F-3-400.jpg',
      '/up/a%2F..%2Fb%3F-3-250.jpg',
    ])
  })

  test.each([
    [[130, 720], true],
    [[150, 500], true],
    [[151], false],
    [[499.5], false],
    [[320], false],
    [[], true],
  ])(
    '[F12] feed images: posts with the sizes %j are told to the server: %j (17.58, 17.59)',
    (widths, isNeeding) => {
      expect(needsResizing(set(widths), undefined)).toBe(isNeeding)
      expect(needsResizing(set(widths), record())).toBe(false)
    },
  )
})

describe('[F12] feed images: which width is next', () => {
  test.each([
    [[130, 400, 720], 300, 0, 400],
    [[720, 130, 400], 300, 0, 400],
    [[130, 400], 500, 0, 400],
    [[130, 400], 500, 400, undefined],
    [[130, 400], 300, 300, undefined],
    [[130, 400], 300, 299, 400],
    [[40, 60], 10, 0, 60],
    [[40, 60], 10, 50, undefined],
    [[97.5], 97.5, 0, 97.5],
    [[], 300, 0, undefined],
  ])('[F12] feed images: of %j for %d px, with %d shown: %j', (widths, needed, current, width) => {
    expect(chooseWidth(widths, { needed, current })).toBe(width)
  })

  test('[F12] feed images: the width grows until it is enough or the largest, and never shrinks', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 8 })
    fc.assert(
      fc.property(widths, fc.nat(3000), fc.nat(3000), (all, needed, current) => {
        const next = chooseWidth(all, { needed, current })
        const wanted = Math.max(50, needed)
        if (next === undefined) {
          expect(current >= wanted || all.every((width) => width <= current)).toBe(true)
          return
        }
        expect(all).toContain(next)
        expect(next).toBeGreaterThan(current)
        // No width in between is enough.
        expect(all.some((width) => width > current && width >= wanted && width < next)).toBe(false)
        if (next < wanted) expect(next).toBe(Math.max(...all))
        const after = chooseWidth(all, { needed, current: next })
        expect(after).toBeUndefined()
      }),
    )
  })
})
