// The ids in the titles are rows of contract 02.
import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const require = createRequire(import.meta.url)
const jQuery: JQuery = require('jquery3')

let hovered: Element | undefined

/** Neither DOM has a layout or a pointer: what is `hidden` has no boxes, and the test says what is hovered. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('jQuery', jQuery)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  hovered = undefined
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':hover' ? this === hovered : matches.call(this, selector)
  })
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  })
})

afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function show(params = '<div id="sf-option-params" data-cart-notification="tada"></div>') {
  showFragment('mini-cart')
  document.body.insertAdjacentHTML('beforeend', params)
  for (const menu of document.querySelectorAll<HTMLElement>('ul.sub-menu')) menu.style.display = 'none'
  mount(document.body, fakePage())
}

const bags = () => [...document.querySelectorAll<HTMLElement>('.shopping-bag-item')]
const lastBag = () => bags().at(-1) as HTMLElement
const notified = () => bags().map((bag) => bag.classList.contains('added-notification'))
const linkClasses = (bag = lastBag()) => [...one('.cart-contents', bag).classList]
const menu = (bag = lastBag()) => one('ul.sub-menu', bag).style.display
const add = (...args: unknown[]) => jQuery(document.body).trigger('added_to_cart', args)
const pass = (ms: number) => vi.advanceTimersByTime(ms)

describe('[S26] cart notice', () => {
  test('[S26] cart notice: the last bag is highlighted after 100 ms and opens after 800 (AC7)', () => {
    show()
    add({}, 'hash', jQuery(document.createElement('a')))
    pass(99)
    expect(notified()).toEqual([false, false, false])
    pass(1)
    expect(notified()).toEqual([false, false, true])
    expect(linkClasses()).toEqual(['cart-contents', 'sf-animate', 'tada'])
    pass(699)
    expect(menu()).toBe('none')
    pass(1)
    expect(bags().map(menu)).toEqual(['none', 'none', 'block'])
  })

  test('[S26] cart notice: it ends after 4 s (AC8)', () => {
    show()
    add()
    pass(3999)
    expect(notified()).toEqual([false, false, true])
    pass(1)
    expect(notified()).toEqual([false, false, false])
    expect(linkClasses()).toEqual(['cart-contents'])
    expect(menu()).toBe('none')
  })

  test('[S26] cart notice: under the pointer the dropdown stays open (AC9)', () => {
    show()
    add()
    pass(1000)
    hovered = lastBag()
    pass(3000)
    expect(linkClasses()).toEqual(['cart-contents'])
    expect(menu()).toBe('block')
  })

  test('[S26] cart notice: a hidden bag is skipped', () => {
    show()
    lastBag().hidden = true
    add()
    pass(800)
    expect(notified()).toEqual([false, true, false])
    expect(bags().map(menu)).toEqual(['none', 'block', 'none'])
  })

  test.each([
    ['before the first step', 50],
    ['between the steps', 400],
    ['when it is open', 2000],
  ])('[S26] cart notice: the steps go on at the bag that was put in its place %s (AC10)', (_, moment) => {
    show()
    const fresh = lastBag().outerHTML
    add()
    pass(moment)
    lastBag().outerHTML = fresh
    hovered = lastBag()
    pass(4000 - moment)
    expect(notified()).toEqual([false, false, false])
    expect(menu()).toBe(moment < 800 ? 'block' : 'none')
  })

  test('[S26] cart notice: another product restarts the timers', () => {
    show()
    add()
    pass(3000)
    add()
    pass(3999)
    expect(notified()).toEqual([false, false, true])
    expect(menu()).toBe('block')
    pass(1)
    expect(notified()).toEqual([false, false, false])
  })

  test('[S26] cart notice: an event without a button notifies too (AC14)', () => {
    show()
    add()
    pass(100)
    expect(notified()).toEqual([false, false, true])
  })

  test('[S26] cart notice: a page without a bag, or a bag without parts, does not throw', () => {
    show()
    document.body.innerHTML = ''
    add()
    pass(4000)
    document.body.innerHTML = '<ul><li class="shopping-bag-item"></li></ul>'
    add()
    pass(100)
    expect(notified()).toEqual([true])
    pass(3900)
    expect(notified()).toEqual([false])
  })

  test('[S26] cart notice: unmounting ends a notice under way, and no new one starts', () => {
    show()
    add()
    pass(500)
    unmountAll()
    pass(4000)
    expect(menu()).toBe('none')
    add()
    pass(100)
    expect(bags().map(menu)).toEqual(['none', 'none', 'none'])
    expect(linkClasses()).toEqual(['cart-contents'])
    expect(notified()).toEqual([false, false, false])
  })

  test('[S26] cart notice: without jQuery nothing happens', () => {
    vi.stubGlobal('jQuery', undefined)
    show()
    pass(5000)
    expect(notified()).toEqual([false, false, false])
  })
})

describe('[S26] cart notice: the animation', () => {
  test.each([
    [
      'the theme’s choice',
      '<div id="sf-option-params" data-cart-notification="bounce"></div>',
      ['sf-animate', 'bounce'],
    ],
    ['none (AC11)', '<div id="sf-option-params" data-cart-notification=""></div>', ['sf-animate']],
    ['no word of it', '<div id="sf-option-params"></div>', ['sf-animate', 'tada']],
    ['no options at all', '', ['sf-animate', 'tada']],
    [
      'several',
      '<div id="sf-option-params" data-cart-notification=" a  b "></div>',
      ['sf-animate', 'a', 'b'],
    ],
  ])('[S26] cart notice: %s', (_, params, classes) => {
    show(params)
    add()
    pass(100)
    expect(linkClasses()).toEqual(['cart-contents', ...classes])
    pass(3900)
    expect(linkClasses()).toEqual(['cart-contents'])
  })

  test.each([
    ['', []],
    [' ', []],
    ['\n', []],
    [' tada ', ['tada']],
    ['a\tb', ['a', 'b']],
  ])('[S26] cart notice: the animation is printed as %j', (printed, names) => {
    show(`<div id="sf-option-params" data-cart-notification="${printed}"></div>`)
    add({}, 'hash', jQuery(document.createElement('a')))
    pass(100)
    expect(linkClasses()).toEqual(['cart-contents', 'sf-animate', ...names])
  })
})

describe('[X08] laurel:cart', () => {
  test.each(['added_to_cart', 'wc_fragments_loaded', 'wc_fragments_refreshed'])(
    '[X08] laurel:cart fires once for a new bag after %s',
    (event) => {
      show()
      const heard = vi.fn()
      const listen = (told: Event) => heard((told as CustomEvent).detail)
      document.addEventListener('laurel:cart', listen)
      jQuery(document.body).trigger(event)
      for (const count of document.querySelectorAll('.num-items')) count.textContent = '6'
      jQuery(document.body).trigger(event)
      jQuery(document.body).trigger(event)
      document.removeEventListener('laurel:cart', listen)
      expect(heard.mock.calls).toEqual([[{ count: 6, total: '$61.00' }]])
    },
  )
})
