import { createRequire } from 'node:module'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { claimFeed, FEED_CALL, isFeedOurs } from '../../../legacy-shims/globals/page-feed'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounterAtOnce, unmountAll } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mountFeed } from '../test-feed'
import { mount as island } from '.'

const mount = mounterAtOnce(island)

interface Globals {
  cff_js_exists?: unknown
  cff_init?: unknown
  cffLightbox?: unknown
}
const require = createRequire(import.meta.url)
const globals = window as Globals

afterEach(() => {
  unmountAll()
  for (const name of ['cff_js_exists', 'cff_init', 'cffLightbox'] as const) delete globals[name]
})

function provide() {
  const page = fakePage()
  mount(document.body, page)
  return page
}
function call(name: 'cff_init' | 'cffLightbox', ...args: unknown[]) {
  const value = globals[name]
  if (typeof value !== 'function') throw new Error(`${name} is no function`)
  return value(...args)
}
/** Two feeds, and the numbers of those that get the event of a call. */
function show() {
  showFragment('feed-posts.odd')
  const heard: number[] = []
  const feeds = [...document.querySelectorAll('.cff')]
  for (const [index, feed] of feeds.entries()) feed.addEventListener(FEED_CALL, () => heard.push(index))
  return { heard, feeds, page: provide() }
}

describe('[F01] feed globals', () => {
  test('[F01] feed globals: cff_init alone is for all feeds: it wakes them, and tells those that are awake', () => {
    const { heard, feeds, page } = show()
    call('cff_init')
    expect(page.wake.mock.calls.flat()).toEqual(feeds)
    expect(heard).toEqual([0, 1])
  })

  test.each<[string, (feeds: Element[]) => unknown, number[]]>([
    ['a feed', (feeds) => feeds[1], [1]],
    ['a feed in a jQuery object', (feeds) => require('jquery3')(feeds[1]), [1]],
    ['several in one', () => require('jquery1')('.cff'), [0, 1]],
    ['what holds them', () => one('.cff-wrapper'), [0, 1]],
    ['an empty jQuery object', () => require('jquery3')('.nothing'), []],
    ['an element without any', () => one('.cff-item'), []],
    ['what an event hands over', () => new Event('load'), [0, 1]],
    ['jQuery itself, as its ready does', () => require('jquery3'), [0, 1]],
    ['nothing', () => null, [0, 1]],
    ['a word', () => '.cff', [0, 1]],
    ['things that are none', () => [null, 'x', document], []],
  ])('[F01] feed globals: cff_init with %s', (_, given, called) => {
    vi.stubGlobal('jQuery', undefined)
    const { heard, feeds } = show()
    call('cff_init', given(feeds))
    expect(heard).toEqual(called)
  })

  test('[F01] feed globals: cff_init has new items made ready at once, and once only (17.67)', () => {
    showFragment('feed-posts')
    const page = provide()
    mountFeed(one('#cff'), page)
    const before = document.body.innerHTML
    call('cff_init')
    call('cff_init', one('#cff'))
    expect(document.body.innerHTML).toBe(before)
    const late = one('#cff_1_2').cloneNode(true) as HTMLElement
    late.id = 'cff_late'
    one('.cff-text', late).innerHTML = 'See #gold'
    one('.cff-posts-wrap').append(late)
    call('cff_init')
    call('cff_init')
    expect(late.querySelectorAll('a[href*="/hashtag/gold"]')).toHaveLength(1)
  })

  test('[F01] feed globals: the lightbox may be built as often as one likes', () => {
    show()
    const before = document.body.innerHTML
    call('cffLightbox')
    call('cffLightbox')
    expect(document.body.innerHTML).toBe(before)
  })

  test('[F01] feed globals: unmounting removes the globals; replaced ones stay', () => {
    show()
    const theirs = () => {}
    globals.cffLightbox = theirs
    unmountAll()
    expect(['cff_init' in globals, globals.cffLightbox]).toEqual([false, theirs])
  })
})

describe('[F01] the feed plugin’s own script', () => {
  test('[F01] feed globals: a global declared without a value is provided, and emptied at unmount', () => {
    // `function cff_init() {}` in a block that does not run does so. Such a property cannot be deleted.
    const declared = { writable: true, enumerable: true, configurable: false, value: undefined }
    const copy = Object.defineProperty(Object.create(window), 'cff_init', declared)
    const page = { ...fakePage(), window: copy }
    const unmount = mount(document.body, page)
    expect(typeof copy.cff_init).toBe('function')
    unmount?.()
    expect(copy.cff_init).toBeUndefined()
  })

  /** The beginning of the plugin's script: a second copy does nothing. */
  function plugin() {
    const { cff_js_exists } = globals
    globals.cff_js_exists = cff_js_exists !== undefined
    if (globals.cff_js_exists) return
    globals.cff_init = () => {}
    globals.cffLightbox = () => {}
  }
  const feedIslands = () =>
    islands.filter(({ name, features }) => name !== 'feed-globals' && features.some((id) => /^F\d/.test(id)))

  test('[F01] feed globals: a copy that comes after laurel does nothing (17.80)', () => {
    const page = fakePage()
    claimFeed(page)
    plugin()
    mount(document.body, page)
    const { cff_init } = globals
    plugin()
    expect([globals.cff_init, isFeedOurs(window)]).toEqual([cff_init, true])
    expect(feedIslands().every(({ when }) => when?.(window))).toBe(true)
  })

  test('[F01] feed globals: where the plugin’s script came first, the feeds are left to it', () => {
    plugin()
    const { cff_init, cffLightbox } = globals
    claimFeed(fakePage())
    provide()
    expect([globals.cff_js_exists, globals.cff_init, globals.cffLightbox]).toEqual([
      false,
      cff_init,
      cffLightbox,
    ])
    expect(feedIslands().length).toBeGreaterThan(0)
    expect(feedIslands().filter(({ when }) => when?.(window) !== false)).toEqual([])
  })

  test('[F01] feed globals: a site that turns laurel’s globals off keeps the plugin’s script', () => {
    claimFeed({ ...fakePage(), settings: { except: ['feed-globals'] } })
    expect('cff_js_exists' in globals).toBe(false)
    claimFeed({ ...fakePage(), settings: { except: 'feed-globals' } })
    expect(globals.cff_js_exists).toBe(true)
  })

  test('[F01] feed globals: a variable that is there stays, whatever it is', () => {
    globals.cff_js_exists = 'theirs'
    claimFeed(fakePage())
    expect(globals.cff_js_exists).toBe('theirs')
    expect(isFeedOurs(window)).toBe(true)
  })
})
