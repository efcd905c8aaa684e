import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { type FakeSizes, fakeSizes } from '../../../tests/unit/fake-sizes'
import { one } from '../../../tests/unit/fragment'
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

function show(name: string, width = 1000) {
  document.body.innerHTML = `<div class="${name}">${[200, 240, 180].map((height) => `<div class="item h${height}"><p></p></div>`).join('')}</div>`
  vi.stubGlobal('innerWidth', width)
  layout = fakeLayout({
    '.h200': { height: 200 },
    '.h240': { height: 240 },
    '.h180': { height: 180 },
    p: { height: 100 },
  })
  page = fakePage()
  mount(one('div'), page)
  layout.frame()
}
const heights = () => [...document.querySelectorAll<HTMLElement>('.item')].map(({ style }) => style.minHeight)
const ALL = ['240px', '240px', '240px']
const NONE = ['', '', '']

describe('[S20] equal heights', () => {
  test.each<[string, number, string[]]>([
    ['recent-posts', 1000, ALL],
    ['team-members', 1000, ALL],
    ['related-items', 768, ALL],
    ['recent-posts', 700, NONE],
    ['team-members', 767, NONE],
    ['related-items', 767, NONE],
    ['campaign-items', 500, ALL],
    // contract 03 §5.2
    ['filterable-items', 500, ALL],
  ])(
    '[S20] equal heights: %s in a window of %s px (01 25.1, 01 25.2, 01 7.1, 01 7.2, 01 7.4)',
    (name, width, expected) => {
      show(name, width)
      expect(heights()).toEqual(expected)
    },
  )

  test('[S20] equal heights: they are removed in a narrow window and set again in a wide one (01 25.3, 7.3)', () => {
    show('team-members')
    layout.resize(700)
    expect(heights()).toEqual(NONE)
    layout.resize(1000)
    expect(heights()).toEqual(ALL)
  })

  test('[S20] equal heights: a loaded picture makes all items higher', () => {
    show('team-members')
    layout.place('.h200', { height: 300 })
    sizes.tell()
    layout.frame()
    expect(heights()).toEqual(['300px', '300px', '300px'])
  })

  test('[S20] equal heights: smaller content makes all items lower', () => {
    show('team-members')
    layout.place('.h240', { height: 150 })
    layout.place('p', { height: 60 })
    sizes.tell()
    layout.frame()
    expect(heights()).toEqual(['200px', '200px', '200px'])
  })

  test('[S20] equal heights: known sizes cause no new measurement', () => {
    show('team-members')
    const asked = vi.spyOn(window, 'requestAnimationFrame')
    sizes.tell()
    expect(asked).not.toHaveBeenCalled()
  })

  test('[S20] equal heights: content-box items get the height of their content', () => {
    show('team-members')
    for (const item of document.querySelectorAll<HTMLElement>('.item')) item.style.padding = '10px'
    layout.resize(1000)
    expect(heights()).toEqual(['220px', '220px', '220px'])
  })

  test('[S20] equal heights: a late item gets the height too', () => {
    show('team-members')
    const item = document.createElement('div')
    item.className = 'item late'
    layout.place('.late', { height: 400 })
    one('.team-members').append(item)
    page.tellMarkup(item)
    layout.frame()
    expect(heights()).toEqual(Array(4).fill('400px'))
  })

  test('[S20] equal heights: removing the highest item makes the others lower', () => {
    show('team-members')
    layout.remove('.h240')
    one('.h240').remove()
    sizes.tell()
    layout.frame()
    expect(heights()).toEqual(['200px', '200px'])
  })

  test('[S20] equal heights: scrolling changes nothing, and unmounting restores the items', () => {
    show('team-members')
    layout.place('.h200', { height: 500 })
    layout.scroll(300)
    expect(heights()).toEqual(ALL)
    unmountAll()
    expect(heights()).toEqual(NONE)
    expect(one('.item').hasAttribute('style')).toBe(false)
  })

  test('[S20] equal heights: an empty list causes no error', () => {
    document.body.innerHTML = '<div class="team-members"></div>'
    layout = fakeLayout({})
    mount(one('div'), fakePage())
    layout.frame()
    expect(document.body.innerHTML).toBe('<div class="team-members"></div>')
  })
})
