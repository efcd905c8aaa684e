import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { readOffset, scrollTarget } from './scroll-target'

const mount = mounter(island)

let tops: number[]

/** The target is 1500 px below the document's top, under a header of 80. */
beforeEach(() => {
  vi.useFakeTimers()
  tops = []
  vi.stubGlobal('scrollY', 500)
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push((options as ScrollToOptions).top ?? Number.NaN)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1000 } as DOMRect)
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('.sticky-header') ? 80 : 0
  })
  showFragment('icon-grid')
  document.body.className = 'sticky-header-enabled'
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div id="header-section"><div class="sticky-header"></div></div>',
  )
  const links = [...document.querySelectorAll<HTMLElement>('.spb_icon_box_grid a.box-link')]
  for (const link of links) mount(link, fakePage())
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})
const click = async (selector: string, init: MouseEventInit = {}) => {
  const taken = takesClick(one(selector), init)
  await vi.advanceTimersByTimeAsync(1100)
  return taken
}

describe('[P11] icon box grid', () => {
  test.each([
    ['below the header (G1)', 'a[href="#plaques"]', 1420],
    ['by its own offset (G2)', 'a[data-offset]', 1400],
  ])('[P11] icon grid: scrolls %s', async (_, selector, top) => {
    expect(await click(selector)).toBe(true)
    expect(tops.at(-1)).toBe(top)
    expect(document.activeElement).toBe(one('#plaques'))
  })

  test('[P11] icon grid: scrolling takes a second, with the theme’s easing (G1)', async () => {
    takesClick(one('a[href="#plaques"]'))
    await vi.advanceTimersByTimeAsync(300)
    expect((tops.at(-1) ?? 0) - 500).toBeLessThan(20)
    await vi.advanceTimersByTimeAsync(680)
    expect(tops.at(-1)).not.toBe(1420)
    await vi.advanceTimersByTimeAsync(60)
    expect(tops.at(-1)).toBe(1420)
  })

  test.each([
    ['another page (G3)', 'a[href="/plaques/"]', {}],
    ['a place that is not there (G4)', 'a[href="#nowhere"]', {}],
    ['a click for a new tab', 'a[href="#plaques"]', { ctrlKey: true }],
    ['the middle button', 'a[href="#plaques"]', { button: 1 }],
    ['a click with shift', 'a[href="#plaques"]', { shiftKey: true }],
  ])('[P11] icon grid: %s is the browser’s', async (_, selector, init) => {
    expect(await click(selector, init)).toBe(false)
    expect(tops).toEqual([])
  })

  test('[P11] icon grid: a link without a target does not jump', async () => {
    expect(await click('a[href="#"]')).toBe(true)
    expect(tops).toEqual([])
  })

  test('[P11] icon grid: a click prevented by the link’s own listeners, such as the first of two taps, does nothing', async () => {
    one('a[href="#plaques"]').addEventListener('click', (event) => event.preventDefault())
    await click('a[href="#plaques"]')
    expect(tops).toEqual([])
  })

  test('[P11] icon grid: with reduced motion the page jumps', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    await click('a[href="#plaques"]')
    expect(tops).toEqual([1420])
  })

  test('[P11] icon grid: after unmounting the click is left to the browser', async () => {
    unmountAll()
    expect(await click('a[href="#plaques"]')).toBe(false)
  })

  test.each([
    ['-20', -20],
    ['12.5', 12.5],
    [' 30 ', 30],
    ['', 0],
    [null, 0],
    ['twenty', 0],
    ['20px', 0],
    ['Infinity', 0],
  ])('[P11] icon grid: the offset %j is %s', (text, offset) => {
    expect(readOffset(text)).toBe(offset)
  })

  test('[P11] icon grid: the scroll position is never negative', () => {
    const px = fc.integer({ min: -5000, max: 5000 })
    fc.assert(
      fc.property(px, px, px, (top, header, offset) => {
        expect(scrollTarget({ top, header, offset })).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
