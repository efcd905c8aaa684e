import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

/** jsdom and happy-dom have no layout, so the test sets a product's width. */
let tell: (sizes: readonly (readonly [Element, number])[]) => void
let created = 0
const observe = vi.fn<(element: Element) => void>()
const unobserve = vi.fn<(element: Element) => void>()

class FakeObserver {
  observe = observe
  unobserve = unobserve
  constructor(callback: (entries: object[]) => void) {
    created += 1
    tell = (sizes) =>
      callback(
        sizes.map(([target, inlineSize]) => ({ target, borderBoxSize: [{ inlineSize, blockSize: 400 }] })),
      )
  }
}

beforeEach(() => {
  created = 0
  observe.mockReset()
  unobserve.mockReset()
  vi.stubGlobal('ResizeObserver', FakeObserver)
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callback()
    return 0
  })
  document.body.innerHTML = '<ul><li class="product"></li><li class="product mini-view"></li></ul>'
})

const products = () => [...document.querySelectorAll<HTMLElement>('.product')]
function wake() {
  const page = fakePage()
  const [first, second] = products() as [HTMLElement, HTMLElement]
  for (const product of [first, second]) mount(product, page)
  return [first, second] as const
}
const isMini = (product: Element) => product.classList.contains('mini-view')

describe('[S29] mini view', () => {
  test.each([
    [279, true],
    [279.5, true],
    [280, false],
    [281, false],
    [1, true],
  ])('[S29] mini view: a product %s px wide: %s (PL2)', (width, expected) => {
    const both = wake()
    tell(both.map((product) => [product, width]))
    expect(both.map(isMini)).toEqual([expected, expected])
  })

  test('[S29] mini view: the class follows every change of width (PL2)', () => {
    const [first] = wake()
    for (const width of [400, 200, 280, 279]) tell([[first, width]])
    expect(isMini(first)).toBe(true)
    tell([[first, 640]])
    expect(isMini(first)).toBe(false)
  })

  test('[S29] mini view: a hidden product has no width and is not changed', () => {
    const [first, second] = wake()
    tell([
      [first, 0],
      [second, 0],
    ])
    expect([isMini(first), isMini(second)]).toEqual([false, true])
  })

  test('[S29] mini view: all products share one observer', () => {
    wake()
    expect([created, observe.mock.calls.length]).toEqual([1, 2])
  })

  test('[S29] mini view: a hundred products change over several frames, in document order', () => {
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
    document.body.innerHTML = '<p class="product"></p>'.repeat(60)
    const page = fakePage()
    for (const product of products()) mount(product, page)
    tell(products().map((product) => [product, 200]))
    const count = () => products().findIndex((product) => !isMini(product))
    expect([count(), frames.length]).toEqual([0, 1])
    frames[0]?.()
    expect([count(), frames.length]).toEqual([24, 2])
    tell(products().map((product, index) => [product, index === 59 ? 300 : 200]))
    expect(frames).toHaveLength(2)
    frames[1]?.()
    frames[2]?.()
    expect([count(), frames.length]).toEqual([59, 3])
  })

  test('[S29] mini view: an unmounted product is restored and not observed again', () => {
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback))
    const [first, second] = wake()
    vi.useFakeTimers()
    tell([
      [first, 200],
      [second, 500],
    ])
    unmountAll()
    vi.runAllTimers()
    vi.useRealTimers()
    expect(unobserve.mock.calls).toEqual([[second], [first]])
    expect([isMini(first), isMini(second)]).toEqual([false, true])
  })

  test('[S29] mini view: without ResizeObserver nothing changes', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    Reflect.deleteProperty(window, 'ResizeObserver')
    wake()
    expect(products().map(isMini)).toEqual([false, true])
  })
})
