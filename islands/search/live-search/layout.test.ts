import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const STYLE = '.aws-search-result .aws_result_scroll { max-height: 500px; overflow-y: auto }'

/** The layout is asked once a page: each test is a page of its own. */
let layoutOf: typeof import('./layout').layoutOf

beforeEach(async () => {
  vi.resetModules()
  layoutOf = (await import('./layout')).layoutOf
})
afterEach(() => {
  document.head.innerHTML = ''
})

const ask = (settings = {}) => layoutOf(document, settings)

describe('[S41] layout', () => {
  test('[S41] layout: a style sheet for the block layout (row 92)', () => {
    document.head.innerHTML = `<style>${STYLE}</style>`
    expect(ask()).toBe('block')
  })

  test.each([
    ['no style sheet', ''],
    [
      'one for the list layout',
      '<style>.aws-search-result ul { max-height: 400px; overflow-y: auto }</style>',
    ],
    [
      'rules for other places',
      '<style>.aws_result_scroll ul, .aws-search-result { max-height: 500px }</style>',
    ],
    ['no limit', '<style>.aws-search-result .aws_result_scroll { max-height: none }</style>'],
  ])('[S41] layout: %s makes it the list (row 92)', (_, head) => {
    document.head.innerHTML = head
    expect(ask()).toBe('list')
  })

  test('[S41] layout: the page is asked once, and left as it was', () => {
    document.body.innerHTML = '<p></p>'
    expect(ask()).toBe('list')
    document.head.innerHTML = `<style>${STYLE}</style>`
    const append = vi.spyOn(document.body, 'append')
    expect(ask()).toBe('list')
    expect(append).not.toHaveBeenCalled()
    expect(document.body.innerHTML).toBe('<p></p>')
  })

  test('[S41] layout: what is put on the page to ask is not seen', () => {
    const seen: string[] = []
    const computed = vi.spyOn(window, 'getComputedStyle')
    computed.mockImplementation((element) => {
      const block = element.closest<HTMLElement>('.aws-search-result')
      seen.push(block?.parentElement?.tagName ?? '', block?.style.visibility ?? '')
      return { maxHeight: '500px' } as CSSStyleDeclaration
    })
    expect(ask()).toBe('block')
    expect(seen).toEqual(['BODY', 'hidden'])
    expect(document.body.childElementCount).toBe(0)
  })

  test.each(['list', 'block'] as const)('[S41] layout: the site may decide: %s', (searchLayout) => {
    if (searchLayout === 'list') document.head.innerHTML = `<style>${STYLE}</style>`
    expect(ask({ searchLayout })).toBe(searchLayout)
    expect(ask()).toBe(searchLayout === 'list' ? 'block' : 'list')
  })

  test.each([['auto'], [''], [null], [1], [['block']]])(
    '[S41] layout: the setting %j decides nothing',
    (searchLayout) => {
      expect(ask({ searchLayout })).toBe('list')
    },
  )
})
