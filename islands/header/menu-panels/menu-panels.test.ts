import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { takesClick as click } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { stubWidth } from '../../../tests/unit/media'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { sameNode } from '../../../tests/unit/same-node'
import { mount as island } from '.'
import { OPENERS } from './markup'

const mount = mounter(island)

const { body } = document
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const left = () => one('.side-slideout-link[data-side="left"]')
const right = () => one('.side-slideout-link[data-side="right"]')
const overlayLink = () => one(OPENERS.overlayMenu)
const searchLink = () => one(OPENERS.superSearch)
const trigger = () => one('.sf-pushnav-trigger:not(.sf-pushnav-close)')
const navigation = () => one('#main-navigation')
const classes = () => [...body.classList].filter((name) => /open|clos/.test(name)).sort()
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))

let screen: ReturnType<typeof stubWidth>
let animations: ReturnType<typeof fakeAnimations>
const tops: number[] = []

/** The theme's markup: the header and the content in a container, the panels beside it. */
function show(fragment = 'panels') {
  showFragment(fragment)
  const container = document.createElement('div')
  container.id = 'container'
  container.append(...document.querySelectorAll('.header-wrap, #sizes'))
  body.append(container)
}
function start(bodyClasses = 'mhs-tablet-port') {
  body.className = bodyClasses
  const page = fakePage()
  const openers = document.querySelectorAll<HTMLElement>(Object.values(OPENERS).join())
  for (const opener of openers) mount(opener, page)
}
/** The styles of a stuck header on a scrolled page. */
function stick(top: string) {
  const header = one('#header')
  const wrapper = document.createElement('div')
  wrapper.className = 'sticky-wrapper is-sticky'
  header.replaceWith(wrapper)
  wrapper.append(header)
  Object.assign(header.style, { position: 'fixed', top })
  return header
}
const stop = () => {
  unmountAll()
}

beforeEach(() => {
  vi.useFakeTimers()
  tops.length = 0
  screen = stubWidth(1280)
  animations = fakeAnimations()
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push((options as ScrollToOptions).top ?? Number.NaN)
  })
  show()
})
afterEach(async () => {
  stop()
  await vi.runAllTimersAsync()
  animations.restore()
  vi.useRealTimers()
})

describe('[S07] overlay menu and full-screen search', () => {
  test('[S07] overlay menu: opens 30 ms later, and the navigation has gone 300 ms after that (8.1)', async () => {
    start()
    expect(click(overlayLink())).toBe(true)
    await wait(29)
    expect(classes()).toEqual([])
    await wait(1)
    expect(classes()).toEqual(['fs-aux-open', 'overlay-menu-open'])
    await wait(299)
    expect(navigation().style.display).toBe('')
    await wait(1)
    expect(navigation().style.display).toBe('none')
  })

  test.each([
    [6, '47px', '75px'],
    [3, '60px', '100px'],
  ])('[S07] overlay menu: 600 px for %s items: %s, %s (8.2, 8.3)', async (items, font, line) => {
    const menu = one('#overlay-menu ul.menu')
    menu.replaceChildren()
    for (let item = 0; item < items; item++) {
      menu.insertAdjacentHTML(
        'beforeend',
        '<li class="menu-item"><a href="/shop/">Cups</a><ul class="sub-menu"></ul></li>',
      )
    }
    Object.defineProperty(menu, 'clientHeight', { value: 600 })
    start()
    click(overlayLink())
    await wait(30)
    const links = [...menu.querySelectorAll('a')]
    expect(links.map(({ style }) => [style.fontSize, style.lineHeight])).toEqual(
      Array(items).fill([font, line]),
    )
  })

  test('[S07] overlay menu: closing takes 200 ms, then the navigation fades in for 400 ms (8.4)', async () => {
    navigation().style.display = 'flex'
    start()
    click(overlayLink())
    await wait(400)
    click(overlayLink())
    expect(classes()).toEqual(['overlay-menu-closing'])
    expect(navigation().style.display).toBe('none')
    await wait(199)
    expect(classes()).toEqual(['overlay-menu-closing'])
    await wait(1)
    expect(classes()).toEqual([])
    expect(navigation().style.display).toBe('flex')
    expect(navigation().style.opacity).toBe('')
    expect(animations.asked.at(-1)).toMatchObject({ element: sameNode(navigation()), duration: 400 })
  })

  test('[S07] overlay menu: opened again while closing, it is open and the navigation hidden', async () => {
    start()
    click(overlayLink())
    await wait(400)
    click(overlayLink())
    await wait(100)
    click(overlayLink())
    await wait(30)
    expect(classes()).toEqual(['fs-aux-open', 'overlay-menu-open'])
    await wait(500)
    expect(navigation().style.display).toBe('none')
  })

  test('[S07] overlay menu: two clicks within 30 ms open nothing', async () => {
    start()
    click(overlayLink())
    click(overlayLink())
    await wait(500)
    expect(classes()).toEqual([])
    expect(navigation().style.display).toBe('')
  })

  test('[S07] overlays: opening one from the other keeps the navigation hidden (8.5)', async () => {
    start()
    click(overlayLink())
    await wait(400)
    click(searchLink())
    expect(classes()).toEqual(['overlay-menu-closing'])
    await wait(30)
    expect(classes()).toEqual(['fs-aux-open', 'fs-supersearch-open', 'overlay-menu-closing'])
    await wait(700)
    expect(classes()).toEqual(['fs-aux-open', 'fs-supersearch-open'])
    expect(navigation().style.display).toBe('none')
    click(searchLink())
    await wait(200)
    expect(classes()).toEqual([])
    expect(navigation().style.display).toBe('')
  })

  test('[S07] overlay menu: a split menu fades out and takes no clicks', async () => {
    one('.header-right').insertAdjacentHTML('beforebegin', '<nav class="split-menu"></nav>')
    const split = one('.split-menu')
    start()
    click(overlayLink())
    await wait(30)
    expect([split.style.opacity, split.style.pointerEvents]).toEqual(['0', 'none'])
    body.classList.add('fs-search-open')
    click(overlayLink())
    await wait(200)
    expect([split.style.opacity, split.style.pointerEvents]).toEqual(['0', 'none'])
    body.classList.remove('fs-search-open')
    click(overlayLink())
    await wait(30)
    click(overlayLink())
    await wait(200)
    expect([split.style.opacity, split.style.pointerEvents]).toEqual(['', ''])
  })

  test('[S07] overlay menu: a navigation around the opener stays visible, because the opener also closes', async () => {
    navigation().append(overlayLink())
    start()
    click(overlayLink())
    await wait(400)
    expect(navigation().style.display).toBe('')
  })

  test('[S07] overlay menu: a parent without an address opens and closes, one with an address is followed (8.7, 8.8)', async () => {
    start()
    click(overlayLink())
    await wait(30)
    const nowhere = one('#overlay-menu [href="#"]:not(.fs-overlay-close)')
    const shop = one('#overlay-menu [href="/shop/"]')
    const isOpen = (link: Element) => link.parentElement?.classList.contains('sub-menu-open')
    expect([click(nowhere), isOpen(nowhere)]).toEqual([true, true])
    expect([click(nowhere), isOpen(nowhere)]).toEqual([true, false])
    expect([click(shop), isOpen(shop)]).toEqual([true, true])
    expect(click(shop)).toBe(false)
    expect(classes()).toContain('overlay-menu-open')
  })

  test('[S07] overlay menu: an in-page item closes it and scrolls to below the header', async () => {
    one('#overlay-menu [href="/blog/"]').setAttribute('href', '#sizes')
    vi.spyOn(one('#sizes'), 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect)
    start()
    click(overlayLink())
    await wait(30)
    expect(click(one('#overlay-menu [href="#sizes"]'))).toBe(true)
    await wait(1100)
    expect(classes()).toEqual([])
    expect(tops.at(-1)).toBe(901)
  })

  test('[S07] overlay menu: a close control that the theme hides closes it too', async () => {
    start()
    click(overlayLink())
    await wait(30)
    expect(click(one('.fs-overlay-close'))).toBe(true)
    expect(classes()).toEqual(['overlay-menu-closing'])
  })

  test('[S07] overlay menu: leaving the page closes it without a delay', async () => {
    start()
    click(overlayLink())
    await wait(400)
    window.dispatchEvent(new Event('pagehide'))
    expect(classes()).toEqual([])
    expect(navigation().style.display).toBe('')
  })

  test('[S07] overlay menu: invalid addresses throw nothing', async () => {
    show('panels.hostile')
    start()
    click(overlayLink())
    await wait(30)
    for (const link of document.querySelectorAll('#overlay-menu a')) {
      click(overlayLink())
      click(overlayLink())
      await wait(30)
      expect(click(link)).toBe(false)
    }
    expect(tops).toEqual([])
  })
})

describe('[S07] side slide-outs', () => {
  const panelOf = (side: string) => one(`#side-slideout-${side}-wrap`)

  test('[S07] slide-out: opens at once on its side (9.1)', () => {
    start()
    expect(click(left())).toBe(true)
    expect(panelOf('left').style.display).toBe('block')
    expect(classes()).toEqual(['side-slideout-left-open', 'side-slideout-open'])
  })

  test('[S07] slide-out: every side but left is the right one', () => {
    show('panels.hostile')
    start()
    click(one('.side-slideout-link'))
    expect(classes()).toEqual(['side-slideout-open', 'side-slideout-right-open'])
  })

  test.each(['click', 'touchstart'])(
    '[S07] slide-out: a %s on the page closes it, from 400 ms on (9.2)',
    async (type) => {
      start()
      const press = () => {
        const event = new Event(type, { bubbles: true, cancelable: true })
        one('#sizes').dispatchEvent(event)
        return event.defaultPrevented
      }
      click(left())
      await wait(100)
      press()
      expect(classes()).toContain('side-slideout-open')
      await wait(400)
      expect(press()).toBe(true)
      expect(classes()).toEqual(['side-slideout-closing'])
      expect(panelOf('left').style.display).toBe('block')
      await wait(999)
      expect(classes()).toEqual(['side-slideout-closing'])
      await wait(1)
      expect(classes()).toEqual([])
      expect(panelOf('left').style.display).toBe('')
      expect(press()).toBe(false)
    },
  )

  test('[S07] slide-out: a press within it, or outside the page, closes nothing', async () => {
    start()
    click(left())
    await wait(500)
    click(panelOf('left'))
    click(one('#back-to-top, .fw-video-close'))
    expect(classes()).toContain('side-slideout-open')
  })

  test('[S07] slide-out: a press on the inert page has the body as its target', async () => {
    start()
    click(left())
    await wait(500)
    click(body)
    expect(classes()).toEqual(['side-slideout-closing'])
  })

  test('[S07] slide-out: a stuck header is positioned absolutely at its place (9.3)', async () => {
    start('sticky-header-enabled mhs-tablet-port')
    const header = stick('32px')
    vi.stubGlobal('scrollY', 700)
    click(left())
    expect([header.style.position, header.style.top]).toEqual(['absolute', '700px'])
    click(left())
    await wait(999)
    expect(header.style.position).toBe('absolute')
    await wait(1)
    expect([header.style.position, header.style.top]).toEqual(['fixed', '32px'])
  })

  test('[S07] slide-out: the top bar returns to its own position', async () => {
    start('sticky-header-enabled')
    const header = stick('72px')
    one('#container').insertAdjacentHTML(
      'afterbegin',
      '<div class="sticky-wrapper is-sticky"><div class="sticky-top-bar" style="position: fixed; top: 32px"></div></div>',
    )
    vi.stubGlobal('scrollY', 300)
    click(left())
    click(left())
    await wait(1000)
    expect([header.style.top, one('.sticky-top-bar').style.top]).toEqual(['72px', '32px'])
  })

  test.each([
    ['at the top of the page', 'sticky-header-enabled', 0],
    ['where no header sticks', '', 700],
  ])('[S07] slide-out: %s the header is left alone', (_, bodyClasses, scrollY) => {
    start(bodyClasses)
    const header = stick('0px')
    vi.stubGlobal('scrollY', scrollY)
    click(left())
    expect(header.style.position).toBe('fixed')
  })

  test('[S07] slide-out: the header is released after the last panel has closed', async () => {
    start('sticky-header-enabled')
    const header = stick('0px')
    vi.stubGlobal('scrollY', 700)
    click(left())
    click(right())
    await wait(1500)
    expect(header.style.position).toBe('absolute')
    click(right())
    await wait(1000)
    expect([header.style.position, header.style.top]).toEqual(['fixed', '0px'])
  })

  test('[S07] slide-out: a header that is no longer stuck is released without a position', async () => {
    start('sticky-header-enabled')
    const header = stick('0px')
    vi.stubGlobal('scrollY', 700)
    click(left())
    header.parentElement?.classList.remove('is-sticky')
    click(left())
    await wait(1000)
    expect([header.style.position, header.style.top]).toEqual(['', ''])
  })

  test.each([
    ['mhs-tablet-land', 1024, 1023],
    ['mhs-tablet-port', 991, 990],
    ['mhs-mobile', 767, 766],
  ])('[S07] slide-out: %s: open at %s px, closed at %s (9.4)', (limit, stays, closes) => {
    start(limit)
    click(left())
    screen.resize(stays)
    expect(classes()).toContain('side-slideout-open')
    screen.resize(closes)
    expect(classes()).toEqual(['side-slideout-closing'])
  })

  test('[S07] slide-out: opening the other side leaves only its classes (9.5)', async () => {
    start()
    click(left())
    click(right())
    expect(classes()).toEqual(['side-slideout-open', 'side-slideout-right-open'])
    await wait(1000)
    expect(classes()).toEqual(['side-slideout-open', 'side-slideout-right-open'])
    expect([panelOf('left').style.display, panelOf('right').style.display]).toEqual(['', 'block'])
  })

  test('[S07] slide-out: opened again while closing, it stays open', async () => {
    start()
    click(left())
    click(left())
    await wait(500)
    click(left())
    expect(classes()).toEqual(['side-slideout-left-open', 'side-slideout-open'])
    await wait(1000)
    expect(panelOf('left').style.display).toBe('block')
    expect(classes()).toEqual(['side-slideout-left-open', 'side-slideout-open'])
  })

  test('[S07] slide-out: the overlay menu closes it (8.6)', async () => {
    start()
    click(left())
    click(overlayLink())
    expect(classes()).toEqual(['side-slideout-closing'])
    await wait(30)
    expect(classes()).toEqual(['fs-aux-open', 'overlay-menu-open', 'side-slideout-closing'])
  })

  test('[S07] slide-out: items open their sub-menu, or close it and are followed', () => {
    start()
    click(left())
    expect(click(one('#side-slideout-left-wrap [href="/shop/"]'))).toBe(true)
    expect(classes()).toContain('side-slideout-open')
    expect(click(one('#side-slideout-left-wrap [href="/blog/"]'))).toBe(false)
    expect(classes()).toEqual(['side-slideout-closing'])
  })
})

describe('[S07] push navigation', () => {
  const wrapper = () => one('.sf-pushnav-wrapper')

  test('[S07] push navigation: clicks during its transition do nothing (10.1)', async () => {
    start()
    click(trigger())
    expect(classes()).toEqual(['sf-pushnav-is-open'])
    await wait(600)
    expect(click(trigger())).toBe(true)
    expect(classes()).toEqual(['sf-pushnav-is-open'])
    wrapper().dispatchEvent(new Event('transitionend', { bubbles: true }))
    click(one('.sf-pushnav-close'))
    expect(classes()).toEqual([])
    click(trigger())
    expect(classes()).toEqual([])
    await wait(800)
    click(trigger())
    expect(classes()).toEqual(['sf-pushnav-is-open'])
  })

  test('[S07] push navigation: only its wrapper’s transition, or 800 ms, ends the lock (10.2)', async () => {
    start()
    click(trigger())
    one('.sf-pushnav-menu').dispatchEvent(new Event('transitionend', { bubbles: true }))
    await wait(799)
    click(trigger())
    expect(classes()).toEqual(['sf-pushnav-is-open'])
    await wait(1)
    click(trigger())
    expect(classes()).toEqual([])
  })

  test('[S07] push navigation: an in-page item closes it and scrolls (10.3)', async () => {
    one('.sf-pushnav [href="/blog/"]').setAttribute('href', '#sizes')
    vi.spyOn(one('#sizes'), 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect)
    start()
    click(trigger())
    expect(click(one('.sf-pushnav [href="#sizes"]'))).toBe(true)
    expect(classes()).toEqual([])
    await wait(1100)
    expect(tops.at(-1)).toBe(901)
  })

  test('[S07] push navigation: a stuck header is positioned absolutely at its place', async () => {
    start('sticky-header-enabled')
    const header = stick('32px')
    vi.stubGlobal('scrollY', 700)
    click(trigger())
    expect([header.style.position, header.style.top]).toEqual(['absolute', '700px'])
    await wait(800)
    click(trigger())
    await wait(1000)
    expect([header.style.position, header.style.top]).toEqual(['fixed', '32px'])
  })

  test('[S07] push navigation: the full-size class is set from the start', () => {
    one('.sf-pushnav').className = 'sf-pushnav full-size'
    start()
    expect(body.classList.contains('sf-pushnav-full')).toBe(true)
    stop()
    expect(body.classList.contains('sf-pushnav-full')).toBe(false)
  })
})

describe('[S07] [X09] panels of the header', () => {
  test.each([
    ['overlay menu', overlayLink, '#overlay-menu', 'Menu'],
    ['full-screen search', searchLink, '#fullscreen-supersearch', 'Search'],
    ['left slide-out', left, '#side-slideout-left-wrap', 'Menu'],
    ['push navigation', trigger, '.sf-pushnav', 'Menu'],
  ])(
    '[S07] [X09] %s: has the focus and a name; Escape closes it and gives the focus back',
    async (_, opener, panel, label) => {
      start()
      opener().focus()
      expect(opener().getAttribute('role')).toBe('button')
      expect(opener().getAttribute('aria-expanded')).toBe('false')
      click(opener())
      expect(opener().getAttribute('aria-expanded')).toBe('true')
      await wait(100)
      expect(document.activeElement).toBe(one(panel))
      expect([one(panel).getAttribute('role'), one(panel).getAttribute('aria-label')]).toEqual([
        'dialog',
        label,
      ])
      expect(one('#sizes').inert).toBe(true)
      expect(opener().closest('[inert]')).toBeNull()
      pressEscape()
      expect(opener().getAttribute('aria-expanded')).toBe('false')
      expect(document.activeElement).toBe(opener())
      expect(one('#sizes').inert).toBe(false)
      expect(one(panel).hasAttribute('role')).toBe(false)
    },
  )

  test('[S07] panels: an opener without its panel is left to the browser', () => {
    show('panels.odd')
    start()
    for (const opener of document.querySelectorAll(Object.values(OPENERS).join())) {
      expect(click(opener)).toBe(false)
      expect(opener.hasAttribute('aria-expanded')).toBe(false)
    }
    expect(classes()).toEqual([])
  })

  test('[S07] panels: unmounted while open, the page is restored', async () => {
    body.className = 'sticky-header-enabled'
    const before = body.outerHTML
    start('sticky-header-enabled')
    click(left())
    click(overlayLink())
    await wait(100)
    click(one('#overlay-menu [href="/shop/"]'))
    await wait(100)
    click(trigger())
    stop()
    expect(body.outerHTML).toBe(before)
  })
})
