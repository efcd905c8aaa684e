import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const DAY_S = 86_400
const NOW = Date.parse('2024-05-20T00:00:00Z')
let scripts: HTMLScriptElement[]
let page: FakePage
let view: FakeView
let readyState: DocumentReadyState

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  document.documentElement.lang = 'en-AU'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  readyState = 'complete'
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  })
})
afterEach(() => {
  unmountAll()
  // A late answer finds its callback until then.
  for (const script of scripts) script.dispatchEvent(new Event('load'))
})
const masonry = () => one('#masonry')
const grid = () => one('#grid > ul')
async function comeNear() {
  view.show()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
interface Start {
  readonly settings?: Record<string, unknown>
  readonly isNear?: boolean
}
async function start(
  fragment: string | null,
  list: () => HTMLElement,
  { settings = {}, isNear = true }: Start = {},
) {
  if (fragment) showFragment(fragment)
  page = { ...fakePage(), settings }
  view = fakeView()
  const unmount = mount(list(), page)
  if (isNear) await comeNear()
  return unmount
}
const asked = (at = 0) => new URL(scripts[at]?.src ?? '')
async function answer(value: unknown, at = 0) {
  Reflect.get(window, asked(at).searchParams.get('callback') ?? '')(value)
  scripts[at]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}
/** Stacks a list's items, 400 px each, with the first one at this place in the window. */
const stack = (list: Element, first: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = first + 400 * Math.max(0, [...list.children].indexOf(this))
    return { top, bottom: top + 400 } as DOMRect
  })
/** The markup without white space between the items. */
const printed = () => document.body.innerHTML.replace(/\s*([<>])\s*/g, '$1')
const photo = (id: string, more: object = {}) => ({
  id,
  media_type: 'IMAGE',
  media_url: `https://cdn.example/${id}.jpg`,
  permalink: `https://photos.example/p/${id}/`,
  timestamp: '2024-05-18T00:00:00+0000',
  caption: `Cup ${id}`,
  ...more,
})
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`p${index}`))
const names = (list: Element) =>
  [...list.children].map((item) => item.id || (item.querySelector('h2')?.textContent ?? item.className))
const shown = (list: Element) => list.querySelectorAll('.instagram-item').length

describe('[S52] social list: the request', () => {
  test('[S52] social list: one request with fields, count and token (12.1, 12.11)', async () => {
    await start('social-list', masonry)
    expect(scripts).toHaveLength(1)
    const { origin, pathname, searchParams } = asked()
    expect(origin + pathname).toBe('https://graph.instagram.com/17841400000000001/media')
    expect([...searchParams.keys()].sort()).toEqual(['access_token', 'callback', 'fields', 'limit'])
    expect(searchParams.get('limit')).toBe('6')
    expect(searchParams.get('access_token')).toBe('stand-in')
    expect(searchParams.get('fields')).toBe(
      'media_url,thumbnail_url,caption,id,media_type,timestamp,username,comments_count,like_count,permalink,' +
        'children{media_url,id,media_type,timestamp,permalink,thumbnail_url}',
    )
  })

  test.each([
    ['/graph/', '/graph/17841400000000001/media'],
    ['//photos.example/v1/', '//photos.example/v1/17841400000000001/media'],
  ])('[S52] social list: with the setting %j the address is %s', async (photoFeedUrl, address) => {
    await start('social-list', masonry, { settings: { photoFeedUrl } })
    expect(scripts[0]?.getAttribute('src')?.split('?')[0]).toBe(address)
  })

  test.each([
    'javascript:alert(1)//',
    ' java\tscript:alert(1)//',
    '\u0001JaVaScRiPt:alert(1)//',
    'data:text/javascript,alert(1)//',
    'vbscript:alert(1)',
    'blob:https://shop.example/1',
    '',
    7,
    { href: '/graph/' },
    null,
  ])('[S52] social list: the invalid setting %j leaves the default', async (photoFeedUrl) => {
    await start('social-list', masonry, { settings: { photoFeedUrl } })
    expect(asked().host).toBe('graph.instagram.com')
  })

  test('[S52] social list: no request without an account or with a count of 0 (12.10)', async () => {
    await start('social-list.odd', masonry)
    expect(scripts).toEqual([])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S52] social list: no request before the list is near the window', async () => {
    await start('social-list', masonry, { isNear: false })
    expect(scripts).toEqual([])
    expect(names(masonry())).toContain('tweet-1')
    view.show(masonry(), '0px')
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    expect(scripts).toEqual([])
    view.show(masonry(), '1200px 0px')
    await comeNear()
    await comeNear()
    expect(scripts).toHaveLength(1)
  })

  test('[S52] social list: no request before the page has loaded, since a hanging service would delay that', async () => {
    readyState = 'interactive'
    const unmount = await start('social-list', masonry)
    expect(scripts).toEqual([])
    window.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(0)
    expect(scripts).toHaveLength(1)
    unmount()
    const early = await start(null, masonry)
    early()
    window.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(0)
    expect(scripts).toHaveLength(1)
  })

  test('[S52] social list: a late account is requested once', async () => {
    await start('social-list', masonry)
    const second = one('#masonry ~ .blog-instagrams').cloneNode()
    masonry().after(second)
    page.tellMarkup(second as Element)
    page.tellMarkup(second as Element)
    await comeNear()
    expect(scripts).toHaveLength(2)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['an error', () => answer({ error: { message: 'expired' } })],
    ['no list', () => answer({ data: {} })],
    ['null', () => answer(null)],
    ['no network', async () => void scripts[0]?.dispatchEvent(new Event('error'))],
    ['silence', () => vi.advanceTimersByTimeAsync(10_000)],
  ])('[S52] social list: %s is reported, and the list does not change (12.8)', async (_, happen) => {
    await start('social-list', masonry)
    const before = masonry().innerHTML
    await happen()
    await vi.advanceTimersByTimeAsync(0)
    expect(page.report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'WireError' }),
      'call',
    )
    expect(String(page.report.mock.calls[0]?.[0])).not.toContain('stand-in')
    expect(masonry().innerHTML).toBe(before)
  })
})

describe('[S52] social list: masonry', () => {
  test('[S52] social list: tweets and photos are sorted by time (12.6)', async () => {
    await start('social-list', masonry)
    expect(names(masonry())).toEqual(['503', 'tweet-1', '502', '501'])
    await answer({
      data: [
        photo('a', { timestamp: '2024-05-10T00:00:00+0000' }),
        photo('b', { timestamp: '2010-01-01T00:00:00+0000' }),
      ],
    })
    expect(names(masonry())).toEqual(['503', 'Cup a', 'tweet-1', '502', '501', 'Cup b'])
    expect(one('.blog-tweets').childElementCount).toBe(0)
  })

  test('[S52] social list: a photo’s item has the theme’s markup', async () => {
    await start('social-list', masonry)
    await answer({ data: [photo('a')] })
    const item = one('.instagram-item')
    expect(item.className).toBe('blog-item instagram-item col-sm-4')
    expect(item.getAttribute('data-date')).toBe(String(NOW / 1000 - 2 * DAY_S))
    const icon = one<HTMLAnchorElement>('a.timestamp.inst-icon > i.fab.fa-instagram', item).parentElement
    const overlay = one<HTMLAnchorElement>('.inst-overlay > a:empty', item)
    for (const link of [icon, overlay]) {
      expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
        'https://photos.example/p/a/',
        '_blank',
        'noopener',
      ])
    }
    expect(overlay.getAttribute('aria-label')).toBe('Instagram: Cup a')
    // The second link is hidden from the keyboard and from screen readers.
    expect([icon?.getAttribute('aria-hidden'), icon?.tabIndex, overlay.tabIndex]).toEqual(['true', -1, 0])
    expect([one('h6', item).textContent, one('h2', item).textContent]).toEqual(['Instagram', 'Cup a'])
    const time = one<HTMLTimeElement>('time.date.timeago', item)
    expect([time.textContent, time.getAttribute('datetime')]).toEqual([
      '2 days ago',
      '2024-05-18T00:00:00.000Z',
    ])
    expect(time.title).toMatch(/2024/)
    const picture = one('img.instagram-image', item)
    expect(['src', 'width', 'height', 'loading', 'alt'].map((name) => picture.getAttribute(name))).toEqual([
      'https://cdn.example/a.jpg',
      '306',
      '306',
      'lazy',
      '',
    ])
  })

  test.each([
    [8, 6],
    [2, 2],
  ])('[S52] social list: of %i answered photos %i are shown (12.2, 12.3)', async (answered, count) => {
    await start('social-list', masonry)
    await answer({ data: photos(answered) })
    expect(shown(masonry())).toBe(count)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S52] social list: a caption is text (12.4), and may be missing (12.5)', async () => {
    await start('social-list', masonry)
    const html = '<img src=x onerror="alert(1)">'
    await answer({ data: [photo('a', { caption: html }), photo('b', { caption: undefined })] })
    const captions = [...masonry().querySelectorAll('.instagram-item h2')]
    expect(captions.map(({ textContent }) => textContent)).toEqual([html, ''])
    expect(captions.map((caption) => caption.getAttribute('aria-hidden'))).toEqual([null, 'true'])
    expect(masonry().querySelector('[onerror]')).toBeNull()
    const [, second] = masonry().querySelectorAll('.instagram-item .inst-overlay > a')
    expect(second?.getAttribute('aria-label')).toBe('Instagram')
  })

  test.each([
    ['\u{1F3C6}'.repeat(120), `${'\u{1F3C6}'.repeat(100)}…`],
    [`${'word '.repeat(19)}longer-than-the-rest`, `${'word '.repeat(19).trim()}…`],
    ['Cup\nand shield', 'Cup'],
  ])('[S52] social list: the link’s name has the beginning of the caption %j', async (caption, name) => {
    await start('social-list', masonry)
    await answer({ data: [photo('a', { caption })] })
    expect(one('.inst-overlay > a').getAttribute('aria-label')).toBe(`Instagram: ${name}`)
  })

  test('[S52] social list: hostile entries do no harm', async () => {
    await start('social-list', masonry)
    await answer({
      data: [
        null,
        7,
        [],
        photo('a', { caption: { toString: () => 'x' }, timestamp: 5 }),
        photo('b', { permalink: 'javascript:alert(1)', caption: 'word '.repeat(9000) }),
        photo('c', { media_url: 'javascript:alert(1)' }),
      ],
    })
    expect(shown(masonry())).toBe(2)
    expect(masonry().querySelector('[href^="javascript"]')).toBeNull()
    expect(names(masonry()).at(-1)).toBe('')
    const [long] = [...masonry().querySelectorAll('.instagram-item')].filter(
      (item) => !item.querySelector('a'),
    )
    expect(long?.querySelector('h2')?.textContent).toHaveLength(44_999)
  })

  test('[S52] social list: hostile attributes are used only as account, token, classes and text', async () => {
    await start('social-list.hostile', masonry)
    expect(asked().pathname).toBe('/..%2F..%2Fevil%3Fcallback%3Dalert%26x%3D/media')
    expect(asked().searchParams.getAll('callback')).toEqual([expect.stringMatching(/^laurelAnswer\d+$/)])
    expect([asked().hash, asked().searchParams.get('access_token')]).toEqual(['', 'a&callback=alert#'])
    await answer({ data: [photo('a')] })
    const item = one('.instagram-item')
    expect([...item.classList]).toEqual(['blog-item', 'instagram-item', 'col-sm-4', '"onclick=alert(1)'])
    expect(one('h6', item).textContent).toBe('<script>alert(1)</script>')
    expect(document.querySelector('script, [onclick]')).toBeNull()
  })

  test('[S52] social list: late posts are sorted among the photos', async () => {
    await start('social-list', masonry)
    await answer({ data: [photo('a', { timestamp: '2010-01-01T00:00:00+0000' })] })
    masonry().insertAdjacentHTML(
      'beforeend',
      '<li class="blog-item" id="more" data-date="1500000000">More</li>',
    )
    page.tellMarkup(one('#more'))
    expect(names(masonry()).slice(-2)).toEqual(['more', 'Cup a'])
  })

  test('[S52] social list: items without a valid date come last, and a sizer first', async () => {
    showFragment('social-list.odd')
    one('.blog-tweets').innerHTML = '<li class="blog-item" id="tweet" data-date="1500000000">Tweet</li>'
    await start(null, masonry)
    expect(names(masonry())).toEqual([
      'grid-sizer col-sm-4',
      'new',
      'tweet',
      'old',
      'same',
      'undated',
      'wordy',
    ])
  })

  test.each(['blog-tweets', 'blog-instagrams'])(
    '[S52] social list: inside of a broken page’s %s the list does not take items from around itself',
    async (name) => {
      document.body.innerHTML = `<ul class="${name}" data-userid="1" data-token="t" data-count="2"><li class="blog-item">
        <div class="social-blog"><div class="blog-item" data-date="2">Post</div></div></li></ul>`
      const before = document.body.innerHTML
      const unmount = await start(null, () => one('.social-blog'))
      expect(scripts).toHaveLength(0)
      expect(document.body.innerHTML).toBe(before)
      unmount()
      expect(document.body.innerHTML).toBe(before)
    },
  )

  test('[S52] social list: nodes in place are not moved', async () => {
    await start('social-list', masonry)
    const moved: Node[] = []
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) moved.push(...addedNodes)
    })
    watch.observe(masonry(), { childList: true })
    await answer({ data: [photo('a', { timestamp: '2024-05-10T00:00:00+0000' })] })
    await vi.advanceTimersByTimeAsync(0)
    expect(moved).toEqual([one('.instagram-item')])
  })

  test.each<[string, number, string, object[]]>([
    [
      'what is read in the middle stays where it is seen',
      -410,
      '2030-01-01',
      [{ top: 400, behavior: 'instant' }],
    ],
    ['what comes behind it moves nothing', -410, '2024-04-01', []],
    ['a list whose beginning is seen shows the newest', 10, '2030-01-01', []],
  ])('[S52] social list: %s', async (_, first, date, scrolls) => {
    await start('social-list', masonry)
    const scroll = vi.fn()
    vi.stubGlobal('scrollBy', scroll)
    stack(masonry(), first)
    await answer({ data: [photo('a', { timestamp: `${date}T00:00:00+0000` })] })
    expect(names(masonry()).indexOf('Cup a')).toBe(date === '2030-01-01' ? 0 : 3)
    expect(scroll.mock.calls.flat()).toEqual(scrolls)
  })

  test('[S52] social list: photos wait until the list’s items have finished gliding', async () => {
    await start('social-list', masonry)
    const glide = gate()
    Object.assign(masonry(), {
      getAnimations: () => [{ id: 'laurel-glide', finished: glide.promise }],
    })
    const before = names(masonry())
    await answer({ data: [photo('a', { timestamp: '2030-01-01T00:00:00+0000' })] })
    expect(names(masonry())).toEqual(before)
    Object.assign(masonry(), { getAnimations: () => [] })
    glide.open()
    await vi.advanceTimersByTimeAsync(20)
    expect(names(masonry())).toEqual(['Cup a', ...before])
  })

  test('[S52] social list: without tweets and accounts the list stays as printed', async () => {
    showFragment('social-list.odd')
    const before = printed()
    await start(null, masonry)
    expect(printed()).toBe(before)
  })

  test('[S52] social list: an answer during unmounting is dropped', async () => {
    showFragment('social-list')
    const before = printed()
    const unmount = await start(null, masonry)
    Reflect.get(window, asked().searchParams.get('callback') ?? '')({ data: photos(3) })
    unmount()
    await vi.advanceTimersByTimeAsync(0)
    expect(printed()).toBe(before)
  })

  test('[S52] social list: of two lists in one box each takes the tweets after it', async () => {
    showFragment('social-list')
    const box = masonry().parentElement
    const copies = [...(box?.children ?? [])].map((child) => child.cloneNode(true) as HTMLElement)
    box?.append(...copies)
    const [list, tweets] = copies
    const [tweet] = tweets?.children ?? []
    if (list) list.id = 'second'
    if (tweet) tweet.id = 'tweet-2'
    await start(null, () => one('#second'))
    expect(names(one('#second'))).toContain('tweet-2')
    expect(names(one('#second'))).not.toContain('tweet-1')
    await start(null, masonry)
    expect(names(masonry())).toEqual(['503', 'tweet-1', '502', '501'])
  })

  test('[S52] social list: unmounting restores the printed list and drops the answer', async () => {
    showFragment('social-list')
    const before = printed()
    const unmount = await start(null, masonry)
    await answer({ data: photos(3) })
    const other = await start(null, grid)
    other()
    unmount()
    expect(printed()).toBe(before)
    await answer({ data: photos(3) }, 1)
    expect(printed()).toBe(before)
    expect(page.report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'aborted' }), 'call')
  })
})

describe('[S52] social grid', () => {
  test('[S52] social grid: tweets and photos alternate (12.7)', async () => {
    await start('social-list', grid)
    await answer({ data: photos(5) })
    expect(names(grid())).toEqual(['tweet-a', 'Cup p0', 'tweet-b', 'Cup p1', 'tweet-c', 'Cup p2'])
    expect(names(masonry())).toEqual(['503', '502', '501'])
    const item = one('.instagram-item')
    expect([item.className, item.getAttribute('data-sortid')]).toEqual([
      'blog-item col-sm-sf-5 instagram-item',
      '0',
    ])
    expect([...one('.inst-img-wrap', item).children].map(({ className }) => className)).toEqual([
      'inst-overlay',
      'instagram-image',
    ])
    expect(one('img', item).hasAttribute('width')).toBe(false)
  })

  test('[S52] social grid: each item is as high as it is wide, or half as high (5.10)', async () => {
    showFragment('social-list')
    const layout = fakeLayout({ 'li.col-sm-sf-5': { width: 240 }, 'li.col-sm-sf-25': { width: 480 } })
    await start(null, grid)
    layout.frame()
    const heights = () => [...grid().children].map((item) => (item as HTMLElement).style.height)
    expect(heights()).toEqual(['240px', '240px', '240px'])
    layout.place('li.col-sm-sf-5', { width: 180 })
    layout.place('li.col-sm-sf-25', { width: 0 })
    layout.resize(800)
    expect(heights()).toEqual(['180px', '180px', '240px'])
  })

  test('[S52] social grid: squares are sized again when the list’s width changes', async () => {
    showFragment('social-list')
    const sizes = fakeSizes()
    const layout = fakeLayout({ 'li.blog-item': { width: 240 } })
    const unmount = await start(null, grid)
    layout.frame()
    layout.place('li.blog-item', { width: 300 })
    sizes.tell(grid())
    layout.frame()
    expect(one('#tweet-a').style.height).toBe('300px')
    unmount()
    expect(sizes.watched).toEqual([])
  })

  test('[S52] social grid: after half a second long texts end with an ellipsis, and again on resize', async () => {
    showFragment('social-list')
    const layout = fakeLayout({})
    let tooHigh = 50
    const own = (name: 'scrollHeight' | 'clientHeight', value: (element: Element) => number) =>
      vi
        .spyOn(
          Object.hasOwn(HTMLElement.prototype, name) ? HTMLElement.prototype : Element.prototype,
          name as 'scrollHeight',
          'get',
        )
        .mockImplementation(function (this: Element) {
          return value(this)
        })
    own('scrollHeight', (element) =>
      element.matches('.tweet-text') ? 200 : 240 + (element.id === 'tweet-b' ? tooHigh : 0),
    )
    own('clientHeight', (element) => (element.matches('.tweet-text') ? 200 : 240))
    for (const text of document.querySelectorAll<HTMLElement>('.tweet-text')) text.style.lineHeight = '20px'
    await start(null, grid)
    layout.frame()
    const lines = () =>
      [...grid().querySelectorAll<HTMLElement>('.tweet-text')].map((text) =>
        text.classList.contains('laurel-cut') ? text.style.getPropertyValue('--laurel-lines') : 'all',
      )
    vi.advanceTimersByTime(490)
    expect(lines()).toEqual(['all', 'all'])
    vi.advanceTimersByTime(10)
    expect(lines()).toEqual(['all', '7'])
    tooHigh = 0
    layout.resize(900)
    vi.advanceTimersByTime(500)
    expect(lines()).toEqual(['all', 'all'])
    tooHigh = 900
    layout.resize(300)
    vi.advanceTimersByTime(500)
    expect(lines()).toEqual(['all', '1'])
    layout.resize(400)
    layout.resize(500)
    unmountAll()
    vi.advanceTimersByTime(500)
    expect(document.querySelector('.laurel-cut')).toBeNull()
  })

  test('[S52] social grid: fades in once within 800 ms, and is never left hidden', async () => {
    const animations = fakeAnimations()
    try {
      await start('social-list', grid)
      await answer({ data: photos(3) })
      expect(animations.asked.map(({ element, duration }) => [element.className, duration])).toEqual([
        ['grid-items clearfix', 800],
      ])
      expect(grid().style.opacity).toBe('1')
      unmountAll()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      animations.restore()
    }
  })

  test('[S52] social grid: unmounting moves the tweets back to their source', async () => {
    showFragment('social-list')
    const before = printed()
    const unmount = await start(null, grid)
    await answer({ data: photos(3) })
    unmount()
    expect(printed()).toBe(before)
  })
})
