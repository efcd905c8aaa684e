import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import type { Viewport } from '../row-in-view'
import { mount as island } from '.'
import { menuPlace, readingStates } from './progress'

const mount = mounter(island)

/** Three sections from 100 to 3100, a window of 800, a header of 80. */
const SECTIONS = [
  { top: 100, height: 1000 },
  { top: 1100, height: 1000 },
  { top: 2100, height: 1000 },
]
const at = (scrollTop: number): Viewport => ({ scrollTop, height: 800, offset: 80 })

describe('[S03] reading progress', () => {
  test.each<[number, string[]]>([
    [0, ['reading 0', 'ahead', 'ahead']],
    [1500, ['read', 'reading 50', 'ahead']],
    [1000, ['read', 'reading 0', 'ahead']],
    [999, ['reading 99.9', 'ahead', 'ahead']],
    [2000, ['read', 'read', 'reading 0']],
    // The page is scrolled to its end: 3100 - 800.
    [2300, ['read', 'read', 'read']],
  ])('[S03] reading progress: scrolled to %s the sections are %j (4.1, 4.2)', (scrollTop, expected) => {
    const states = readingStates(SECTIONS, at(scrollTop))
    expect(states.map((each) => (each.state === 'reading' ? `reading ${each.percent}` : each.state))).toEqual(
      expected,
    )
  })

  test('[S03] reading progress: above the first section nothing is read', () => {
    expect(readingStates(SECTIONS, { ...at(0), offset: 79 }).map(({ state }) => state)).toEqual([
      'ahead',
      'ahead',
      'ahead',
    ])
  })

  test.each([
    [0, { at: 'start' }],
    [79, { at: 'start' }],
    [80, { at: 'fixed', top: 120 }],
    [2399, { at: 'fixed', top: 120 }],
    [2400, { at: 'end', top: 2320 }],
  ])('[S03] progress menu: scrolled to %s it is at %j (4.3, 4.4)', (scrollTop, expected) => {
    expect(menuPlace({ top: 200, height: 3000 }, at(scrollTop))).toEqual(expected)
  })
})

test('[S03] progress menu: beside content lower than the window it stays at its start', () => {
  expect(menuPlace({ top: 200, height: 500 }, at(80))).toEqual({ at: 'end', top: 0 })
})

describe('[S03] progress menu', () => {
  let scrolled: number
  let unmount: () => void
  let before: string

  beforeEach(() => {
    vi.useFakeTimers()
    scrolled = 0
    unmount = () => {}
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
    vi.stubGlobal('innerHeight', 800)
    vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
      scrolled = (options as ScrollToOptions).top ?? Number.NaN
    })
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const index = ['a', 'b', 'c'].indexOf(this.id)
      if (this.matches('aside')) return { left: 900 } as DOMRect
      const { top, height } = SECTIONS[index] ?? { top: 100, height: 3000 }
      return { top: top - scrolled, height } as DOMRect
    })
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(260)
  })
  afterEach(() => {
    unmount()
    vi.useRealTimers()
  })

  function show() {
    document.body.innerHTML = `<div id="wpadminbar"></div><div class="page-content">
<section id="a" data-rowname="Fonts &lt;i&gt;" class="row row-has-id"></section><section id="b" data-rowname="Lines" class="row row-has-id"></section>
<section id="c" data-rowname="Care" class="row row-has-id"></section><section class="row row-has-id" id="d"></section></div>
<aside class="sidebar"><div id="sidebar-progress-menu"></div></aside>`
    before = document.body.innerHTML
    unmount = mount(menu(), fakePage())
  }
  const menu = () => one('#sidebar-progress-menu')
  const items = () => [...menu().querySelectorAll('li')]
  const widths = () => items().map((item) => one('.progress', item).style.width)
  function scrollTo(top: number) {
    scrolled = top
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(50)
  }

  test('[S03] progress menu: it lists the page’s sections (4.1)', () => {
    scrolled = -50
    show()
    expect(items().map((item) => item.querySelector('.name')?.textContent)).toEqual([
      'Fonts <i>',
      'Lines',
      'Care',
    ])
    expect(items().map(({ className }) => className)).toEqual(['', '', ''])
    expect(widths()).toEqual(['0px', '0px', '0px'])
  })

  test('[S03] progress menu: half-way through the second section (4.2)', () => {
    show()
    scrollTo(1500)
    expect(items().map(({ className }) => className)).toEqual(['read', 'reading', ''])
    expect(widths()[1]).toBe('50%')
    expect(widths()[2]).toBe('0px')
  })

  test('[S03] progress menu: it sticks, and stops at the end of the content (4.3, 4.4)', () => {
    show()
    scrollTo(1000)
    const { style, classList } = menu()
    expect(classList).toContain('fixed')
    expect([style.left, style.top, style.width]).toEqual(['900px', '120px', '260px'])
    scrollTo(2400)
    expect(classList).not.toContain('fixed')
    expect([style.left, style.top]).toEqual(['', '2320px'])
    scrollTo(-100)
    expect([classList.contains('fixed'), style.left, style.top, style.width]).toEqual([false, '', '', ''])
  })

  test('[S03] progress menu: outside a sidebar it is as wide as its parent', () => {
    show()
    unmount()
    one('aside').className = ''
    unmount = mount(menu(), fakePage())
    scrollTo(1000)
    expect(menu().style.width).toBe('260px')
  })

  test('[S03] progress menu: an entry scrolls in 300 ms instead of jumping (4.5)', async () => {
    show()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    one('li:nth-child(2) .name', menu()).dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await vi.advanceTimersByTimeAsync(150)
    expect(scrolled).not.toBe(1002)
    await vi.advanceTimersByTimeAsync(250)
    expect(scrolled).toBe(1002)
    expect(document.activeElement).toBe(one('#b'))
  })

  test('[S03] progress menu: unmounted, the markup is as printed', () => {
    show()
    scrollTo(1000)
    unmount()
    expect(document.body.innerHTML.replaceAll(' style=""', '')).toBe(before)
  })
})
