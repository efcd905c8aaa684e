import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let view: ReturnType<typeof fakeView>
/** The end of the bar in each paint, in percent, and the colours that were set. */
let bars: number[]
let colours: string[]

const context = {
  setTransform() {},
  clearRect: () => void bars.push(0),
  beginPath() {},
  arc(_x: number, _y: number, _radius: number, start: number, end: number) {
    bars[bars.length - 1] = Math.round(((end - start) / (2 * Math.PI)) * 100)
  },
  stroke() {},
  set strokeStyle(colour: string) {
    colours.push(colour)
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  bars = []
  colours = []
  view = fakeView()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
})
afterEach(() => {
  unmountAll()
  const painted = bars.length
  vi.advanceTimersByTime(5000)
  expect([bars.length, vi.getTimerCount()]).toEqual([painted, 0])
  vi.useRealTimers()
})

function show(name = 'chart') {
  showFragment(name)
  const page = fakePage()
  for (const host of document.querySelectorAll<HTMLElement>('.chart-shortcode')) {
    mount(host, page)
  }
  vi.advanceTimersByTime(0)
  bars = []
}
/** The end of the bar in the latest paint; without a bar, the full circle of the track. */
const last = () => bars.at(-1)

describe('[P05] chart', () => {
  test('[P05] chart: it is prepared and described (A1)', () => {
    vi.stubGlobal('devicePixelRatio', 2)
    show()
    const ring = one('#ring')
    const canvas = one<HTMLCanvasElement>('#ring canvas')
    expect(ring.className).toBe('chart-shortcode chart-170 chart-center easyPieChart')
    expect([ring.style.width, ring.style.height, ring.style.lineHeight]).toEqual(['170px', '170px', '170px'])
    expect([canvas.width, canvas.height, canvas.style.width]).toEqual([340, 340, '170px'])
    expect([ring.getAttribute('role'), ring.getAttribute('aria-label')]).toEqual(['img', '92%'])
    expect(one('#icon-ring').getAttribute('aria-label')).toBe('60 %')
    expect(ring.querySelector('span')?.textContent).toBe('92%')
    vi.advanceTimersByTime(5000)
    expect(bars).toEqual([])
  })

  test('[P05] chart: in view, it fills once, in a second (A2)', () => {
    show()
    view.show(one('#ring'))
    expect(one('#ring').classList.contains('animated')).toBe(true)
    vi.advanceTimersByTime(500)
    expect(last()).toBeGreaterThan(40)
    expect(last()).toBeLessThan(52)
    expect(bars.length).toBeGreaterThan(14)
    vi.advanceTimersByTime(520)
    expect(last()).toBe(92)
    const painted = bars.length
    view.hide(one('#ring'))
    view.show(one('#ring'))
    vi.advanceTimersByTime(2000)
    expect(bars).toHaveLength(painted)
    expect(view.watched.elements).toBe(1)
  })

  test('[P05] chart: out of view again, it is filled at once', () => {
    show()
    view.show(one('#ring'))
    vi.advanceTimersByTime(100)
    view.hide(one('#ring'))
    expect(last()).toBe(92)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[P05] chart: nothing moves before the page’s load', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    show()
    view.show()
    expect(document.querySelector('.animated')).toBeNull()
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(0)
    view.show()
    expect(document.querySelectorAll('.animated')).toHaveLength(2)
  })

  test('[P05] chart: with reduced motion it is filled at once', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    view.show(one('#ring'))
    expect(bars).toEqual([92])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[P05] chart: without IntersectionObserver it is filled at once', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    show()
    vi.advanceTimersByTime(1100)
    expect([...bars].sort((a, b) => b - a)[0]).toBe(92)
  })

  test('[P05] chart: attributes are limited to valid values', () => {
    show('chart.odd')
    expect(one('#bare').style.width).toBe('70px')
    expect(one('#bare').getAttribute('aria-label')).toBe('0 %')
    expect(one('#odd').getAttribute('aria-label')).toBe('100 %')
    expect(one('#huge').style.width).toBe('1000px')
    expect(colours).toContain('#f2f2f2')
    view.show()
    vi.advanceTimersByTime(1100)
    expect(bars).toContain(100)
  })

  test('[P05] chart: without support for canvas the text stays', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    show()
    view.show()
    vi.advanceTimersByTime(1100)
    expect(document.querySelector('canvas')).toBeNull()
    expect(one('#ring').textContent).toBe('92%')
  })

  test('[P05] chart: unmounting during the animation restores the markup', () => {
    showFragment('chart')
    const printed = document.body.innerHTML
    show()
    view.show()
    vi.advanceTimersByTime(300)
    unmountAll()
    expect(document.body.innerHTML).toBe(printed)
    expect(view.watched.elements).toBe(0)
  })
})
