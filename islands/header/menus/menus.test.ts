import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { CURRENCIES, LANGUAGE } from './switchers'

const mount = mounter(island)

const SHOP = '.menu-item-31'
const MEDALS = '.menu-item-33'
const HOSTS = `ul.menu, ${LANGUAGE}, ${CURRENCIES}`
const TABLET = { mobile: true, phone: false, apple: true, browser: 'safari' } as const

let page: FakePage
let containerPx: number
let animations: ReturnType<typeof fakeAnimations>
const before = { html: '' }

beforeEach(() => {
  vi.useFakeTimers()
  containerPx = 1200
  animations = fakeAnimations()
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => containerPx)
})
afterEach(() => {
  unmountAll()
  animations.restore()
  vi.useRealTimers()
})

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
    mount(host, page)
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

describe('[S03] menus: markup', () => {
  test('[S03] menus: every item around a sub-menu has the class parent (5.1)', () => {
    show()
    const marked = [...document.querySelectorAll('#menu-main li.parent')].map((item) => item.classList[0])
    expect(marked).toEqual(['menu-item-31', 'menu-item-33', 'menu-item-37', 'menu-search'])
  })

  test('[S03] menus: the first sub-menu is placed below its item (5.2)', () => {
    show()
    expect(dropdown(SHOP).style.top).toBe('56px')
    expect(dropdown('#in-slideout').style.top).toBe('')
  })

  test('[S03] menus: wide dropdowns get a single container', () => {
    show()
    const wide = dropdown('.menu-item-37')
    expect(wide.children).toHaveLength(1)
    expect(wide.firstElementChild?.className).toBe('container')
    expect(wide.firstElementChild?.localName).toBe('div')
    expect(wide.querySelectorAll('li')).toHaveLength(1)
  })

  test('[S03] menus: only the item of the section in view is current (5.7)', () => {
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

  test.each([
    ['responsive-fluid', false, null],
    ['responsive-fluid sticky-header-enabled', false, null],
    ['responsive-fluid sticky-header-enabled', true, '.menu-item-35'],
  ])(
    '[S03] menus: on "%s", with a sticky top bar: %s, a row ends where they do (5.7)',
    (bodyClass, hasBar, item) => {
      // Each of them covers 56 px; the first row ends at 100.
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        return { top: this.id === 'engraving' ? 100 : -300, height: 400 } as DOMRect
      })
      show({ bodyClass })
      if (hasBar) document.body.insertAdjacentHTML('afterbegin', '<div class="sticky-top-bar"></div>')
      window.dispatchEvent(new Event('scroll'))
      vi.advanceTimersByTime(300)
      expect(document.querySelector('.current-scroll-item')).toBe(item && one(item))
    },
  )

  test('[S03] menus: the header shows the chosen language (5.9)', () => {
    show()
    const shown = link('.language-item')
    expect(shown.textContent?.trim()).toBe('English')
    expect(shown.querySelectorAll('img')).toHaveLength(1)
    expect(shown.style.opacity).toBe('1')
  })

  test('[S03] menus: choosing another currency shows the spinner', () => {
    show()
    expect(one(CURRENCIES).classList).toContain('sub-menu')
    expect(one(CURRENCIES).style.top).toBe('56px')
    one('[rel="NZD"]').click()
    expect(one('.current-currency').style.opacity).toBe('0')
    expect(one('.sf-svg-loader').style.opacity).toBe('1')
  })

  test('[S03] menus: inserted items get the class and open, too', () => {
    show()
    const late = document.createElement('li')
    late.className = 'menu-item late'
    late.append(document.createElement('a'), document.createElement('ul'))
    late.lastElementChild?.classList.add('sub-menu')
    one('#menu-main').append(late)
    page.tellMarkup(late)
    expect(late.classList).toContain('parent')
    expect(link('.late').getAttribute('aria-expanded')).toBe('false')
    rest('.late')
    expect(isShown('.late')).toBe(true)
  })

  test('[S03] menus: when the bar changes its height the dropdowns follow; removed items are not observed', () => {
    const sizes = fakeSizes()
    showFragment('menus')
    const [first, bag] = [one('#menu-main > li'), one('.shopping-bag-item')]
    const unmountOf = (host: Element) => mount(host as HTMLElement, fakePage())
    unmountOf(one('#menu-main'))
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
    sizes.tell(first)
    expect(dropdown(SHOP).style.top).toBe('40px')
    unmountOf(bag.closest('ul.menu') ?? bag)
    expect(sizes.watched).toContain(bag)
    bag.replaceWith(bag.cloneNode(true))
    sizes.tell(bag)
    expect(sizes.watched).not.toContain(bag)
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

describe('[S03] menus: by pointer', () => {
  test('[S03] menus: a resting pointer opens, a pointer that has left closes (5.3)', () => {
    show()
    point('pointerover', SHOP)
    vi.advanceTimersByTime(99)
    expect(isShown(SHOP)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isShown(SHOP)).toBe(true)
    expect(link(SHOP).getAttribute('aria-expanded')).toBe('true')
    const fades = () => animations.asked.map(({ duration }) => duration)
    animations.asked.length = 0
    point('pointerout', SHOP)
    vi.advanceTimersByTime(99)
    expect(fades()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(fades()).toEqual([150])
    vi.advanceTimersByTime(150)
    expect(isShown(SHOP)).toBe(false)
    expect(link(SHOP).getAttribute('aria-expanded')).toBe('false')
    rest(SHOP)
    expect(fades()).toEqual([150, 200])
  })

  test('[S03] menus: the dropdown of an older release closes at once', () => {
    show()
    dropdown('.menu-item-37').className = 'mega-menu-sub'
    const older = one('.menu-item-37 > .mega-menu-sub')
    rest('.menu-item-37')
    expect(older.style.display).toBe('block')
    animations.asked.length = 0
    point('pointerout', '.menu-item-37')
    vi.advanceTimersByTime(0)
    expect(animations.asked).toHaveLength(1)
  })

  test('[S03] menus: moving from an item into its dropdown closes nothing', () => {
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

  test('[S03] menus: a touch does not open by resting', () => {
    show()
    const touch = new MouseEvent('pointerover', { bubbles: true })
    Object.defineProperty(touch, 'pointerType', { value: 'touch' })
    link(SHOP).dispatchEvent(touch)
    vi.advanceTimersByTime(1000)
    expect(isShown(SHOP)).toBe(false)
  })

  test('[S03] menus: Escape closes a dropdown that the pointer has opened', () => {
    show()
    rest(SHOP)
    press('Escape', document.body)
    vi.advanceTimersByTime(200)
    expect(isShown(SHOP)).toBe(false)
  })
})

describe('[S03] menus: by keyboard', () => {
  beforeEach(() => {
    const { matches } = Element.prototype
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      if (selector === ':focus-visible') return this === document.activeElement
      return matches.call(this, selector)
    })
  })

  test('[S03] menus: the focus opens dropdowns, and closes those that it leaves', () => {
    show()
    link(SHOP).focus()
    expect(isShown(SHOP)).toBe(true)
    link('.menu-item-35').focus()
    vi.advanceTimersByTime(200)
    expect(isShown(SHOP)).toBe(false)
  })

  test('[S03] menus: arrow keys move along the bar, into a dropdown and out of it', () => {
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

  test('[S03] menus: a link without an address is a button that opens and closes', () => {
    show()
    const NEWS = '.menu-item-37'
    link('.menu-item-35').focus()
    press('ArrowRight')
    press('ArrowRight')
    expect(document.activeElement).toBe(link(NEWS))
    expect(link(NEWS).getAttribute('role')).toBe('button')
    expect(isShown(NEWS)).toBe(true)
    expect(press('Enter').defaultPrevented).toBe(true)
    vi.advanceTimersByTime(200)
    expect(isShown(NEWS)).toBe(false)
    expect(link(NEWS).getAttribute('aria-expanded')).toBe('false')
    press(' ')
    expect(isShown(NEWS)).toBe(true)
    link(SHOP).focus()
    expect(press('Enter').defaultPrevented).toBe(false)
  })

  test('[S03] menus: Escape closes and moves the focus to the item; a new focus opens again', () => {
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
  test('[S03] menus: on a tablet the first tap opens, the second follows the link (5.12)', () => {
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

  test.each(['.aux-cart-wishlist .shopping-bag-item', '.wishlist-item'])(
    '[S03] menus: so it is with %s, which others open under the pointer (5.12)',
    (item) => {
      vi.stubGlobal('innerWidth', 1100)
      show({ device: TABLET })
      rest(item)
      expect(isShown(item)).toBe(false)
      expect(tap(item)).toBe(true)
      expect(isShown(item)).toBe(true)
      dropdown(item).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
      vi.advanceTimersByTime(200)
      expect(isShown(item)).toBe(true)
      expect(tap(item)).toBe(false)
      link(SHOP).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
      vi.advanceTimersByTime(200)
      expect(isShown(item)).toBe(false)
      expect(tap('#mobile-bag')).toBe(false)
    },
  )

  test('[S03] menus: a tap on another item closes the first one', () => {
    vi.stubGlobal('innerWidth', 1100)
    show({ device: TABLET })
    tap(SHOP)
    link('.menu-item-37').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    tap('.menu-item-37')
    vi.advanceTimersByTime(200)
    expect([isShown(SHOP), isShown('.menu-item-37')]).toEqual([false, true])
  })

  test.each([
    ['a desktop', {}, 1100],
    ['a narrow window', TABLET, 1023],
  ])('[S03] menus: %s follows at once (5.12)', (_, device, width) => {
    vi.stubGlobal('innerWidth', width)
    show({ device })
    expect(tap(SHOP)).toBe(false)
  })

  test('[S03] menus: a phone leaves the main menu alone', () => {
    vi.stubGlobal('innerWidth', 700)
    show({ device: { ...TABLET, phone: true } })
    rest(SHOP)
    expect(isShown(SHOP)).toBe(false)
  })
})
