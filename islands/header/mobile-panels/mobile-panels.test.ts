import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPanel } from '../../../src/state/open-panel'
import { fakeAnimations } from '../../../tests/unit/animations'
import { takesClick as click } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { stubWidth } from '../../../tests/unit/media'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const { body } = document
const menuLink = () => one('.mobile-menu-link')
const cartLink = () => one('.mobile-header-opts a.cart-contents')
const menu = () => one('#mobile-menu-wrap')
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
let screen: ReturnType<typeof stubWidth>
let animations: ReturnType<typeof fakeAnimations>
const tops: number[] = []

function start(bodyClasses = 'mh-slideout mhs-tablet-port mobile-header-left-logo') {
  body.className = bodyClasses
  const page = fakePage()
  const openers = document.querySelectorAll<HTMLElement>(
    '.mobile-menu-link, .mobile-header-opts a.cart-contents',
  )
  return [...openers].map((opener) => mount(opener, page))
}
const classes = () => [...body.classList].filter((name) => /open|clos|show/.test(name)).sort()

beforeEach(() => {
  vi.useFakeTimers()
  tops.length = 0
  animations = fakeAnimations()
  screen = stubWidth(600)
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push((options as ScrollToOptions).top ?? Number.NaN)
  })
  showFragment('panels')
})
afterEach(() => {
  unmountAll()
  animations.restore()
  vi.useRealTimers()
})

describe('[S06] mobile menu and cart: opening and closing', () => {
  test('[S06] mobile menu: opens, and its control says so (12.1)', () => {
    start()
    expect(click(menuLink())).toBe(true)
    expect(classes()).toEqual(['mobile-menu-open'])
    expect(menuLink().classList.contains('is-active')).toBe(true)
    expect(menuLink().getAttribute('aria-expanded')).toBe('true')
    expect(menu().getAttribute('role')).toBe('dialog')
  })

  test('[S06] mobile menu: a second tap closes it, with a class for a second (12.2)', async () => {
    start()
    click(menuLink())
    click(menuLink())
    expect(classes()).toEqual(['mobile-menu-closing'])
    expect(menuLink().classList.contains('is-active')).toBe(false)
    await wait(999)
    expect(classes()).toEqual(['mobile-menu-closing'])
    await wait(1)
    expect(classes()).toEqual([])
  })

  test('[S06] mobile menu and cart: one closes the other in the same click (12.3, 12.4)', async () => {
    start()
    click(cartLink())
    expect(classes()).toEqual(['mobile-cart-open'])
    click(menuLink())
    expect(classes()).toEqual(['mobile-menu-closing', 'mobile-menu-open'])
    expect(click(cartLink())).toBe(true)
    expect(classes()).toEqual(['mobile-cart-open', 'mobile-menu-closing'])
    expect(menuLink().classList.contains('is-active')).toBe(false)
    await wait(1000)
    expect(classes()).toEqual(['mobile-cart-open'])
  })

  test('[S06] mobile menu and cart: the closing class lasts a second from the last closing', async () => {
    start()
    click(cartLink())
    click(menuLink())
    await wait(600)
    click(menuLink())
    await wait(999)
    expect(classes()).toEqual(['mobile-menu-closing'])
    await wait(1)
    expect(classes()).toEqual([])
  })

  test('[S06] mobile cart: outside the mobile header its link is a plain one (12.5)', () => {
    start()
    expect(one('.header-right .cart-contents').hasAttribute('role')).toBe(false)
    expect(click(one('.header-right .cart-contents'))).toBe(false)
    expect(classes()).toEqual([])
  })

  test.each([
    ['a new tab', { ctrlKey: true }],
    ['the middle button', { button: 1 }],
  ])('[S06] mobile cart: a click for %s is the browser’s', (_, init) => {
    start()
    expect(click(cartLink(), init)).toBe(false)
    expect(classes()).toEqual([])
  })

  test.each(['click', 'touchstart'])(
    '[S06] mobile menu: a %s on the backdrop closes it from 400 ms on, and is used up (12.6)',
    async (type) => {
      start()
      const heard = vi.fn()
      const press = () => {
        const event = new Event(type, { bubbles: true, cancelable: true })
        one('#sf-mobile-slideout-backdrop').dispatchEvent(event)
        return event.defaultPrevented
      }
      click(menuLink())
      document.addEventListener(type, heard)
      await wait(399)
      expect(press()).toBe(false)
      expect(classes()).toEqual(['mobile-menu-open'])
      await wait(1)
      heard.mockClear()
      expect(press()).toBe(true)
      expect(heard).not.toHaveBeenCalled()
      expect(classes()).toEqual(['mobile-menu-closing'])
      expect(press()).toBe(false)
      document.removeEventListener(type, heard)
    },
  )

  test('[S06] mobile menu: in the overlay style it has other classes, and no backdrop (12.7)', async () => {
    start('mh-overlay')
    click(menuLink())
    expect(classes()).toEqual(['mh-menu-show', 'mh-overlay-show', 'mobile-menu-open'])
    await wait(600)
    click(one('#sf-mobile-slideout-backdrop'))
    expect(classes()).toContain('mobile-menu-open')
    click(cartLink())
    expect(classes()).toEqual(['mh-cart-show', 'mh-overlay-show', 'mobile-cart-open', 'mobile-menu-closing'])
    click(cartLink())
    expect(classes()).toEqual(['mobile-menu-closing'])
  })

  test('[S06] mobile menu: its own close link closes it', () => {
    start('mh-overlay')
    click(menuLink())
    expect(click(one('.mobile-overlay-close'))).toBe(true)
    expect(classes()).toEqual(['mobile-menu-closing'])
  })

  test.each([
    ['mhs-tablet-land', 1024, 1025],
    ['mhs-tablet-port', 991, 992],
    ['mhs-mobile', 767, 768],
  ])('[S06] mobile menu: %s: open at %s px, closed at %s (12.8)', (limit, stays, closes) => {
    start(`mh-slideout ${limit}`)
    click(menuLink())
    screen.resize(stays)
    expect(classes()).toEqual(['mobile-menu-open'])
    screen.resize(closes)
    expect(classes()).toEqual(['mobile-menu-closing'])
  })

  test('[S06] mobile menu: without a width of the theme’s it stays open', () => {
    start('mh-slideout')
    click(menuLink())
    screen.resize(1300)
    expect(classes()).toEqual(['mobile-menu-open'])
  })

  test('[S06] mobile menu: a growing window changes nothing while the panels are closed', () => {
    start()
    screen.resize(1300)
    expect(classes()).toEqual([])
  })

  test('[S06] mobile menu: another panel closes it', () => {
    start()
    click(menuLink())
    openPanel('modal')
    expect(classes()).toEqual(['mobile-menu-closing'])
  })

  test('[S06] mobile menu: leaving the page closes it and ends the closing', () => {
    start()
    click(cartLink())
    click(menuLink())
    window.dispatchEvent(new Event('pagehide'))
    expect(classes()).toEqual([])
    expect(document.querySelector('[inert], [aria-expanded="true"]')).toBeNull()
  })
})

describe('[S06] mobile menu: padding below the header', () => {
  const sized = (selector: string, height: number) =>
    Object.defineProperty(one(selector), 'offsetHeight', { value: height, configurable: true })

  test('[S06] mobile menu: the height of what is above pads both wraps from the start (12.15)', () => {
    body.insertAdjacentHTML('afterbegin', '<div id="wpadminbar"></div>')
    sized('#wpadminbar', 46)
    sized('#mobile-top-text', 30)
    sized('#mobile-header', 60)
    start()
    expect([menu(), one('#mobile-cart-wrap')].map(({ style }) => style.paddingTop)).toEqual([
      '136px',
      '136px',
    ])
  })

  test('[S06] mobile menu: under a stuck header the padding is its lower edge', () => {
    const header = one('#mobile-header')
    const wrapper = document.createElement('div')
    wrapper.className = 'sticky-wrapper is-sticky'
    header.replaceWith(wrapper)
    wrapper.append(header)
    vi.spyOn(header, 'getBoundingClientRect').mockReturnValue({ bottom: 64 } as DOMRect)
    start()
    click(menuLink())
    expect(menu().style.paddingTop).toBe('64px')
  })
})

describe('[S06] mobile menu: items', () => {
  const link = (href: string) => one(`#mobile-menu [href="${href}"]`)

  test('[S06] mobile menu: the first tap on a parent opens its items, the second follows the link (12.13)', () => {
    start()
    click(menuLink())
    const item = link('/medals/').parentElement
    expect(link('/medals/').getAttribute('aria-expanded')).toBe('false')
    expect(click(link('/medals/'))).toBe(true)
    expect(item?.classList.contains('sub-menu-open')).toBe(true)
    expect(one('ul.sub-menu', item ?? undefined).style.display).toBe('block')
    expect(link('/medals/').getAttribute('aria-expanded')).toBe('true')
    expect(click(link('/medals/'))).toBe(false)
  })

  test('[S06] mobile menu: a parent without an address opens and closes', async () => {
    start()
    click(menuLink())
    const schools = one('#mobile-menu [href="#"]')
    expect(click(schools)).toBe(true)
    expect(click(schools)).toBe(true)
    expect(schools.parentElement?.classList.contains('sub-menu-open')).toBe(false)
    await wait(399)
    expect(one('ul.sub-menu', schools.parentElement ?? undefined).style.display).toBe('block')
    await wait(1)
    expect(one('ul.sub-menu', schools.parentElement ?? undefined).style.display).toBe('none')
    expect(classes()).toEqual(['mobile-menu-open'])
  })

  test('[S06] mobile menu: a sub-menu stays open until the next opening, and aria-expanded is there only while the menu is open', () => {
    start()
    click(menuLink())
    click(link('/medals/'))
    click(menuLink())
    expect(document.querySelector('#mobile-menu [aria-expanded]')).toBeNull()
    expect(link('/medals/').parentElement?.classList.contains('sub-menu-open')).toBe(true)
    click(menuLink())
    expect(link('/medals/').getAttribute('aria-expanded')).toBe('true')
    expect(one('#mobile-menu [href="#"]').getAttribute('aria-expanded')).toBe('false')
  })

  test('[S06] mobile menu: the items of the account open their sub-menus too', () => {
    start()
    click(menuLink())
    expect(click(link('/my-account/'))).toBe(true)
    expect(link('/my-account/').parentElement?.classList.contains('sub-menu-open')).toBe(true)
  })

  test('[S06] mobile menu: an item closes the menu and is followed', () => {
    start()
    click(menuLink())
    expect(click(link('/blog/'))).toBe(false)
    expect(classes()).toEqual(['mobile-menu-closing'])
  })

  test('[S06] mobile menu: an in-page link scrolls 400 ms later (12.14)', async () => {
    start('mh-slideout mh-sticky')
    Object.defineProperty(one('#mobile-header'), 'offsetHeight', { value: 60 })
    one('#mobile-top-text').remove()
    vi.spyOn(one('#sizes'), 'getBoundingClientRect').mockReturnValue({ top: 1200 } as DOMRect)
    click(menuLink())
    expect(click(link('#sizes'))).toBe(true)
    expect(classes()).toEqual(['mobile-menu-closing'])
    await wait(390)
    expect(tops).toEqual([])
    await wait(1100)
    expect(tops.at(-1)).toBe(1142)
    expect(document.activeElement).toBe(one('#sizes'))
  })

  test('[S06] mobile menu: a header that does not stick covers no target, the bars above it do', async () => {
    start('mh-slideout')
    body.insertAdjacentHTML('afterbegin', '<div id="wpadminbar"></div>')
    Object.entries({ 'mobile-header': 60, 'mobile-top-text': 30, wpadminbar: 46 }).forEach(([id, value]) => {
      Object.defineProperty(one(`#${id}`), 'offsetHeight', { value })
    })
    vi.spyOn(one('#sizes'), 'getBoundingClientRect').mockReturnValue({ top: 1200 } as DOMRect)
    click(menuLink())
    click(link('#sizes'))
    await wait(1500)
    expect(tops.at(-1)).toBe(1126)
  })

  test('[S06] mobile menu: a target that is removed in the meantime is not scrolled to', async () => {
    start()
    click(menuLink())
    click(link('#sizes'))
    one('#sizes').remove()
    await wait(2000)
    expect(tops).toEqual([])
  })

  test('[S06] mobile menu: a link to a missing target is left to the browser', () => {
    start()
    one('#sizes').remove()
    click(menuLink())
    expect(click(link('#sizes'))).toBe(false)
    expect(classes()).toEqual(['mobile-menu-closing'])
  })

  test('[S06] mobile menu: a prevented click is left alone', () => {
    start()
    click(menuLink())
    link('/blog/').addEventListener('click', (event) => event.preventDefault())
    click(link('/blog/'))
    expect(classes()).toEqual(['mobile-menu-open'])
  })
})

describe('[S06] mobile menu: swipes', () => {
  const drag = (from: Element, x: number, y = 0) => {
    const init = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true }
    from.dispatchEvent(new PointerEvent('pointerdown', { ...init, clientX: 200, clientY: 300 }))
    window.dispatchEvent(new PointerEvent('pointerup', { ...init, clientX: 200 + x, clientY: 300 + y }))
  }

  test.each([
    ['left-logo', -80, true],
    ['left-logo', 80, false],
    ['left-logo', 60, true],
    ['right-logo', -80, false],
  ])('[S06] mobile menu: %s, %s px, open: %s (12.9, 12.11)', (layout, x, isOpen) => {
    start(`mh-slideout mobile-header-${layout}`)
    click(menuLink())
    drag(menu(), x)
    expect(classes()).toEqual([isOpen ? 'mobile-menu-open' : 'mobile-menu-closing'])
  })

  test.each([-80, 80])('[S06] mobile cart: center-logo, %s px closes it (12.10)', (x) => {
    start('mh-slideout mobile-header-center-logo')
    click(cartLink())
    drag(one('#mobile-cart-wrap'), x)
    expect(classes()).toEqual(['mobile-menu-closing'])
  })

  test('[S06] mobile menu: a swipe that starts on a link is ignored (12.12)', () => {
    start()
    click(menuLink())
    drag(one('#mobile-menu a span'), 120)
    drag(one('#mobile-menu-wrap input'), 120)
    expect(classes()).toEqual(['mobile-menu-open'])
  })

  test('[S06] mobile menu: a drag that goes down more than sideways is no swipe', () => {
    start()
    click(menuLink())
    drag(menu(), 90, 200)
    expect(classes()).toEqual(['mobile-menu-open'])
  })

  test('[S06] mobile menu: a closed menu ignores swipes', () => {
    start()
    drag(menu(), 120)
    expect(classes()).toEqual([])
  })
})

describe('[S06] [X09] mobile menu: keyboard and screen readers', () => {
  test('[S06] [X09] mobile menu: the focus moves into it and back to its control; the page is inert', async () => {
    start()
    menuLink().focus()
    click(menuLink())
    expect(document.activeElement).toBe(menu())
    expect(menu().getAttribute('aria-label')).toBe('Menu')
    await wait(50)
    expect(one('#sizes').inert).toBe(true)
    expect([menu(), one('#mobile-header')].some(({ inert }) => inert)).toBe(false)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    expect(classes()).toEqual(['mobile-menu-closing'])
    expect(document.activeElement).toBe(menuLink())
    expect(one('#sizes').inert).toBe(false)
  })

  test('[S06] [X09] mobile menu: each control is a button with a name and aria-controls', () => {
    start()
    expect(menuLink().getAttribute('aria-label')).toBe('Menu')
    expect(menuLink().hasAttribute('role')).toBe(false)
    expect(cartLink().hasAttribute('aria-label')).toBe(false)
    expect(cartLink().getAttribute('role')).toBe('button')
    expect(menuLink().getAttribute('aria-controls')).toBe('mobile-menu-wrap')
    cartLink().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(classes()).toEqual(['mobile-cart-open'])
  })

  test('[S06] mobile menu: the page behind it does not scroll', () => {
    start()
    click(menuLink())
    expect(getComputedStyle(body).overflow).toBe('hidden')
    click(menuLink())
    expect(body.style.overflow).toBe('')
  })
})

describe('[S06] mobile menu: missing parts and unmounting', () => {
  test('[S06] mobile menu: a control without its panel is left to the browser', () => {
    showFragment('panels.odd')
    start()
    expect(click(menuLink())).toBe(false)
    expect(click(cartLink())).toBe(false)
    expect(classes()).toEqual([])
    expect(menuLink().hasAttribute('aria-expanded')).toBe(false)
  })

  test('[S06] mobile menu: unmounted while open, the page is restored', () => {
    body.className = 'mh-slideout'
    const before = body.outerHTML
    start('mh-slideout')
    click(menuLink())
    click(one('#mobile-menu [href="/medals/"]'))
    click(cartLink())
    unmountAll()
    expect(body.outerHTML).toBe(before)
  })

  test('[S06] mobile cart: it stays open when its control is replaced', () => {
    const [, unmountCart] = start()
    click(cartLink())
    const fresh = cartLink().cloneNode(true) as HTMLElement
    unmountCart?.()
    cartLink().replaceWith(fresh)
    mount(fresh, fakePage())
    expect(classes()).toEqual(['mobile-cart-open'])
    expect(fresh.getAttribute('aria-expanded')).toBe('true')
    click(fresh)
    expect(classes()).toEqual(['mobile-menu-closing'])
  })
})
