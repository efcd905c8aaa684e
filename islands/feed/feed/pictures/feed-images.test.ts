import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { registerLayout } from '../../../../src/page/list-layout'
import { type Box, fakeLayout } from '../../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { unmountAll } from '../../../../tests/unit/mounter'
import { printed } from '../../../../tests/unit/printed'
import { mountFeed } from '../../test-feed'
import { resizedFolder } from './resizing'

/** A browser's state of pictures; those that are not named have loaded. */
type State = 'waits' | 'failed' | readonly [width: number, height: number]

const PLACEHOLDER = '/wp-content/plugins/custom-facebook-feed-pro/assets/img/placeholder.png'

let states: WeakMap<object, State>
let layout: ReturnType<typeof fakeLayout>
let page: FakePage
let sent: URLSearchParams[]
let answer: () => Promise<Response>
let laid: number

beforeEach(() => {
  vi.useFakeTimers()
  states = new WeakMap()
  sent = []
  laid = 0
  answer = async () => new Response('{"resizing":{}}')
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(new URLSearchParams(body))
    return answer()
  })
  const stateOf = (image: object) => states.get(image) ?? [1000, 500]
  const proto = HTMLImageElement.prototype
  vi.spyOn(proto, 'complete', 'get').mockImplementation(function (this: object) {
    return stateOf(this) !== 'waits'
  })
  for (const [at, name] of (['naturalWidth', 'naturalHeight'] as const).entries()) {
    vi.spyOn(proto, name, 'get').mockImplementation(function (this: object) {
      const state = stateOf(this)
      return typeof state === 'string' ? 0 : (state[at] ?? 0)
    })
  }
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'debug').mockImplementation(() => {})
})
afterEach(() => {
  unmountAll()
  Reflect.deleteProperty(window, 'cffOptions')
  vi.useRealTimers()
})

interface Start {
  readonly fragment?: string
  readonly boxes?: Record<string, Box>
  readonly change?: (feed: HTMLElement) => void
}
async function start({ fragment = 'feed-images', boxes = {}, change }: Start = {}) {
  showFragment(fragment)
  const feed = one('.cff')
  change?.(feed)
  Object.assign(window, { cffOptions: { resized_url: '/up/' } })
  layout = fakeLayout({
    '.cff-media-wrap, .cff-item, .cff-photo, .cff-album-cover': { width: 300 },
    ...boxes,
  })
  page = fakePage()
  const before = printed()
  const unmount = mountFeed(feed, page)
  // It takes the place of the feed's own layout.
  onTestFinished(
    registerLayout(feed, () => {
      laid += 1
    }),
  )
  layout.frame()
  await vi.advanceTimersByTimeAsync(0)
  return { feed, before, unmount }
}
const image = (id: string) => one<HTMLImageElement>(`#cff_${id} img`)
const src = (id: string) => image(id).getAttribute('src')
const roomOf = (id: string) => Number.parseFloat(image(id).style.getPropertyValue('aspect-ratio'))
const tell = (target: Element, type: 'load' | 'error') => target.dispatchEvent(new Event(type))
const photo = (set: string, more = '') =>
  `<div class="cff-media-wrap"><a class="cff-photo" data-img-src-set='${set}'>${more || '<img src="p.jpg" data-orig-source="o.jpg">'}</a></div>`
const addPost = (feed: Element, id: string, html: string, name = 'cff-item') =>
  one('.cff-posts-wrap', feed).insertAdjacentHTML(
    'beforeend',
    `<div class="${name} cff-new" id="cff_${id}">${html}</div>`,
  )

describe('[F12] feed images: upgrade', () => {
  test('[F12] feed images: pictures show the server’s copy where there is one (17.56)', async () => {
    await start()
    expect(src('1_1')).toBe('/up/1_1-0-400.jpg')
    expect(one('#cff_1_1 .cff-photo').getAttribute('data-current')).toBe('400')
  })

  test('[F12] feed images: pictures show the network’s sizes where there is no copy (17.57, 17.58, 17.59)', async () => {
    await start()
    expect(['1_2', '1_3', '1_4'].map(src)).toEqual([
      '/assets/images/perpetual-shield.svg?720',
      '/assets/images/silver-cup.svg?720',
      '/assets/images/place-ribbons.svg?320',
    ])
    expect(sent.flatMap((fields) => fields.getAll('needs_resizing[]'))).toEqual(['1_3'])
  })

  test('[F12] feed images: a box shows the new source of its picture, also when another script set it', async () => {
    const { unmount } = await start({
      change: (feed) => one('.cff-photo', feed).classList.add('imgLiquid_ready'),
    })
    const shown = () => /url\("?(.*?)"?\)/.exec(one('#cff_1_1 .cff-photo').style.backgroundImage)?.[1]
    expect(shown()).toBe('/up/1_1-0-400.jpg')
    image('1_1').setAttribute('src', '/other.jpg')
    tell(image('1_1'), 'load')
    expect(shown()).toBe('/other.jpg')
    unmount()
    expect(shown()).toBe(PLACEHOLDER)
  })

  test('[F12] feed images: larger sources come once, 500 ms after the last of three resizes (17.62)', async () => {
    await start()
    const reads = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get')
    layout.place('.cff-media-wrap', { width: 600 })
    for (const _ of [1, 2, 3]) {
      layout.resize(1000)
      vi.advanceTimersByTime(100)
    }
    vi.advanceTimersByTime(380)
    expect(src('1_1')).toBe('/up/1_1-0-400.jpg')
    reads.mockClear()
    vi.advanceTimersByTime(50)
    expect(src('1_1')).toBe('/assets/images/medal-gold.svg?720')
    expect(one('#cff_1_1 .cff-photo').getAttribute('data-current')).toBe('720')
    layout.place('.cff-media-wrap', { width: 100 })
    layout.resize(500)
    vi.advanceTimersByTime(600)
    expect(src('1_1')).toBe('/assets/images/medal-gold.svg?720')
  })

  test.each([
    ['the column', 'cff-masonry', { '.cff-item': { width: 390 }, '.cff-media-wrap': { width: 100 } }, 400],
    ['the media', '', { '.cff-media-wrap': { width: 390 }, '.cff-photo': { width: 100 } }, 400],
    [
      'the picture, beside the text',
      'cff-thumb-layout',
      { '.cff-media-wrap': { width: 390 }, '.cff-photo': { width: 200 } },
      250,
    ],
    [
      'the picture, half',
      'cff-half-layout',
      { '.cff-media-wrap': { width: 390 }, '.cff-photo': { width: 200 } },
      250,
    ],
  ])('[F12] feed images: as wide as %s', async (_, name, boxes, width) => {
    await start({ boxes, change: (feed) => name && feed.classList.add(name) })
    expect(one('#cff_1_1 .cff-photo').getAttribute('data-current')).toBe(String(width))
  })

  test('[F12] feed images: of more than two pictures, all but the first need a third of the width', async () => {
    const set =
      '[{"100":"a1","300":"a3"},{"100":"b1","300":"b3"},{"100":"c1","300":"c3"},{"100":"d1","300":"d3"}]'
    const wraps = '<span class="cff-img-wrap"><img class="cff-multi-image" src="x"></span>'.repeat(3)
    await start({
      change: (feed) =>
        addPost(feed, '9', photo(set, `<span class="cff-img-wrap"><img src="x"></span>${wraps}`)),
    })
    const sources = [...document.querySelectorAll('#cff_9 img')].map((each) => each.getAttribute('src'))
    expect(sources).toEqual(['a3', 'b1', 'c1', 'd1'])
  })

  test.each([
    ['data-ratio="2"', 2],
    ['data-ratio="0"', Number.NaN],
    ['data-ratio="wide"', Number.NaN],
    ['', Number.NaN],
  ])('[F12] feed images: room for a picture with %s', async (ratio, room) => {
    await start({
      change: (feed) => {
        addPost(feed, '9', photo('[{"300":"a"}]', `<img src="x" ${ratio}>`))
        states.set(one('#cff_9 img', feed), 'waits')
      },
    })
    expect(roomOf('9')).toBe(room)
  })

  test('[F12] feed images: a slider’s pictures are as wide as the slider; a video’s poster counts as a picture', async () => {
    await start({
      boxes: { '.cff-link-slider': { width: 250 }, '.cff-poster': { width: 300 } },
      change: (feed) => {
        addPost(
          feed,
          '8',
          `<div class="cff-link-slider"><a class="cff-link-slider-slides" data-img-src-set='[{"200":"a2","260":"a26"},{"260":"b26"}]'><div class="cff-link-slider-item"><img src="x"></div><div class="cff-link-slider-item"><img src="y"></div></a></div>`,
        )
        addPost(
          feed,
          '7',
          `<div class="cff-html5-video"><img class="cff-poster" src="x" data-img-src-set='{"0":{"300":"p3"}}'></div>`,
        )
      },
    })
    expect([...document.querySelectorAll('#cff_8 img')].map((each) => each.getAttribute('src'))).toEqual([
      'a26',
      'b26',
    ])
    expect([src('7'), image('7').getAttribute('data-current')]).toEqual(['p3', '300'])
  })

  test('[F12] feed images: posts beyond the window’s limit wait; new posts do not', async () => {
    const { feed } = await start({
      change: (each) => one('#cff_1_1', each).classList.add('cff-num-diff-hide'),
    })
    expect(one('#cff_1_1 .cff-photo').hasAttribute('data-current')).toBe(false)
    one('#cff_1_1').classList.remove('cff-num-diff-hide')
    addPost(feed, '9', photo('[{"300":"new"}]'))
    page.tellMarkup(one('#cff_9'))
    layout.frame()
    expect(src('9')).toBe('new')
    expect(one('#cff_1_1 .cff-photo').getAttribute('data-current')).toBe('400')
    expect(sent).toHaveLength(1)
  })

  test('[F12] feed images: a list of sources is parsed once, and again when it changes', async () => {
    await start()
    const reads = vi.spyOn(JSON, 'parse')
    layout.resize(1000)
    vi.advanceTimersByTime(600)
    // Each record lists the copies in JSON, too.
    const sets = () => reads.mock.calls.filter(([text]) => /^[[{].*:/.test(text))
    expect(sets()).toEqual([])
    one('#cff_1_2 .cff-photo').setAttribute('data-img-src-set', '[{"900":"new"}]')
    layout.place('.cff-media-wrap', { width: 800 })
    layout.resize(1100)
    vi.advanceTimersByTime(600)
    expect(sets()).toHaveLength(1)
    expect(src('1_2')).toBe('new')
  })

  test('[F12] feed images: a post is also found by its page’s id and its own', async () => {
    await start({
      change: (feed) => {
        one('#cff_1_1', feed).id = 'cff_2'
        one('#cff_2', feed).dataset['pageId'] = '7'
        const data = one('.cff_resized_image_data', feed)
        data.dataset['resized'] = '{"7_2":{"media_id":"x","sizes":"[400]"}}'
      },
    })
    expect(src('2')).toBe('/up/x-0-400.jpg')
  })

  test('[F12] feed images: after the last picture has loaded, all are measured again', async () => {
    await start({
      change: (feed) => {
        for (const id of ['1_1', '1_2']) states.set(one(`#cff_${id} img`, feed), 'waits')
      },
    })
    const loading = () => document.querySelectorAll('.cff-image-loading').length
    expect(loading()).toBe(2)
    // Space is reserved before it loads.
    expect(roomOf('1_1')).toBe(1.5)
    laid = 0
    layout.place('.cff-media-wrap', { width: 500 })
    states.set(image('1_1'), [400, 300])
    tell(image('1_1'), 'load')
    layout.frame()
    expect([loading(), laid, src('1_1')]).toEqual([1, 0, '/up/1_1-0-400.jpg'])
    expect(roomOf('1_1')).toBeNaN()
    states.set(image('1_2'), 'failed')
    tell(image('1_2'), 'error')
    expect([loading(), laid]).toEqual([0, 1])
    layout.frame()
    expect(src('1_1')).toBe('/assets/images/medal-gold.svg?720')
  })

  test('[F12] feed images: a picture that has left the page is not waited for', async () => {
    await start({
      change: (feed) => {
        for (const id of ['1_1', '1_2']) states.set(one(`#cff_${id} img`, feed), 'waits')
      },
    })
    laid = 0
    one('#cff_1_2').remove()
    tell(image('1_1'), 'load')
    expect(laid).toBe(1)
  })

  test('[F12] feed images: the feed is laid out 500 ms after a picture has changed', async () => {
    await start()
    laid = 0
    vi.advanceTimersByTime(480)
    expect(laid).toBe(0)
    vi.advanceTimersByTime(20)
    expect(laid).toBe(1)
  })
})

describe('[F12] feed images: grids', () => {
  const grid = (set: string) => (feed: HTMLElement) =>
    addPost(
      feed,
      '77',
      `<a class="cff-album-cover" data-img-src-set='${set}'><img src="x"></a>`,
      'cff-album-item',
    )
  const come = (size: readonly [number, number]) => {
    states.set(image('77'), size)
    tell(image('77'), 'load')
    layout.frame()
  }

  test('[F12] feed images: a wide picture that is too low for its square gets a larger source, once', async () => {
    await start({ change: grid('[{"320":"s","480":"m","640":"l"}]') })
    expect([src('77'), image('77').className]).toEqual(['s', 'cff-secondary-check'])
    come([320, 200])
    // 300 × 1.6
    expect([src('77'), image('77').className]).toEqual(['m', 'cff-secondary-check cff-secondary-checked'])
    come([480, 200])
    expect(src('77')).toBe('m')
  })

  test('[F12] feed images: a picture that fills its square, or is large, does not', async () => {
    await start({ change: grid('[{"320":"s","640":"l"}]') })
    come([600, 320])
    expect(src('77')).toBe('s')
    await start({ change: grid('[{"720":"l","1200":"xl"}]') })
    expect([src('77'), image('77').className]).toEqual(['l', ''])
  })

  test('[F12] feed images: a restricted feed shows its full pictures', async () => {
    const { feed } = await start({
      change: (each) => {
        each.setAttribute('data-restricted', 'true')
        grid('[{"320":"s"}]')(each)
        one('#cff_77', each).setAttribute('data-cff-full-size', 'full')
      },
    })
    expect(src('77')).toBe('full')
    expect(one('.cff-album-cover', feed).hasAttribute('data-current')).toBe(false)
  })
})

describe('[F12] feed images: telling the server', () => {
  test('[F12] feed images: one call sends the ids, the number of posts and the feed (17.58)', async () => {
    await start()
    expect(sent.map((fields) => [...fields])).toEqual([
      [
        ['action', 'cff_resized_images_submit'],
        ['needs_resizing[]', '1_3'],
        ['offset', '5'],
        ['feed_id', 'cff_trophyshop_6'],
        ['atts', '{"id":"trophyshop","num":"6"}'],
        ['pag_url', ''],
      ],
    ])
  })

  test('[F12] feed images: the answer is only logged, and the list of ids is emptied (17.60)', async () => {
    const { feed } = await start()
    const objects: unknown = Reflect.get(window, 'cff')
    expect(objects).toMatchObject({ feeds: { 0: { needsResizing: [] } } })
    expect(console.debug).toHaveBeenCalledExactlyOnceWith({ resizing: {} })
    const before = feed.innerHTML
    await vi.advanceTimersByTimeAsync(100)
    expect(feed.innerHTML).toBe(before)
    layout.resize(1000)
    vi.advanceTimersByTime(600)
    expect(Reflect.get(window, 'cff').feeds[0].needsResizing).toEqual([])
  })

  test.each([
    ['no feed of ours', async () => new Response('invalid feed ID')],
    ['broken', async () => new Response('{"resizing":')],
    ['0', async () => new Response('0')],
    ['an error', async () => new Response('', { status: 500 })],
    ['nothing', () => Promise.reject(new TypeError('offline'))],
  ])('[F12] feed images: %s is no matter', async (_, reply) => {
    answer = reply
    await start()
    await vi.advanceTimersByTimeAsync(50)
    expect(console.debug).not.toHaveBeenCalled()
    expect(page.report).not.toHaveBeenCalled()
    expect(src('1_1')).toBe('/up/1_1-0-400.jpg')
  })

  test('[F12] feed images: unmounting aborts the call', async () => {
    let signal: AbortSignal | null | undefined
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      signal = init.signal
      return new Promise(() => {})
    })
    const { unmount } = await start()
    expect(document.querySelector('.cff_resized_image_data')).toBeNull()
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  test('[F12] feed images: there is no call without ids, and no second call', async () => {
    const { unmount, feed } = await start()
    unmount()
    mountFeed(feed, page)
    layout.frame()
    expect(sent).toHaveLength(1)
    await start({ change: (each) => one('#cff_1_3', each).remove() })
    expect(sent).toHaveLength(1)
  })

  test('[F12] feed images: several ids are sent as fields of one name', async () => {
    await start({
      change: (feed) => {
        addPost(feed, '9_9', photo('[{"720":"a"}]'))
        addPost(feed, '', photo('[{"720":"a"}]'))
      },
    })
    expect(sent[0]?.getAll('needs_resizing[]')).toEqual(['1_3', '9_9'])
  })
})

describe('[F12] feed images: without resizing', () => {
  const without = (feed: HTMLElement) => one('.cff_resized_image_data', feed).remove()

  test('[F12] feed images: the originals are shown, also by lightbox links, without a call', async () => {
    await start({
      change: (feed) => {
        without(feed)
        one('#cff_1_1 .cff-photo', feed).insertAdjacentHTML(
          'afterbegin',
          '<a class="cff-lightbox-link" href="x"></a>',
        )
        addPost(
          feed,
          '77',
          '<a class="cff-album-cover"><a class="cff-lightbox-link" href="x"></a><img src="p" data-orig-source="o"></a>',
          'cff-album-item',
        )
        one('#cff_77', feed).setAttribute('data-cff-full-size', 'full')
        addPost(
          feed,
          '78',
          '<a class="cff-lightbox-link" href="x"></a><img src="p" data-orig-source="o">',
          'cff-album-item',
        )
        one('#cff_78', feed).setAttribute('data-cff-full-size', 'java\tscript:alert(1)')
      },
    })
    expect(one('#cff_78 .cff-lightbox-link').getAttribute('href')).toBe('x')
    expect(src('1_1')).toBe('/assets/images/medal-gold.svg?720')
    expect(one('#cff_1_1 .cff-lightbox-link').getAttribute('href')).toBe('/assets/images/medal-gold.svg?720')
    expect(one('#cff_77 .cff-lightbox-link').getAttribute('href')).toBe('full')
    expect(document.querySelector('[data-current]')).toBeNull()
    expect(sent).toEqual([])
  })

  test('[F12] feed images: lightbox links that are added later show originals, in their own feed only', async () => {
    await start({ change: without })
    const link = document.createElement('a')
    link.className = 'cff-lightbox-link'
    one('#cff_1_1 .cff-photo').prepend(link)
    page.tellMarkup(link)
    expect(link.getAttribute('href')).toBe('/assets/images/medal-gold.svg?720')
    await start()
    one('#cff_1_1 .cff-photo').prepend(link)
    link.removeAttribute('href')
    page.tellMarkup(link)
    expect(link.hasAttribute('href')).toBe(false)
  })
})

describe('[F12] feed images: repairs', () => {
  const plain = () => image('1_5')

  test('[F12] feed images: the original replaces a placeholder that has loaded', async () => {
    await start({ change: (feed) => states.set(one('#cff_1_5 img', feed), 'waits') })
    expect(plain().getAttribute('src')).toBe(PLACEHOLDER)
    states.set(plain(), [1, 1])
    tell(plain(), 'load')
    expect([plain().getAttribute('src'), plain().className]).toEqual([
      '/assets/images/workshop.svg',
      'cff-plain cff-replaced',
    ])
    plain().setAttribute('src', '/other/placeholder.png')
    tell(plain(), 'load')
    expect(plain().getAttribute('src')).toBe('/other/placeholder.png')
  })

  test('[F12] feed images: the original also replaces a placeholder that loaded before', async () => {
    await start()
    expect(plain().getAttribute('src')).toBe('/assets/images/workshop.svg')
    expect(image('1_1').getAttribute('data-src')).toBe('/assets/images/medal-gold.svg?720')
  })

  test('[F12] feed images: placeholders without a pending source are replaced after 1250 ms', async () => {
    await start({ change: (feed) => feed.classList.add('cff-no-ll-check') })
    expect(plain().className).toBe('cff-plain')
    expect(image('1_1').getAttribute('data-src')).toBe('https://lazy.example/1.jpg')
    vi.advanceTimersByTime(1230)
    expect(plain().getAttribute('src')).toBe(PLACEHOLDER)
    vi.advanceTimersByTime(20)
    expect(plain().getAttribute('src')).toBe('/assets/images/workshop.svg')
  })

  test('[F12] feed images: a placeholder that is still loading is left alone', async () => {
    await start({
      change: (feed) => {
        addPost(feed, '9', photo('{}', '<img src="/placeholder.png" data-orig-source="o.jpg">'))
        states.set(one('#cff_9 img', feed), 'waits')
      },
    })
    vi.advanceTimersByTime(1300)
    expect(src('9')).toBe('/placeholder.png')
    states.set(image('9'), [1, 1])
    tell(image('9'), 'load')
    expect(src('9')).toBe('o.jpg')
  })

  test('[F12] feed images: a failed picture tries the original once, then logs a line (17.61)', async () => {
    await start()
    laid = 0
    vi.advanceTimersByTime(500)
    laid = 0
    tell(image('1_1'), 'error')
    expect([src('1_1'), image('1_1').classList.contains('cff-img-error')]).toEqual([
      '/assets/images/medal-gold.svg?720',
      true,
    ])
    expect(console.log).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1480)
    expect(laid).toBe(0)
    vi.advanceTimersByTime(20)
    expect(laid).toBe(1)
    const before = one('.cff').innerHTML
    tell(image('1_1'), 'error')
    expect(console.log).toHaveBeenCalledExactlyOnceWith('unfixed error /assets/images/medal-gold.svg?720')
    expect(one('.cff').innerHTML).toBe(before)
  })

  test('[F12] feed images: a failure that was handled is not handled again', async () => {
    await start({ change: (feed) => states.set(one('#cff_1_1 img', feed), 'waits') })
    states.set(image('1_1'), 'failed')
    tell(image('1_1'), 'error')
    layout.resize(1000)
    vi.advanceTimersByTime(600)
    expect(console.log).not.toHaveBeenCalled()
  })

  test('[F12] feed images: a picture that failed before is handled; a box without a picture is marked', async () => {
    await start({
      change: (feed) => {
        addPost(
          feed,
          '9',
          '<a class="cff-photo imgLiquid_ready"><img src="bad.jpg" data-orig-source="o.jpg"></a>',
        )
        states.set(one('#cff_9 img', feed), 'failed')
      },
    })
    expect(src('9')).toBe('o.jpg')
    layout.resize(1000)
    vi.advanceTimersByTime(600)
    expect(console.log).not.toHaveBeenCalled()
    tell(image('9'), 'error')
    expect(one('#cff_9 a').classList.contains('imgLiquid_error')).toBe(true)
  })

  test('[F12] feed images: a failed picture without another source is marked', async () => {
    await start({
      change: (feed) =>
        addPost(feed, '9', '<a class="cff-photo imgLiquid_ready"><img src="o" data-orig-source="o"></a>'),
    })
    tell(image('9'), 'error')
    expect(one('#cff_9 a').classList.contains('imgLiquid_error')).toBe(true)
    expect(console.log).not.toHaveBeenCalled()
  })

  test('[F12] feed images: pictures of people are left alone', async () => {
    await start({
      change: (feed) => addPost(feed, '9', '<div class="cff-author-img"><img src="face.jpg"></div>'),
    })
    tell(image('9'), 'error')
    expect(image('9').className).toBe('')
  })
})

describe('[F12] feed images: what other scripts find', () => {
  test('[F12] feed images: window.cff, by the feed’s place on the page', async () => {
    // The first feed of the page is far away, and so not mounted yet.
    await start({
      change: () => document.body.insertAdjacentHTML('afterbegin', '<div class="cff" id="first"></div>'),
    })
    const { feeds, options } = Reflect.get(window, 'cff')
    expect([Object.keys(feeds), options]).toEqual([['1'], {}])
    expect(feeds[1].settings.consentGiven).toBe(true)
    expect(feeds[1].resizedImages['1_1'].sizes).toBe('[400,250]')
    layout.place('.cff-media-wrap', { width: 600 })
    feeds[1].afterResize()
    layout.frame()
    expect(src('1_1')).toBe('/assets/images/medal-gold.svg?720')
    one('#first').before(Object.assign(document.createElement('div'), { className: 'cff' }))
    const unmount = mountFeed(one('#first'), page)
    expect(Object.keys(feeds)).toEqual(['1', '2'])
    unmount()
    expect(Object.keys(Reflect.get(window, 'cff').feeds)).toEqual(['2'])
  })

  test.each([
    [{ resized_url: 'https://cdn.example/r/' }, 'https://cdn.example/r/'],
    [{ resized_url: '' }, /^http:\/\/[^/]+\/wp-content\/uploads\/sb-facebook-feed-images\/$/],
    [{}, /sb-facebook-feed-images\/$/],
    [undefined, /sb-facebook-feed-images\/$/],
    [null, /sb-facebook-feed-images\/$/],
    ['x', /sb-facebook-feed-images\/$/],
  ])('[F12] feed images: with the options %j the server’s are in %s', (cffOptions, folder) => {
    const location = { protocol: 'http:', host: 'shop.example' }
    expect(resizedFolder({ cffOptions, location } as unknown as Window)).toMatch(folder)
  })
})

describe('[X11] feed images', () => {
  test('[X11] feed images: malformed markup is shown as well as possible', async () => {
    await start({ fragment: 'feed-images.odd' })
    vi.advanceTimersByTime(3000)
    expect(src('1_1')).toBe('/assets/images/gold-cup.svg')
    expect(image('1_1').getAttribute('data-src')).toBe('kept')
    expect([src('1_2'), one('#cff_1_2 a').getAttribute('data-current')]).toEqual([
      '/assets/images/silver-cup.svg',
      '97.5',
    ])
    expect(page.report).not.toHaveBeenCalled()
  })

  test.each(['feed-images', 'feed-images.odd'])(
    '[X11] feed images: unmounting restores %s as printed',
    async (fragment) => {
      const { before, unmount } = await start({ fragment })
      tell(one('.cff-photo img'), 'error')
      await vi.advanceTimersByTimeAsync(3000)
      unmount()
      window.dispatchEvent(new Event('resize'))
      expect(vi.getTimerCount()).toBe(0)
      expect(printed()).toEqual(before)
      expect(Object.hasOwn(window, 'cff')).toBe(false)
      layout.resize(700)
      tell(one('.cff-photo img'), 'error')
      vi.advanceTimersByTime(3000)
      expect(printed()).toEqual(before)
      expect(vi.getTimerCount()).toBe(0)
    },
  )
})
