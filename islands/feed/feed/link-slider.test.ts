import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { moved } from './link-slides'
import { hasResizing } from './resizing'

const mount = mounter(island)

let unmount = () => {}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => unmount())

function start(change = () => {}, width = 300) {
  showFragment('feed-link-slider')
  const style = document.createElement('style')
  style.textContent =
    '.cff-slider-next, .cff-slider-prev { display: flex } .cff-slider-prev { display: none }'
  document.body.append(style)
  const layout = fakeLayout({
    '.cff-link-slider': { width },
    '.cff-link-slider-item': { height: 240, width },
  })
  const sizes = fakeSizes()
  change()
  unmount = mount(one('.cff-link-slider'), fakePage())
  return { layout, sizes }
}
const strip = () => one('.cff-link-slider-slides')
const items = () => [...document.querySelectorAll<HTMLElement>('.cff-link-slider-item')]
const next = () => one('.cff-slider-next')
const previous = () => one('.cff-slider-prev')
const arrows = () => [previous(), next()].map(({ style }) => style.display)
const left = () => strip().style.left

describe('[F09] page feed: link slider', () => {
  test('[F09] page feed: after 200 ms the pictures stand side by side, and the arrows go along them (42)', () => {
    start()
    vi.advanceTimersByTime(199)
    expect(strip().style.width).toBe('')
    vi.advanceTimersByTime(1)
    expect(strip().style.width).toBe('900px')
    expect(items().map(({ style }) => [style.display, style.width])).toEqual(
      Array(3).fill(['block', '300px']),
    )
    expect([arrows(), left()]).toEqual([['none', 'flex'], '0px'])
    expect(takesClick(next())).toBe(true)
    expect([arrows(), left()]).toEqual([['flex', 'flex'], '-300px'])
    next().click()
    expect([arrows(), left()]).toEqual([['flex', 'none'], '-600px'])
    next().click()
    expect(left()).toBe('-600px')
    expect(takesClick(previous())).toBe(true)
    previous().click()
    previous().click()
    expect([arrows(), left()]).toEqual([['none', 'flex'], '0px'])
  })

  test('[F09] page feed: the last one is as high as the first, with its picture in the middle, at once and 1500 ms later', () => {
    const { layout } = start()
    const final = () => [one('.cff-final-item').style.height, one('.cff-final-item img').style.marginTop]
    vi.advanceTimersByTime(199)
    expect(final()).toEqual(['', ''])
    vi.advanceTimersByTime(1)
    expect(final()).toEqual(['240px', '20px'])
    // Its picture has come meanwhile.
    layout.place('.cff-link-slider-item', { height: 300, width: 300 })
    vi.advanceTimersByTime(1499)
    expect(final()).toEqual(['240px', '20px'])
    vi.advanceTimersByTime(1)
    expect(final()).toEqual(['300px', '50px'])
  })

  test('[F09] page feed: pressed before that, it is made ready at once', () => {
    start()
    next().click()
    expect([strip().style.width, left()]).toEqual(['900px', '-300px'])
    vi.advanceTimersByTime(200)
    expect(left()).toBe('-300px')
  })

  test('[F09] page feed: without smaller copies of images the pictures have room meanwhile', () => {
    start(() => one('.cff_resized_image_data').remove())
    expect(strip().style.width).toBe('2500px')
    vi.advanceTimersByTime(200)
    expect(strip().style.width).toBe('900px')
    unmount()
    // Who took the data out has asked before.
    start(() => {
      hasResizing(one('.cff'))
      one('.cff_resized_image_data').remove()
    })
    expect(strip().style.width).toBe('')
  })

  test('[F09] page feed: another width of the slider, another place of the picture', () => {
    const { layout, sizes } = start()
    sizes.tell()
    expect(strip().style.width).toBe('')
    vi.advanceTimersByTime(1700)
    next().click()
    layout.place('.cff-link-slider', { width: 120.5 })
    layout.place('.cff-link-slider-item', { height: 100 })
    sizes.tell()
    expect([strip().style.width, left()]).toEqual(['361.5px', '-120.5px'])
    expect(one('.cff-final-item img').style.marginTop).toBe('-50px')
  })

  test('[F09] page feed: one picture has no arrows; none is no slider', () => {
    start(() =>
      items()
        .slice(1)
        .forEach((item) => void item.remove()),
    )
    vi.advanceTimersByTime(1700)
    expect([arrows(), strip().style.width]).toEqual([['none', 'none'], '300px'])
    unmount()
    start(() => items().forEach((item) => void item.remove()))
    expect(takesClick(next())).toBe(false)
  })

  test('[F09] page feed: in a closed tab it waits for its width', () => {
    const { layout, sizes } = start(undefined, 0)
    vi.advanceTimersByTime(1700)
    next().click()
    expect(strip().style.width).toBe('')
    layout.place('.cff-link-slider', { width: 200 })
    sizes.tell()
    expect([strip().style.width, left()]).toEqual(['600px', '-200px'])
  })

  test('[F09] page feed: arrows have names, take Space, and hand on the focus where they end', () => {
    start()
    expect([next().getAttribute('aria-label'), next().getAttribute('role')]).toEqual([
      'Next picture',
      'button',
    ])
    next().focus()
    const space = () => new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
    next().dispatchEvent(space())
    expect(document.activeElement).toBe(next())
    next().dispatchEvent(space())
    expect([left(), document.activeElement]).toEqual(['-600px', previous()])
    previous().dispatchEvent(space())
    previous().dispatchEvent(space())
    expect(document.activeElement).toBe(next())
  })

  test('[F09] page feed: an arrow that the server has named keeps its name', () => {
    start(() => next().setAttribute('aria-label', 'Weiter'))
    expect(next().getAttribute('aria-label')).toBe('Weiter')
  })

  test('[F09] page feed: where text goes from the right the first picture is the first one all the same', () => {
    start(() => {
      one('.cff-link-slider').style.direction = 'rtl'
    })
    expect(one('.cff-link-slider').style.direction).toBe('ltr')
    unmount()
    start()
    expect(one('.cff-link-slider').style.direction).toBe('')
  })

  test('[F09] page feed: without arrows the pictures stand side by side all the same', () => {
    start(() => {
      next().remove()
      previous().remove()
    })
    vi.advanceTimersByTime(1700)
    expect(strip().style.width).toBe('900px')
  })

  test('[F09] page feed: with less motion nothing glides', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    start()
    expect(strip().style.transition).toMatch(/^none/)
  })

  test('[F09] page feed: at the end of its life everything is as it was', () => {
    let printed = ''
    start(() => {
      printed = one('.cff').outerHTML
    })
    vi.advanceTimersByTime(1700)
    next().click()
    unmount()
    vi.advanceTimersByTime(1700)
    expect(one('.cff').outerHTML).toBe(printed)
    expect(takesClick(next())).toBe(false)
  })

  test('[F09] page feed: ended before it was made ready, it never is', () => {
    let printed = ''
    start(() => {
      printed = one('.cff').outerHTML
    })
    unmount()
    vi.advanceTimersByTime(1700)
    expect(one('.cff').outerHTML).toBe(printed)
  })

  test('[F09] page feed: wherever the arrows go, there is a picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.constantFrom(-1, 1)), (count, steps) => {
        const { index } = steps.reduce(moved, { index: 0, count })
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThan(count)
      }),
    )
  })
})
