import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { isNamed, neighbour, type PrintedRow } from './rows'

const mount = mounter(island)

/** Heights and tops of the fragment's rows; the header covers 90 px. */
const ROWS: Readonly<Record<string, { top: number; height: number }>> = {
  top: { top: 0, height: 600 },
  medals: { top: 600, height: 1200 },
  flat: { top: 1800, height: 0 },
  cups: { top: 1800, height: 900 },
  y2024: { top: 2700, height: 900 },
}

let scrolled: number
let before: string

beforeEach(() => {
  vi.useFakeTimers()
  scrolled = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    scrolled = (options as ScrollToOptions).top ?? Number.NaN
    window.dispatchEvent(new Event('scroll'))
  })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, height } = ROWS[this.id] ?? { top: 9000, height: 10 }
    return { top: top - scrolled, height } as DOMRect
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (this.id === 'wpadminbar') return 90
    return ROWS[this.id]?.height ?? 100
  })
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function show(kind = 'opn-arrows', html?: string) {
  showFragment('one-page-nav')
  document.body.insertAdjacentHTML('beforeend', '<div id="wpadminbar"></div>')
  nav().className = kind
  if (html !== undefined) one('.page-content').innerHTML = html
  before = document.body.innerHTML
  mount(nav(), fakePage())
}
const nav = () => one('#one-page-nav')
const items = () => [...nav().querySelectorAll('li')]
const selected = () => items().flatMap((item, index) => (item.matches('.selected') ? [index] : []))
const counter = () => one('.opn-status').textContent
function click(element: Element) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  vi.advanceTimersByTime(50)
  return event.defaultPrevented
}
function scrollTo(top: number) {
  scrolled = top
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(50)
}

describe('[S03] one-page navigation', () => {
  test.each<[PrintedRow, boolean]>([
    [{ id: 'cups', name: 'Cups', height: 10 }, true],
    [{ id: 'y', name: '2024', height: 10 }, true],
    [{ id: 'z', name: '0', height: 10 }, true],
    [{ id: '', name: 'Cups', height: 10 }, false],
    [{ id: 'cups', name: '', height: 10 }, false],
    [{ id: 'cups', name: null, height: 10 }, false],
    [{ id: 'cups', name: 'Cups', height: 0 }, false],
  ])('[S03] one-page navigation: row %j is led to: %s (3.2)', (row, expected) => {
    expect(isNamed(row)).toBe(expected)
  })

  test.each([
    [{ index: 0, count: 3 }, -1, null],
    [{ index: 0, count: 3 }, 1, 1],
    [{ index: 2, count: 3 }, 1, null],
    [{ index: -1, count: 3 }, 1, 0],
    [{ index: -1, count: 3 }, -1, null],
    [{ index: 0, count: 1 }, 1, null],
  ] as const)('[S03] one-page navigation: from %j by %s to %s', (standing, step, next) => {
    expect(neighbour(standing, step)).toBe(next)
  })

  test('[S03] one-page navigation: named rows become dots, which slide in after a second (3.1, 3.2)', () => {
    show('opn-standard')
    expect(items().map((item) => item.querySelector('.hover-caption')?.textContent)).toEqual([
      'Medals',
      'Cups & <b>bowls</b>',
      '2024',
    ])
    const link = one('li:first-child > a', nav())
    expect([link.getAttribute('href'), link.getAttribute('data-title')]).toEqual(['#medals', 'Medals'])
    expect(link.innerHTML).toBe('<i></i>')
    vi.advanceTimersByTime(999)
    expect(nav().style.display).toBe('')
    vi.advanceTimersByTime(1)
    expect([nav().style.display, nav().style.right, nav().style.opacity, nav().style.marginBottom]).toEqual([
      'block',
      '0px',
      '1',
      '-50px',
    ])
  })

  test('[S03] one-page navigation: without named rows nothing is added (3.3)', () => {
    show('opn-standard', '<section class="row row-has-id" id="a"></section>')
    vi.advanceTimersByTime(2000)
    expect(nav().innerHTML).toBe('')
    expect(nav().style.display).toBe('')
  })

  test('[S03] one-page navigation: a dot scrolls below the header (3.4)', () => {
    show('opn-standard')
    expect(click(one('li:nth-child(2) > a', nav()))).toBe(true)
    expect(scrolled).toBe(1711)
  })

  test('[S03] one-page navigation: arrows step to the next row, and are disabled at the ends (3.5, 3.6)', () => {
    show()
    expect(one('ul', nav()).style.display).toBe('none')
    scrollTo(700)
    expect(counter()).toBe('1/3')
    const [up, down] = [one('.opn-up'), one('.opn-down')]
    expect([up.matches('.disabled'), down.matches('.disabled')]).toEqual([true, false])
    click(up)
    expect(scrolled).toBe(700)
    click(down)
    expect(scrolled).toBe(1711)
    expect(counter()).toBe('2/3')
    click(down)
    expect(scrolled).toBe(2611)
    expect(down.matches('.disabled[aria-disabled="true"]')).toBe(true)
    click(down)
    expect(scrolled).toBe(2611)
  })

  test('[S03] one-page navigation: an arrow pressed during the scroll leads one row further', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const goals = () => scrollTo.mock.calls.map(([options]) => (options as ScrollToOptions).top)
    show()
    for (const press of [0, 1, 2, 3]) {
      one('.opn-down').click()
      vi.advanceTimersByTime(press)
    }
    expect(goals()).toEqual([511, 1711, 2611])
    one('.opn-up').click()
    expect(goals()).toEqual([511, 1711, 2611, 1711])
    vi.advanceTimersByTime(1000)
    one('.opn-down').click()
    expect(goals().at(-1)).toBe(511)
  })

  test('[S03] one-page navigation: only the row in view is selected (3.7)', () => {
    show()
    expect(selected()).toEqual([])
    expect(counter()).toBe('1/3')
    scrollTo(1709)
    expect(selected()).toEqual([0])
    scrollTo(1711)
    expect(selected()).toEqual([1])
    scrollTo(0)
    expect(selected()).toEqual([])
    expect(counter()).toBe('2/3')
  })

  test('[S03] one-page navigation: rows of the same name are distinguished by their position', () => {
    show(
      'opn-standard',
      '<section id="medals" data-rowname="Same" class="row">a</section><section id="cups" data-rowname="Same" class="row">b</section>',
    )
    scrollTo(1800)
    expect(selected()).toEqual([1])
  })

  test('[S03] one-page navigation: a printed list is used; unmounted, the markup is as printed', () => {
    showFragment('one-page-nav')
    nav().innerHTML =
      '<ul><li><a href="#flat"><i></i></a></li><li><a href="#medals"><i></i></a></li><li><a href="#cups"><i></i></a></li></ul>'
    before = document.body.innerHTML
    mount(nav(), fakePage())
    expect(nav().querySelectorAll('ul')).toHaveLength(1)
    scrollTo(1800)
    expect(selected()).toEqual([2])
    scrolled = 0
    click(one('li:nth-child(3) > a', nav()))
    expect(scrolled).toBe(1801)
    vi.advanceTimersByTime(3000)
    unmountAll()
    expect(document.body.innerHTML.replaceAll(' style=""', '')).toBe(before)
  })
})
