import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FEED_CALL } from '../../../../legacy-shims/globals/page-feed'
import { type Box, fakeLayout } from '../../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { unmountAll } from '../../../../tests/unit/mounter'
import { printed } from '../../../../tests/unit/printed'
import { mountFeed } from '../../test-feed'

const COLUMN = 300
const BOXES: Record<string, Box> = {
  '.cff': { width: 600, height: 2000 },
  '.cff-likebox': { width: COLUMN, height: 135 },
  '.cff-item': { width: COLUMN, height: 200 },
  '.cff-multiple, .cff-main-image, .cff-photo.cff-crop': { width: 280, height: 0 },
  '.cff-img-attachments': { width: 280, height: 70 },
  '.cff-post-links': { width: 100, height: 20 },
  '.cff-album-item a': { width: 150, height: 20 },
}
let layout: ReturnType<typeof fakeLayout>
let page: FakePage
let windowPx: number
const queries = new Set<{ matches: boolean; tell(): void }>()

beforeEach(() => {
  vi.useFakeTimers()
  queries.clear()
  windowPx = 1200
  vi.stubGlobal('matchMedia', (media: string) => {
    const listeners = new Set<() => void>()
    const limit = Number(/max-width: (\d+)px/.exec(media)?.[1])
    const query = {
      get matches() {
        return windowPx <= limit
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      tell: () => [...listeners].map((listener) => listener()),
    }
    queries.add(query)
    return query
  })
})
afterEach(() => {
  unmountAll()
  Reflect.deleteProperty(window, 'jQuery')
  vi.useRealTimers()
})

interface Start {
  readonly fragment?: string
  readonly boxes?: Record<string, Box>
  readonly px?: number
  readonly change?: (feed: HTMLElement) => void
  /** Before the library arrives. */
  readonly meanwhile?: (unmount: () => void) => void
}
async function start({ fragment = 'feed-layout', boxes = {}, px = 1200, change, meanwhile }: Start = {}) {
  showFragment(fragment)
  const feed = one('.cff')
  change?.(feed)
  layout = fakeLayout({ ...BOXES, ...boxes })
  windowPx = px
  vi.stubGlobal('innerWidth', px)
  page = fakePage()
  const before = printed()
  const unmount = mountFeed(feed, page)
  meanwhile?.(unmount)
  await settle()
  return { feed, before, unmount }
}
/** Waits for the library and the requested frame. */
async function settle() {
  await vi.dynamicImportSettled()
  layout.frame()
}
async function makeWindow(px: number) {
  tellWindow(px)
  await settle()
}
function tellWindow(px: number) {
  windowPx = px
  for (const query of queries) query.tell()
}
const placeOf = (id: string) => {
  const { position, left, top } = one(`#cff_${id}`).style
  return [position, left, top]
}
const hidden = () => [...document.querySelectorAll('.cff-num-diff-hide')].map(({ id }) => id)

describe('[F01] feed layout: columns', () => {
  test('[F01] feed layout: the feed is the container, each item goes to the leftmost lowest column (17.63)', async () => {
    const { feed } = await start({ change: (each) => each.removeAttribute('data-nummobile') })
    expect([feed.style.position, feed.style.height]).toEqual(['relative', '780px'])
    expect(['1_1', '1_2', '1_3', '5'].map(placeOf)).toEqual([
      ['absolute', '300px', '0px'],
      ['absolute', '0px', '135px'],
      ['absolute', '300px', '215px'],
      ['absolute', '300px', '430px'],
    ])
    expect(one('#cff_1_1').style.marginBottom).toBe('15px')
    expect(one('.cff-likebox').style.marginBottom).toBe('')
    expect(feed.style.paddingBottom).toBe('30px')
    expect(feed.matches('.cff-masonry.cff-masonry-js:not(.cff-disable-masonry)')).toBe(true)
  })

  test('[F01] feed layout: a feed without new items is laid out, too', async () => {
    const change = () => {
      for (const item of document.querySelectorAll('.cff-new')) item.classList.remove('cff-new')
    }
    const { feed } = await start({ change })
    expect([feed.style.position, one('#cff_1_1').style.position]).toEqual(['relative', 'absolute'])
    expect(one('.cff-header-hero').style.backgroundImage).toContain('workshop.svg')
  })

  test.each([
    [781, '', true],
    [780, '', false],
    [700, '', false],
    [700, 'masonry-2-mobile', true],
    [1200, 'masonry-1-desktop', false],
  ])('[F01] feed layout: %d px %s (17.63)', async (px, name, isLaid) => {
    const { feed } = await start({ px, change: (each) => name && each.classList.add(name) })
    expect(feed.classList.contains('cff-disable-masonry')).toBe(!isLaid)
    expect(feed.style.height !== '').toBe(isLaid)
  })

  test('[F01] feed layout: a window that becomes narrow, and wide again', async () => {
    const { feed } = await start()
    await makeWindow(700)
    expect(feed.classList.contains('cff-disable-masonry')).toBe(true)
    expect([feed.style.height, one('#cff_1_1').style.position, one('#cff_1_1').style.marginBottom]).toEqual([
      '',
      '',
      '',
    ])
    await makeWindow(1200)
    expect(feed.classList.contains('cff-disable-masonry')).toBe(false)
    expect(one('#cff_1_1').style.position).toBe('absolute')
  })

  test('[F01] feed layout: a window that changes while the library is on its way', async () => {
    const meanwhile = () => [700, 1200].map(tellWindow)
    const { feed } = await start({ meanwhile })
    expect(feed.style.height).toBe('780px')
    await makeWindow(700)
    expect([feed.style.height, one('#cff_1_1').style.position]).toEqual(['', ''])
    const gone = await start({ meanwhile: () => tellWindow(700) })
    expect(gone.feed.style.height).toBe('')
  })

  test('[F01] feed layout: the style sheet’s columns, and feeds without any, are left alone', async () => {
    const { feed } = await start({
      change: (each) => each.classList.replace('cff-masonry-js', 'cff-masonry-css'),
    })
    expect(feed.style.height).toBe('')
    expect(feed.className).toContain('cff-masonry-css')
    expect(feed.classList.contains('cff-disable-masonry')).toBe(false)
    expect(Reflect.get(window, 'cffAddMasonry')).toBeUndefined()
  })

  test('[F01] feed layout: grids have no columns (17.64)', async () => {
    const { feed } = await start({ fragment: 'feed-layout.odd' })
    expect(feed.className).toBe('cff cff-album-items-feed')
    expect(feed.style.height).toBe('')
  })

  test.each([1200, 700])(
    '[F01] feed layout: at %d px one that becomes a grid is none any more (17.64)',
    async (px) => {
      const { feed } = await start({ px })
      one('.cff-posts-wrap').insertAdjacentHTML('beforeend', '<div class="cff-album-item cff-new"></div>')
      feed.dispatchEvent(new Event(FEED_CALL))
      expect(feed.className).not.toMatch(/cff-(disable-)?masonry/)
      expect(feed.style.height).toBe('')
    },
  )

  test('[F01] feed layout: again after 50, 200, 500, 1000 and 1500 ms, and 500 ms after the last resize', async () => {
    const { feed } = await start()
    const laid: number[] = []
    const begin = Date.now()
    vi.stubGlobal(
      'jQuery',
      fakeJQuery(() => laid.push(Date.now() - begin)),
    )
    vi.advanceTimersByTime(3000)
    // Each runs in the next frame. The first request may be one frame late.
    const again = laid.filter((ms) => ms > 33)
    expect(again.map((ms) => Math.floor((ms + 17) / 50) * 50)).toEqual([50, 200, 500, 1000, 1500])
    laid.length = 0
    for (const _ of [1, 2, 3]) {
      layout.resize(1100)
      vi.advanceTimersByTime(100)
    }
    expect(laid).toEqual([])
    vi.advanceTimersByTime(400)
    expect(laid).toHaveLength(1)
    expect(feed.style.height).toBe('780px')
  })

  test('[F01] feed layout: other scripts may request a layout: it runs once per frame, with the current items', async () => {
    const { feed } = await start()
    vi.advanceTimersByTime(2000)
    const laid = vi.fn()
    vi.stubGlobal('jQuery', fakeJQuery(laid))
    const { layOutList } = await import('../../../../src/page/list-layout')
    layOutList(feed)
    Reflect.get(window, 'cffAddMasonry')(feed)
    Reflect.get(window, 'cffAddMasonry')({ 0: feed, length: 1 })
    Reflect.get(window, 'cffAddMasonry')(null)
    expect(laid).not.toHaveBeenCalled()
    layout.frame()
    expect(laid).toHaveBeenCalledTimes(1)

    one('.cff-posts-wrap').insertAdjacentHTML(
      'beforeend',
      '<div class="cff-item cff-new" id="cff_1_9"></div>',
    )
    feed.dispatchEvent(new Event(FEED_CALL))
    layout.frame()
    expect(placeOf('1_9')).toEqual(['absolute', '300px', '645px'])
    expect(one('#cff_1_9').style.marginBottom).toBe('15px')
  })

  test('[F01] feed layout: scripts are told through jQuery before a layout, and their errors do not stop it', async () => {
    const heard: unknown[] = []
    vi.stubGlobal(
      'jQuery',
      fakeJQuery((event) => {
        heard.push(event)
        throw new Error('theirs')
      }),
    )
    const { feed } = await start()
    expect(heard[0]).toMatchObject({ type: 'cffbeforemasonry', $self: { target: feed } })
    expect(feed.style.height).toBe('780px')
    expect(page.report).toHaveBeenCalled()
  })
})

/** The part of jQuery that fires an event. */
function fakeJQuery(onTrigger: (event: unknown) => void) {
  const jQuery = (target: unknown) => ({ target, trigger: onTrigger, on() {}, off() {} })
  return Object.assign(jQuery, { fn: {}, Event: (type: string, more: object) => ({ type, ...more }) })
}

describe('[F01] feed layout: narrow feeds and links', () => {
  const masonryOff = (feed: HTMLElement) => feed.classList.remove('cff-masonry-js')
  const classes = (feed: Element) =>
    ['narrow', 'cff-super-narrow'].map((name) => feed.classList.contains(name))

  test.each([
    [390, [true, false]],
    [240, [true, true]],
    [500, [false, false]],
    [400, [false, false]],
    [250, [true, false]],
  ])('[F01] feed layout: a first post of %d px (17.65)', async (width, expected) => {
    const { feed } = await start({ change: masonryOff, boxes: { '.cff-item': { width, height: 9 } } })
    expect(classes(feed)).toEqual(expected)
  })

  test('[F01] feed layout: the classes follow the feed’s width 500 ms after a resize', async () => {
    const { feed } = await start({ change: masonryOff, boxes: { '.cff-item': { width: 240 } } })
    layout.place('.cff-item', { width: 420 })
    vi.advanceTimersByTime(5000)
    layout.resize(1300)
    feed.classList.add('narrow', 'cff-super-narrow')
    vi.advanceTimersByTime(450)
    expect(classes(feed)).toEqual([true, true])
    vi.advanceTimersByTime(100)
    expect(classes(feed)).toEqual([false, false])
  })

  test('[F01] feed layout: a feed may turn the narrow class off; a grid is measured itself', async () => {
    const { feed } = await start({
      change: (each) => each.classList.add('cff-disable-narrow'),
      boxes: { '.cff-item': { width: 240 } },
    })
    expect(classes(feed)).toEqual([false, true])
    const grid = await start({ fragment: 'feed-layout.odd', boxes: { '.cff': { width: 300 } } })
    expect(classes(grid.feed)).toEqual([true, false])
  })

  test('[F01] feed layout: a hidden feed gets no class', async () => {
    const { feed } = await start({ change: masonryOff, boxes: { '.cff-item': { width: 0 } } })
    expect(classes(feed)).toEqual([false, false])
  })

  test('[F01] feed layout: links move to the left where there is no room, and back', async () => {
    await start({ boxes: { '.cff-item': { width: 289 } } })
    const lefts = () =>
      [...document.querySelectorAll('.cff-post-links')].map((each) => each.matches('.cff-left'))
    expect(lefts()).toEqual([true, true])
    // On the left they fill the line, so their width does not count.
    layout.place('.cff-left', { width: 5000 })
    layout.place('.cff-item', { width: 290 })
    layout.resize(1250)
    vi.advanceTimersByTime(550)
    expect(lefts()).toEqual([false, false])
  })
})

test('[F13] feed layout: the boxes are measured before the links move for a moment', async () => {
  const reads: string[] = []
  const tellReads = (element: Element, name: string) =>
    Object.defineProperty(element, 'clientWidth', { get: () => reads.push(name) && 100 })
  await start({
    boxes: { '.cff-item': { width: 240 } },
    change: (feed) => {
      tellReads(one('#cff_1_2 .cff-multiple', feed), 'box')
      tellReads(one('.cff-post-links', feed), 'links')
    },
  })
  expect(reads).toEqual(['box', 'links'])
})

describe('[F13] feed layout: crops', () => {
  const heights = (id: string) =>
    [...one(`#${id}`).querySelectorAll<HTMLElement>('.cff-crop, .cff-album-cover')].map(
      ({ style }) => style.height,
    )

  test('[F13] feed layout: boxes of several pictures, by their widths and their ratios', async () => {
    await start()
    expect(heights('cff_1_2')).toEqual(['112px', '140px', '140px'])
    expect(heights('cff_1_3')).toEqual(['112px', '112px'])
    for (const height of heights('cff_1_4').slice(1)) expect(Number.parseFloat(height)).toBeCloseTo(280 / 3)
    expect(heights('cff_1_4')[0]).toBe('112px')
    expect(heights('cff_5')).toEqual(['280px'])
    expect(document.querySelector('.cff-small-layout')).toBeNull()
    layout.place('.cff-multiple, .cff-main-image', { width: 180 })
    layout.resize(900)
    vi.advanceTimersByTime(550)
    expect(document.querySelectorAll('.cff-multiple.cff-small-layout')).toHaveLength(3)
  })

  test('[F13] feed layout: the main picture follows the height of the pictures beside it', async () => {
    await start({ boxes: { '.cff-img-attachments': { width: 280, height: 190 } } })
    expect(heights('cff_1_2')[0]).toBe('190px')
  })

  test('[F13] feed layout: grid pictures are squares, their texts are not', async () => {
    await start({ fragment: 'feed-layout.odd' })
    expect(heights('cff_77')).toEqual(['150px'])
    expect(one('#cff_77 h4 a').style.height).toBe('')
  })

  test('[F13] feed layout: a main picture without height is shown after 500 ms', async () => {
    await start({ boxes: { '.cff-main-image': { width: 280 } } })
    const picture = one('#cff_1_2 .cff-main-image img')
    const main = one('#cff_1_2 .cff-main-image')
    Object.defineProperty(main, 'offsetHeight', { value: 9 })
    expect(picture.style.display).toBe('none')
    vi.advanceTimersByTime(440)
    expect(picture.style.display).toBe('none')
    vi.advanceTimersByTime(100)
    expect([picture.style.display, picture.style.visibility]).toEqual(['block', 'visible'])
    expect(one('#cff_1_4 .cff-main-image img').style.display).toBe('none')
  })
})

describe('[F01] feed layout: how many items a phone gets', () => {
  test.each([
    [400, {}, 4],
    [479, {}, 4],
    [480, {}, 0],
    [1200, { 'data-pag-num': '5' }, 1],
    [1200, { 'data-pag-num': null }, 5],
    [1200, { 'data-pag-num': 'x' }, 0],
    [400, { 'data-nummobile': '' }, 0],
    [400, { 'data-nummobile': '99' }, 0],
    [400, { 'data-nummobile': '-3' }, 0],
    [400, { 'data-nummobile': null }, 0],
  ])('[F01] feed layout: %d px, %j: %d are hidden (17.66)', async (px, attributes, count) => {
    const wasLoaded = !('data-nummobile' in attributes) || attributes['data-nummobile'] !== null
    const change = (feed: HTMLElement) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) feed.removeAttribute(name)
        else feed.setAttribute(name, value)
      }
    }
    const { feed, unmount } = await start({ px, change })
    expect(hidden()).toHaveLength(count)
    if (count > 0) expect(hidden()).not.toContain('cff_1_1')
    expect(feed.hasAttribute('data-nummobile')).toBe(false)
    unmount()
    expect(hidden()).toEqual([])
    expect(feed.hasAttribute('data-nummobile')).toBe(wasLoaded)
  })
})

describe('[F13] feed layout: boxes that their pictures fill', () => {
  test('[F13] feed layout: the picture is the background, wherever the box is', async () => {
    await start()
    const hero = one('.cff-header-hero')
    expect(hero.style.backgroundImage).toMatch(/^url\("?\/assets\/images\/workshop.svg"?\)$/)
    expect([hero.style.backgroundSize, hero.style.backgroundRepeat]).toEqual(['cover', 'no-repeat'])
    expect(hero.className).toBe('cff-header-hero imgLiquid_bgSize imgLiquid_ready')
    expect(one('.cff-header-hero img').style.display).toBe('none')
    expect(one('#cff_1_2 .cff-img-attachments img').style.opacity).toBe('0')
  })

  test('[F13] feed layout: a link that was named by its picture keeps its name', async () => {
    await start()
    expect(one('#cff_1_2 a').getAttribute('aria-label')).toBe('The bowls shield')
    await start({ fragment: 'feed-layout.odd' })
    expect(one('#cff_77 .cff-album-cover').getAttribute('aria-label')).toBe('Finals 2020')
    expect(one('#cff_78 .cff-album-cover').className).toContain('imgLiquid_error')
  })
})

describe('[X11] feed layout', () => {
  test.each(['feed-layout', 'feed-layout.odd'])(
    '[X11] feed layout: unmounting restores %s as printed',
    async (fragment) => {
      const { before, unmount } = await start({
        fragment,
        boxes: { '.cff-item': { width: 240, height: 20 } },
      })
      await vi.advanceTimersByTimeAsync(5000)
      unmount()
      expect(printed()).toEqual(before)
      expect(Reflect.get(window, 'cffAddMasonry')).toBeUndefined()
      expect(vi.getTimerCount()).toBe(0)
      layout.resize(500)
      await makeWindow(500)
      vi.advanceTimersByTime(1000)
      expect(printed()).toEqual(before)
    },
  )

  test('[X11] feed layout: a feed that is unmounted before the library arrives is restored', async () => {
    const { before } = await start({
      meanwhile(unmount) {
        unmount()
        expect(vi.getTimerCount()).toBe(0)
      },
    })
    expect(printed()).toEqual(before)
  })

  test('[X11] feed layout: an empty feed is left alone', async () => {
    await start({ fragment: 'feed-layout.odd' })
    const empty = one('.cff-wrapper ~ .cff')
    mountFeed(empty, page)
    layout.frame()
    vi.advanceTimersByTime(3000)
    expect(empty.className).toBe('cff')
    expect(page.report).not.toHaveBeenCalled()
  })
})
