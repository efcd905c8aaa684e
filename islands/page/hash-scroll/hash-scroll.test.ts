import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let tops: number[]
let now: number

/** No layout: the target is at 1500 px, the admin bar takes 80; the page's load was at 1000 ms. */
beforeEach(() => {
  vi.useFakeTimers()
  tops = []
  now = 1000
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push((options as ScrollToOptions).top ?? Number.NaN)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1500 } as DOMRect)
  document.body.innerHTML = '<div id="wpadminbar"></div><section id="sizes"></section>'
  Object.defineProperty(one('#wpadminbar'), 'offsetHeight', { value: 80 })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { loadEventStart: 1000 } as PerformanceNavigationTiming,
  ])
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

function open(bodyClass: string, width: number) {
  document.body.className = bodyClass
  vi.stubGlobal('innerWidth', width)
  return mount(one('#sizes'), fakePage())
}

describe('[S02] hash scroll', () => {
  test('[S02] hash scroll: a second after load, to just below the header, in a second (2.6)', async () => {
    open('mhs-tablet-port', 1200)
    await vi.advanceTimersByTimeAsync(990)
    expect(tops).toEqual([])
    await vi.advanceTimersByTimeAsync(1060)
    expect(tops.at(-1)).toBe(1421)
  })

  test.each([
    ['mhs-tablet-port', 800, false],
    ['mhs-tablet-port', 990, false],
    ['mhs-tablet-port', 991, true],
    ['mhs-tablet-land', 1023, false],
    ['mhs-tablet-land', 1024, true],
    ['mhs-mobile', 766, false],
    ['mhs-mobile', 767, true],
    ['', 1200, false],
  ])('[S02] hash scroll: body "%s" at %s px: %s (2.7)', async (bodyClass, width, scrolls) => {
    open(bodyClass, width)
    await vi.advanceTimersByTimeAsync(2100)
    expect(tops.length > 0).toBe(scrolls)
  })

  test('[S02] hash scroll: the second counts from load, not from the island’s wake', async () => {
    now = 1700
    open('mhs-mobile', 1200)
    await vi.advanceTimersByTimeAsync(290)
    expect(tops).toEqual([])
    await vi.advanceTimersByTimeAsync(1070)
    expect(tops.at(-1)).toBe(1421)
  })

  test('[S02] hash scroll: a target that is inserted while the visitor reads is not scrolled to', async () => {
    now = 6001
    open('mhs-mobile', 1200)
    await vi.advanceTimersByTimeAsync(3000)
    expect(tops).toEqual([])
  })

  test('[S02] hash scroll: where the time of load is unknown, the second starts at mount', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    open('mhs-mobile', 1200)
    await vi.advanceTimersByTimeAsync(990)
    expect(tops).toEqual([])
    await vi.advanceTimersByTimeAsync(1100)
    expect(tops.at(-1)).toBe(1421)
  })

  test.each([
    ['a tab’s panel', '<div class="tab-pane" id="sizes"></div>'],
    ['an accordion’s heading', '<div class="spb_accordion_section"><h4><a id="sizes"></a></h4></div>'],
  ])('[S02] hash scroll: %s is opened by its owner', async (_, html) => {
    document.body.innerHTML = html
    open('mhs-mobile', 1200)
    await vi.advanceTimersByTimeAsync(2100)
    expect(tops).toEqual([])
  })

  test('[S02] hash scroll: unmounted within the second, the page is not scrolled', async () => {
    open('mhs-mobile', 1200)?.()
    await vi.advanceTimersByTimeAsync(2100)
    expect(tops).toEqual([])
  })
})
