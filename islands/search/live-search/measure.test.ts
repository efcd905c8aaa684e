import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { measure } from './measure'

/** Neither DOM lays anything out: the sizes are those of a browser that has. */
interface Sizes {
  /** The container's box in the window. */
  readonly box?: Partial<DOMRect>
  readonly body?: Partial<DOMRect>
  /** The block's box when it is displayed. */
  readonly block?: { readonly top: number; readonly height: number }
  /** The height of the rest of the document. */
  readonly rest?: number
  readonly window?: number
  readonly scrolled?: { readonly x: number; readonly y: number }
}

/** How often, and how, the block was laid out. */
let looks: string[]

function layOutList({ box, body, block, rest = 2000, window: height = 800, scrolled }: Sizes) {
  vi.stubGlobal('scrollX', scrolled?.x ?? 0)
  vi.stubGlobal('scrollY', scrolled?.y ?? 0)
  const [container, list] = [one('#box'), one('#block')]
  const isShown = () => list.style.display !== 'none'
  const rect = (values: Partial<DOMRect>): DOMRect =>
    new DOMRect(values.x, values.y, values.width, values.height)
  const blockTop = () => (block?.top ?? 0) - (scrolled?.y ?? 0)
  container.getBoundingClientRect = () => rect({ x: 40, y: 100, width: 300, height: 46, ...box })
  document.body.getBoundingClientRect = () => rect({ x: 0, y: 0, width: 1000, height: rest, ...body })
  list.getBoundingClientRect = () =>
    isShown() ? rect({ x: 40, y: blockTop(), width: 300, height: block?.height ?? 0 }) : rect({})
  Object.defineProperty(container, 'clientHeight', { configurable: true, value: 44 })
  Object.defineProperty(list, 'offsetHeight', {
    configurable: true,
    get() {
      looks.push(list.style.cssText)
      return isShown() ? (block?.height ?? 0) : 0
    },
  })
  // In whole px, as browsers have it.
  const scrollHeight = () => Math.round(Math.max(rest, isShown() && block ? block.top + block.height : 0))
  const { documentElement } = document
  Object.defineProperty(documentElement, 'scrollHeight', { configurable: true, get: scrollHeight })
  Object.defineProperty(document.body, 'scrollHeight', { configurable: true, get: scrollHeight })
  Object.defineProperty(documentElement, 'clientHeight', { configurable: true, value: height })
  Object.defineProperty(documentElement, 'offsetHeight', { configurable: true, get: () => rest })
}

const measured = (sizes: Sizes) => {
  layOutList(sizes)
  return measure(one('#box'), one('#block'))
}

/** Later tests have this document, too. */
afterEach(() => {
  const { body, documentElement } = document
  for (const name of ['scrollHeight', 'clientHeight', 'offsetHeight'])
    Reflect.deleteProperty(documentElement, name)
  for (const name of ['scrollHeight', 'getBoundingClientRect']) Reflect.deleteProperty(body, name)
})
beforeEach(() => {
  looks = []
  document.body.innerHTML = '<div id="box"></div><div id="block" style="display: none"></div>'
})

describe('[S42] measure', () => {
  test('[S42] measure: the box with its borders, its height without (row 71)', () => {
    expect(measured({}).box).toMatchObject({ top: 100, left: 40, width: 300, innerHeight: 44 })
  })

  test('[S42] measure: positions are those of the document, wherever the window has scrolled to', () => {
    const { box, body } = measured({ box: { y: -20, x: 30 }, scrolled: { x: 10, y: 500 } })
    expect(box).toMatchObject({ top: 480, left: 40 })
    expect(body).toMatchObject({ top: 0, left: 0 })
  })

  test.each(['relative', 'absolute', 'fixed'])(
    '[S42] measure: a body that is %s counts with its place (row 72)',
    (position) => {
      document.body.style.position = position
      const sizes = { body: { x: 5, y: -468 }, scrolled: { x: 10, y: 500 } }
      expect(measured(sizes).body).toMatchObject({ top: 32, left: 15 })
    },
  )

  test.each(['static', 'sticky', ''])('[S42] measure: a body that is "%s" does not', (position) => {
    document.body.style.position = position
    expect(measured({ body: { x: 5, y: 32 } }).body).toEqual({ top: 0, left: 0 })
  })

  test.each([
    ['a long page', { rest: 2000, window: 800 }, 2000],
    ['a page that is shorter than the window', { rest: 300, window: 800 }, 800],
  ])('[S42] measure: the height of %s', (_, sizes, height) => {
    expect(measured(sizes).documentHeight).toBe(height)
  })

  test.each(['documentElement', 'body'] as const)(
    '[S42] measure: a page whose %s alone knows its height',
    (which) => {
      layOutList({ rest: 2000 })
      const other = which === 'body' ? document.documentElement : document.body
      Object.defineProperty(other, 'scrollHeight', { configurable: true, value: 0 })
      expect(measure(one('#box'), one('#block')).documentHeight).toBe(2000)
    },
  )

  test.each([
    ['lengthens the page', { top: 1900, height: 400 }, 0],
    ['lengthens the page by a part of a px', { top: 1900.75, height: 400 }, 0],
    ['lengthens the page, which has scrolled', { top: 1900, height: 400 }, 1500],
    ['reaches exactly its end', { top: 1600, height: 400 }, 0],
    ['lies within it', { top: 144, height: 400 }, 0],
  ])('[S42] measure: a block that %s is left out of the page’s height', (_, block, y) => {
    one('#block').style.display = 'block'
    expect(measured({ block, rest: 2000, scrolled: { x: 0, y } }).documentHeight).toBe(2000)
    expect(one('#block').style.cssText).toBe('display: block;')
  })

  test('[S42] measure: a block that lies within the page is not touched', () => {
    const block = one('#block')
    block.style.display = 'block'
    layOutList({ block: { top: 144, height: 400 } })
    const displays: string[] = []
    const { style } = block
    vi.spyOn(block, 'style', 'get').mockReturnValue(
      new Proxy(style, {
        set(target, name, value) {
          displays.push(String(name))
          return Reflect.set(target, name, value)
        },
      }),
    )
    expect(measure(one('#box'), block).blockHeight).toBe(400)
    expect(displays).toEqual([])
  })

  test('[S42] measure: the height of a block that shows', () => {
    one('#block').style.display = 'block'
    expect(measured({ block: { top: 144, height: 400 } }).blockHeight).toBe(400)
    expect(looks).toEqual(['display: block;'])
  })
})
