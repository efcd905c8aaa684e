import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerLayout } from '../../../../src/page/list-layout'
import { takesClick } from '../../../../tests/unit/click'
import { one } from '../../../../tests/unit/fragment'
import {
  album,
  buttonIn,
  idsIn,
  nextInput,
  noteIn,
  openFeed,
  post,
  said,
  settle,
  type TestFeed,
} from './test-feed'

vi.mock('dompurify', async (original) =>
  (await import('../../../../tests/unit/purifier-stand-in')).purifierStandIn(original),
)

afterEach(() => void Reflect.deleteProperty(window, 'cff_custom_js'))
const FAILED = 'More posts could not be loaded. Please try again.'
const press = (feed: Element) => takesClick(buttonIn(feed))
const sentUrl = ({ asked }: TestFeed, key = 'trophyshop'): string =>
  JSON.parse(asked.at(-1)?.['pag_url'] ?? '{}')[key]
const setUrls = (text: string) => (feed: HTMLElement) =>
  one('.cff-pag-url', feed).setAttribute('data-cff-pag-url', text)

describe('[F10] page feed: the question', () => {
  test('[F10] page feed: the next addresses continue from the last post; the shortcode is sent as printed (47)', () => {
    const list = openFeed('#posts')
    expect(press(list.feed)).toBe(true)
    expect(list.asked).toHaveLength(1)
    expect(list.asked[0]).toMatchObject({
      action: 'cff_get_new_posts',
      shortcode_data: '{"id":"trophyshop","num":"2"}',
    })
    expect(sentUrl(list)).toBe(
      'https://graph.example/v3/trophyshop/posts?access_token=x_cff_hide_token_x&limit=2&until=89',
    )
  })

  test.each([
    ['its date as the owner set it wins (48)', { 'data-cff-backdated': '70' }, 'until=69'],
    ['an empty one does not', { 'data-cff-backdated': '' }, 'until=89'],
    [
      'no number: that of the last post counts, which has none either',
      { 'data-cff-timestamp': 'soon' },
      'until=100&after=abc',
    ],
  ])('[F10] page feed: %s', (_, attributes, expected) => {
    const list = openFeed('#posts', 'feed-paging', (feed) => {
      for (const [name, value] of Object.entries(attributes)) {
        one('.cff-item:last-of-type', feed).setAttribute(name, value)
      }
    })
    press(list.feed)
    expect(sentUrl(list).split('limit=2&')[1]).toBe(expected)
  })

  test('[F10] page feed: a key without posts continues from the feed’s last post; malformed keys do no harm', () => {
    const list = openFeed('#posts', 'feed-paging', setUrls('{"a.b \\"c[":"u?x","other":"u?y"}'))
    press(list.feed)
    expect([sentUrl(list, 'a.b "c['), sentUrl(list, 'other')]).toEqual(['u?x&until=89', 'u?y&until=89'])
  })

  test('[F10] page feed: finished addresses are sent unchanged (49)', () => {
    const list = openFeed('#posts', 'feed-paging', (feed) => feed.setAttribute('data-timeline-pag', 'true'))
    press(list.feed)
    expect(sentUrl(list)).toMatch(/&until=100&after=abc&__paging_token=x$/)
  })

  test('[F10] page feed: a grid by offset also counts the items that the server left out (50)', () => {
    const list = openFeed('#albums')
    press(list.feed)
    expect(sentUrl(list)).toBe(
      'https://graph.example/v3/trophyshop/albums?access_token=x_cff_hide_token_x&limit=8&offset=9',
    )
  })

  test.each(['""', '{}', '[]', '0', '', '{"a"'])(
    '[F10] page feed: the map %j is the end of posts, without a question (45)',
    (text) => {
      const list = openFeed('#posts', 'feed-paging', setUrls(text))
      expect(press(list.feed)).toBe(true)
      expect(list.asked).toEqual([])
      expect(buttonIn(list.feed).style.display).toBe('none')
      expect(buttonIn(list.feed).nextElementSibling).toBe(noteIn(list.feed))
    },
  )

  test('[F10] page feed: at the end, items beyond the window’s limit are shown without a call', () => {
    const list = openFeed('#posts', 'feed-paging', (feed) => {
      setUrls('{}')(feed)
      one('#cff_1_12', feed).classList.add('cff-num-diff-hide')
    })
    const lay = vi.fn()
    registerLayout(list.feed, lay)
    press(list.feed)
    expect(list.feed.querySelector('.cff-num-diff-hide')).toBeNull()
    expect([list.asked, lay.mock.calls.length, said()]).toEqual([[], 1, "1 more item. That's all"])
  })

  test('[F10] page feed: a feed without an element for its addresses has ended', () => {
    const list = openFeed('#posts', 'feed-paging', (feed) => one('.cff-pag-url', feed).remove())
    press(list.feed)
    expect(noteIn(list.feed)?.textContent).toBe("That's all")
  })

  test.each([
    ["That\\'s all", "That's all"],
    ['', 'No more posts'],
    [null, 'No more posts'],
    ['<b>Fin</b>', '<b>Fin</b>'],
  ])('[F10] page feed: the text %j at the end (46)', (printed, expected) => {
    const list = openFeed('#posts', 'feed-paging', (feed) => {
      setUrls('{}')(feed)
      if (printed === null) buttonIn(feed).removeAttribute('data-no-more')
      else buttonIn(feed).setAttribute('data-no-more', printed)
    })
    press(list.feed)
    expect(noteIn(list.feed)?.textContent).toBe(expected)
    expect(said()).toBe(expected)
    buttonIn(list.feed).click()
    expect(list.feed.querySelectorAll('.cff-no-more-posts')).toHaveLength(1)
  })
})

describe('[F10] page feed: the answer', () => {
  test('[F10] page feed: during a call the button is disabled and has no id; a second press does nothing (52)', async () => {
    const list = openFeed('#posts')
    const button = buttonIn(list.feed)
    press(list.feed)
    expect(press(list.feed)).toBe(true)
    expect(list.asked).toHaveLength(1)
    expect(button.id).toBe('')
    expect([...button.classList]).toEqual(['cff-load-more', 'cff-disabled', 'cff-loading'])
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const loader = one<HTMLElement>('.cff-loader', button)
    expect(loader.style.background || loader.style.backgroundColor).toBe(getComputedStyle(button).color)
    await list.answer(post('1_13', 50) + nextInput('{"trophyshop":"u"}'))
    expect([button.id, button.className]).toEqual(['cff-load-more', 'cff-load-more'])
    expect(button.querySelector('.cff-loader')).toBeNull()
    expect(button.style.display).toBe('')
  })

  test('[F10] page feed: the loader has the colour of the button’s text, not that of a disabled button', () => {
    const { feed } = openFeed('#posts')
    const style = document.createElement('style')
    style.textContent =
      '.cff-load-more { color: rgb(1, 2, 3) } .cff-load-more.cff-disabled { color: rgb(9, 9, 9) }'
    feed.append(style)
    press(feed)
    const { background, backgroundColor } = one<HTMLElement>('.cff-loader', feed).style
    expect(background || backgroundColor).toBe('rgb(1, 2, 3)')
    expect(getComputedStyle(buttonIn(feed)).color).toBe('rgb(9, 9, 9)')
  })

  test('[F10] page feed: new items follow the last one, are made ready and laid out; the end is announced (53)', async () => {
    const list = openFeed('#posts')
    const { feed, page } = list
    one('.cff-item', feed).classList.add('cff-num-diff-hide')
    const order: string[] = []
    const isLoading = () => buttonIn(feed).matches('.cff-loading')
    const ready = () =>
      [...feed.querySelectorAll('.cff-item:has([href$="/hashtag/gold"])')].map(({ id }) => id)
    registerLayout(feed, () => order.push(`laid out ${ready()} ${isLoading()} ${noteIn(feed) !== null}`))
    Object.assign(window, {
      cff_custom_js: (...args: unknown[]) => order.push(`custom ${args.length} ${noteIn(feed) !== null}`),
    })
    press(feed)
    const posts = [post('1_13', 50), post('1_14', 40)].map((html) => html.replace('Post', '#gold'))
    await list.answer(`${posts.join('\n')}${nextInput('{}')}`)
    expect(order).toEqual(['laid out cff_1_13,cff_1_14 false false', 'custom 1 true'])
    expect(idsIn(feed)).toEqual(['1_11', '1_12', '1_13', '1_14'])
    expect(idsIn(feed, '.cff-new')).toEqual(['1_13', '1_14'])
    expect(feed.querySelector('.cff-num-diff-hide')).toBeNull()
    expect(feed.querySelectorAll('.cff-pag-url')).toHaveLength(1)
    expect(one('.cff-pag-url', feed).getAttribute('data-cff-pag-url')).toBe('{}')
    expect(buttonIn(feed).style.display).toBe('none')
    expect(noteIn(feed)?.textContent).toBe("That's all")
    expect(said()).toBe("3 more items. That's all")
    expect(page.report).not.toHaveBeenCalled()
  })

  test.each([
    ['an error of the server', (list: TestFeed) => list.answer('', 500)],
    ['the answer 0', (list: TestFeed) => list.answer('0')],
    ['the answer -1', (list: TestFeed) => list.answer('-1\n')],
    [
      'a page that tells of an error',
      (list: TestFeed) =>
        list.answer('<html><body><div class="wp-die">There has been a critical error.</div></body></html>'),
    ],
    ['no network', (list: TestFeed) => list.fail()],
  ])(
    '[F10] page feed: %s leaves everything as it was, says so, and the button can be used again (54)',
    async (_, go) => {
      const list = openFeed('#posts')
      const before = list.feed.cloneNode(true)
      press(list.feed)
      const [first] = list.asked
      await go(list)
      const note = buttonIn(list.feed).nextElementSibling
      expect([note?.textContent, said()]).toEqual([FAILED, FAILED])
      note?.remove()
      expect(list.feed.isEqualNode(before)).toBe(true)
      expect(list.page.report).toHaveBeenCalledTimes(1)
      expect(list.page.report.mock.calls[0]?.[1]).toBe('call')
      press(list.feed)
      expect(list.asked[1]).toEqual(first)
    },
  )

  test('[F10] page feed: the next press removes the note of a failure', async () => {
    const list = openFeed('#posts')
    press(list.feed)
    await list.fail()
    press(list.feed)
    expect(list.feed.textContent).not.toContain(FAILED)
    await list.answer(post('1_13', 50) + nextInput('{"a":"u"}'))
    expect([list.feed.textContent?.includes(FAILED), said()]).toEqual([false, '1 more item'])
  })

  test.each(['', ' \n'])('[F10] page feed: the empty answer %j ends the list', async (nothing) => {
    const list = openFeed('#posts')
    press(list.feed)
    await list.answer(nothing)
    expect([noteIn(list.feed)?.textContent, said()]).toEqual(["That's all", "That's all"])
    expect(list.page.report).not.toHaveBeenCalled()
  })

  test('[F10] page feed: an answer with addresses but without posts leads to the next call', async () => {
    const list = openFeed('#posts')
    press(list.feed)
    await list.answer(nextInput('{"trophyshop":"second"}'))
    expect([list.asked.length, sentUrl(list), buttonIn(list.feed).classList.contains('cff-loading')]).toEqual(
      [2, 'second', true],
    )
    await list.answer(post('1_13', 50) + nextInput('{"trophyshop":"third"}'))
    expect([list.asked.length, idsIn(list.feed).at(-1), said(), noteIn(list.feed)]).toEqual([
      2,
      '1_13',
      '1 more item',
      null,
    ])
  })

  test('[F10] page feed: after three such answers the list has ended', async () => {
    const list = openFeed('#posts')
    press(list.feed)
    for (const url of ['second', 'third', 'fourth']) await list.answer(nextInput(`{"trophyshop":"${url}"}`))
    expect(list.asked).toHaveLength(3)
    expect([noteIn(list.feed)?.textContent, said()]).toEqual(["That's all", "That's all"])
  })

  test('[F10] page feed: after a failure of the second call, the next press repeats that call', async () => {
    const list = openFeed('#posts')
    press(list.feed)
    await list.answer(nextInput('{"trophyshop":"second"}'))
    await list.fail()
    expect([noteIn(list.feed), said()]).toEqual([null, FAILED])
    press(list.feed)
    expect([list.asked.length, sentUrl(list)]).toEqual([3, 'second'])
  })

  test('[F10] page feed: after an answer without posts, the time in the address stays (51)', async () => {
    const list = openFeed('#posts')
    const mark = () => buttonIn(list.feed).getAttribute('data-cff-no-posts-added')
    expect(mark()).toBe('false')
    press(list.feed)
    await list.answer(nextInput('{"trophyshop":"u?until=7&after=abc"}'))
    expect(mark()).toBe('true')
    expect(said()).toBeUndefined()
    expect(sentUrl(list)).toBe('u?until=7&after=abc')
    await list.answer(post('1_13', 50) + nextInput('{"trophyshop":"u?until=7&after=abc"}'))
    expect(mark()).toBe('false')
    press(list.feed)
    expect(sentUrl(list)).toBe('u?until=49')
  })

  test('[F10] page feed: an empty feed is marked as such, and then filled', async () => {
    const list = openFeed('#posts', 'feed-paging', (feed) => one('.cff-posts-wrap', feed).replaceChildren())
    expect(buttonIn(list.feed).getAttribute('data-cff-no-posts-added')).toBe('true')
    press(list.feed)
    expect(sentUrl(list)).toMatch(/&until=100&after=abc$/)
    await list.answer(post('1_13', 50) + nextInput('{}'))
    expect(one('.cff-posts-wrap', list.feed).querySelector('#cff_1_13')).not.toBeNull()
  })

  test('[F10] page feed: without another place, new items go before the button', async () => {
    const list = openFeed('#posts', 'feed-paging', (feed) => one('.cff-posts-wrap', feed).remove())
    press(list.feed)
    await list.answer(post('1_13', 50) + nextInput('{"a":"u"}'))
    expect(idsIn(list.feed)).toEqual(['1_13'])
    expect(list.feed.lastElementChild).toBe(buttonIn(list.feed))
  })

  test('[F10] page feed: items without next addresses end the list', async () => {
    const list = openFeed('#posts')
    press(list.feed)
    await list.answer(post('1_13', 50))
    expect(idsIn(list.feed)).toEqual(['1_11', '1_12', '1_13'])
    expect(noteIn(list.feed)).not.toBeNull()
  })

  test('[F10] page feed: more posts in one feed do not change another (55)', async () => {
    const list = openFeed('#others')
    const other = one('#posts').outerHTML
    press(list.feed)
    expect(sentUrl(list, 'engravers')).toMatch(/&until=79$/)
    await list.answer(post('2_22', 50, 'engravers') + nextInput('{}'))
    expect(idsIn(list.feed)).toEqual(['2_21', '2_22'])
    expect(one('#posts').outerHTML).toBe(other)
  })

  test('[F10] page feed: a button and addresses in the feed’s wrapper belong to the feed', () => {
    const list = openFeed('#others', 'feed-paging', (feed) => {
      one('#others').append(buttonIn(feed), one('.cff-pag-url', feed))
    })
    one('#others .cff-load-more').click()
    expect(sentUrl(list, 'engravers')).toMatch(/&until=79$/)
  })

  test('[F10] page feed: a feed without a wrapper finds its parts', () => {
    const list = openFeed('#others', 'feed-paging', (feed) => one('#others').replaceWith(feed))
    press(list.feed)
    expect(sentUrl(list, 'engravers')).toMatch(/&until=79$/)
  })

  test('[F10] page feed: errors of other scripts do not stop a press', async () => {
    const list = openFeed('#posts')
    Object.assign(window, {
      cff_custom_js: () => {
        throw new Error('odd')
      },
    })
    registerLayout(list.feed, () => {
      throw new Error('no room')
    })
    press(list.feed)
    await list.answer(post('1_13', 50) + nextInput('{}'))
    expect(list.page.report.mock.calls.map(([cause]) => String(cause))).toEqual([
      'Error: no room',
      'Error: odd',
    ])
    expect(noteIn(list.feed)).not.toBeNull()
  })

  test('[F10] page feed: a script that presses the button after new posts starts a call of its own (52)', async () => {
    const list = openFeed('#posts')
    Object.assign(window, { cff_custom_js: () => buttonIn(list.feed).click() })
    press(list.feed)
    await list.answer(post('1_13', 50) + nextInput('{"trophyshop":"u"}'))
    expect(list.asked).toHaveLength(2)
    expect(buttonIn(list.feed).matches('.cff-loading:not([id])')).toBe(true)
    press(list.feed)
    expect(list.asked).toHaveLength(2)
  })

  test.each([5, null, 'alert(1)', {}])('[F10] page feed: the global %j is not called', async (value) => {
    const list = openFeed('#posts')
    Object.assign(window, { cff_custom_js: value })
    press(list.feed)
    await list.answer(post('1_13', 50) + nextInput('{}'))
    expect(list.page.report).not.toHaveBeenCalled()
  })

  test('[F10] page feed: the site’s script is called with the page’s jQuery', async () => {
    const list = openFeed('#posts')
    const jQuery = Object.assign(() => {}, { fn: {} })
    const custom = vi.fn()
    vi.stubGlobal('jQuery', jQuery)
    Object.assign(window, { cff_custom_js: custom })
    press(list.feed)
    await list.answer(post('1_13', 50) + nextInput('{}'))
    expect(custom).toHaveBeenCalledExactlyOnceWith(jQuery)
  })

  test('[F10] page feed: unmounting restores everything and drops pending calls', async () => {
    const list = openFeed('#posts')
    const button = buttonIn(list.feed)
    press(list.feed)
    list.unmount()
    expect([button.id, button.className, button.getAttribute('role')]).toEqual([
      'cff-load-more',
      'cff-load-more',
      null,
    ])
    await settle()
    await list.answer(post('1_13', 50) + nextInput('{}'))
    expect(idsIn(list.feed)).toEqual(['1_11', '1_12'])
    expect(list.page.report).not.toHaveBeenCalled()
    expect(takesClick(button)).toBe(false)
    expect(button.hasAttribute('data-cff-no-posts-added')).toBe(false)
  })

  test('[F10] page feed: unmounting also removes the note at the end', () => {
    const list = openFeed('#posts', 'feed-paging', setUrls('{}'))
    press(list.feed)
    list.unmount()
    expect(noteIn(list.feed)).toBeNull()
    expect(buttonIn(list.feed).style.display).toBe('')
  })
})

describe('[F13] page feed: grids', () => {
  test.each([
    ['a grid by offset ends with an answer without albums', 'offset', nextInput('{"a":"u"}'), true],
    [
      'albums that the server left out are no end',
      'offset',
      `<p class="cff-empty-album cff-trophyshop"></p>${nextInput('{}')}`,
      false,
    ],
    ['nor are albums', '', album('90', 5) + nextInput('{}'), false],
    ['a grid by cursor ends with the map', 'cursor', album('90', 5) + nextInput('{}'), true],
    ['and asks on without albums', 'cursor', nextInput('{"a":"u"}'), false],
  ])('[F13] page feed: %s', async (_, paging, answer, isOver) => {
    const list = openFeed('#albums', 'feed-paging', (feed) => feed.setAttribute('data-grid-pag', paging))
    press(list.feed)
    await list.answer(answer)
    expect(list.feed.querySelectorAll('.cff-album-item')).toHaveLength(answer.includes('cff_90') ? 9 : 8)
    expect(noteIn(list.feed) !== null).toBe(isOver)
  })

  test('[F13] page feed: an answer without addresses keeps the old ones', async () => {
    const list = openFeed('#albums')
    press(list.feed)
    await list.answer(album('90', 5))
    press(list.feed)
    expect(one('#cff_90').nextElementSibling?.className).toBe('cff-empty-album cff-trophyshop')
    expect(sentUrl(list)).toMatch(/&offset=10$/)
  })

  test('[F13] page feed: a grid without a map of addresses has ended', () => {
    const list = openFeed('#albums', 'feed-paging', (feed) =>
      one('.cff-pag-url', feed).removeAttribute('data-cff-prev-url'),
    )
    press(list.feed)
    expect(list.asked).toEqual([])
    expect(noteIn(list.feed)).not.toBeNull()
  })
})

describe('[F13] page feed: pages of the browser', () => {
  const shown = (feed: Element) =>
    [...feed.querySelectorAll<HTMLElement>('.cff-item')].filter(
      ({ style }) => style.display === 'inline-block',
    )

  test('[F13] page feed: upcoming events are shown five, ten, and all twelve, without a call (43)', () => {
    const list = openFeed('#events', 'feed-pages')
    const lay = vi.fn()
    registerLayout(list.feed, lay)
    expect(shown(list.feed)).toHaveLength(5)
    press(list.feed)
    expect(shown(list.feed)).toHaveLength(10)
    expect([noteIn(list.feed), lay.mock.calls.length, said()]).toEqual([null, 1, '5 more items'])
    press(list.feed)
    expect(shown(list.feed)).toHaveLength(12)
    expect(noteIn(list.feed)?.textContent).toBe('No more posts')
    expect(buttonIn(list.feed).style.display).toBe('none')
    expect([list.asked, said()]).toEqual([[], '2 more items. No more posts'])
  })

  test('[F13] page feed: reviews: the first ones are removed, three are shown (44)', () => {
    const list = openFeed('#reviews', 'feed-pages')
    const ids = () => shown(list.feed).map(({ id }) => id.split('_')[1])
    expect(list.feed.querySelectorAll('.cff-review')).toHaveLength(6)
    expect(ids()).toEqual(['reviewer-3', 'reviewer-4', 'reviewer-5'])
    press(list.feed)
    expect([ids().length, noteIn(list.feed) !== null]).toEqual([6, true])
    expect(list.asked).toEqual([])
    list.unmount()
    expect(idsIn(list.feed).map((id) => id.split('_')[0])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `reviewer-${number}`),
    )
    expect(shown(list.feed)).toEqual([])
  })

  test('[F13] page feed: items beyond the window’s limit replace removed reviews, and all appear at a press', () => {
    const list = openFeed('#reviews', 'feed-pages', (feed) => {
      for (const item of [...feed.querySelectorAll('.cff-review')].slice(3))
        item.classList.add('cff-num-diff-hide')
    })
    const seen = () => list.feed.querySelectorAll('.cff-review:not(.cff-num-diff-hide)').length
    expect(seen()).toBe(3)
    press(list.feed)
    expect(seen()).toBe(6)
  })

  test('[F13] page feed: an offset beyond the last review removes all', () => {
    const list = openFeed('#reviews', 'feed-pages', (feed) => feed.setAttribute('data-offset', '99'))
    expect(list.feed.querySelector('.cff-review')).toBeNull()
    press(list.feed)
    expect(noteIn(list.feed)).not.toBeNull()
    list.unmount()
    expect(list.feed.querySelectorAll('.cff-review')).toHaveLength(8)
  })

  test('[F13] page feed: hidden items of the first page are announced and focused, too, before the new ones', () => {
    const list = openFeed('#events', 'feed-pages', (feed) => {
      for (const item of [...feed.querySelectorAll('.cff-event')].slice(3))
        item.classList.add('cff-num-diff-hide')
    })
    press(list.feed)
    expect([shown(list.feed).length, said()]).toEqual([10, '7 more items'])
  })

  test.each([null, '', 'NaN', '0', '-3', 'many'])('[F13] page feed: a page size of %j means 25', (size) => {
    const list = openFeed('#events', 'feed-pages', (feed) => {
      feed.setAttribute('data-pag-num', size ?? '')
      if (size === null) feed.removeAttribute('data-pag-num')
    })
    expect(shown(list.feed)).toHaveLength(12)
  })

  test('[F13] page feed: events that other scripts add are shown in their place', () => {
    const list = openFeed('#events', 'feed-pages', (feed) => feed.setAttribute('data-pag-num', '13'))
    const late = one('.cff-event', list.feed).cloneNode(true) as HTMLElement
    late.style.display = ''
    late.id = 'cff_late'
    one('.cff-posts-wrap', list.feed).append(late)
    const lay = vi.fn()
    registerLayout(list.feed, lay)
    list.page.tellMarkup(late)
    expect(shown(list.feed)).toHaveLength(13)
    expect(lay).toHaveBeenCalledTimes(1)
  })

  test('[F13] page feed: events that are not new are shown, too', () => {
    const list = openFeed('#events', 'feed-pages', (feed) => {
      for (const item of feed.querySelectorAll('.cff-new')) item.classList.remove('cff-new')
    })
    expect(shown(list.feed)).toHaveLength(5)
  })

  test('[F13] page feed: without a button, the first page is still shown', () => {
    const list = openFeed('#events', 'feed-pages', (feed) => buttonIn(feed).remove())
    expect(shown(list.feed)).toHaveLength(5)
  })
})
