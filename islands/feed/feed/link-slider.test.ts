import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { one, showFragment } from '../../../tests/unit/fragment'
import { unmountAll } from '../../../tests/unit/mounter'
import { act, mountFeed } from '../test-feed'
import { moved } from './link-slides'

beforeEach(() => void vi.useFakeTimers())

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
  const page = fakePage()
  mountFeed(one('.cff'), page)
  return { layout, sizes, page }
}
const strip = () => one('.cff-link-slider-slides')
const items = () => [...document.querySelectorAll<HTMLElement>('.cff-link-slider-item')]
const next = () => one('.cff-slider-next')
const previous = () => one('.cff-slider-prev')
const arrows = () => [previous(), next()].map(({ style }) => style.display)
const left = () => strip().style.left
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const press = (arrow: Element) => act(() => takesClick(arrow))

describe('[F09] page feed: link slider', () => {
  test('[F09] page feed: after 200 ms the pictures are side by side, and the arrows go along them (42)', () => {
    start()
    wait(199)
    expect(strip().style.width).toBe('')
    wait(1)
    expect(strip().style.width).toBe('900px')
    expect(items().map(({ style }) => [style.display, style.width])).toEqual(
      Array(3).fill(['block', '300px']),
    )
    expect([arrows(), left()]).toEqual([['none', 'flex'], '0px'])
    expect(press(next())).toBe(true)
    expect([arrows(), left()]).toEqual([['flex', 'flex'], '-300px'])
    press(next())
    expect([arrows(), left()]).toEqual([['flex', 'none'], '-600px'])
    press(next())
    expect(left()).toBe('-600px')
    expect(press(previous())).toBe(true)
    press(previous())
    press(previous())
    expect([arrows(), left()]).toEqual([['none', 'flex'], '0px'])
  })

  test('[F09] page feed: the last one is as high as the first, with its picture in the middle, at once and 1500 ms later', () => {
    const { layout } = start()
    const final = () => [one('.cff-final-item').style.height, one('.cff-final-item img').style.marginTop]
    wait(199)
    expect(final()).toEqual(['', ''])
    wait(1)
    expect(final()).toEqual(['240px', '20px'])
    // Its picture has loaded meanwhile.
    layout.place('.cff-link-slider-item', { height: 300, width: 300 })
    wait(1499)
    expect(final()).toEqual(['240px', '20px'])
    wait(1)
    expect(final()).toEqual(['300px', '50px'])
  })

  test('[F09] page feed: a press before that sets the slider up at once', () => {
    start()
    press(next())
    expect([strip().style.width, left()]).toEqual(['900px', '-300px'])
    wait(200)
    expect(left()).toBe('-300px')
  })

  test('[F09] page feed: without smaller copies of images the pictures have room meanwhile', () => {
    start(() => one('.cff_resized_image_data').remove())
    expect(strip().style.width).toBe('2500px')
    wait(200)
    expect(strip().style.width).toBe('900px')
    unmountAll()
    const { page } = start()
    const late = one('.cff-item').cloneNode(true) as HTMLElement
    one('.cff-posts-wrap').append(late)
    page.tellMarkup(late)
    // The feed has removed the data, and still knows of the copies.
    expect(document.querySelector('.cff_resized_image_data')).toBeNull()
    expect([strip().style.width, one('.cff-link-slider-slides', late).style.width]).toEqual(['', ''])
    expect(one('.cff-slider-next', late).getAttribute('role')).toBe('button')
  })

  test('[F09] page feed: the strip follows the slider’s width', () => {
    const { layout, sizes } = start()
    sizes.tell()
    expect(strip().style.width).toBe('')
    wait(1700)
    press(next())
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
    wait(1700)
    expect([arrows(), strip().style.width]).toEqual([['none', 'none'], '300px'])
    unmountAll()
    start(() => items().forEach((item) => void item.remove()))
    expect(press(next())).toBe(false)
  })

  test('[F09] page feed: a slider in a closed tab waits for its width', () => {
    const { layout, sizes } = start(undefined, 0)
    wait(1700)
    press(next())
    expect(strip().style.width).toBe('')
    layout.place('.cff-link-slider', { width: 200 })
    sizes.tell()
    expect([strip().style.width, left()]).toEqual(['600px', '-200px'])
  })

  test('[F09] page feed: arrows have names, react to Space, and pass the focus on at the ends', () => {
    start()
    expect([next().getAttribute('aria-label'), next().getAttribute('role')]).toEqual([
      'Next picture',
      'button',
    ])
    next().focus()
    const pressSpace = (arrow: Element) => {
      const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
      act(() => arrow.dispatchEvent(space))
    }
    pressSpace(next())
    expect(document.activeElement).toBe(next())
    pressSpace(next())
    expect([left(), document.activeElement]).toEqual(['-600px', previous()])
    pressSpace(previous())
    pressSpace(previous())
    expect(document.activeElement).toBe(next())
  })

  test('[F09] page feed: an arrow that the server has named keeps its name', () => {
    start(() => next().setAttribute('aria-label', 'Weiter'))
    expect(next().getAttribute('aria-label')).toBe('Weiter')
  })

  test('[F09] page feed: in right-to-left text the first picture is still shown first', () => {
    start(() => {
      one('.cff-link-slider').style.direction = 'rtl'
    })
    expect(one('.cff-link-slider').style.direction).toBe('ltr')
    unmountAll()
    start()
    expect(one('.cff-link-slider').style.direction).toBe('')
  })

  test('[F09] page feed: without arrows the pictures are still side by side', () => {
    start(() => {
      next().remove()
      previous().remove()
    })
    wait(1700)
    expect(strip().style.width).toBe('900px')
  })

  test('[F09] page feed: with reduced motion nothing glides', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    start()
    expect(strip().style.transition).toMatch(/^none/)
  })

  test('[F09] page feed: unmounting restores everything', () => {
    let printed = ''
    start(() => {
      printed = one('.cff').outerHTML
    })
    wait(1700)
    press(next())
    unmountAll()
    wait(1700)
    expect(one('.cff').outerHTML).toBe(printed)
    expect(press(next())).toBe(false)
  })

  test('[F09] page feed: a slider that is unmounted before that is never set up', () => {
    let printed = ''
    start(() => {
      printed = one('.cff').outerHTML
    })
    unmountAll()
    wait(1700)
    expect(one('.cff').outerHTML).toBe(printed)
  })

  test('[F09] page feed: every position of the arrows shows a picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.constantFrom(-1, 1)), (count, steps) => {
        const { index } = steps.reduce(moved, { index: 0, count })
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThan(count)
      }),
    )
  })
})
