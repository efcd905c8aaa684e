import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let tops: number[]

/** No layout: every target is 1200 px below the window's top, and the page is scrolled by 800. */
beforeEach(() => {
  vi.useFakeTimers()
  tops = []
  vi.stubGlobal('scrollY', 800)
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push((options as ScrollToOptions).top ?? Number.NaN)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1200 } as DOMRect)
  showFragment('smooth-scroll')
})

afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

/** @returns whether the island took the click over */
async function click(selector: string, init: MouseEventInit = {}) {
  const link = one(selector)
  const unmount = mount(link.closest('a') as HTMLElement, fakePage())
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  link.dispatchEvent(event)
  await vi.advanceTimersByTimeAsync(1100)
  unmount?.()
  return event.defaultPrevented
}

describe('[S02] smooth scroll', () => {
  test.each([
    ['100 px above its target (2.1)', '.smooth-scroll-link[href="#post-share"]', 1900],
    ['by its own offset (2.2)', '[data-offset="-20"]', 1880],
    ['an offset in words counts as none', '[data-offset="twenty"]', 1900],
    ['any plain link', 'p > a[href="#care"]', 1900],
    ['from a node inside the link', 'a em', 1900],
    ['an id in another alphabet', '[href="#pr%C3%A4gung"]', 1900],
  ])('[S02] smooth scroll: %s', async (_, selector, top) => {
    expect(await click(selector)).toBe(true)
    expect(tops.at(-1)).toBe(top)
  })

  test('[S02] smooth scroll: takes a second', async () => {
    const link = one('[data-offset="-20"]')
    const unmount = mount(link, fakePage())
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(980)
    expect(tops.at(-1)).not.toBe(1880)
    await vi.advanceTimersByTimeAsync(60)
    expect(tops.at(-1)).toBe(1880)
    unmount?.()
  })

  test.each([
    ['a missing target (2.3)', '[href="#not-on-this-page"]'],
    ['an empty fragment (2.4)', '[href="#"]'],
    ['an invalid selector', '[href="#1:not(a)[selector"]'],
    ['an invalid encoding', '[href="#%E0%A4%A"]'],
    ['no address', 'a:not([href])'],
    ['another page', '[href="/engraving-guide/#fonts"]'],
  ])('[S02] smooth scroll: %s is left to the browser', async (_, selector) => {
    expect(await click(selector)).toBe(false)
    expect(tops).toEqual([])
  })

  test.each([
    ['the shop plugin’s tabs', '.tabs [href="#tab-reviews"]'],
    ['the menus', '.menu-item a'],
  ])('[S02] smooth scroll: %s are left alone', async (_, selector) => {
    expect(await click(selector)).toBe(false)
    expect(tops).toEqual([])
  })

  test.each([
    '.tabs',
    '.nav-tabs',
    '.ui-accordion-header',
    '.owl-carousel',
    '.swift-slider',
    '.menu-item',
    '.mega-menu-item',
    '#mobile-menu',
    '#one-page-nav',
    '#sidebar-progress-menu',
  ])('[S02] smooth scroll: links in %s have another owner', async (owner) => {
    const [mark, name] = [owner[0], owner.slice(1)]
    document.body.innerHTML = `<div ${mark === '#' ? 'id' : 'class'}="${name}"><a href="#care">x</a></div><p id="care"></p>`
    expect(await click('a')).toBe(false)
  })

  test.each([
    ['an accordion’s heading', '<div class="spb_accordion_section"><h4><a href="#care">x</a></h4></div>'],
    [
      'the page builder’s boxes',
      '<div class="spb_icon_box_grid"><a class="box-link" href="#care">x</a></div>',
    ],
    ['the review link', '<a class="woocommerce-review-link" href="#care">x</a>'],
  ])('[S02] smooth scroll: %s has another owner', async (_, html) => {
    document.body.innerHTML = `${html}<p id="care"></p>`
    expect(await click('a')).toBe(false)
  })

  test.each([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('[S02] smooth scroll: a click with %s is the browser’s', async (_, init) => {
    expect(await click('p > a[href="#care"]', init)).toBe(false)
  })

  test('[S02] smooth scroll: a prevented click is left alone', async () => {
    one('em').addEventListener('click', (event) => event.preventDefault())
    await click('em')
    expect(tops).toEqual([])
  })

  test('[S02] smooth scroll: offset and target are read at the click', async () => {
    const link = one('[data-offset="-20"]')
    const unmount = mount(link, fakePage())
    link.setAttribute('data-offset', '5')
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(1100)
    expect(tops.at(-1)).toBe(1905)
    unmount?.()
  })

  test('[S02] smooth scroll: unmounted, the click is left to the browser', () => {
    const link = one('p > a[href="#care"]')
    mount(link, fakePage())()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

describe('[X09] smooth scroll', () => {
  test('[X09] smooth scroll: the focus goes to the target, after the scroll', async () => {
    const link = one('p > a[href="#care"]')
    const unmount = mount(link, fakePage())
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(500)
    expect(document.activeElement).not.toBe(one('#care'))
    await vi.advanceTimersByTimeAsync(600)
    expect(document.activeElement).toBe(one('#care'))
    unmount?.()
  })

  test('[X09] smooth scroll: a visitor who scrolls during the animation keeps the focus', async () => {
    const link = one('p > a[href="#care"]')
    const unmount = mount(link, fakePage())
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(500)
    window.dispatchEvent(new Event('wheel'))
    await vi.advanceTimersByTimeAsync(600)
    expect(document.activeElement).not.toBe(one('#care'))
    unmount?.()
  })

  test('[X09] smooth scroll: under reduced motion the page jumps', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    await click('p > a[href="#care"]')
    expect(tops).toEqual([1900])
    expect(document.activeElement).toBe(one('#care'))
  })
})

test('[P10] FAQ index: a link scrolls to its section in a second, with its own offset and 100 px for the header', async () => {
  document.body.innerHTML =
    '<ul class="faqs-nav"><li><a href="#delivery" class="smooth-scroll-link" data-offset="-150">Delivery<span class="count"> 3</span></a></li></ul><h3 id="delivery">Delivery</h3>'
  expect(await click('.faqs-nav .count')).toBe(true)
  expect(tops.at(-1)).toBe(2000 - 100 - 150)
})
