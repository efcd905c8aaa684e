import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const SHOP = '#mega-menu-item-7'
const ENGRAVING = '#mega-menu-item-8'

let animations: ReturnType<typeof fakeAnimations>
let heard: string[]

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  animations = fakeAnimations()
  vi.stubGlobal('innerWidth', 800)
  vi.stubGlobal('outerWidth', 800)
})
afterEach(() => {
  unmountAll()
  animations.restore()
  vi.useRealTimers()
})

function show({
  attributes = {},
  bodyClass = '',
}: {
  attributes?: Record<string, string>
  bodyClass?: string
} = {}) {
  showFragment('mega-menu')
  document.body.className = bodyClass
  for (const [name, value] of Object.entries(attributes)) menu().setAttribute(name, value)
  for (const type of ['before_mega_menu_init', 'after_mega_menu_init', 'open_panel', 'close_panel']) {
    for (const node of [menu(), ...menu().querySelectorAll('li')]) {
      node.addEventListener(type, () => heard.push(`${type} ${node.id}`))
    }
  }
  mount(menu(), fakePage())
}
const menu = () => one('#mega-menu-main_navigation')
const isOn = (item: string) => one(item).classList.contains('mega-toggle-on')
const order = () => [...menu().children].map(({ id }) => id.replace('mega-menu-item-', ''))

/** @returns whether the click was prevented */
function click(selector: string) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  one(selector).dispatchEvent(event)
  return event.defaultPrevented
}
function point(type: string, item: string, relatedTarget: Element | null = null) {
  one(`${item} > a`).dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }))
}
function resize(width: number) {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('outerWidth', width)
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(100)
}

describe('[S03] mega menu, without its own script', () => {
  test('[S03] mega menu: a resting pointer opens a panel, and the panel closes after the timeout', () => {
    show()
    point('pointerover', SHOP)
    vi.advanceTimersByTime(99)
    expect(isOn(SHOP)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isOn(SHOP)).toBe(true)
    point('pointerout', SHOP)
    vi.advanceTimersByTime(299)
    expect(isOn(SHOP)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isOn(SHOP)).toBe(false)
    expect(one(SHOP).classList).toContain('mega-animating')
    vi.advanceTimersByTime(500)
    expect(one(SHOP).classList).not.toContain('mega-animating')
    expect(heard).toEqual([
      'before_mega_menu_init mega-menu-main_navigation',
      'after_mega_menu_init mega-menu-main_navigation',
      'open_panel mega-menu-item-7',
      'close_panel mega-menu-item-7',
    ])
  })

  test('[S03] mega menu: opening a panel closes its sibling at once, but not its parent', () => {
    show()
    click(`${SHOP} > a`)
    click(`${ENGRAVING} > a`)
    expect([isOn(SHOP), isOn(ENGRAVING)]).toEqual([false, true])
    click('#mega-menu-item-81 > a')
    expect([isOn(ENGRAVING), isOn('#mega-menu-item-81')]).toEqual([true, true])
  })

  test('[S03] mega menu: a click opens and closes a panel; a link without a panel is followed', () => {
    show()
    expect(click(`${SHOP} > a`)).toBe(true)
    expect(one(`${SHOP} > a`).getAttribute('aria-expanded')).toBe('true')
    expect(click(`${SHOP} > a`)).toBe(true)
    expect(isOn(SHOP)).toBe(false)
    expect(click('#mega-menu-item-9 > a')).toBe(false)
    click(`${SHOP} > a`)
    expect(click(`${SHOP} ul a`)).toBe(false)
  })

  test('[S03] mega menu: with data-second-click="go" the second click follows the link', () => {
    show({ attributes: { 'data-second-click': 'go' } })
    expect(click(`${SHOP} > a`)).toBe(true)
    expect(click(`${SHOP} > a`)).toBe(false)
    expect(isOn(SHOP)).toBe(true)
  })

  test('[S03] mega menu: an item’s own class may follow on the second click, or keep its panel closed on mobile', () => {
    showFragment('mega-menu')
    one(SHOP).classList.add('mega-click-click-go')
    one(ENGRAVING).classList.add('mega-hide-sub-menu-on-mobile')
    mount(menu(), fakePage())
    expect([click(`${SHOP} > a`), click(`${SHOP} > a`)]).toEqual([true, false])
    expect([click(`${ENGRAVING} > a`), click(`${ENGRAVING} > a`)]).toEqual([true, true])
    resize(500)
    expect(click(`${ENGRAVING} > a`)).toBe(false)
    expect(isOn(ENGRAVING)).toBe(false)
  })

  test.each([
    ['click', 5000, false],
    ['hover', 0, true],
    ['hover_intent', 0, false],
    ['hover_intent', 100, true],
  ])('[S03] mega menu: a pointer opens by "%s" within %s ms: %s', (event, ms, expected) => {
    show({ attributes: { 'data-event': event } })
    point('pointerover', SHOP)
    vi.advanceTimersByTime(ms)
    expect(isOn(SHOP)).toBe(expected)
  })

  test('[S03] mega menu: with data-document-click="disabled" an outside click closes nothing', () => {
    show({ attributes: { 'data-document-click': 'disabled' } })
    click(`${SHOP} > a`)
    document.body.click()
    expect(isOn(SHOP)).toBe(true)
  })

  test('[S03] mega menu: an outside click closes, a drag does not', () => {
    show()
    click(`${SHOP} > a`)
    for (const type of ['touchstart', 'touchmove', 'touchend'])
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(isOn(SHOP)).toBe(true)
    document.body.click()
    expect(isOn(SHOP)).toBe(false)
  })

  test('[S03] mega menu: Escape closes all; Tab sets the keyboard class', () => {
    show()
    click(`${SHOP} > a`)
    one(`${SHOP} > a`).dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }))
    expect(menu().classList).toContain('mega-keyboard-navigation')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(isOn(SHOP)).toBe(false)
  })

  test('[S03] mega menu: below the breakpoint all panels close, and only clicks open them (5.11)', () => {
    show()
    click(`${SHOP} > a`)
    resize(500)
    expect(document.querySelectorAll('.mega-toggle-on')).toHaveLength(0)
    point('pointerover', SHOP)
    vi.advanceTimersByTime(1000)
    expect(isOn(SHOP)).toBe(false)
    click(`${SHOP} > a`)
    click(`${ENGRAVING} > a`)
    expect([isOn(SHOP), isOn(ENGRAVING)]).toEqual([true, true])
    resize(800)
    expect(document.querySelectorAll('.mega-toggle-on')).toHaveLength(0)
  })

  test('[S03] mega menu: a panel has the width of the named element, except in the mobile view', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { left: this === menu() ? 300 : 20, width: this === menu() ? 500 : 760 } as DOMRect
    })
    const look = () => {
      const { width, left, paddingLeft, paddingRight } = one(`${SHOP} > ul`).style
      return [width, left, paddingLeft, paddingRight]
    }
    show({ attributes: { 'data-panel-inner-width': '700' } })
    click(`${SHOP} > a`)
    expect(look()).toEqual(['760px', '-280px', '30px', '30px'])
    resize(500)
    expect(look()).toEqual(['', '', '', ''])
    unmountAll()
    vi.stubGlobal('innerWidth', 800)
    vi.stubGlobal('outerWidth', 800)
    show({ attributes: { 'data-panel-width': '[', 'data-panel-inner-width': '700' } })
    click(`${SHOP} > a`)
    expect(look()).toEqual(['', '', '30px', '30px'])
  })

  test('[S03] mega menu: in the mobile view right items are reversed, but not on a right-to-left page', () => {
    show()
    expect(order()).toEqual(['7', '8', '9', '10'])
    resize(500)
    expect(order()).toEqual(['7', '10', '9', '8'])
    resize(800)
    expect(order()).toEqual(['7', '8', '9', '10'])
    document.body.style.direction = 'rtl'
    resize(500)
    expect(order()).toEqual(['7', '8', '9', '10'])
  })

  test('[S03] mega menu: the toggle opens the whole menu', () => {
    show()
    const block = one('#mega-toggle-block-1')
    expect(block.getAttribute('role')).toBe('button')
    block.click()
    expect(one('.mega-menu-toggle').classList).toContain('mega-menu-open')
    expect(block.getAttribute('aria-expanded')).toBe('true')
    block.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(one('.mega-menu-toggle').classList).not.toContain('mega-menu-open')
  })

  test('[S03] mega menu: unmounted, the markup is as printed', () => {
    showFragment('mega-menu')
    document.body.className = 'mm-default-theme'
    const before = document.body.innerHTML
    mount(menu(), fakePage())
    click(`${SHOP} > a`)
    one('#mega-toggle-block-1').click()
    resize(500)
    unmountAll()
    expect(document.body.innerHTML.replaceAll(' style=""', '')).toBe(before)
  })
})

describe('[S03] mega menu, the theme’s additions', () => {
  test('[S03] mega menu: one container around a panel’s contents (5.10)', () => {
    show({ bodyClass: 'mm-default-theme' })
    const panel = one(`${SHOP} > ul`)
    expect(menu().classList).not.toContain('mega-no-js')
    expect([...panel.children].map(({ localName, className }) => `${localName}.${className}`)).toEqual([
      'section.container',
    ])
    expect(
      [panel, ...panel.querySelectorAll('section, section > li')].map((node) => node.getAttribute('role')),
    ).toEqual(['none', 'none', 'none'])
    expect(panel.querySelectorAll('section > li')).toHaveLength(1)
  })

  test.each([{}, { 'data-effect': 'slide' }])(
    '[S03] mega menu: a panel closed on a wide window opens on a narrow one (5.11), with %j',
    (attributes) => {
      show({ bodyClass: 'mm-default-theme', attributes })
      click(`${SHOP} > a`)
      click(`${SHOP} > a`)
      vi.advanceTimersByTime(500)
      expect(one(`${SHOP} > ul`).style.display).toBe('none')
      resize(500)
      click(`${SHOP} > a`)
      expect(isOn(SHOP)).toBe(true)
      expect(one(`${SHOP} > ul`).style.display).not.toBe('none')
    },
  )

  /** In a container this wide the theme's menus open under the pointer. */
  function showThemes(containerPx: number, attributes: Record<string, string>) {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(containerPx)
    show({ bodyClass: 'mm-default-theme', attributes })
    one('#main-navigation').insertAdjacentHTML('beforebegin', '<div id="container"></div>')
  }

  test.each([{}, { 'data-event': 'click' }])(
    '[S03] mega menu: the theme’s hover opens after 100 ms and closes 100 ms after the pointer has left, with %j',
    (attributes) => {
      showThemes(1200, attributes)
      point('pointerover', SHOP)
      vi.advanceTimersByTime(100)
      expect(isOn(SHOP)).toBe(true)
      expect(one(`${SHOP} > ul`).style.display).toBe('block')
      point('pointerout', SHOP)
      vi.advanceTimersByTime(99)
      expect(isOn(SHOP)).toBe(true)
      vi.advanceTimersByTime(1)
      expect(isOn(SHOP)).toBe(false)
    },
  )

  test('[S03] mega menu: a click does not close what the theme’s hover has opened, the next click does', () => {
    showThemes(1200, { 'data-event': 'click' })
    point('pointerover', SHOP)
    vi.advanceTimersByTime(100)
    expect(click(`${SHOP} > a`)).toBe(true)
    expect(isOn(SHOP)).toBe(true)
    expect(click(`${SHOP} > a`)).toBe(true)
    expect(isOn(SHOP)).toBe(false)
  })

  test('[S03] mega menu: under `data-event="click"` a narrow container has no hover', () => {
    showThemes(700, { 'data-event': 'click' })
    point('pointerover', SHOP)
    vi.advanceTimersByTime(500)
    expect(isOn(SHOP)).toBe(false)
  })

  test.each(['mm-custom-theme', 'mm-default-theme'])(
    '[S03] mega menu: beside the plugin’s own script laurel leaves the panels to it, on %s',
    (bodyClass) => {
      vi.stubGlobal(
        'jQuery',
        Object.assign(() => {}, { fn: { maxmegamenu: () => {} } }),
      )
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200)
      showFragment('mega-menu')
      one('#main-navigation').insertAdjacentHTML('beforebegin', '<div id="container"></div>')
      document.body.className = bodyClass
      mount(menu(), fakePage())
      expect(click(`${SHOP} > a`)).toBe(false)
      point('pointerover', SHOP)
      vi.advanceTimersByTime(1000)
      expect(isOn(SHOP)).toBe(false)
      expect(one(`${SHOP} > ul`).style.display).toBe(bodyClass === 'mm-default-theme' ? 'block' : '')
      expect(menu().matches('.mega-no-js')).toBe(bodyClass === 'mm-custom-theme')
    },
  )
})
