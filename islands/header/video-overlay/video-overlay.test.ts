// The ids in the titles are rows of contract 01.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isPanelOpen, openPanel } from '../../../src/state/open-panel'
import { fakeAnimations } from '../../../tests/unit/animations'
import { takesClick as click } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { stubWidth } from '../../../tests/unit/media'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'

const mount = mounter(island)

const { body } = document
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const button = () => one('a.fw-video-link')
const item = (href: string) => one(`.menu-item a[href="${href}"]`)
const area = () => one('.fw-video-area')
const closer = () => one('.fw-video-close')
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe.fw-video')]
const players = () => frames().map((frame) => frame.getAttribute('src'))

let animations: ReturnType<typeof fakeAnimations>

function start(page: FakePage = fakePage()) {
  const links = document.querySelectorAll<HTMLElement>('.fw-video-link, .menu-item a[href^="https:"]')
  for (const link of links) mount(link, page)
}
const stop = () => {
  unmountAll()
}

beforeEach(() => {
  vi.useFakeTimers()
  stubWidth(1280)
  animations = fakeAnimations()
  showFragment('panels')
})
afterEach(() => {
  stop()
  animations.restore()
  vi.useRealTimers()
})

describe('[S10] video overlay', () => {
  test('[S10] video: a link of a menu opens it, and after a second there is one player (14.1)', async () => {
    start()
    expect(click(item('https://www.youtube.com/watch?v=AbC-12_x'))).toBe(true)
    expect([area().style.display, area().style.top, area().style.height]).toEqual(['block', '0px', '100%'])
    expect(closer().classList.contains('is-open')).toBe(true)
    expect(one('.fw-video-spacer').style.height).toBe(`${window.innerHeight}px`)
    await wait(999)
    expect(players()).toEqual([])
    await wait(1)
    expect(players()).toEqual(['https://www.youtube.com/embed/AbC-12_x?autoplay=1&wmode=transparent'])
    const [frame] = frames()
    expect(frame?.parentElement).toBe(one('.fw-video-wrap'))
    expect([frame?.title, frame?.getAttribute('width'), frame?.getAttribute('frameborder')]).toEqual([
      'Video',
      '100%',
      '0',
    ])
  })

  test('[S10] video: deep in a sub-menu it is still one player (14.2, 14.3)', async () => {
    start()
    click(item('https://vimeo.com/12345'))
    await wait(1000)
    expect(players()).toHaveLength(1)
    expect(players()[0]).toMatch(/^https:\/\/player\.vimeo\.com\/video\/12345\?/)
  })

  test('[S10] video: a second after closing, overlay and player are gone (14.4)', async () => {
    start()
    click(button())
    await wait(1000)
    expect(players()).toEqual(['https://www.youtube.com/embed/Kq7-laser?autoplay=1'])
    click(closer())
    expect(closer().classList.contains('is-open')).toBe(false)
    expect([area().style.top, one('.fw-video-spacer').style.height]).toEqual(['-100%', '0px'])
    await wait(999)
    expect(area().style.display).toBe('block')
    await wait(1)
    expect(area().style.display).toBe('none')
    expect(players()).toEqual([])
  })

  test('[S10] video: a video element in the overlay is paused at once', () => {
    const video = document.createElement('video')
    const pause = vi.spyOn(video, 'pause').mockImplementation(() => {})
    one('.fw-video-wrap').append(video)
    start()
    click(button())
    click(closer())
    expect(pause).toHaveBeenCalledOnce()
  })

  test.each([
    ['no address', 'a.fw-video-link'],
    ['an empty one', '[data-video="   "]'],
    ['a script', '[data-video^="javascript"]'],
    ['data', '[data-video^="data"]'],
  ])('[S10] video: with %s there is nothing to play (14.5)', async (_, selector) => {
    showFragment('panels.hostile')
    if (selector === 'a.fw-video-link') one(selector).removeAttribute('data-video')
    start()
    expect(click(one(selector))).toBe(true)
    await wait(2000)
    expect(area().style.display).toBe('')
    expect(frames()).toEqual([])
  })

  test('[S10] video: on phones the first tap only sets a class (14.6)', async () => {
    body.className = 'mobile-two-click'
    start({ ...fakePage(), device: { ...fakePage().device, mobile: true } })
    expect(click(button())).toBe(true)
    expect(button().classList.contains('hovered')).toBe(true)
    expect(area().style.display).toBe('')
    click(button())
    expect(area().style.display).toBe('block')
  })

  test.each([
    ['on a desktop', 'mobile-two-click', false],
    ['where the theme does not ask for it', '', true],
  ])('[S10] video: %s one tap is enough', (_, bodyClass, mobile) => {
    body.className = bodyClass
    start({ ...fakePage(), device: { ...fakePage().device, mobile } })
    click(button())
    expect(area().style.display).toBe('block')
  })

  test('[S10] video: closed after 0.3 s, it ends closed, without a player (03 16.2)', async () => {
    start()
    click(button())
    await wait(300)
    click(closer())
    const tops: string[] = []
    for (let tenth = 0; tenth < 20; tenth++) {
      await wait(100)
      expect(players()).toEqual([])
      tops.push(area().style.top)
    }
    // The overlay completes its opening before it closes.
    expect([tops[5], tops[7]]).toEqual(['0px', '-100%'])
    expect(area().style.display).toBe('none')
  })

  test('[S10] video: any player in it is removed 1.5 s after closing', async () => {
    start()
    click(button())
    await wait(300)
    click(closer())
    one('.fw-video-wrap').append(document.createElement('iframe'))
    await wait(1499)
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
    await wait(1)
    expect(document.querySelectorAll('iframe')).toHaveLength(0)
  })

  test.each([100, 900, 1100])(
    '[S10] video: opened, closed, and opened %s ms later: one player (03 16.3)',
    async (ms) => {
      start()
      click(button())
      await wait(1200)
      click(closer())
      await wait(ms)
      click(item('https://vimeo.com/12345'))
      await wait(3000)
      expect(players()).toHaveLength(1)
      expect(players()[0]).toContain('12345')
      expect(area().style.display).toBe('block')
    },
  )

  test('[S10] video: closed and opened again while it opens, it shows the last video', async () => {
    start()
    click(button())
    await wait(300)
    click(closer())
    click(item('https://vimeo.com/12345'))
    await wait(3000)
    expect(players()).toHaveLength(1)
    expect(players()[0]).toContain('12345')
  })

  test('[S10] video: inserted links play too, and only links to a video (03 16.1, 14.2)', () => {
    const [selector = ''] = islands.flatMap((each) => (each.name === 'video-overlay' ? each.selector : []))
    body.insertAdjacentHTML(
      'beforeend',
      `<article class="blog-item"><a class="fw-video-link" data-video="/laser/" href="#"></a></article>
       <ul class="mega-menu"><li class="mega-menu-item"><a href="https://youtu.be/abc">Laser</a></li></ul>
       <p><a href="https://vimeo.com/1">A plain link</a></p>`,
    )
    const found = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
    expect(found.map((link) => link.getAttribute('data-video') ?? link.getAttribute('href'))).toEqual([
      'https://www.youtube.com/watch?v=AbC-12_x',
      'https://vimeo.com/12345',
      'https://www.youtube.com/embed/Kq7-laser?autoplay=1',
      '/laser/',
      'https://youtu.be/abc',
    ])
  })

  test('[S10] video: a replaced overlay is the one that plays', async () => {
    start()
    click(button())
    await wait(1000)
    click(closer())
    await wait(1000)
    const fresh = area().cloneNode(true) as HTMLElement
    fresh.removeAttribute('style')
    area().replaceWith(fresh)
    click(button())
    await wait(1000)
    expect(frames()).toHaveLength(1)
    expect(area().style.display).toBe('block')
  })

  test('[S10] video: under reduced motion it opens and closes at once', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    start()
    click(button())
    expect(players()).toHaveLength(1)
    click(closer())
    expect([area().style.display, players().length]).toEqual(['none', 0])
    expect(animations.asked).toEqual([])
  })

  test('[S10] video: it closes the panel around its link', () => {
    start()
    openPanel('mobile-menu')
    click(item('https://vimeo.com/12345'))
    expect([isPanelOpen('mobile-menu'), isPanelOpen('video')]).toEqual([false, true])
  })

  test('[S10] video: leaving the page closes it and removes the player', async () => {
    start()
    click(button())
    await wait(1000)
    window.dispatchEvent(new Event('pagehide'))
    expect([players().length, area().style.display, area().style.top]).toEqual([0, '', ''])
  })

  test('[S10] video: without the overlay, or with an address of no video, a link is followed', () => {
    showFragment('panels.odd')
    start()
    expect(click(button())).toBe(false)
    expect(click(item('https://vimeo.com/about'))).toBe(false)
  })

  test('[S10] [X09] video: a dialog with a close button; Escape closes it, and the focus returns', async () => {
    start()
    button().focus()
    click(button())
    expect(area().getAttribute('role')).toBe('dialog')
    expect(document.activeElement).toBe(closer())
    expect([closer().getAttribute('role'), closer().getAttribute('aria-label')]).toEqual([
      'button',
      'Close video',
    ])
    await wait(1000)
    expect(frames()[0]?.title).toBe('See the laser at work')
    closer().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    expect(document.activeElement).toBe(button())
    expect(closer().hasAttribute('role')).toBe(false)
  })

  test('[S10] video: unmounted while opening, the page is restored', async () => {
    const before = body.outerHTML
    start()
    click(button())
    await wait(1000)
    stop()
    expect(body.outerHTML).toBe(before)
  })
})
