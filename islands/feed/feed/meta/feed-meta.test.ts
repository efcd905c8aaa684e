import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeView } from '../../../../tests/unit/fake-view'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../../tests/unit/mounter'
import { act } from '../../test-feed'
import { mount } from '..'
import {
  A,
  answer,
  asked,
  B,
  cached,
  comments,
  holdAnew,
  likes,
  mountFeeds,
  openComments,
  page,
  post,
  server,
  setUp,
  show,
  start,
  tearDown,
  text,
  total,
  uncached,
} from './test-feed'

beforeEach(setUp)
afterEach(tearDown)

describe('[F11] page feed: metadata', () => {
  test('[F11] metadata: one get_meta, without any other field (17.11)', async () => {
    start('feed-comments', { cffmetatrans: 'true' })
    await server.settle()
    expect(server.calls.map(({ action, fields }) => [action, fields])).toEqual([['get_meta', {}]])
  })

  test('[F11] metadata: servers that print no setting are asked, too', () => {
    start()
    expect(server.calls).toHaveLength(1)
  })

  test.each([
    ['nothing is kept yet', uncached],
    ['nothing is ever kept', { cffdisablecommentcaching: 'true' }],
  ])('[F11] metadata: where %s, each post is requested by itself (17.12)', async (_, globals) => {
    start('feed-comments', globals)
    await server.settle()
    expect([server.of('get_meta'), asked()]).toEqual([[], [A, B]])
  })

  test('[F11] metadata: without a timeline on the page the cache is not fetched', async () => {
    showFragment('feed-comments')
    one('.cff').classList.remove('cff-timeline-feed')
    mountFeeds()
    await server.settle()
    expect([server.of('get_meta'), asked()]).toEqual([[], [A, B]])
  })

  test('[F11] metadata: cached data is shown, only other posts are asked about (17.13)', async () => {
    start()
    await server.first('get_meta').answer(cached({ [A]: answer(likes(7)) }))
    expect(text('.cff-likes .cff-count')).toBe('7')
    expect(asked()).toEqual([B])
  })

  test.each(['', '0', '-1', '[]', '<html>', cached({ [A]: '{"error":{}}' }), cached({ [A]: '<p>' })])(
    '[F11] metadata: a cache of %s knows nothing',
    async (body) => {
      start()
      await server.first('get_meta').answer(body)
      expect(asked()).toEqual([A, B])
    },
  )

  test.each([
    ['500', (call: ReturnType<typeof server.first>) => call.answer('', 500)],
    ['a dead network', (call: ReturnType<typeof server.first>) => call.fail()],
  ])(
    '[F11] metadata: with %s for get_meta nothing else is asked, and nobody hears of it (17.14)',
    async (_, act) => {
      start()
      await act(server.first('get_meta'))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(server.calls).toHaveLength(1)
      expect(page.report).not.toHaveBeenCalled()
    },
  )

  test('[F11] metadata: one get_meta for all feeds, another one for posts that come later', async () => {
    showFragment('feed-comments')
    const second = one('.cff-wrapper').cloneNode(true) as HTMLElement
    document.body.append(second)
    for (const each of second.querySelectorAll('[id]')) each.id = each.id.replace('1234_', '99_')
    mountFeeds()
    await server.settle()
    expect(server.of('get_meta')).toHaveLength(1)
    await server.first('get_meta').answer('')
    expect(asked()).toEqual([A, B, '99_5678', '99_5679'])
    const late = post(B).cloneNode(true) as HTMLElement
    late.id = 'cff_1234_1'
    one('.cff-view-comments', late).id = '1234_1'
    one('.cff-posts-wrap').append(late)
    page.tellMarkup(late)
    await server.settle()
    expect(server.of('get_meta')).toHaveLength(2)
    await server.of('get_meta')[1]?.answer(cached({ '1234_1': answer(likes(9)) }))
    expect(text('.cff-likes .cff-count', '1234_1')).toBe('9')
    expect(asked()).toHaveLength(4)
  })

  test('[F11] metadata: posts without a summary and events are not asked about', async () => {
    start('feed-comments.odd', uncached)
    await server.settle()
    expect(asked()).toEqual(['1234_1', '1234_2', '1234_3', '1234_4'])
    for (const call of [...server.calls]) await call.answer('')
    expect(asked().slice(4)).toEqual(['1234_7'])
  })

  test('[F11] metadata: a feed without such posts makes no call', async () => {
    document.body.innerHTML =
      '<div class="cff cff-timeline-feed"><div class="cff-item cff-new" id="cff_1"></div></div>'
    mountFeeds()
    await server.settle()
    expect(server.calls).toEqual([])
  })

  test('[F11] metadata: four calls at a time, in the order of the page', async () => {
    document.body.innerHTML = `<div class="cff">${[1, 2, 3, 4, 5, 6, 7]
      .map(
        (id) =>
          `<div class="cff-item cff-new" id="cff_${id}"><a class="cff-view-comments" id="${id}"></a></div>`,
      )
      .join('')}</div>`
    mountFeeds()
    await server.settle()
    expect(asked()).toEqual(['1', '2', '3', '4'])
    await server.calls[2]?.answer('')
    expect(asked()).toEqual(['1', '2', '3', '4', '5'])
    await server.calls[0]?.answer('', 500)
    await server.calls[1]?.fail()
    expect(asked()).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })

  test('[F11] metadata: posts are asked about when the visitor comes near them, the cache only at the start', async () => {
    const view = fakeView()
    document.body.innerHTML = `<div class="cff cff-timeline-feed">${[1, 2, 3, 4, 5, 6, 7]
      .map(
        (id) =>
          `<div class="cff-item cff-new" id="cff_${id}"><a class="cff-view-comments" id="${id}"></a></div>`,
      )
      .join('')}</div>`
    mounter(mount)(one('.cff'), page)
    await server.settle()
    expect(server.calls).toEqual([])
    // The four posts after it are ready, too.
    view.show(post('1'))
    await server.first('get_meta').answer(cached({ 6: answer(likes(7)) }))
    for (const id of ['1', '2', '3', '4', '5']) {
      await server.of('cff_query').at(-1)?.answer('')
      expect(asked()).toContain(id)
    }
    view.show(post('7'))
    await server.settle()
    expect(asked().sort()).toEqual(['1', '2', '3', '4', '5', '7'])
    expect(server.of('get_meta')).toHaveLength(1)
  })

  test('[F11] metadata: a post of two feeds is asked about once', async () => {
    start('feed-comments', uncached)
    document.body.append(one('.cff-wrapper').cloneNode(true))
    mountFeeds({ from: 1 })
    await server.settle()
    expect(asked()).toEqual([A, B])
    await server.first('cff_query').answer(answer(likes(9)))
    const counts = [...document.querySelectorAll('.cff-likes .cff-count')].map(
      ({ textContent }) => textContent,
    )
    expect(counts).toEqual(['9', '14', '9', '14'])
  })

  test('[F11] metadata: unmounting a feed aborts its calls, not those of others', async () => {
    const [unmountFirst] = start('feed-comments', uncached)
    document.body.append(one('.cff-wrapper').cloneNode(true))
    mountFeeds({ from: 1 })
    await server.settle()
    unmountFirst?.()
    await server.settle()
    expect(server.calls.slice(0, 2).map((call) => call.isAborted())).toEqual([true, true])
    expect(asked()).toEqual([A, B, A, B])
    await server.calls[2]?.answer(answer(likes(9)))
    const counts = [...document.querySelectorAll('.cff-likes .cff-count')].map(
      ({ textContent }) => textContent,
    )
    expect(counts).toEqual(['14', '14', '9', '14'])
    unmountAll()
    expect(server.calls[3]?.isAborted()).toBe(true)
    await server.settle()
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[F11] metadata: get_meta is aborted with the last feed', () => {
    start()
    unmountAll()
    expect(server.first('get_meta').isAborted()).toBe(true)
  })

  test('[F11] metadata: a server that is down is reported once, and posts stay as they are', async () => {
    start('feed-comments', uncached)
    await server.settle()
    const before = document.body.innerHTML
    await server.calls[0]?.answer('', 503)
    await server.calls[1]?.fail()
    expect(page.report.mock.calls.map(([, stage]) => stage)).toEqual(['call'])
    expect(document.body.innerHTML).toBe(before)
  })

  test.each([
    '<html><p>Error</p></html>',
    '{"error":{}}',
    '{"error":{"code":100},"likes":{}}',
    '',
    'null',
    '0',
    '-1',
    '[]',
    '{}',
    '{"a"',
  ])(
    '[F11] metadata: the answer %s leaves the post as it is, and is not kept (17.19, 17.20)',
    async (body) => {
      start('feed-comments', uncached)
      await server.settle()
      const before = [post().innerHTML, post(B).innerHTML]
      await server.first('cff_query').answer(body)
      await vi.advanceTimersByTimeAsync(10_000)
      expect([post().innerHTML, post(B).innerHTML]).toEqual(before)
      expect(server.of('cache_meta')).toEqual([])
      expect(page.report).not.toHaveBeenCalled()
    },
  )

  test('[F11] metadata: answers are cached 500, 3500 and 6500 ms after the first one (17.18)', async () => {
    start('feed-comments', uncached)
    await server.settle()
    const [first, second] = [answer({ message: "it's" }), answer(likes(3))]
    await server.calls[0]?.answer(first)
    await vi.advanceTimersByTimeAsync(499)
    expect(server.of('cache_meta')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.of('cache_meta')).toHaveLength(1)
    await server.calls[1]?.answer(second)
    await vi.advanceTimersByTimeAsync(2999)
    expect(server.of('cache_meta')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(server.of('cache_meta')).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(60_000)
    const written = server.of('cache_meta').map(({ fields }) => fields['metadata'] ?? '')
    expect(written).toEqual([
      encodeURI(JSON.stringify({ [A]: first })),
      ...Array(2).fill(encodeURI(JSON.stringify({ [A]: first, [B]: second }))),
    ])
    for (const each of written) expect(each).toMatch(/^%7B.*%7D$/)
  })

  test('[F11] metadata: later answers start new writes, with all earlier answers', async () => {
    await show({})
    await vi.advanceTimersByTimeAsync(7000)
    await server.calls[1]?.answer(answer())
    await vi.advanceTimersByTimeAsync(500)
    const written = server.of('cache_meta').map(({ fields }) => decodeURI(fields['metadata'] ?? ''))
    expect(written.map((each) => Object.keys(JSON.parse(each)))).toEqual([[A], [A], [A], [A, B]])
  })

  test('[F11] metadata: nothing is cached where the site turns it off, nor after the last feed', async () => {
    start('feed-comments', { cffdisablecommentcaching: 'true' })
    await server.settle()
    await server.first('cff_query').answer(answer())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(server.of('cache_meta')).toEqual([])
    unmountAll()
    vi.unstubAllGlobals()
    holdAnew()
    await show({})
    unmountAll()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(server.of('cache_meta')).toEqual([])
  })
})

describe('[F11] page feed: what is asked about a post', () => {
  async function fieldsOf(id: string) {
    start('feed-comments.odd', uncached)
    await server.settle()
    return server.calls.find(({ fields }) => fields['post_id'] === id)?.fields
  }

  test('[F11] query: a photo is asked about by its object', async () => {
    start('feed-comments', uncached)
    await server.settle()
    expect(server.first('cff_query').fields).toEqual({
      o_id: '5678',
      post_id: A,
      use_id: 'object',
      comments_num: '5',
      likes_num: '14',
      type: 'meta',
      pageid: 'trophyshop',
    })
  })

  test('[F11] query: a post without an object is asked about by its own id (17.15)', async () => {
    expect(await fieldsOf('1234_1')).toMatchObject({ o_id: '', use_id: 'post' })
  })

  test('[F11] query: a video of a group, with the feed’s own token (17.16, 17.17)', async () => {
    expect(await fieldsOf('1234_2')).toEqual({
      // An id of one character counts as missing.
      o_id: '',
      post_id: '1234_2',
      use_id: 'post',
      // laurel counts the comments, so there may be some.
      comments_num: '1',
      likes_num: '0',
      type: 'meta',
      pageid: 'trophyshop',
      isvideo: 'true',
      usegrouptoken: 'true',
      useowntoken: 'true',
      at: 'AB%20C',
    })
  })

  test('[F11] query: shared stories and events are asked about by the post', async () => {
    expect(await fieldsOf('1234_3')).toMatchObject({ o_id: '33', use_id: 'post' })
    expect(server.calls.find(({ fields }) => fields['post_id'] === '1234_4')?.fields).toMatchObject({
      o_id: '44',
      use_id: 'post',
      timeline_event: 'true',
    })
  })
})

describe('[F11] page feed: unmounting', () => {
  test('[F11] metadata: unmounted, all is as the server printed it; mounted again, nothing is there twice', async () => {
    showFragment('feed-comments')
    const before = document.body.innerHTML
    const full = {
      ...likes(0, 'A'),
      love: total(3),
      ...comments({ id: '5678_1', message: 'a', comment_count: 3 }),
      images: [{ source: 'https://cdn.example/full.jpg' }],
    }
    await show(full)
    const shown = post().innerHTML
    expect(document.body.innerHTML).not.toBe(before)
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
    mountFeeds()
    openComments()
    await server.settle()
    await server.calls.at(-2)?.answer(answer(full))
    expect(post().innerHTML).toBe(shown)
  })

  test('[F11] metadata: another feed gets the answer of an unmounted one', async () => {
    const [unmountFirst] = start()
    document.body.append(one('.cff-wrapper').cloneNode(true))
    mountFeeds({ from: 1 })
    unmountFirst?.()
    await server.first('get_meta').answer(cached({ [A]: answer(likes(9)), [B]: answer(likes(9)) }))
    const counts = [...document.querySelectorAll('.cff-likes .cff-count')]
    expect(counts.map(({ textContent }) => textContent)).toEqual(['14', '14', '9', '9'])
  })

  test('[F11] metadata: an answer after unmount changes nothing', async () => {
    start()
    unmountAll()
    const before = document.body.innerHTML
    await server.first('get_meta').answer(cached({ [A]: answer(likes(3)) }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(document.body.innerHTML).toBe(before)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('[F04] page feed: globals', () => {
  const globals = () => window as unknown as Record<string, (...args: unknown[]) => unknown>

  test('[F04] globals: the plugin’s globals exist while a feed is mounted', () => {
    start('feed-comments.odd')
    const { cffLinkify, cffEncodeHTML, cffGetShortcodeToken } = globals()
    expect(cffLinkify?.('www.a.example')).toContain('<a href="http://www.a.example"')
    expect(cffEncodeHTML?.('<b><br>')).toBe('&lt;b&gt;<br>')
    expect([cffEncodeHTML?.(), cffLinkify?.(undefined)]).toEqual(['', ''])
    expect(cffGetShortcodeToken?.([one('.cff')])).toBe('AB%20C')
    one('.cff').setAttribute('data-cff-shortcode', '')
    expect([cffGetShortcodeToken?.(one('.cff-item')), cffGetShortcodeToken?.()]).toEqual([false, false])
    unmountAll()
    expect('cffLinkify' in window || 'cffLoadCommentReplies' in window).toBe(false)
  })

  test('[F06] globals: replies are loaded by a call, by the toggle or by a jQuery object of it', async () => {
    start('feed-replies', uncached)
    await server.settle()
    const commented = comments({ id: '5678_1', message: 'Great medals!', comment_count: 2 })
    await server.first('cff_query').answer(answer(commented))
    const toggle = one('.cff-comment-replies a')
    const load = (what: unknown) => act(() => globals()['cffLoadCommentReplies']?.(what))
    load([toggle])
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    await server.first('cff_comments').answer(answer(comments({ id: '9', message: 'Thank you!' })))
    expect(text('.cff-comment-reply')).toBe('Thank you!')
    load(toggle)
    expect([toggle.getAttribute('aria-expanded'), server.of('cff_comments').length]).toEqual(['false', 1])
    for (const odd of [undefined, null, [], one('.cff'), 'x']) load(odd)
    expect(page.report).not.toHaveBeenCalled()
  })
})
