import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../tests/unit/animations'
import { one } from '../../tests/unit/fragment'

/** Neither DOM lays anything out: three columns of 100 px, and items as high as they say. */
const WIDTH = 300
let width: number
const heights = new Map<string, number>()
let resize: () => void
let made: { layout(): void; reload(): void; destroy(): void }[]

class FakeObserver {
  constructor(callback: () => void) {
    resize = callback
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  made = []
  width = WIDTH
  heights.clear()
  vi.stubGlobal('ResizeObserver', FakeObserver)
  const heightOf = (element: HTMLElement) => heights.get(element.id) ?? 50
  const widthOf = (element: HTMLElement) => {
    if (element.style.display === 'none') return 0
    if (element.matches('ul')) return width
    if (element.matches('.huge')) return 3 * WIDTH
    return element.matches('.wide') ? 200 : 100
  }
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(this)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widthOf(this)
  })
  const { getComputedStyle } = window
  vi.stubGlobal('getComputedStyle', (element: HTMLElement, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    const sizes: Record<string, string> = { width: `${widthOf(element)}px`, height: `${heightOf(element)}px` }
    return new Proxy(style, {
      get: (target, name) => sizes[String(name)] ?? Reflect.get(target, name, target),
    })
  })
  document.body.innerHTML =
    '<ul style="color: red;"><li id="a" style="top: 3px;">A<ul><li>nested</li></ul></li><li id="b">B</li><li id="c">C</li><li id="d">D</li></ul>'
})
afterEach(() => {
  for (const bricks of made) bricks.destroy()
  Reflect.deleteProperty(globalThis, 'jQuery')
})

const list = () => one('body > ul')
interface Wanted {
  fillsHoles?: boolean
  isOriginLeft?: boolean
  itemSelector?: string
  columnWidth?: Element
  prepare?: () => void
  onLayout?: () => void
}
async function build(options: Wanted = {}) {
  const { createMasonry } = await import('.')
  const bricks = createMasonry({ container: list(), ...options })
  made.push(bricks)
  return bricks
}
const place = (id: string) => {
  const { left, right, top } = one(`#${id}`).style
  return [left || `right ${right}`, top]
}

test('[P16] bricks: places each item as high as it fits', async () => {
  for (const [id, height] of Object.entries({ a: 80, b: 30, c: 60 })) heights.set(id, height)
  await build()
  expect(['a', 'b', 'c', 'd'].map(place)).toEqual([
    ['0px', '0px'],
    ['100px', '0px'],
    ['200px', '0px'],
    ['100px', '30px'],
  ])
  expect(one('#a li').style.position).toBe('')
})

test('[P16] bricks: begins at the right on right-to-left pages', async () => {
  await build({ isOriginLeft: false })
  expect(['a', 'b', 'd'].map(place)).toEqual([
    ['right 0px', '0px'],
    ['right 100px', '0px'],
    ['right 0px', '50px'],
  ])
})

test('[X11] bricks: a broken width does not make endless columns', async () => {
  width = 30_000_000
  list().innerHTML = '<li></li>'.repeat(101)
  await build()
  const [last, first] = [one('li:nth-child(100)').style, one('li:nth-child(101)').style]
  expect([last.left, last.top, first.left, first.top]).toEqual(['9900px', '0px', '0px', '50px'])
})

test('[P16] bricks: lays out again when an item has another size, and only then', async () => {
  const onLayout = vi.fn()
  await build({ onLayout })
  onLayout.mockClear()
  resize()
  expect(onLayout).not.toHaveBeenCalled()
  heights.set('a', 200)
  heights.set('b', 10)
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  resize()
  resize()
  expect(onLayout).not.toHaveBeenCalled()
  expect(frames).toHaveLength(1)
  for (const frame of frames) frame(0)
  expect(onLayout).toHaveBeenCalledTimes(1)
  expect(place('d')).toEqual(['100px', '10px'])
})

test('[P16] bricks: a layout after a change measures only the items that have changed', async () => {
  const { layoutIfResized } = await build()
  const { getComputedStyle } = window
  const measured = new Set<string>()
  vi.stubGlobal('getComputedStyle', (element: HTMLElement, pseudo?: string) => {
    measured.add(element.id)
    return getComputedStyle(element, pseudo)
  })
  layoutIfResized()
  expect([...measured]).toEqual([])
  // The column is as wide as the first item, and the list's width counts.
  heights.set('c', 10)
  layoutIfResized()
  expect([...measured].sort()).toEqual(['', 'a', 'c'])
  expect(place('d')).toEqual(['200px', '10px'])
  width = 200
  measured.clear()
  layoutIfResized()
  expect([...measured].sort()).toEqual(['', 'a', 'b', 'c', 'd'])
})

test('[P16] bricks: sizes in fractions of a pixel are no change', async () => {
  const onLayout = vi.fn()
  const { getComputedStyle } = window
  vi.stubGlobal('getComputedStyle', (element: HTMLElement, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    return new Proxy(style, {
      get: (target, name) => (name === 'height' ? '49.6px' : Reflect.get(target, name, target)),
    })
  })
  const { layoutIfResized } = await build({ onLayout })
  onLayout.mockClear()
  layoutIfResized()
  resize()
  expect(onLayout).not.toHaveBeenCalled()
})

test('[P16] bricks: measures everything before the first item moves', async () => {
  const places = () => ['a', 'b', 'c', 'd', 'e'].map(place).join()
  list().insertAdjacentHTML('beforeend', '<li id="e">E</li>')
  const bricks = await build()
  const before = places()
  heights.set('a', 200)
  heights.set('b', 10)
  const { getComputedStyle } = window
  const seen = new Set<string>()
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => {
    seen.add(places())
    return getComputedStyle(element)
  })
  bricks.layout()
  expect([...seen]).toEqual([before])
  expect(place('d')).toEqual(['100px', '10px'])
})

test('[P16] bricks: added and removed items count after a reload', async () => {
  const bricks = await build({ itemSelector: 'body > ul > li' })
  one('#b').remove()
  list().insertAdjacentHTML('beforeend', '<li id="e">E</li>')
  bricks.reload()
  expect(['a', 'c', 'd', 'e'].map(place)).toEqual([
    ['0px', '0px'],
    ['100px', '0px'],
    ['200px', '0px'],
    ['0px', '50px'],
  ])
})

test('[S62] bricks: the fourth item in three columns is under the first, not under the highest (03 5.1)', async () => {
  for (const [id, height] of Object.entries({ a: 100, b: 300, c: 100, d: 100 })) heights.set(id, height)
  await build()
  expect(place('d')).toEqual(['0px', '100px'])
})

test.each([
  [false, ['0px', '70px'], '80px'],
  [true, ['200px', '0px'], '70px'],
])(
  '[S62] bricks: whether what fits fills the hole above a wide one: %s',
  async (fillsHoles, spot, height) => {
    for (const [id, height] of Object.entries({ a: 70, b: 20, c: 50, d: 10 })) heights.set(id, height)
    one('#c').className = 'wide'
    const bricks = await build({ fillsHoles })
    expect(['a', 'b', 'c'].map(place)).toEqual([
      ['0px', '0px'],
      ['100px', '0px'],
      ['100px', '20px'],
    ])
    expect([place('d'), list().style.height]).toEqual([spot, height])
    bricks.layout()
    expect(place('a')).toEqual(['0px', '0px'])
  },
)

test('[S62] bricks: with filled holes, a hidden item fills none, and one that is too wide is as wide as the list', async () => {
  one('#a').style.display = 'none'
  one('#c').className = 'huge'
  list().insertAdjacentHTML('afterbegin', '<li id="sizer" class="wide"></li>')
  const options = { itemSelector: 'body > ul > li:not(#sizer)', columnWidth: one('#sizer') }
  await build({ ...options, fillsHoles: true })
  expect(['b', 'c', 'd'].map(place)).toEqual([
    ['0px', '0px'],
    ['0px', '50px'],
    ['0px', '100px'],
  ])
})

test('[S62] bricks: an item that has left the page leaves no hole, and is not kept', async () => {
  vi.useFakeTimers()
  const observed = vi.spyOn(FakeObserver.prototype, 'observe')
  await build()
  const b = one('#b')
  b.remove()
  heights.set('b', 0)
  observed.mockClear()
  resize()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(['a', 'c', 'd'].map(place)).toEqual([
    ['0px', '0px'],
    ['100px', '0px'],
    ['200px', '0px'],
  ])
  expect(observed).toHaveBeenCalled()
  expect(observed).not.toHaveBeenCalledWith(b)
})

test('[S62] bricks: a hidden item takes no room, even as the first', async () => {
  const bricks = await build()
  one('#a').style.display = 'none'
  bricks.layout()
  expect(['b', 'c', 'd'].map(place)).toEqual([
    ['0px', '0px'],
    ['100px', '0px'],
    ['200px', '0px'],
  ])
})

test('[S62] bricks: a column is as wide as the `columnWidth` element, and `prepare` is called before the layout', async () => {
  const prepare = vi.fn(() => void heights.set('a', 70))
  list().insertAdjacentHTML('afterbegin', '<li id="sizer"></li>')
  const sizer = one('#sizer')
  await build({ itemSelector: 'body > ul > li:not(#sizer)', columnWidth: sizer, prepare })
  expect(prepare).toHaveBeenCalledTimes(1)
  expect(['a', 'b', 'c', 'd'].map(place).at(-1)).toEqual(['100px', '50px'])
  expect(sizer.style.position).toBe('')
})

test('[P16] bricks: destroy restores every inline style', async () => {
  const before = document.body.innerHTML
  const bricks = await build()
  expect(document.body.innerHTML).not.toBe(before)
  bricks.destroy()
  expect(document.body.innerHTML).toBe(before)
})

test('[P16] bricks: jQuery is hidden while the libraries are evaluated', async () => {
  vi.resetModules()
  const jQuery = { fn: {} }
  Object.assign(globalThis, { jQuery })
  const { restoreJQuery } = await import('./isolate-libraries')
  expect(Reflect.get(globalThis, 'jQuery')).toBeUndefined()
  restoreJQuery()
  expect(Reflect.get(globalThis, 'jQuery')).toBe(jQuery)
})

test('[P16] bricks: jQuery is restored even if a library throws', async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const jQuery = { fn: {} }
  Object.assign(globalThis, { jQuery })
  const { restoreJQuery } = await import('./isolate-libraries')
  vi.runAllTimers()
  vi.useRealTimers()
  expect(Reflect.get(globalThis, 'jQuery')).toBe(jQuery)
  const newer = { fn: {} }
  Object.assign(globalThis, { jQuery: newer })
  restoreJQuery()
  expect(Reflect.get(globalThis, 'jQuery')).toBe(newer)
})

test('[P16] bricks: the library does not lay out the page’s `[data-masonry]`', async () => {
  vi.resetModules()
  const htmlInit = vi.fn()
  const utils = { htmlInit }
  vi.doMock('fizzy-ui-utils', () => ({ default: utils }))
  await import('./isolate-libraries')
  vi.doUnmock('fizzy-ui-utils')
  utils.htmlInit()
  expect(htmlInit).not.toHaveBeenCalled()
})

test('[P16] bricks: destroy cancels a requested layout', async () => {
  vi.useFakeTimers()
  const before = document.body.innerHTML
  const bricks = await build()
  heights.set('a', 200)
  resize()
  bricks.destroy()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(document.body.innerHTML).toBe(before)
})

test.each([
  ['the container', () => list(), '7px', '11px'],
  ['a part of it', () => one('#b'), '0px', '0px'],
  ['what is around it', () => document.body, '7px', '11px'],
])('[F01] bricks: items in %s begin where it does', async (_, parent, left, top) => {
  list().style.padding = '11px 0 0 7px'
  // Neither DOM knows it.
  Object.defineProperty(one('#a'), 'offsetParent', { value: parent() })
  await build()
  expect(place('a')).toEqual([left, top])
  expect(place('c')).toEqual(['207px', '11px'])
})

describe('[P16] bricks: nothing jumps', () => {
  let animations: ReturnType<typeof fakeAnimations>
  let listTop: number

  beforeEach(() => {
    listTop = 0
    animations = fakeAnimations()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const { style } = this as HTMLElement
      if (this === list()) return { left: 0, top: listTop, width: WIDTH } as DOMRect
      const isLaid = style.position === 'absolute'
      const line = listTop + [...list().children].indexOf(this) * 50
      const px = (value: string) => Number.parseFloat(value)
      const top = isLaid ? px(style.top) : line
      return { left: isLaid ? px(style.left) : 0, top, bottom: top + 50, width: 100 } as DOMRect
    })
    one('#a').style.top = ''
  })
  afterEach(() => animations.restore())
  const asked = () => animations.asked.splice(0).map(({ element, duration }) => `${element.id} ${duration}`)
  const come = () => list().insertAdjacentHTML('afterbegin', '<li id="new">N</li>')

  test('[P16] bricks: items move from where the page had placed them in 400 ms', async () => {
    await build()
    expect(asked()).toEqual(['b 400', 'c 400', 'd 400'])
  })

  test('[P16] bricks: items move when another item was added or has grown', async () => {
    const bricks = await build()
    asked()
    come()
    bricks.reload()
    expect(asked()).toEqual(['a 400', 'b 400', 'c 400', 'd 400'])
    heights.set('new', 80)
    bricks.layout()
    expect(asked()).toEqual(['c 400', 'd 400'])
  })

  test('[P16] bricks: nothing moves for a visitor who has scrolled into the items', async () => {
    const bricks = await build()
    asked()
    listTop = -10
    come()
    bricks.reload()
    expect(asked()).toEqual([])
  })

  test('[P16] bricks: items that the window does not show are in their new places at once', async () => {
    const bricks = await build()
    asked()
    listTop = window.innerHeight
    come()
    bricks.reload()
    expect(asked()).toEqual([])
  })

  test('[P16] bricks: at another width items are in their new places at once', async () => {
    const bricks = await build()
    asked()
    width = WIDTH - 100
    come()
    bricks.reload()
    expect(asked()).toEqual([])
  })
})

test('[P16] bricks: lays out again when a picture has loaded; lazy pictures are not requested', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const loads: (() => void)[] = []
  vi.stubGlobal(
    'Image',
    class {
      addEventListener(type: string, listener: EventListenerObject) {
        if (type === 'load') loads.push(() => listener.handleEvent(new Event('load')))
      }
      removeEventListener() {}
      set src(url: string) {
        asked.push(new URL(url).pathname)
      }
    },
  )
  one('#a').insertAdjacentHTML(
    'beforeend',
    '<img src="/cup.jpg" alt=""><img src="/lazy.jpg" loading="lazy" alt=""><img src="/one.jpg" srcset="/two.jpg 2x" alt="">',
  )
  const onLayout = vi.fn()
  await build({ onLayout })
  vi.runAllTimers()
  expect(asked).toEqual(['/cup.jpg'])
  onLayout.mockClear()
  heights.set('a', 90)
  for (const load of loads) load()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(onLayout).toHaveBeenCalledTimes(1)
})
