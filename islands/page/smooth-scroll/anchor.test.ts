import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fragmentIds, readOffset, scrollPosition } from './anchor'

test.each([
  [2000, 0, 1900],
  [2000, -20, 1880],
  [2000, 150, 2050],
  [40, 0, 0],
  [100, 0, 0],
])('[S02] anchor: a target at %s with offset %s rests at %s (2.1, 2.2)', (top, offset, place) => {
  expect(scrollPosition(top, offset)).toBe(place)
})

test.each([
  ['-20', -20],
  ['+20', 20],
  ['150', 150],
  [' -150 ', -150],
  ['', 0],
  [null, 0],
  ['twenty', 0],
  ['20px', 0],
  ['1.5', 0],
  ['--5', 0],
])('[S02] anchor: the offset "%s" is %s', (text, offset) => {
  expect(readOffset(text)).toBe(offset)
})

test.each([
  ['#sizes', ['sizes']],
  ['#', []],
  ['', []],
  ['#pr%C3%A4gung', ['pr%C3%A4gung', 'prägung']],
  ['#100%', ['100%']],
  ['#%E0%A4%A', ['%E0%A4%A']],
  ['#a b', ['a b']],
])('[S02] anchor: "%s" names %j', (hash, ids) => {
  expect(fragmentIds(hash)).toEqual(ids)
})

test('[S02] anchor: a fragment names its text and its decoded text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      expect(fragmentIds(`#${id}`)[0]).toBe(id)
      expect(fragmentIds(`#${encodeURIComponent(id)}`)).toContain(id)
    }),
  )
})
