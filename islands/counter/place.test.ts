import { describe, expect, test } from 'vitest'
import { fontSizeFor } from './font-size'
import { mayStart } from './place'

const IN_THE_MIDDLE = { windowHeight: 800, scrolledUp: 2000, scrollableDown: 2000 }

describe('[P06] counter: where it starts', () => {
  test.each([
    ['just below the window', 801, IN_THE_MIDDLE, false],
    ['149 px into the window', 651, IN_THE_MIDDLE, false],
    ['150 px into the window', 650, IN_THE_MIDDLE, true],
    ['in its middle', 400, IN_THE_MIDDLE, true],
    ['150 px from its top', 50, IN_THE_MIDDLE, true],
    ['149 px from its top', 49, IN_THE_MIDDLE, false],
    ['above it', -101, IN_THE_MIDDLE, false],
    ['at the page’s end', 700, { ...IN_THE_MIDDLE, scrollableDown: 0 }, true],
    ['near the page’s end', 700, { ...IN_THE_MIDDLE, scrollableDown: 49 }, true],
    ['not quite so near it', 700, { ...IN_THE_MIDDLE, scrollableDown: 50 }, false],
    ['at the page’s start', 20, { ...IN_THE_MIDDLE, scrolledUp: 0 }, true],
    ['near the page’s start', 20, { ...IN_THE_MIDDLE, scrolledUp: 29 }, true],
    ['not quite so near it', 20, { ...IN_THE_MIDDLE, scrolledUp: 30 }, false],
    ['in a low window', 100, { ...IN_THE_MIDDLE, windowHeight: 190 }, true],
    ['below a low window', 200, { ...IN_THE_MIDDLE, windowHeight: 190 }, false],
  ])('[P06] counter: %s, its top at %s: %j, %s', (_, top, page, expected) => {
    expect(mayStart({ top, bottom: top + 100, ...page })).toBe(expected)
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
