import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hideLimit, isHidden, isShrunk, toneUnder } from './scroll-rules'
import { STATIC, type StickyGeometry, type StickyState, stickyEvents, stickyState } from './sticky-state'

const AT: StickyGeometry = {
  isShown: true,
  scrollTop: 0,
  top: 40,
  width: 1200,
  height: 80,
  spacing: 0,
  documentHeight: 4000,
}
const RULES = { isApp: false, staysFixed: false }
const stuck = (top: number, isPushed = false): StickyState => ({ kind: 'stuck', top, width: 1200, isPushed })

describe('[S04] when a header sticks', () => {
  test.each<[string, Partial<StickyGeometry>, Partial<typeof RULES>, StickyState]>([
    ['at its place (6.1)', { scrollTop: 40 }, {}, STATIC],
    ['past its place (6.1)', { scrollTop: 41 }, {}, stuck(0)],
    ['at the top (6.2)', {}, {}, STATIC],
    ['below admin bar and top bar (6.4)', { top: 72, spacing: 72, scrollTop: 1 }, {}, stuck(72)],
    ['overscrolled', { top: 0, scrollTop: -20 }, {}, STATIC],
    ['not shown', { scrollTop: 500, isShown: false }, {}, STATIC],
    ['stays fixed at the top (6.3)', {}, { staysFixed: true }, { kind: 'fixed', top: 0, width: 1200 }],
    [
      'stays fixed below the admin bar',
      { spacing: 32 },
      { staysFixed: true },
      { kind: 'fixed', top: 32, width: 1200 },
    ],
    ['stays fixed, but scrolled', { scrollTop: 41 }, { staysFixed: true }, stuck(0)],
    ['stays fixed, but not shown', { isShown: false }, { staysFixed: true }, STATIC],
    [
      'of an app',
      { spacing: 32, scrollTop: 900 },
      { isApp: true },
      { kind: 'fixed', top: 32, width: undefined },
    ],
    ['pushed up by the end', { scrollTop: 3950 }, {}, stuck(-30, true)],
    ['right at the end', { scrollTop: 3920 }, {}, stuck(0)],
  ])('[S04] sticky header: %s', (_, at, rules, state) => {
    expect(stickyState({ ...AT, ...at }, { ...RULES, ...rules })).toEqual(state)
  })

  test('[S04] sticky header: it never extends beyond the end of the document', () => {
    const geometry = fc.record({
      scrollTop: fc.integer({ min: 0, max: 5000 }),
      top: fc.integer({ min: 0, max: 500 }),
      height: fc.integer({ min: 1, max: 400 }),
      spacing: fc.integer({ min: 0, max: 200 }),
      documentHeight: fc.integer({ min: 500, max: 6000 }),
    })
    fc.assert(
      fc.property(geometry, (at) => {
        const state = stickyState({ ...AT, ...at }, RULES)
        if (state.kind !== 'stuck') return at.scrollTop <= at.top - at.spacing
        return at.scrollTop + state.top + at.height <= at.documentHeight
      }),
    )
  })

  test.each<[string, StickyState, StickyState, string[]]>([
    ['sticks (6.1)', STATIC, stuck(0), ['sticky-start']],
    ['returns to its place (6.2)', stuck(0), STATIC, ['sticky-end']],
    ['is only fixed again', stuck(0), { kind: 'fixed', top: 0, width: 1200 }, ['sticky-end']],
    ['stays stuck', stuck(0), stuck(0), []],
    ['stays static', STATIC, STATIC, []],
    ['has another top', stuck(0), stuck(32), ['sticky-update']],
    ['is pushed', stuck(0), stuck(-5, true), ['sticky-update', 'sticky-bottom-reached']],
    ['is pushed further', stuck(-5, true), stuck(-9, true), ['sticky-update']],
    ['is no longer pushed', stuck(-5, true), stuck(0), ['sticky-update', 'sticky-bottom-unreached']],
    ['sticks at the end', STATIC, stuck(-5, true), ['sticky-start', 'sticky-bottom-reached']],
  ])('[S04] sticky header: events when it %s', (_, before, after, events) => {
    expect(stickyEvents(before, after)).toEqual(events)
  })
})

describe('[S04] when a header shrinks and hides', () => {
  test.each([
    [true, -160, false],
    [true, -161, true],
    [false, -500, false],
    [true, 0, false],
  ])('[S04] shrink: stuck %s, header at %s px: %s (6.5)', (isStuck, top, shrunk) => {
    expect(isShrunk({ isStuck, top })).toBe(shrunk)
  })

  test.each([
    ['no slider', undefined, 800],
    ['a slider at the top (6.8)', { top: 0, height: 600 }, 700],
    ['a slider below the header', { top: 90, height: 500 }, 690],
  ])('[S04] hide: limit with %s', (_, slider, limit) => {
    expect(hideLimit(slider)).toBe(limit)
  })

  test.each([
    ['to just before the limit (6.6)', { from: 0, to: 799 }, false],
    ['to the limit', { from: 700, to: 800 }, false],
    ['past the limit (6.6)', { from: 799, to: 801 }, true],
    ['up again (6.7)', { from: 801, to: 790, wasHidden: true }, false],
    ['up, but still far down', { from: 3000, to: 2990, wasHidden: true }, false],
    ['on the spot', { from: 3000, to: 3000, wasHidden: true }, false],
    ['with an overlay open (6.9)', { from: 0, to: 2000, isNeeded: true }, false],
    ['not at all, hidden', { from: 3000, to: 3000, wasHidden: true, scrolled: false }, true],
    ['not at all, shown', { from: 0, to: 3000, scrolled: false }, false],
    [
      'not at all, but the keyboard comes',
      { from: 3000, to: 3000, wasHidden: true, scrolled: false, isNeeded: true },
      false,
    ],
  ])('[S04] hide: scrolled %s', (_, input, hidden) => {
    const usual = { wasHidden: false, scrolled: true, isNeeded: false, limit: 800 }
    expect(isHidden({ ...usual, ...input })).toBe(hidden)
  })
})

describe('[S04] the tone of a transparent header', () => {
  const area = (top: number, bottom: number, tone: string) => ({ top, bottom, tone })
  test.each([
    ['an area under it', [area(-100, 300, 'light')], 'light'],
    ['the later of two', [area(-100, 300, 'light'), area(50, 400, 'dark')], 'dark'],
    ['none under it', [area(81, 300, 'light')], null],
    ['one that ends there', [area(-100, 80, 'light')], null],
    ['one without a tone', [area(-100, 300, '')], 'default'],
    ['one with an invalid tone', [area(-100, 300, '"><script>')], 'default'],
    ['a hidden one', [area(0, 0, 'light')], null],
    ['no areas', [], null],
  ])('[S04] tone: %s', (_, areas, tone) => {
    const input = { areas, headerHeight: 80, viewportHeight: 900, defaultTone: 'default' }
    expect(toneUnder(input)).toBe(tone)
  })
})
