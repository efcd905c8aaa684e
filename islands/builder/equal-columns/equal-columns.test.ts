import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { type FakeSizes, fakeSizes } from '../../../tests/unit/fake-sizes'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let layout: ReturnType<typeof fakeLayout>
let page: FakePage
let sizes: FakeSizes

beforeEach(() => {
  vi.useFakeTimers()
  sizes = fakeSizes()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

const HEIGHTS = [80, 90, 120, 160, 200, 300]
function start(widthPx = 1024, prepare = () => {}) {
  showFragment('equal-columns')
  prepare()
  layout = fakeLayout({
    html: { width: widthPx },
    ...Object.fromEntries(HEIGHTS.map((height) => [`.h${height}`, { height }])),
  })
  page = fakePage()
  for (const row of document.querySelectorAll<HTMLElement>('.spb-row[data-col-equal-heights="true"]')) {
    mount(row, page)
  }
  layout.frame()
}
function resize(width: number) {
  layout.place('html', { width })
  layout.resize(width)
}
const heights = (row = '#services') =>
  [...document.querySelectorAll<HTMLElement>(`${row} .spb-column-container`)].map(
    ({ style }) => style.minHeight,
  )
const LEVEL = ['200px', '200px', '200px', '90px', '90px']
const NONE = ['', '', '', '', '']

describe('[P04] columns of equal height', () => {
  test('[P04] columns: each column is as high as the highest of its line, no other element is (R15)', () => {
    start()
    expect(heights()).toEqual(LEVEL)
    expect(heights('#others')).toEqual(['', ''])
    expect(one('p').style.minHeight).toBe('')
  })

  test('[P04] columns: below 768 px heights are not set (R16)', () => {
    start()
    resize(767)
    expect(heights()).toEqual(NONE)
    resize(768)
    expect(heights()).toEqual(LEVEL)
  })

  test('[P04] columns: a resize in the same frame as a scroll is handled', () => {
    start()
    window.dispatchEvent(new Event('scroll'))
    resize(767)
    expect(heights()).toEqual(NONE)
  })

  test('[P04] columns: they are measured again 200 ms after the page has loaded', () => {
    start()
    layout.place('.h160', { height: 260 })
    // The first frame has passed already.
    vi.advanceTimersByTime(199 - 17)
    expect(heights()).toEqual(LEVEL)
    vi.advanceTimersByTime(1)
    layout.frame()
    expect(heights()).toEqual(['260px', '260px', '260px', '90px', '90px'])
  })

  test('[P04] columns: heights follow their contents', () => {
    start()
    for (const height of [280, 140]) {
      layout.place('.h200', { height })
      sizes.tell()
      layout.frame()
      expect(heights()[0]).toBe(`${Math.max(height, 160)}px`)
    }
  })

  test('[P04] columns: a column added later is included', () => {
    start()
    const added = document.createElement('div')
    added.className = 'spb-column-container h300'
    one('#services section').append(added)
    page.tellMarkup(added)
    layout.frame()
    expect(heights().slice(0, 4)).toEqual(Array(4).fill('300px'))
  })

  test('[P04] columns: the heights of all rows are cleared before any is measured', () => {
    const measured: string[] = []
    start(1024, () => one('#others').setAttribute('data-col-equal-heights', 'true'))
    expect(heights('#others')).toEqual(['200px', '200px'])
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      measured.push(`${heights()}${heights('#others')}`)
      return 50
    })
    resize(1000)
    expect(new Set(measured)).toEqual(new Set([`${NONE}${['', '']}`]))
    expect(heights('#others')).toEqual(['50px', '50px'])
  })

  test('[P04] columns: scrolling measures nothing, and unmounting restores the heights', () => {
    start()
    const printed = document.body.innerHTML
    layout.place('.h200', { height: 400 })
    layout.scroll(500)
    expect(document.body.innerHTML).toBe(printed)
    unmountAll()
    expect(heights()).toEqual(NONE)
    expect(document.querySelector('[style]')).toBeNull()
  })

  test('[P04] columns: a row without columns causes no error', () => {
    start(1024, () => one('#services .spb_content_element').replaceChildren())
    expect(page.report).not.toHaveBeenCalled()
  })
})
