import { describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { fontSizeFor } from './font-size'
import { isScrolledAsFarAsPossible, movesWithPage } from './place'

const IN_THE_MIDDLE = { windowHeight: 800, scrolledUp: 2000, scrollableDown: 2000 }

describe('[P06] counter: where it starts', () => {
  test.each([
    ['in the window', 700, IN_THE_MIDDLE, false],
    ['at the page’s end', 700, { ...IN_THE_MIDDLE, scrollableDown: 0 }, true],
    ['near the page’s end', 700, { ...IN_THE_MIDDLE, scrollableDown: 50 }, true],
    ['not quite so near it', 700, { ...IN_THE_MIDDLE, scrollableDown: 51 }, false],
    ['at the page’s start', 20, { ...IN_THE_MIDDLE, scrolledUp: 0 }, true],
    ['near the page’s start', 20, { ...IN_THE_MIDDLE, scrolledUp: 30 }, true],
    ['not quite so near it', 20, { ...IN_THE_MIDDLE, scrolledUp: 31 }, false],
    ['in a low window', 100, { ...IN_THE_MIDDLE, windowHeight: 299 }, true],
    ['in a window just high enough', 100, { ...IN_THE_MIDDLE, windowHeight: 300 }, false],
  ])('[P06] counter: %s, its top at %s: %j, it comes no further: %s', (_, top, page, expected) => {
    expect(isScrolledAsFarAsPossible({ top, bottom: top + 100, ...page })).toBe(expected)
  })

  test.each([
    ['the page', '', true],
    ['a fixed box', 'position: fixed', false],
    ['a box that is scrolled', 'overflow-y: auto', false],
    ['a box that hides what is too much', 'overflow-y: hidden', true],
  ])('[P06] counter: in %s', (_, style, expected) => {
    document.body.innerHTML = `<div style="${style}"><p><b></b></p></div>`
    vi.spyOn(document.body.children[0] as Element, 'scrollHeight', 'get').mockReturnValue(900)
    expect(movesWithPage(one('b'))).toBe(expected)
  })

  test('[P06] counter: a box whose content fits does not count as scrolling', () => {
    document.body.innerHTML = '<div style="overflow-y: auto"><b></b></div>'
    expect(movesWithPage(one('b'))).toBe(true)
  })

  test.each([
    [0, 16],
    [100, 25],
    [40, 16],
    [390, 62],
  ])('[P06] counter: in %s px its letters are %s px high', (width, size) => {
    expect(fontSizeFor(width)).toBe(size)
  })
})
