import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakePictures } from '../../../tests/unit/fake-pictures'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { mountFeed } from '../test-feed'
import { mount as island } from '.'
import { lateParts } from './late-parts'

const mount = mounter(island)

const HOSTS = '.cff-photo, .cff-album-cover, .cff-html5-video'
const PHOTOS = ['one', 'two'].map((id) => ({ id, name: id, source: `/${id}.jpg` }))

/** Enough for a busy machine. */
const LATEST = { timeout: 20_000, interval: 5 }

let page: FakePage
let arrive: () => void
let fail: () => void
const fetching = vi.fn<typeof fetch>()
/** The ids of the posts whose photos were requested. */
const asked = () =>
  fetching.mock.calls
    .map(([, init]) => new URLSearchParams(String(init?.body)))
    .filter((fields) => fields.get('action') === 'cff_thumbs')
    .map((fields) => fields.get('id'))

beforeEach(() => {
  fakePictures(() => [1600, 800])
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  // Nothing is animated.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'fetch',
    fetching.mockReset().mockImplementation(async () => new Response('[]')),
  )
  // Neither DOM goes back in its history.
  vi.spyOn(history, 'back').mockImplementation(() => {
    history.replaceState(null, '')
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate')))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
})
afterEach(async () => {
  unmountAll()
  // The rest of the step back in the history runs before the next test.
  await new Promise((resolve) => setTimeout(resolve))
  history.replaceState(null, '')
  document.body.innerHTML = ''
})

/** Holds a part of the lightbox until it arrives or fails. */
function hold(part: keyof typeof lateParts) {
  const fetchPart = lateParts[part]
  const held = gate()
  arrive = held.open
  fail = () => held.fail(new Error('no network'))
  // It may fail before it is requested.
  held.promise.catch(() => {})
  vi.spyOn(lateParts, part).mockImplementation(() =>
    held.promise.then<never>(fetchPart as () => Promise<never>),
  )
}
const sees = (look: () => unknown, value: unknown) => vi.waitFor(() => expect(look()).toEqual(value), LATEST)
const seen = (selector: string) => document.querySelector(`#cff-lightbox-wrapper ${selector}`) !== null
const counter = () => document.querySelector('.cff-lightbox-number')?.textContent
const key = (name: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true }))
const reported = () => page.report.mock.calls.map(([, stage]) => stage)

async function open(id: string, place: string) {
  showFragment('feed-lightbox')
  page = fakePage()
  for (const feed of document.querySelectorAll<HTMLElement>('.cff-lb')) {
    mountFeed(feed, page)
    for (const host of feed.querySelectorAll<HTMLElement>(HOSTS)) mount(host, page)
  }
  expect(takesClick(one(`#cff_${id} .cff-lightbox-link`))).toBe(true)
  await sees(counter, place)
}

describe('[X12] feed lightbox: its parts', () => {
  test('[X12] feed lightbox: close button and caption are in the sidebar before the author', async () => {
    hold('sidebar')
    await open('1234_1', '1 / 3')
    const closeButton = document.activeElement
    expect(closeButton?.closest('.cff-lightbox-sidebar')).not.toBeNull()
    expect(one('.cff-lightbox-sidebar .cff-lightbox-caption-text').textContent).toContain('Gold for the')
    expect([seen('.cff-author'), seen('.cff-comments-box')]).toEqual([false, false])
    arrive()
    await sees(() => [seen('.cff-author'), seen('.cff-comments-box')], [true, true])
    // The author is above the caption, the comments below everything.
    expect(one('.cff-lightbox-sidebar-content').firstElementChild?.className).toBe('cff-author')
    expect(one('.cff-lightbox-sidebar').lastElementChild?.className).toContain('cff-comments-box')
    expect(document.activeElement).toBe(closeButton)
  })

  test('[X12] feed lightbox: without the code of the sidebar, picture, caption and controls are there', async () => {
    hold('sidebar')
    await open('1234_1', '1 / 3')
    fail()
    await sees(reported, ['load'])
    one('.cff-lightbox-next').click()
    await sees(counter, '2 / 3')
    one('.cff-lightbox-sidebar .cff-lightbox-close').click()
    await sees(() => document.querySelector('#cff-lightbox-wrapper'), null)
  })

  test('[X12] feed lightbox: photos are requested once their code is here, for the entry that is shown by then', async () => {
    hold('photos')
    fetching.mockImplementation(async () => new Response(JSON.stringify({ data: PHOTOS })))
    await open('1234_1', '1 / 3')
    one('.cff-lightbox-next').click()
    await sees(counter, '2 / 3')
    expect([asked(), seen('.cff-lightbox-attachment')]).toEqual([[], false])
    arrive()
    await sees(counter, '2 / 4')
    await sees(() => document.querySelectorAll('.cff-lightbox-attachment').length, 2)
    expect(asked()).toEqual(['1234_2'])
  })

  test('[X12] feed lightbox: an album shows a loader while the code of its photos loads, and works without it', async () => {
    hold('photos')
    await open('77', '1 / 3')
    expect([one('.cff-lightbox-thumbs-holder').style.minHeight, seen('.cff-loader')]).toEqual(['45px', true])
    fail()
    await sees(reported, ['load'])
    await sees(() => seen('.cff-loader'), false)
    expect(asked()).toEqual([])
    one('.cff-lightbox-next').click()
    await sees(counter, '2 / 3')
  })

  test('[X12] feed lightbox: a video whose player cannot be fetched leaves its picture', async () => {
    hold('playing')
    await open('79', '2 / 3')
    expect(one('.cff-lightbox-image').getAttribute('src')).toBe('/assets/images/workshop.svg')
    fail()
    await sees(reported, ['load'])
    await sees(() => one('#cff-lightbox-wrapper').classList.contains('cff-has-video'), false)
    expect(seen('.cff-lightbox-video')).toBe(false)
    expect(one('.cff-lightbox-image').style.display).toBe('block')
  })

  test('[X12] feed lightbox: keys step before the code of swipes arrives, and without it', async () => {
    hold('swipes')
    await open('1234_1', '1 / 3')
    key('n')
    await sees(counter, '2 / 3')
    expect(one('.cff-lightbox-outerContainer').style.touchAction).toBe('')
    fail()
    await sees(reported, ['load'])
    key('n')
    await sees(counter, '3 / 3')
  })

  test('[X12] feed lightbox: closed before its parts arrive, it needs none of them', async () => {
    hold('swipes')
    await open('1234_1', '1 / 3')
    key('Escape')
    key('x')
    await sees(() => document.querySelector('#cff-lightbox-wrapper'), null)
    fail()
    await settle()
    expect(page.report).not.toHaveBeenCalled()
  })
})
