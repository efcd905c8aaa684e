import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let isMobile: boolean
let queries: string[]
let changed: Set<() => void>

beforeEach(() => {
  vi.useFakeTimers()
  isMobile = false
  queries = []
  changed = new Set()
  vi.stubGlobal('matchMedia', (media: string) => {
    queries.push(media)
    return {
      get matches() {
        return isMobile
      },
      addEventListener: (_: string, listener: () => void) => changed.add(listener),
      removeEventListener: (_: string, listener: () => void) => changed.delete(listener),
    }
  })
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function start(config?: unknown) {
  vi.stubGlobal('laurelConfig', config === undefined ? undefined : { headerSnippets: config })
  return mount(document.body, fakePage())
}
function show({
  width = 1300,
  config,
  change = () => {},
}: {
  width?: number
  config?: unknown
  change?: () => void
} = {}) {
  isMobile = width <= 991
  document.body.className = 'mhs-tablet-port'
  showFragment('header-snippets')
  change()
  start(config)
}
function resize(width: number) {
  isMobile = width <= 991
  for (const listener of changed) listener()
}
const shopNow = () => one('.aux-cart-wishlist li:last-child > a')
const line = () => one('.aux-item.text')
const box = () => one('.aws-container')
const field = () => one<HTMLInputElement>('.aws-search-field')

describe('[S23] header snippets: shop now', () => {
  test('[S23] shop now: it is the last item, and gets its colour after a second (13.1)', () => {
    show()
    expect(shopNow().outerHTML).toBe('<a class="sf-button" href="/shop/">SHOP NOW</a>')
    vi.advanceTimersByTime(900)
    expect(shopNow().classList).not.toContain('accent')
    vi.advanceTimersByTime(200)
    expect(shopNow().classList).toContain('accent')
  })

  test('[S23] shop now: started twice it is added once, and not beside the same link of another script', () => {
    show()
    start()
    expect(document.querySelectorAll('a[href="/shop/"]')).toHaveLength(1)
    unmountAll()
    showFragment('header-snippets')
    one('.aux-cart-wishlist ul').insertAdjacentHTML(
      'beforeend',
      '<li><a href="https://shop.example/shop/"> SHOP NOW </a></li>',
    )
    start()
    expect(document.querySelectorAll('a[href$="/shop/"]')).toHaveLength(1)
  })

  test('[S23] shop now: the site’s own selectors and texts are used; an invalid selector is skipped', () => {
    show({
      config: {
        shopNow: { menus: ['ul[', '.nowhere', 'ul.menu'], text: 'Buy', href: '/buy/', colourClass: 'a b' },
      },
    })
    vi.advanceTimersByTime(1000)
    expect(shopNow().outerHTML).toBe('<a class="sf-button a b" href="/buy/">Buy</a>')
  })
})

describe('[S23] header snippets: contact', () => {
  test('[S23] contact us: the line becomes a button (13.2)', () => {
    show()
    expect(line().textContent).toBe('CONTACT US')
    expect(one('a', line()).getAttribute('href')).toBe('/contact/')
    start()
    expect(line().querySelectorAll('a')).toHaveLength(1)
  })

  test('[S23] contact us: a focus on the number moves to the button', () => {
    show({ change: () => one('a', line()).focus() })
    expect(document.activeElement).toBe(one('a', line()))
  })

  test('[S23] contact us: the line keeps the size of its text, measured again in a window of another width', () => {
    const room = { width: 165, height: 22 }
    const button = { width: 120 }
    fakeLayout({ '.aux-item.text': room, '[data-laurel=contact]': button })
    const printed = () => line().getAttribute('style')
    show({ change: () => line().setAttribute('style', 'color: red') })
    vi.advanceTimersByTime(100)
    expect(line().style.width).toBe('165px')
    expect(line().style.minHeight).toBe('22px')
    expect(line().classList).not.toContain('laurel-short')
    // At the same width nothing is measured again.
    room.width = 110
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(100)
    expect(line().style.width).toBe('165px')
    vi.stubGlobal('innerWidth', 700)
    one('a', line()).focus()
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(100)
    expect(line().style.width).toBe('110px')
    expect(line().classList).toContain('laurel-short')
    expect(line().textContent).toBe('CONTACT US')
    expect(document.activeElement).toBe(one('a', line()))
    unmountAll()
    expect(printed()).toMatch(/^color: red;?$/)
    expect(line().className).toBe('aux-item text')
    expect(line().textContent).toContain('(07) 3555 0142')
  })

  test('[S23] contact us: a hidden line keeps no size', () => {
    fakeLayout({ '[data-laurel=contact]': { width: 0 } })
    show({ width: 600 })
    vi.advanceTimersByTime(100)
    expect(line().hasAttribute('style')).toBe(false)
  })

  test('[S09] mobile number: copied beside the logo, with its link (13.3)', () => {
    show({ width: 600 })
    const copy = one('#mobile-logo > .mobile-contact-number')
    expect(copy.innerHTML).toBe('<a href="tel:+61735550142">(07) 3555 0142</a>')
    expect(line().textContent).toBe('CONTACT US')
    resize(1300)
    expect(document.querySelector('.mobile-contact-number')).toBeNull()
  })

  test('[S09] mobile number: without the contact button it is copied too, and the line stays', () => {
    show({ width: 600, config: { contact: false } })
    const printed = line().innerHTML
    expect(one('#mobile-logo > .mobile-contact-number').textContent).toBe('(07) 3555 0142')
    expect(line().innerHTML).toBe(printed)
    expect(printed).toContain('(07) 3555 0142')
  })

  test('[S23] contact us: without the number beside the logo the line becomes a button too', () => {
    show({ width: 600, config: { mobileNumber: false } })
    expect(document.querySelector('.mobile-contact-number')).toBeNull()
    expect(line().textContent).toBe('CONTACT US')
  })

  test.each<[string, () => void, unknown, string | null]>([
    ['from the text', () => (line().textContent = 'Ring 07 3555 0142 now'), undefined, 'tel:0735550142'],
    [
      'from the settings',
      () => (line().textContent = 'Ring us'),
      { contact: { number: '+61 7 3555 0199' } },
      'tel:+61735550199',
    ],
    ['none, where the line has none', () => (line().textContent = 'Ring us'), undefined, null],
    ['of an empty link', () => (line().innerHTML = '<a href="tel:">x</a>'), undefined, null],
  ])('[S09] mobile number: %s', (_, change, config, href) => {
    show({ width: 600, config, change })
    expect(document.querySelector('.mobile-contact-number a')?.getAttribute('href') ?? null).toBe(href)
  })
})

describe('[S09] header snippets: search', () => {
  test('[S09] mobile search: the box itself is moved, and moved back (13.4, 13.5)', () => {
    show({ width: 600, change: () => Object.assign(window, { theBox: box() }) })
    field().value = 'cup'
    expect(box()).toBe(Reflect.get(window, 'theBox'))
    expect(box().parentElement).toBe(one('#mobile-header'))
    expect(one('#mobile-header').classList.contains('laurel-holds-search')).toBe(true)
    expect(document.querySelectorAll('.aws-container')).toHaveLength(1)
    resize(1300)
    expect(one('#mobile-header').classList.contains('laurel-holds-search')).toBe(false)
    expect(box().parentElement).toBe(one('#home-of-the-box'))
    expect(box().nextSibling?.textContent).toBe(' after ')
    expect(field().value).toBe('cup')
    expect(document.querySelector('.mobile-search-icon, .mobile-search-close')).toBeNull()
    resize(600)
    expect(document.querySelectorAll('.mobile-search-icon')).toHaveLength(1)
  })

  test('[S09] mobile search: a focused field keeps the focus', () => {
    show()
    field().focus()
    resize(600)
    expect(document.activeElement).toBe(field())
    resize(1300)
    expect(document.activeElement).toBe(field())
  })

  test('[S09] mobile search: in full screen the placeholder is moved back instead of the box', () => {
    show({ width: 600 })
    const placeholder = document.createElement('div')
    placeholder.className = 'aws-placement-container'
    box().after(placeholder)
    const moved = box()
    moved.classList.add('aws-mobile-fixed')
    document.body.append(moved)
    resize(1300)
    expect(moved.parentElement).toBe(document.body)
    expect(placeholder.parentElement).toBe(one('#home-of-the-box'))
  })

  test('[S09] mobile search: the icon focuses the field, the close control clears and blurs it (13.6, 13.7)', () => {
    show({ width: 600 })
    const heard: string[] = []
    for (const type of ['input', 'keyup'])
      field().addEventListener(type, () => heard.push(`${type} "${field().value}"`))
    one('.mobile-search-icon').click()
    expect(document.activeElement).toBe(field())
    field().value = 'cup'
    one('.mobile-search-close').click()
    expect(field().value).toBe('')
    expect(heard).toEqual(['input ""', 'keyup ""'])
    expect(document.activeElement).not.toBe(field())
  })

  test.each([
    ['mhs-tablet-land', 1024],
    ['mhs-tablet-port', 991],
    ['mhs-mobile', 767],
    ['', 767],
  ])('[S09] mobile search: on a page of class "%s" up to %s px', (bodyClass, limit) => {
    document.body.className = bodyClass
    showFragment('header-snippets')
    start()
    expect(new Set(queries.filter((query) => query.includes('width')))).toEqual(
      new Set([`(max-width: ${limit}px)`]),
    )
  })

  test('[S09] header snippets: missing parts are skipped (13.8), and so is a site without snippets', () => {
    for (const selector of ['.header-right', '#mobile-logo', '#mobile-header', '.header-wrap']) {
      showFragment('header-snippets')
      one(selector).remove()
      isMobile = true
      start()()
    }
    showFragment('header-snippets')
    const before = document.body.innerHTML
    start(false)()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S09] header snippets: unmounted, the header is as printed', () => {
    document.body.className = 'mhs-tablet-port'
    showFragment('header-snippets')
    const before = document.body.innerHTML
    isMobile = true
    start()
    vi.advanceTimersByTime(2000)
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })
})
