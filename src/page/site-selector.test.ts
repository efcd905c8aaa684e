import { describe, expect, test, vi } from 'vitest'
import { siteSelector } from './site-selector'

const read = (value: unknown) => {
  vi.stubGlobal('laurelConfig', { feedTextCut: value })
  return siteSelector('feedTextCut', '.usual')
}

describe('[X11] a selector from the settings', () => {
  test.each(['.cup', 'ul > li, .cup', '.cup:is(.a, .b)', '[data-a="b"]', '.cup::before', 'p:not([class])'])(
    '[X11] settings: %s stands',
    (selector) => {
      expect(read(selector)).toBe(selector)
    },
  )

  test.each([
    ['nothing', ''],
    ['space', ' '],
    ['no selector', '###'],
    ['no text', 7],
    ['an open bracket of a function', '.cup:is(ul'],
    ['one that matches anything', '*:is(ul'],
    ['an open attribute', '.cup[data-a=b'],
    ['an open string', '.cup[data-a="b'],
    ['another open string', ".cup[data-a='b"],
    ['a string in a function', '.cup:is([data-a="b'],
    ['an open comment', '.cup/* of gold'],
    ['an escape of nothing', '.cup\\'],
    ['a list without its end', '.cup,'],
  ])('[X11] settings: %s gives the usual one, which the others in a list survive', (_, selector) => {
    expect(read(selector)).toBe('.usual')
  })

  test('[X11] settings: a getter that throws gives the usual one', () => {
    vi.stubGlobal('laurelConfig', {
      get feedTextCut() {
        throw new Error('not yet')
      },
    })
    expect(siteSelector('feedTextCut', '.usual')).toBe('.usual')
  })
})
