import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFilter, shownGroup } from './filter'

function classesOf(text: string): DOMTokenList {
  const element = document.createElement('li')
  element.className = text
  return element.classList
}

describe('[S62] filter', () => {
  test.each([
    ['*', 'portfolio-item', true],
    [' * ', '', true],
    ['.engraving', 'portfolio-item engraving', true],
    ['.engraving', 'portfolio-item engraving-2', false],
    ['.medals.gold', 'medals', false],
    ['.medals.gold', 'gold medals', true],
    ['.clubs, .schools', 'schools', true],
    ['.2025-season', '2025-season', true],
    ['.%e9%81%8b', '%e9%81%8b', true],
  ])('[S62] filter: "%s" and an item of class "%s": %s', (text, classes, expected) => {
    expect(readFilter(text)?.(classesOf(classes))).toBe(expected)
  })

  test.each([null, '', 'li', '.a .b', '.', '*, .a', 'li:has('])(
    '[S62] filter: "%s" is not a filter',
    (text) => {
      expect(readFilter(text)).toBeUndefined()
    },
  )

  test('[S62] filter: a class of any name passes items that have it', () => {
    const name = fc.stringMatching(/^[^\s.,]{1,20}$/)
    fc.assert(
      fc.property(name, name, (slug, other) => {
        expect(readFilter(`.${slug}`)?.(classesOf(`${slug} ${other}`))).toBe(true)
        if (slug !== other) expect(readFilter(`.${slug}`)?.(classesOf(other))).toBe(false)
      }),
    )
  })

  test.each([
    ['*', 'ilightbox[portfolio-*]'],
    ['.engraving', 'ilightbox[portfolio-engraving]'],
    ['.y]ilightbox[product', 'ilightbox[portfolio-yilightboxproduct]'],
    [null, 'ilightbox[portfolio-]'],
  ])('[S62] filter: the items that "%s" shows are in the gallery %s', (text, group) => {
    expect(shownGroup(text)).toBe(group)
  })
})
