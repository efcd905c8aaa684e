import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let tops: number[]

beforeEach(() => {
  tops = []
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  vi.stubGlobal('scrollY', 400)
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push((options as ScrollToOptions).top ?? Number.NaN)
  })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 500 } as DOMRect)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  showFragment('menus')
  document.body.insertAdjacentHTML('afterbegin', '<div id="wpadminbar"></div>')
})

function click(selector: string, init: MouseEventInit = {}) {
  const link = one(selector)
  mount(link, fakePage())
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  ;(link.firstElementChild ?? link).dispatchEvent(event)
  return event.defaultPrevented
}

describe('[S03] menu links', () => {
  test('[S03] menu links: a link to a part of the page scrolls to below the header (5.6)', () => {
    // 400 + 500 - 60 + 1
    expect(click('.menu-item-35 > a')).toBe(true)
    expect(tops).toEqual([841])
  })

  test.each([
    ['to what is not there', '.menu-item-36 > a', {}],
    ['that asks for a new tab', '.menu-item-35 > a', { ctrlKey: true }],
  ])('[S03] menu links: one %s is the browser’s', (_, selector, init) => {
    expect(click(selector, init)).toBe(false)
    expect(tops).toEqual([])
  })

  test('[S03] menu links: a click that a panel or the first tap has prevented is left alone', () => {
    one('#menu-main').addEventListener('click', (event) => event.preventDefault())
    click('.menu-item-35 > a')
    expect(tops).toEqual([])
  })

  test('[S03] menu links: scrolls once per click, and not after unmounting', () => {
    one('.menu-item-35').classList.add('outer')
    click('.menu-item-35 > a')
    expect(tops).toHaveLength(1)
    unmountAll()
    one('.menu-item-35 > a').click()
    expect(tops).toHaveLength(1)
  })
})
