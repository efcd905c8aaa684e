// @vitest-environment node

import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page'
import { startServer } from '../server.mjs'
import { createVisitor } from '../visitor'
import { SHOP_PAGE } from './pages.mjs'
import { firstUntil, postAt, postById } from './posts.mjs'

const AJAX = '/wp-admin/admin-ajax.php'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

function visitor() {
  const { ask, post, page } = createVisitor(server.url)
  /** A call of the feed's plugin, as text. */
  const call = async (action: string, fields: Record<string, string> = {}) =>
    (await post(AJAX, { action, ...fields })).text()
  const json = async (action: string, fields: Record<string, string> = {}) =>
    JSON.parse(await call(action, fields))
  /** The next posts of a page's feed, as its script would ask for them. */
  const more = async (document: Document | DocumentFragment, shortcode: string) => {
    const map = document.querySelector('.cff-pag-url')?.getAttribute('data-cff-pag-url') ?? ''
    return JSDOM.fragment(await call('cff_get_new_posts', { shortcode_data: shortcode, pag_url: map }))
  }
  return { ask, post, page, call, json, more }
}

const shortcodeOf = (document: Document) =>
  document.querySelector('.cff')?.getAttribute('data-cff-shortcode') ?? ''
const itemsOf = (part: ParentNode) => [...part.querySelectorAll('.cff-item, .cff-album-item')]
const parsed = (element: Element | null | undefined, name: string) =>
  JSON.parse(element?.getAttribute(name) ?? 'null')

/** The kinds of posts in a feed of 120, and how often each occurs. */
const KINDS = {
  '.cff-status-post': 30,
  '.cff-photo-post .cff-photo > img[data-orig-source]': 12,
  '.cff-multiple.cff-img-layout-2 > .cff-main-image + .cff-img-wrap': 12,
  '.cff-multiple.cff-portrait': 6,
  '.cff-multiple.cff-img-layout-3 .cff-img-attachments > .cff-img-wrap + .cff-img-wrap': 6,
  '.cff-multiple.cff-img-layout-4 .cff-more-attachments': 6,
  '.cff-link-item .cff-shared-link > a.cff-link[data-img-src-set][data-full]': 18,
  '.cff-link-slider > .cff-link-slider-slides > .cff-final-item': 6,
  '.cff-timeline-event a.cff-event-thumb': 6,
  '.cff-video-post .cff-html5-video > .cff-html5-play + .cff-poster[data-cff-video]': 18,
  '.cff-html5-video[data-cff-video-player=facebook][data-cff-live=true]': 6,
  '.cff-embedded-video .cff-iframe-wrap > iframe': 6,
  '.cff-audio-post iframe.cff-soundcloud': 6,
  '.cff-swf-post .cff-swf': 6,
  '.cff-offer-post': 6,
  '.cff-comments-box.cff-shared-story': 6,
  '.cff-text > a.cff-post-text-link': 5,
  '[data-cff-backdated]': 6,
  '.cff-no-author-info': 13,
}

describe('[X04] stand-in server: the page feed', () => {
  test('[X04] page feed: 120 posts of every kind, none of them twice, the same each time', async () => {
    const { ask } = visitor()
    const path = '/feed/?feed-count=120'
    const html = await (await ask(path)).text()
    const feedOf = (page: string) =>
      page.slice(page.indexOf('class="cff-wrapper"'), page.indexOf('id="below"'))
    expect(feedOf(await (await ask(path)).text())).toBe(feedOf(html))
    const document = parsePage(html)
    const ids = itemsOf(document).map(({ id }) => id)
    expect(ids[0]).toBe('cff_1234_5000')
    expect(new Set(ids).size).toBe(120)
    const found = Object.keys(KINDS).map((selector) => [selector, document.querySelectorAll(selector).length])
    expect(Object.fromEntries(found)).toEqual(KINDS)
  })

  test('[X04] page feed: what the plugin tells its scripts is before the first feed and may be changed', async () => {
    const { ask } = visitor()
    const printed = async (query: string) => {
      const html = await (await ask(`/feed/?${query}`)).text()
      return /<script nonce="[^"]+">(var cff[^<]*)<\/script><div class="cff-wrapper/.exec(html)?.[1]
    }
    const usual = await printed('')
    expect(usual).toContain('var cffmetatrans = "true";')
    expect(usual).toContain('var cfflinkhashtags = "true";')
    expect(usual).toContain('var cffajaxurl = "/wp-admin/admin-ajax.php";')
    expect(usual).toContain('"resized_url":"/wp-content/uploads/sb-facebook-feed-images/"')
    expect(usual).not.toContain('cffdisablecommentcaching')
    const changed = await printed('feed-cache=off&feed-hashtags=off&feed-caching=off')
    expect(changed).toContain('var cffmetatrans = "false";')
    expect(changed).toContain('var cfflinkhashtags = "false";')
    expect(changed).toContain('cffdisablecommentcaching')
    expect(await printed('feed-cache=unprinted')).not.toContain('cffmetatrans')
    expect(await printed('feed-globals=off')).toBeUndefined()
  })

  test('[X04] page feed: its attributes, classes and parts are those of the address', async () => {
    const { page } = visitor()
    const document = await page(
      '/feed/?feed-char=20&feed-own-token=absent&feed-comments=off&feed-layout=half&feed-lightbox=off&feed-classes=cff-no-svgs -cff-pag&feed-resize=off&feed-cff-pag-url=0&feed-no-more=absent&feed-second&feed-second-likebox=outside&feed-second-char=9',
    )
    const [first, second] = document.querySelectorAll('.cff')
    expect(first?.getAttribute('data-char')).toBe('20')
    expect(first?.hasAttribute('data-own-token')).toBe(false)
    expect(first?.getAttribute('data-lb-comments')).toBe('false')
    expect(first?.className).toBe('cff cff-half-layout cff-timeline-feed cff-width-resp cff-nojs cff-no-svgs')
    expect(first?.querySelector('.cff_resized_image_data')).toBeNull()
    expect(first?.querySelector('.cff-pag-url')?.getAttribute('data-cff-pag-url')).toBe('0')
    expect(first?.querySelector('.cff-load-more')?.hasAttribute('data-no-more')).toBe(false)
    expect(first?.querySelector('.cff-media-wrap + .cff-text-wrapper > .cff-author')).not.toBeNull()
    expect(first?.querySelector('.cff-html5-video > video[poster]')).not.toBeNull()
    expect(second?.getAttribute('data-char')).toBe('9')
    expect(second?.classList.contains('cff-lb')).toBe(true)
    expect(itemsOf(second ?? document)).toHaveLength(4)
    expect(second?.querySelector('.cff-item')?.getAttribute('data-page-id')).toBe('kurilpa.trophies')
    expect(document.querySelectorAll('.cff-likebox.cff-outside iframe[data-likebox-id]')).toHaveLength(1)
  })

  test.each([
    ['albums', '.cff-album-item.cff-albums-only[data-page-id] > .cff-album-cover + .cff-album-info', 11],
    ['photos', '.cff-album-item[data-cff-full-size]:not([data-page-id])', 12],
    ['videos', '.cff-album-item.cff-video[data-cff-video-player] > a.cff-video[data-source]', 12],
    ['events', '.cff-event.cff-upcoming-event:not([data-page-id]) .cff-start-date > k', 12],
    ['past-events', '.cff-event.cff-past:not(.cff-upcoming-event)', 12],
    ['reviews', '.cff-review:not([data-page-id], [data-cff-timestamp])', 10],
    ['group', '.cff-group .cff-item.cff-2468', 12],
  ])('[X04] page feed: %s are printed as the plugin prints them', async (kind, selector, count) => {
    const document = await visitor().page(`/feed/?feed=${kind}`)
    expect(document.querySelectorAll(selector)).toHaveLength(count)
    expect(itemsOf(document).every((item) => item.classList.contains('cff-new'))).toBe(true)
  })

  test('[X04] page feed: pictures have widths, and each address shows a picture that is so wide', async () => {
    const { ask, page } = visitor()
    const document = await page('/feed/?feed-count=24')
    const sets = [...document.querySelectorAll('[data-img-src-set]')].map((holder) =>
      parsed(holder, 'data-img-src-set'),
    )
    const widths = sets.map((set) => Object.keys(set[0]).map(Number))
    expect(widths.some((all) => all.some((width) => width > 150 && width < 500))).toBe(true)
    expect(widths.some((all) => all.every((width) => width <= 150 || width >= 500))).toBe(true)
    expect(widths.flat().some((width) => width % 1 !== 0)).toBe(true)
    const records = parsed(document.querySelector('.cff_resized_image_data'), 'data-resized')
    expect(records.map(({ media_id }: { media_id: string }) => media_id)).toContain('pending')
    const shown = async (path: string) => (await ask(path)).text()
    expect(await shown(sets[0][0][720])).toContain(' width="720" ')
    const resized = await shown('/wp-content/uploads/sb-facebook-feed-images/1234_5000-0-400.jpg')
    expect(resized).toContain(' width="400" ')
    expect(resized.replaceAll('400', '720')).toBe(await shown('/feed-pictures/gold-cup-720.svg'))
    const odd = [
      '/feed-pictures/none-100.svg',
      '/feed-pictures/../server-1.svg',
      '/feed-pictures/gold-cup.svg',
    ]
    for (const path of odd) expect((await ask(path)).status).toBe(404)
    const placeholder = document.querySelector('.cff-photo img')?.getAttribute('src') ?? ''
    expect((await ask(placeholder)).headers.get('content-type')).toBe('image/png')
  })
})

describe('[X04] stand-in server: the calls of the page feed', () => {
  test('[X04] cff_query: what the network knows of a post, as text; nothing for odd ids', async () => {
    const { json, call } = visitor()
    const known = await json('cff_query', { post_id: '1234_5000', o_id: '5000', use_id: 'object' })
    expect(known.likes.summary.total_count).toBe(14)
    expect(known.comments.data).toHaveLength(6)
    expect(known.comments.data[0].from.picture.data.url).toMatch(/^http:\/\/127/)
    expect(known.images[0].source).toMatch(/-2048\.svg$/)
    expect(known.love.summary.total_count).toBe(3)
    const ofGroup = await json('cff_query', { post_id: '2468_5000', usegrouptoken: 'true' })
    expect(ofGroup.likes).toBeUndefined()
    expect(await call('cff_query', { post_id: 'drop table' })).toBe('')
    expect(await call('cff_query', { post_id: '9_1' })).toContain('"error"')
    const shared = await json('cff_query', { post_id: '77_5037' })
    expect(shared.comments.data[0].id).toMatch(/^5037_/)
  })

  test('[X04] get_meta: what cache_meta brought is joined and comes back, for this visitor alone', async () => {
    const { call } = visitor()
    expect(await call('get_meta')).toBe('')
    const sent = (texts: Record<string, string>) =>
      call('cache_meta', { metadata: encodeURI(JSON.stringify(texts)) })
    await sent({ '1234_5000': '{"likes":{}}' })
    await sent({ '1234_5001': `{"message":"the club's cup, 100 %"}` })
    const kept = await call('get_meta')
    expect(kept.startsWith('%7B')).toBe(true)
    expect(kept).toContain(String.raw`the%20club\'s`)
    expect(JSON.parse(decodeURI(kept).replaceAll(String.raw`\'`, "'"))).toEqual({
      '1234_5000': '{"likes":{}}',
      '1234_5001': `{"message":"the club's cup, 100 %"}`,
    })
    expect(await visitor().call('get_meta')).toBe('')
  })

  test('[X04] get_meta: a server that has known every other post for long, of either age', async () => {
    const { ask, call, json } = visitor()
    await ask('/feed/?feed-cache=warm')
    const known = JSON.parse(decodeURI(await call('get_meta')).replaceAll(String.raw`\'`, "'"))
    expect(Object.keys(known)).toHaveLength(60)
    expect(known['1234_5001']).toBeUndefined()
    expect(JSON.parse(known['1234_5000'])).toEqual(await json('cff_query', { post_id: '1234_5000' }))
    await ask('/feed/?feed-cache=newer')
    const newer = await json('get_meta')
    expect(JSON.parse(newer['1234_5000'])).toEqual({
      id_post: '1234_5000',
      content: known['1234_5000'],
    })
  })

  test('[X04] cff_comments: replies, entity-encoded, as many as the comment says', async () => {
    const { json, call } = visitor()
    const { comments } = await json('cff_query', { post_id: '1234_5000' })
    for (const { id, comment_count: count } of comments.data.filter(
      (comment: { comment_count: number }) => comment.comment_count > 0,
    )) {
      const answer = await json('cff_comments', { id, pageid: 'trophyshop' })
      expect(answer.id).toBe(id)
      expect(answer.comments.data).toHaveLength(count)
      expect(answer.comments.data[0].message).toContain('&amp;')
    }
    expect(await call('cff_comments', { id: '<b>' })).toBe('')
  })

  test('[X04] cff_thumbs: the photos of a post, of an album, of nothing', async () => {
    const { json, call } = visitor()
    const post = await json('cff_thumbs', { id: '1234_5002', pageid: 'trophyshop' })
    const photos = post.attachments.data[0].subattachments.data
    expect(photos).toHaveLength(6)
    expect(photos[0]).toEqual({
      description: expect.any(String),
      url: expect.stringContaining('https://www.facebook.com/'),
      media: {
        image: { src: expect.stringMatching(/^http/), width: expect.any(Number), height: expect.any(Number) },
      },
    })
    const album = await json('cff_thumbs', { id: '5003', albumsonly: 'true' })
    expect(album.data).toHaveLength(7)
    expect(album.data[0].images.map(({ width }: { width: number }) => width)).toEqual([1440, 720, 130, 75])
    expect(await json('cff_thumbs', { id: '1234_5001' })).toEqual({ id: '1234_5001' })
    expect(await json('cff_thumbs', { id: '5003' })).toEqual({ id: '5003' })
    expect(await call('cff_thumbs', { id: 'x' })).toBe('')
  })

  test('[X04] cff_resized_images_submit: answers for each id that it was sent', async () => {
    const { ask, call } = visitor()
    const fields = new URLSearchParams({ action: 'cff_resized_images_submit', feed_id: 'cff_trophyshop_12' })
    for (const id of ['1234_5001', '1234_5004']) fields.append('needs_resizing[]', id)
    const answer = await (await ask(AJAX, { method: 'POST', body: fields })).json()
    expect(Object.keys(answer.resizing)).toEqual(['1234_5001', '1234_5004'])
    expect(await call('cff_resized_images_submit', { feed_id: 'other' })).toBe('invalid feed ID')
    const [call1] = (await (await ask('/fixture/journal')).json()) as { fields: Record<string, string> }[]
    expect(call1?.fields['needs_resizing[]']).toBe('1234_5001,1234_5004')
  })

  test('[X04] cff_get_new_posts: page by page to the end, each post once, by the cursor or by the time', async () => {
    const { page, more } = visitor()
    const document = await page('/feed/?feed-count=8&feed-total=20')
    const shortcode = shortcodeOf(document)
    const second = await more(document, shortcode)
    const third = await more(second, shortcode)
    const ids = [document, second, third].flatMap((part) => itemsOf(part).map(({ id }) => id))
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
    const input = third.querySelector('.cff-pag-url')
    expect(parsed(input, 'data-cff-pag-url')).toEqual({})
    expect(parsed(input, 'data-cff-prev-url')).toEqual(
      parsed(second.querySelector('.cff-pag-url'), 'data-cff-pag-url'),
    )
    const first = parsed(document.querySelector('.cff-pag-url'), 'data-cff-pag-url')['trophyshop']
    const until = Number(itemsOf(document).at(-1)?.getAttribute('data-cff-timestamp')) - 1
    document
      .querySelector('.cff-pag-url')
      ?.setAttribute(
        'data-cff-pag-url',
        JSON.stringify({ trophyshop: `${first.replace(/&after=\w+/, '')}&until=${until}` }),
      )
    expect(itemsOf(await more(document, shortcode)).map(({ id }) => id)).toEqual(
      itemsOf(second).map(({ id }) => id),
    )
  })

  test('[X04] cff_get_new_posts: later pages have the settings of the first', async () => {
    const { page, more } = visitor()
    const albums = await page('/feed/?feed=albums&feed-grid-pag=offset&feed-count=9')
    const address = parsed(albums.querySelector('.cff-pag-url'), 'data-cff-pag-url')['trophyshop']
    expect(address).toContain('&offset=9&')
    const next = await more(albums, shortcodeOf(albums))
    expect(next.querySelectorAll('.cff-albums-only')).toHaveLength(8)
    expect(next.querySelectorAll('.cff-empty-album')).toHaveLength(1)
    expect(next.querySelector('.cff-pag-url')?.getAttribute('data-cff-pag-url')).toContain('&offset=18&')
    const second = await page('/feed/?feed-second&feed-second-count=3&feed-second-layout=half')
    const [, other] = second.querySelectorAll('.cff-wrapper')
    const wrapper = parsePage(other?.outerHTML ?? '')
    const halves = await more(wrapper, shortcodeOf(wrapper))
    expect(halves.querySelectorAll('.cff-item[data-page-id="kurilpa.trophies"]')).toHaveLength(3)
    expect(halves.querySelector('.cff-media-wrap + .cff-text-wrapper')).not.toBeNull()
  })

  test('[X04] cff_get_new_posts: a page in between may be empty, and what is no map is refused', async () => {
    const { page, more, call } = visitor()
    const document = await page('/feed/?feed-next=empty')
    const shortcode = shortcodeOf(document)
    const empty = await more(document, shortcode)
    expect(itemsOf(empty)).toEqual([])
    expect(itemsOf(await more(empty, shortcode)).map(({ id }) => id)[0]).toBe('cff_1234_5012')
    for (const map of ['', '0', '[]', '{', '{"trophyshop":"https://elsewhere.example/"}', '{"other":"x"}']) {
      expect(await call('cff_get_new_posts', { shortcode_data: shortcode, pag_url: map })).toBe('0')
    }
  })

  test('[X04] page feed: strangers who mean harm are heard until the address takes it back', async () => {
    const { ask, call, page, more } = visitor()
    const document = await page('/feed/?feed-hostile')
    expect(document.querySelector('.cff-posts-wrap script')).toBeNull()
    expect(document.querySelector('.cff-text')?.textContent).toContain('<script>')
    expect(await call('cff_query', { post_id: '1234_5000' })).toContain('<script>')
    expect(await call('cff_comments', { id: '5000_1' })).toContain('&lt;script&gt;')
    expect(await call('cff_thumbs', { id: '1234_5002' })).toContain('javascript:')
    expect((await more(document, shortcodeOf(document))).querySelector('script')).not.toBeNull()
    await ask('/feed/?feed-hostile=off')
    expect(await call('cff_query', { post_id: '1234_5000' })).not.toContain('<script>')
  })

  test.each([
    ['get_meta', '500', /^<!DOCTYPE/],
    ['cff_query', 'html', /^<!DOCTYPE/],
    ['cache_meta', 'null', /^null$/],
    ['cff_comments', 'null', /^null$/],
    ['cff_thumbs', 'minus-one', /^-1$/],
    ['cff_get_new_posts', 'empty', /^$/],
    ['cff_resized_images_submit', 'half-json', /^\{"products"/],
  ])('[X04] the call %s can be made to fail: %s', async (action, kind, answer) => {
    const { ask, call } = visitor()
    const fields = {
      post_id: '1234_5000',
      id: '1234_5000',
      feed_id: 'cff_x',
      metadata: '%7B%22a%22:%22b%22%7D',
    }
    expect(await call(action, fields)).not.toMatch(answer)
    await ask('/fixture/faults', {
      method: 'POST',
      body: new URLSearchParams({ fault: `${action}:${kind}` }),
    })
    expect(await call(action, fields)).toMatch(answer)
  })

  test('[X04] a picture of the feed can be made to fail by itself', async () => {
    const { ask } = visitor()
    await ask('/feed/?fault=feed-picture:404')
    expect((await ask('/feed-pictures/gold-cup-720.svg')).status).toBe(404)
    expect((await ask('/assets/feed.css')).status).toBe(200)
  })
})

describe('[X04] posts of the page feed', () => {
  test('[X04] a post is found by its id, by what it shares and by its comments’ start; others are not', () => {
    const post = postAt(17, SHOP_PAGE)
    expect(postById(post.id)).toEqual(post)
    expect(postById(post.originalId)).toEqual(post)
    expect(postById('1234_4999')).toBeUndefined()
    expect(postById('5_5000')).toBeUndefined()
    expect(postById('')).toBeUndefined()
  })

  test('[X04] the first post until a time is the next one, also a second after it', () => {
    for (const index of [0, 1, 57]) {
      const { time } = postAt(index, SHOP_PAGE)
      expect(firstUntil(time)).toBe(index)
      expect(firstUntil(time - 1)).toBe(index + 1)
      expect(firstUntil(time + 1)).toBe(index)
    }
  })
})
