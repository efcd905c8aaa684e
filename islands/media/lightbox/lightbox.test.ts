// The ids in the titles are rows of contract 03.
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { htmlIn } from '../../../tests/unit/answer-marks'
import { takesClick } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakePictures, type Outcome } from '../../../tests/unit/fake-pictures'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { mount as island } from '.'

const mount = mounter(island)

const FADE_MS = 300
const GROUP = '.gallery .lightbox'

let page: FakePage
let outcomes: Record<string, Outcome>
let pictures: ReturnType<typeof fakePictures>

beforeAll(() =>
  Promise.all([
    import('../shared/theme-lightbox/extras'),
    import('../../../src/react/lightbox/VideoOrFrame'),
    import('../shared/theme-lightbox/gestures'),
  ]),
)
beforeEach(() => {
  vi.useFakeTimers()
  outcomes = {}
  pictures = fakePictures((url) => outcomes[url] ?? [1000, 500])
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  // Neither DOM supports going back in the history.
  vi.spyOn(history, 'back').mockImplementation(() => {
    history.replaceState(null, '')
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate')))
  })
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  history.replaceState(null, '')
  vi.useRealTimers()
})

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const box = () => document.querySelector<HTMLElement>('.laurel-lightbox')
const current = () => one('.ilightbox-holder:not(.ilightbox-next, .ilightbox-prev)')
const image = () => one<HTMLImageElement>('img', current()).getAttribute('src')
const counter = () => document.querySelector('.laurel-lightbox-counter')?.textContent
async function pass(ms = 0) {
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
  await vi.advanceTimersByTimeAsync(0)
}

function mountLinks() {
  const links = all('[data-rel^=ilightbox]:not(.ilightbox-enabled, .ilightbox-skip)')
  return links.map((link) => mount(link, page))
}
function show(fragment = 'lightbox', settings: Record<string, string> = {}) {
  showFragment(fragment)
  for (const [name, value] of Object.entries(settings)) {
    one('#sf-option-params').setAttribute(`data-lightbox-${name}`, value)
  }
  page = fakePage()
  return mountLinks()
}
async function open(link: string | HTMLElement = GROUP, index = 0) {
  const target = typeof link === 'string' ? all(link)[index] : link
  target?.focus()
  const taken = target !== undefined && takesClick(target)
  await pass(50)
  return taken
}
async function key(name: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  await pass()
  return event
}
async function click(selector: string) {
  one(selector).click()
  await pass()
}

describe('[S55] theme lightbox: opening', () => {
  test('[S55] theme lightbox: a click on the second of three links opens it at the second, with both neighbours (4.1)', async () => {
    show()
    expect(await open(GROUP, 1)).toBe(true)
    expect([image(), counter()]).toEqual(['/full/medals.jpg', '2 / 3'])
    expect(one('.ilightbox-prev img').getAttribute('src')).toBe('/full/cup.jpg')
    expect(one('.ilightbox-next img').getAttribute('src')).toBe('/full/shield.jpg')
    expect(all(GROUP).every((link) => link.classList.contains('ilightbox-enabled'))).toBe(true)
    expect(document.body.classList.contains('ilightbox-noscroll')).toBe(true)
  })

  test('[S55] theme lightbox: it is a modal dialog with the focus inside', async () => {
    show()
    await open()
    expect([box()?.getAttribute('role'), box()?.getAttribute('aria-modal')]).toEqual(['dialog', 'true'])
    expect(document.activeElement).toBe(one('.ilightbox-close'))
    expect(one('.gallery').inert).toBe(true)
    expect(one<HTMLImageElement>('img', current()).alt).toBe('Engraved cup')
  })

  test('[S55] theme lightbox: it has the structure and classes of the theme’s CSS (4.3, 4.9)', async () => {
    show('lightbox', { skin: 'dark' })
    await open(GROUP, 0)
    for (const part of ['overlay', 'loader', 'toolbar', 'holder', 'thumbnails']) {
      expect(one(`.ilightbox-${part}`).classList.contains('metro-black'), part).toBe(true)
    }
    expect(one('.ilightbox-overlay').style.opacity).toBe('0.85')
    expect(one('.ilightbox-holder > .ilightbox-container > img.ilightbox-image')).toBeDefined()
    expect(
      one('.ilightbox-holder > .ilightbox-inner-toolbar:first-child > .ilightbox-title').textContent,
    ).toBe('Cup')
    expect(htmlIn(one('.ilightbox-container > .ilightbox-caption'))).toBe('Engraved <b>cup</b>')
    expect(all('.ilightbox-social > ul > li').map(({ className }) => className)).toEqual([
      'facebook',
      'twitter',
      'pinterest',
    ])
    const grid =
      '.ilightbox-thumbnails.ilightbox-horizontal > .ilightbox-thumbnails-container > .ilightbox-thumbnails-grid'
    expect(all(`${grid} > .ilightbox-thumbnail > img`).map((thumb) => thumb.getAttribute('src'))).toEqual([
      '/small/cup.jpg',
      '/small/medals.jpg',
      '/small/shield.jpg',
    ])
    const [active, other] = all('.ilightbox-thumbnail')
    expect(all('.ilightbox-active').length === 1 && one('.ilightbox-active') === active).toBe(true)
    expect([active?.style.opacity, other?.style.opacity]).toEqual(['0.6', ''])
  })

  test('[S55] theme lightbox: it fades in within 300 ms, a picture within 180 ms, and a move takes 500 ms', async () => {
    const animate = vi.fn((_: Keyframe[], __: { duration: number }) => ({ cancel() {}, finish() {} }))
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media }))
    Object.assign(HTMLElement.prototype, { animate })
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'))
    show()
    await open('#alone')
    expect(animate.mock.calls.map(([[from], { duration }]) => [from?.['opacity'], duration])).toEqual([
      [0, 300],
      [0, 180],
    ])
    await key('Escape')
    expect(animate.mock.lastCall?.[1].duration).toBe(300)
    await pass(FADE_MS)
    await open()
    expect(current().style.transition).toMatch(/left 500ms.*top 500ms.*width 500ms/)
    expect(one('.ilightbox-thumbnails-grid').style.transition).toMatch(/transform 500ms/)
  })

  test('[S55] theme lightbox: a drag of more than 100 px in less than a second steps', async () => {
    show()
    await open()
    await pass(20)
    const drag = (by: number, ms: number) => {
      const tell = (type: string, target: EventTarget, clientX: number) =>
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }))
      tell('pointerdown', one('img', current()), 640)
      tell('pointermove', window, 640 + by / 2)
      vi.advanceTimersByTime(ms)
      tell('pointermove', window, 640 + by)
      tell('pointerup', window, 640 + by)
    }
    for (const [by, ms] of [
      [-100, 300],
      [-300, 1000],
    ] as const) {
      drag(by, ms)
      await pass()
      expect(counter()).toBe('1 / 3')
    }
    drag(-101, 990)
    await pass()
    expect(counter()).toBe('2 / 3')
  })

  test('[S55] theme lightbox: a single item has no strip, no neighbours and no step buttons (4.9)', async () => {
    show()
    await open('#alone')
    expect(all('.ilightbox-thumbnails, .ilightbox-next, .ilightbox-prev, .ilightbox-next-button')).toEqual([])
    expect(counter()).toBeUndefined()
    expect(one<HTMLImageElement>('img', current()).alt).toBe('Picture 1 of 1')
  })

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    '[S55] theme lightbox: a click with %s is the browser’s, and one that others have is theirs',
    async (name) => {
      show()
      expect(takesClick(one(GROUP), { [name]: true })).toBe(false)
      const take = (event: Event) => event.preventDefault()
      document.addEventListener('click', take, { capture: true })
      takesClick(one(GROUP))
      document.removeEventListener('click', take, { capture: true })
      expect(box()).toBeNull()
    },
  )

  test('[S55] theme lightbox: opened by another control, such as a magnifying glass, it returns the focus there', async () => {
    show()
    document.body.insertAdjacentHTML('beforeend', '<button id="glass">Larger</button>')
    one('#glass').focus()
    one(GROUP).click()
    await pass(50)
    await key('Escape')
    expect(document.activeElement).toBe(one('#glass'))
  })

  test('[S14] theme lightbox: where pictures need two taps, the first one does not open it', async () => {
    document.body.className = 'mobile-browser mobile-two-click'
    show()
    expect(await open()).toBe(false)
    expect(box()).toBeNull()
    one(GROUP).classList.add('hovered')
    expect(await open()).toBe(true)
    expect(counter()).toBe('1 / 3')
  })

  test('[S55] theme lightbox: where the original library is loaded, its links are left alone', async () => {
    vi.stubGlobal(
      'jQuery',
      Object.assign(() => {}, { fn: { iLightBox: () => {} } }),
    )
    show()
    expect(one(GROUP).classList.contains('ilightbox-enabled')).toBe(false)
    expect(takesClick(one(GROUP))).toBe(false)
    expect(box()).toBeNull()
  })

  test('[S55] theme lightbox: links are read at the click, after links were added (4.14) or changed by a variation', async () => {
    show()
    one(GROUP).setAttribute('href', '/full/silver-cup.jpg')
    one('.gallery').insertAdjacentHTML(
      'beforeend',
      '<a class="lightbox" data-rel="ilightbox[57-8831]" href="/full/new.jpg">New</a>',
    )
    mountLinks()
    await open()
    expect([image(), counter()]).toEqual(['/full/silver-cup.jpg', '1 / 4'])
  })

  test('[S55] theme lightbox: links added while it is open become part of the album, and the current item stays', async () => {
    show()
    await open(GROUP, 2)
    const shown = one('img', current())
    expect(one('.ilightbox-next-button').classList.contains('disabled')).toBe(true)
    const more = document.createElement('a')
    more.setAttribute('data-rel', 'ilightbox[57-8831]')
    more.href = '/full/new.jpg'
    one('.gallery').append(more)
    page.tellMarkup(more)
    await pass()
    expect([image(), counter()]).toEqual(['/full/shield.jpg', '3 / 4'])
    expect(one('img', current())).toBe(shown)
    expect(one('.ilightbox-next-button').classList.contains('disabled')).toBe(false)
  })

  test('[S55] theme lightbox: copied slides and links without an address are no items; duplicates are', async () => {
    show('lightbox.odd')
    await open('#twice')
    expect([image(), counter()]).toEqual(['/full/one.JPG?size=large#top', '2 / 5'])
    await key('Escape')
    await pass(FADE_MS)
    await open('#second')
    expect([image(), counter()]).toEqual(['/full/two.webp', '3 / 5'])
    await key('Escape')
    await pass(FADE_MS)
    await open('#quoted')
    expect([image(), counter()]).toEqual(['/full/three.png', undefined])
  })

  test.each(['#nowhere', '#bare', '#box'])(
    '[S55] theme lightbox: %s leads nowhere, and opens nothing',
    async (selector) => {
      show('lightbox.odd')
      await open(selector)
      expect(box()).toBeNull()
      expect(page.report).not.toHaveBeenCalled()
    },
  )
})

describe('[S55] theme lightbox: steps', () => {
  test('[S55] theme lightbox: buttons and keys step, and stop at the ends (4.4)', async () => {
    show()
    await open()
    const button = (name: string) => one(`.ilightbox-toolbar > .ilightbox-${name}-button`)
    expect([
      button('prev').classList.contains('disabled'),
      button('prev').getAttribute('aria-disabled'),
    ]).toEqual([true, 'true'])
    await key('ArrowRight')
    expect(one('.laurel-live-region').textContent).toBe('Picture 2 of 3: Medals on their ribbons')
    await key('ArrowDown')
    expect([image(), button('next').classList.contains('disabled')]).toEqual(['/full/shield.jpg', true])
    await key('ArrowRight')
    await click('.ilightbox-toolbar > .ilightbox-next-button')
    expect(counter()).toBe('3 / 3')
    await key('ArrowUp')
    await key('ArrowLeft')
    expect(counter()).toBe('1 / 3')
  })

  test('[S55] theme lightbox: keys zoom in and out, even one pressed before their code is loaded', async () => {
    show()
    await open()
    const scale = () => Number(/scale\(([\d.]+)\)/.exec(current().style.transform)?.[1] ?? 1)
    // The keys are pressed before the code of the gestures has arrived.
    void key('+')
    await key('=')
    await vi.waitFor(() => expect(scale()).toBeGreaterThan(1))
    await pass()
    const twice = scale()
    await key('-')
    const once = scale()
    expect(once).toBeGreaterThan(1)
    expect(twice).toBeCloseTo(once * once)
    await key('0')
    expect(scale()).toBe(1)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S55] theme lightbox: a zoom key applies only to the picture at which it was pressed', async () => {
    show()
    await open()
    void key('+')
    await key('ArrowRight')
    await pass()
    expect([counter(), current().style.transform]).toEqual(['2 / 3', ''])
    await key('ArrowLeft')
    expect([counter(), current().style.transform]).toEqual(['1 / 3', ''])
  })

  test('[S55] theme lightbox: a click on a neighbour or a thumbnail shows it', async () => {
    show()
    await open()
    await click('.ilightbox-next')
    expect(counter()).toBe('2 / 3')
    all('.ilightbox-thumbnail')[0]?.click()
    await pass()
    expect(counter()).toBe('1 / 3')
    all('.ilightbox-thumbnail')[2]?.click()
    await pass()
    expect([image(), one('.ilightbox-active')]).toEqual(['/full/shield.jpg', all('.ilightbox-thumbnail')[2]])
    expect(all('.ilightbox-thumbnail').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  })

  test('[S55] theme lightbox: focus in the strip moves to the current thumbnail; focus elsewhere stays', async () => {
    show()
    await open()
    all('.ilightbox-thumbnail')[0]?.focus()
    await key('ArrowRight')
    expect(document.activeElement).toBe(all('.ilightbox-thumbnail')[1])
    await key('Enter')
    expect(counter()).toBe('2 / 3')
    one('.ilightbox-close').focus()
    await key('ArrowRight')
    expect([counter(), document.activeElement]).toEqual(['3 / 3', one('.ilightbox-close')])
  })

  test('[S55] theme lightbox: in right-to-left pages arrow keys and neighbours are mirrored', async () => {
    document.body.className = 'rtl'
    show()
    await open()
    await key('ArrowLeft')
    expect(counter()).toBe('2 / 3')
    expect(one('.ilightbox-prev').style.left).toBe('1235px')
    expect(all('.ilightbox-thumbnail[style*="float: right"]')).toHaveLength(3)
    await key('ArrowRight')
    expect(counter()).toBe('1 / 3')
  })

  test('[S55] theme lightbox: large buttons replace neighbours, and are hidden 3 s after the mouse moved (4.10)', async () => {
    show('lightbox', { nav: 'arrows' })
    await open(GROUP, 1)
    await pass(20)
    const next = () => one('.ilightbox-button.ilightbox-next-button.metro-white.horizontal')
    expect([next().style.opacity, one('span', next()) !== null]).toEqual(['1', true])
    expect(all('.ilightbox-next, .ilightbox-prev').map(({ style }) => style.opacity)).toEqual(['0', '0'])
    window.dispatchEvent(new MouseEvent('mousemove'))
    await pass(2990)
    expect(next().style.opacity).toBe('1')
    await pass(20)
    expect(next().style.opacity).toBe('0')
    window.dispatchEvent(new MouseEvent('mousemove'))
    await pass()
    expect(next().style.opacity).toBe('1')
    next().click()
    await pass()
    expect([counter(), next().classList.contains('disabled')]).toEqual(['3 / 3', true])
  })

  test('[S55] theme lightbox: up to 980 px there are no strip, no side buttons and no neighbours in view', async () => {
    vi.stubGlobal('innerWidth', 980)
    show('lightbox', { nav: 'arrows' })
    await open(GROUP, 1)
    expect(document.body.classList.contains('isMobile')).toBe(true)
    expect(all('.ilightbox-thumbnails, .ilightbox-button')).toEqual([])
    vi.stubGlobal('innerWidth', 1281)
    window.dispatchEvent(new Event('resize'))
    await pass(20)
    expect(document.body.classList.contains('isMobile')).toBe(false)
    expect(all('.ilightbox-button')).toHaveLength(2)
  })

  test('[S55] theme lightbox: turning the window fits the picture again', async () => {
    show()
    await open('#alone')
    expect(current().style.width).toBe('800px')
    vi.stubGlobal('innerWidth', 400)
    window.dispatchEvent(new Event('resize'))
    await pass()
    expect([current().style.width, one('.ilightbox-container').style.height]).toEqual(['360px', '180px'])
  })
})

describe('[S55] theme lightbox: closing', () => {
  test.each([
    ['Escape', () => key('Escape')],
    ['the button', () => click('.ilightbox-close')],
    ['a click beside the picture', () => click('.ilightbox-overlay')],
    ['the browser’s back button', async () => history.back()],
  ])('[S55] theme lightbox: %s closes it after 300 ms, and the focus returns (4.5)', async (_, close) => {
    show()
    await open(GROUP, 1)
    await close()
    await pass()
    expect(document.body.classList.contains('ilightbox-noscroll')).toBe(false)
    expect(document.activeElement).toBe(all(GROUP)[1])
    expect(one('.gallery').inert).toBeFalsy()
    expect(box()).not.toBeNull()
    await pass(FADE_MS)
    expect(box()).toBeNull()
    await open()
    expect(counter()).toBe('1 / 3')
  })

  test('[S55] theme lightbox: the second click of the double click that opened it does not close it', async () => {
    show()
    await open()
    one('.ilightbox-overlay').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    await pass(FADE_MS)
    expect(box()).not.toBeNull()
  })

  test('[S55] theme lightbox: a click on the picture does not close it', async () => {
    show()
    await open()
    one('img', current()).click()
    await pass(FADE_MS)
    expect(box()).not.toBeNull()
  })

  test('[S55] theme lightbox: with reduced motion it opens and closes at once', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduce'), media }))
    show()
    await open()
    expect(current().style.transition).toBe('')
    await key('Escape')
    expect(box()).toBeNull()
  })

  test('[S55] theme lightbox: removing the link leaves it open; the focus returns to another link of the gallery', async () => {
    const [unmount] = show()
    await open(GROUP, 0)
    const [gone] = all(GROUP)
    gone?.remove()
    unmount?.()
    await pass()
    expect(box()).not.toBeNull()
    await key('Escape')
    await pass(FADE_MS)
    expect(document.activeElement).toBe(one(GROUP))
  })

  test('[X11] theme lightbox: unmounting the link closes it and restores the page', async () => {
    show()
    const spy = vi.spyOn(console, 'error')
    await open(GROUP, 0)
    unmountAll()
    await pass()
    expect([box(), document.body.className, all('.ilightbox-enabled')]).toEqual([null, '', []])
    expect(takesClick(one(GROUP))).toBe(false)
    expect(spy).not.toHaveBeenCalled()
  })

  test('[S55] theme lightbox: window.iLightBox controls it while it is open', async () => {
    const globals = window as { iLightBox?: Record<string, (value?: unknown) => void> | null }
    show()
    await open()
    globals.iLightBox?.['moveNext']?.()
    await pass()
    expect(counter()).toBe('2 / 3')
    globals.iLightBox?.['goTo']?.(0)
    await pass()
    expect(counter()).toBe('1 / 3')
    globals.iLightBox?.['close']?.()
    expect(globals.iLightBox).toBeNull()
    await pass(FADE_MS)
    expect(box()).toBeNull()
  })
})

describe('[S55] theme lightbox: what it shows', () => {
  test('[S55] theme lightbox: a picture that fails shows an error; the next one is shown (4.12)', async () => {
    outcomes['/full/cup.jpg'] = 'fails'
    show()
    await open()
    expect(one('.ilightbox-alert', current()).textContent).toBe(
      'An error occurred when trying to load photo.',
    )
    await key('ArrowRight')
    expect(image()).toBe('/full/medals.jpg')
    outcomes['/full/cup.jpg'] = [100, 100]
    await key('ArrowLeft')
    expect(image()).toBe('/full/cup.jpg')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S55] theme lightbox: a failed picture is loaded again when the network is back', async () => {
    outcomes['/full/plaque.jpg'] = 'fails'
    show()
    await open('#alone')
    outcomes['/full/plaque.jpg'] = [100, 100]
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(image()).toBe('/full/plaque.jpg')
  })

  test('[S55] theme lightbox: a picture that fails again although the network is back is loaded twice more', async () => {
    outcomes['/full/plaque.jpg'] = 'fails'
    show()
    await open('#alone')
    const failed = () => document.querySelector('.ilightbox-alert') !== null
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(failed()).toBe(true)
    await pass(1000)
    expect(failed()).toBe(true)
    outcomes['/full/plaque.jpg'] = [100, 100]
    await pass(4999)
    expect(failed()).toBe(true)
    await pass(1)
    expect(image()).toBe('/full/plaque.jpg')
  })

  test('[S55] theme lightbox: the loader is shown while a picture loads', async () => {
    outcomes['/full/plaque.jpg'] = 'waits'
    show()
    await open('#alone')
    expect([one('.ilightbox-loader').style.top, all('.ilightbox-holder').length]).toEqual(['-30px', 0])
    pictures.arrive('/full/plaque.jpg', [1000, 500])
    await pass()
    expect([one('.ilightbox-loader').style.top, current().style.width]).toEqual(['-192px', '800px'])
  })

  test('[S55] theme lightbox: a video plays at the size that its link names, and is unloaded when it is left', async () => {
    const [pause, load] = [vi.fn(), vi.fn()]
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load)
    show()
    await open('#film')
    await pass(20)
    const video = one<HTMLVideoElement>('video', current())
    expect([video.getAttribute('src'), video.getAttribute('poster'), current().style.width]).toEqual([
      '/films/engraver.mp4',
      '/small/film.jpg',
      '512px',
    ])
    expect([video.hasAttribute('controls'), video.getAttribute('aria-label')]).toEqual([true, 'At work'])
    await key('ArrowRight')
    await pass(20)
    expect([pause.mock.calls.length, load.mock.calls.length, video.hasAttribute('src')]).toEqual([
      1,
      1,
      false,
    ])
    const frame = one<HTMLIFrameElement>('iframe', current())
    expect([frame.getAttribute('src'), frame.title]).toEqual(['https://maps.example/shop', 'Page'])
    expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation/)
    await key('Escape')
    expect(all('iframe, video')).toEqual([])
    expect(box()).not.toBeNull()
  })

  test.each([
    [
      'https://www.youtube.com/watch?v=AbC-1',
      'https://www.youtube.com/embed/AbC-1?autoplay=0&wmode=transparent',
    ],
    ['//youtu.be/AbC-1', 'https://www.youtube.com/embed/AbC-1?autoplay=0&wmode=transparent'],
    [
      'https://vimeo.com/12345',
      'https://player.vimeo.com/video/12345?title=0&byline=0&portrait=0&autoplay=0&wmode=transparent',
    ],
    ['https://www.youtube.com/embed/AbC-1', 'https://www.youtube.com/embed/AbC-1'],
  ])('[S55] theme lightbox: the page of a video, %s, is shown as its player', async (href, player) => {
    show()
    one('#film').setAttribute('href', href)
    await open('#film')
    await pass(20)
    expect(one('iframe', current()).getAttribute('src')).toBe(player)
  })

  test('[S55] theme lightbox: a video that cannot be played shows an error', async () => {
    show()
    await open('#film')
    await pass(20)
    one('video', current()).dispatchEvent(new Event('error'))
    await pass()
    expect(one('.ilightbox-alert').textContent).toBe('An error occurred when trying to load video.')
  })

  test('[X11] theme lightbox: captions keep their formatting, without scripts (4.11, 4.15)', async () => {
    show('lightbox.hostile')
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    await open('#caption')
    expect(one('.ilightbox-caption').innerHTML).not.toMatch(/script|onerror/i)
    expect(one('.ilightbox-caption b').textContent).toBe('x')
    expect(htmlIn(one('.ilightbox-title'))).toBe('<i>y</i>')
    expect(counter()).toBe('1 / 2')
    expect('hacked' in window).toBe(false)
    expect(alert).not.toHaveBeenCalled()
  })
  test.each(['#script', '#data', '#svg'])('[X11] theme lightbox: %s opens nothing', async (selector) => {
    show('lightbox.hostile')
    expect(await open(selector)).toBe(true)
    expect(box()).toBeNull()
    expect(all('iframe')).toEqual([])
  })

  test('[S55] theme lightbox: sharing opens a pop-up with the picture’s absolute address', async () => {
    const opened = { opener: window as unknown }
    const openWindow = vi.fn(() => opened as Window)
    vi.stubGlobal('open', openWindow)
    show()
    await open()
    await pass(20)
    const link = one<HTMLAnchorElement>('.ilightbox-social .facebook > a')
    expect(takesClick(link)).toBe(true)
    expect(openWindow).toHaveBeenCalledWith(
      link.href,
      'laurel-share',
      expect.stringMatching(/width=640,height=360/),
    )
    expect(decodeURIComponent(link.href)).toContain(new URL('/full/cup.jpg', location.href).href)
    expect(opened.opener).toBeNull()
    openWindow.mockReturnValue(null as unknown as Window)
    expect(takesClick(link)).toBe(false)
    expect(box()).not.toBeNull()
  })

  test('[S55] theme lightbox: with 200 pictures, thumbnails load in view, and only the neighbours are preloaded', async () => {
    show()
    one('.gallery').innerHTML = Array.from(
      { length: 200 },
      (_, at) => `<a data-rel="ilightbox[many]" href="/many/${at}.jpg">${at}</a>`,
    ).join('')
    mountLinks()
    await open('.gallery a', 100)
    expect(all('.ilightbox-thumbnail img[loading="lazy"]')).toHaveLength(200)
    expect([...new Set(pictures.asked)]).toEqual(['/many/100.jpg', '/many/101.jpg', '/many/99.jpg'])
  })
})
