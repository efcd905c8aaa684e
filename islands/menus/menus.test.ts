import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../tests/unit/fake-page'
import { one, showFragment } from '../../tests/unit/fragment'
import { mount } from '.'
import { CURRENCIES, LANGUAGE } from './switchers'

const SHOP = '.menu-item-31'
const MEDALS = '.menu-item-33'
const HOSTS = `ul.menu, ${LANGUAGE}, ${CURRENCIES}`
const TABLET = { mobile: true, phone: false, apple: true, ieMobile: false, browser: 'safari' } as const

let page: FakePage
let unmounts: (() => void)[]
let containerPx: number
const before = { html: '' }

beforeEach(() => {
  vi.useFakeTimers()
  containerPx = 1200
  unmounts = []
  stubAnimate()
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => containerPx)
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

/** Fades end in their own time, by the test's clock. */
function stubAnimate() {
  Element.prototype.animate = (_, options) => {
    const animation: Partial<Animation> = { onfinish: null, finish() {} }
    const duration = typeof options === 'object' ? Number(options.duration) : 0
    setTimeout(() => animation.onfinish?.call(animation as Animation, {} as AnimationPlaybackEvent), duration)
    return animation as Animation
  }
}

function unmountAll() {
  for (const unmount of unmounts.splice(0)) unmount()
}

function show({ fragment = 'menus', bodyClass = 'responsive-fluid', device = {} } = {}) {
  showFragment(fragment)
  document.body.className = bodyClass
  const container = document.createElement('div')
  container.id = 'container'
  container.append(...document.body.childNodes)
  const theme = document.createElement('style')
  theme.textContent = 'ul.sub-menu { display: none }'
  document.head.replaceChildren(theme)
  document.body.append(container)
  before.html = document.body.innerHTML
  page = { ...fakePage(), ...(Object.keys(device).length > 0 && { device: device as typeof TABLET }) }
  for (const host of document.querySelectorAll<HTMLElement>(HOSTS)) {
    unmounts.push(mount(host, page) ?? (() => {}))
  }
}

const dropdown = (item: string) => one(`${item} > ul.sub-menu`)
const isShown = (item: string) => dropdown(item).style.display === 'block'
const link = (item: string) => one(`${item} > a`)

function point(type: string, item: string, relatedTarget: Element | null = null) {
  link(item).dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget, clientX: 5, clientY: 5 }))
}
function rest(item: string, relatedTarget: Element | null = null) {
  point('pointerover', item, relatedTarget)
  vi.advanceTimersByTime(100)
}
function leave(item: string, relatedTarget: Element | null = null) {
  point('pointerout', item, relatedTarget)
  vi.advanceTimersByTime(100)
}
const press = (key: string, target: Element = document.activeElement ?? document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}
function tap(item: string) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link(item).dispatchEvent(event)
  return event.defaultPrevented
}

describe('[S03] menus: as they stand', () => {
  test('[S03] menus: every item with a sub-menu in it is marked (5.1)', () => {
    show()
    const marked = [...document.querySelectorAll('#menu-main li.parent')].map((item) => item.classList[0])
    expect(marked).toEqual(['menu-item-31', 'menu-item-33', 'menu-item-37', 'menu-search'])
  })

  test('[S03] menus: the first sub-menu stands below its item (5.2)', () => {
    show()
    expect(dropdown(SHOP).style.top).toBe('56px')
    expect(dropdown('#in-slideout').style.top).toBe('')
  })

  test('[S03] menus: wide dropdowns get one container', () => {
    show()
    const wide = dropdown('.menu-item-37')
    expect(wide.children).toHaveLength(1)
    expect(wide.firstElementChild?.className).toBe('container')
    expect(wide.querySelectorAll('li')).toHaveLength(1)
  })

  test('[S03] menus: the section in view marks its item, and that only (5.7)', () => {
    show()
    expect(document.querySelector('.current-scroll-item')).toBeNull()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: this.id === 'engraving' ? 0 : -900, height: 400 } as DOMRect
    })
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(299)
    expect(document.querySelector('.current-scroll-item')).toBeNull()
    vi.advanceTimersByTime(1)
    expect([...document.querySelectorAll('.current-scroll-item')]).toEqual([one('.menu-item-35')])
  })

  test('[S03] menus: the language that is chosen stands in the header (5.9)', () => {
    show()
    const shown = link('.language-item')
    expect(shown.textContent?.trim()).toBe('English')
    expect(shown.querySelectorAll('img')).toHaveLength(1)
    expect(shown.style.opacity).toBe('1')
  })

  test('[S03] menus: another currency shows that the page is about to come', () => {
    show()
    expect(one(CURRENCIES).classList).toContain('sub-menu')
    one('[rel="NZD"]').click()
    expect(one('.current-currency').style.opacity).toBe('0')
    expect(one('.sf-svg-loader').style.opacity).toBe('1')
  })

  test('[S03] menus: items that come later are marked and open, too', () => {
    show()
    const late = document.createElement('li')
    late.className = 'menu-item late'
    late.append(document.createElement('a'), document.createElement('ul'))
    late.lastElementChild?.classList.add('sub-menu')
    one('#menu-main').append(late)
    page.tellMarkup(late)
    expect(late.classList).toContain('parent')
    rest('.late')
    expect(isShown('.late')).toBe(true)
  })

  test.each(['menus', 'menus.odd'])(
    '[S03] menus: unmounted, %s is as the server had printed it',
    (fragment) => {
      show({ fragment })
      if (fragment === 'menus') rest(SHOP)
      unmountAll()
      expect(document.body.innerHTML.replaceAll(' style=""', '')).toBe(before.html)
    },
  )
})

describe('[S03] menus: under the pointer', () => {
  test('[S03] menus: one that rests opens, one that leaves closes (5.3)', () => {
    show()
    point('pointerover', SHOP)
    vi.advanceTimersByTime(99)
    expect(isShown(SHOP)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isShown(SHOP)).toBe(true)
    expect(link(SHOP).getAttribute('aria-expanded')).toBe('true')
    leave(SHOP)
    vi.advanceTimersByTime(150)
    expect(isShown(SHOP)).toBe(false)
    expect(link(SHOP).getAttribute('aria-expanded')).toBe('false')
  })

  test('[S03] menus: from an item into its dropdown nothing closes', () => {
    show()
    rest(SHOP)
    leave(SHOP, link(MEDALS))
    rest(MEDALS, link(SHOP))
    vi.advanceTimersByTime(1000)
    expect(isShown(SHOP)).toBe(true)
    expect(isShown(MEDALS)).toBe(true)
  })

  test.each([
    ['stays closed in a narrow page (5.4)', 700, 'responsive-fluid', SHOP, false],
    ['opens in a narrow page of fixed width (5.5)', 700, 'responsive-fixed', SHOP, true],
    ['stays closed in a slide-out (5.8)', 1200, 'responsive-fluid', '#in-slideout', false],
    ['leaves the search to others', 1200, 'responsive-fluid', '.menu-search', false],
  ])('[S03] menus: an item %s', (_, width, bodyClass, item, expected) => {
    containerPx = width
    show({ bodyClass })
    rest(item)
    vi.advanceTimersByTime(1000)
    expect(isShown(item)).toBe(expected)
  })

  test('[S03] menus: a finger is no pointer that rests', () => {
    show()
    const touch = new MouseEvent('pointerover', { bubbles: true })
    Object.defineProperty(touch, 'pointerType', { value: 'touch' })
    link(SHOP).dispatchEvent(touch)
    vi.advanceTimersByTime(1000)
    expect(isShown(SHOP)).toBe(false)
  })

  test('[S03] menus: Escape closes what the pointer has opened', () => {
    show()
    rest(SHOP)
    press('Escape', document.body)
    vi.advanceTimersByTime(200)
    expect(isShown(SHOP)).toBe(false)
  })
})

describe('[S03] menus: by the keyboard', () => {
  beforeEach(() => {
    const { matches } = Element.prototype
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      if (selector === ':focus-visible') return this === document.activeElement
      return matches.call(this, selector)
    })
  })

  test('[S03] menus: the focus opens, and closes what it leaves', () => {
    show()
    link(SHOP).focus()
    expect(isShown(SHOP)).toBe(true)
    link('.menu-item-35').focus()
    vi.advanceTimersByTime(200)
    expect(isShown(SHOP)).toBe(false)
  })

  test('[S03] menus: arrows lead along the bar, into a dropdown and out of it', () => {
    show()
    link(SHOP).focus()
    expect(press('ArrowRight').defaultPrevented).toBe(true)
    expect(document.activeElement).toBe(link('.menu-item-35'))
    press('ArrowLeft')
    press('ArrowDown')
    expect(document.activeElement).toBe(link('.menu-item-32'))
    press('ArrowDown')
    press('ArrowRight')
    expect(document.activeElement).toBe(link('.menu-item-34'))
    press('ArrowLeft')
    expect(document.activeElement).toBe(link(MEDALS))
    press('Home')
    press('ArrowUp')
    expect(document.activeElement).toBe(link(SHOP))
    expect(press('ArrowUp').defaultPrevented).toBe(false)
  })

  test('[S03] menus: Escape closes and gives the focus back; it opens again when it comes again', () => {
    show()
    link(SHOP).focus()
    press('ArrowDown')
    press('ArrowDown')
    press('ArrowRight')
    press('Escape')
    vi.advanceTimersByTime(200)
    expect(document.activeElement).toBe(link(SHOP))
    expect([isShown(SHOP), isShown(MEDALS)]).toEqual([false, false])
    link('.menu-item-35').focus()
    link(SHOP).focus()
    expect(isShown(SHOP)).toBe(true)
  })
})

describe('[S03] menus: by touch', () => {
  test('[S03] menus: on a tablet the first tap opens, the second follows (5.12)', () => {
    vi.stubGlobal('innerWidth', 1100)
    show({ device: TABLET })
    expect(tap(SHOP)).toBe(true)
    expect(isShown(SHOP)).toBe(true)
    expect(tap(SHOP)).toBe(false)
    expect(tap('.menu-item-35')).toBe(false)
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    vi.advanceTimersByTime(200)
    expect(isShown(SHOP)).toBe(false)
  })

  test.each([
    ['a desktop', {}, 1100],
    ['a narrow window', TABLET, 1023],
  ])('[S03] menus: %s follows at once (5.12)', (_, device, width) => {
    vi.stubGlobal('innerWidth', width)
    show({ device })
    expect(tap(SHOP)).toBe(false)
  })

  test('[S03] menus: the phone leaves the main menu alone', () => {
    vi.stubGlobal('innerWidth', 700)
    show({ device: { ...TABLET, phone: true } })
    rest(SHOP)
    expect(isShown(SHOP)).toBe(false)
  })
})
