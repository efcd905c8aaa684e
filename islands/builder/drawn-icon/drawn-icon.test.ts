import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { DRAWING_MS } from './drawing'

const mount = mounter(island)

// The sanitiser is tested in jsdom alone.
vi.mock('../../../src/wire/sanitise-svg', () => ({ sanitiseSvg: (drawing: Element) => drawing }))

const IMAGES = path.resolve(import.meta.dirname, '../../../fixtures-html/assets/images')
const file = (url: string) => readFileSync(path.join(IMAGES, path.basename(new URL(url).pathname)), 'utf8')

/** Neither DOM measures strokes. `getTotalLength` is on this prototype, as far as the DOM has it. */
const measured: object =
  'SVGGeometryElement' in globalThis ? globalThis.SVGGeometryElement.prototype : Element.prototype
const ownLength = Object.getOwnPropertyDescriptor(measured, 'getTotalLength')
function setLength(value: (() => number) | undefined) {
  Object.defineProperty(measured, 'getTotalLength', { configurable: true, writable: true, value })
}

let view: ReturnType<typeof fakeView>
let page: FakePage
let asked: string[]
/** The shapes that were animated, with the last keyframe. */
let drawn: { readonly shape: Element; readonly duration: number; readonly last: unknown }[]
let cancelled: number
let answer: (url: string) => Response | Error

beforeEach(() => {
  vi.useFakeTimers()
  view = fakeView()
  asked = []
  drawn = []
  cancelled = 0
  answer = (url) => new Response(file(url))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname)
    const given = answer(url)
    if (given instanceof Error) throw given
    return given
  })
  setLength(() => 99.5)
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value(this: Element, frames: readonly object[], { duration }: { duration: number }) {
      drawn.push({ shape: this, duration, last: frames.at(-1) })
      return { cancel: () => void cancelled++ }
    },
  })
})
afterEach(() => {
  unmountAll()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'animate')
  if (ownLength) Object.defineProperty(measured, 'getTotalLength', ownLength)
  else Reflect.deleteProperty(measured, 'getTotalLength')
})

let shown = 0

/** @returns what unmounts each icon */
async function show(name = 'drawn-icon') {
  showFragment(name)
  page = fakePage()
  shown += 1
  const unmounts = [...document.querySelectorAll<HTMLElement>('.sf-svg-icon-holder')].flatMap((host) => {
    const address = host.getAttribute('data-svg-src')
    // The page keeps drawings by their addresses, so each test has addresses of its own.
    if (address) host.setAttribute('data-svg-src', `${address}?${shown}`)
    try {
      return [mount(host, page)]
    } catch (cause) {
      page.report(cause)
      return []
    }
  })
  await vi.advanceTimersByTimeAsync(0)
  return unmounts
}
const icon = (id: string) => one(id)

describe('[P16] drawn icon', () => {
  test('[P16] drawn icon: it is inserted, then shown, and drawn when it comes into view', async () => {
    await show()
    const svg = icon('#sf-svg-7').firstElementChild
    expect(['width', 'height', 'aria-hidden'].map((name) => svg?.getAttribute(name))).toEqual([
      '100%',
      '100%',
      'true',
    ])
    expect(icon('#sf-svg-7').style.opacity).toBe('')
    vi.advanceTimersByTime(50)
    expect(icon('#sf-svg-7').style.opacity).toBe('1')
    expect(drawn).toEqual([])
    view.show(icon('#sf-svg-7'))
    expect(drawn.map(({ shape }) => shape)).toEqual([...(svg?.querySelectorAll('path') ?? [])])
    expect(drawn[0]).toMatchObject({
      duration: DRAWING_MS,
      last: { strokeDasharray: '101 101', strokeDashoffset: '0' },
    })
  })

  test('[P16] drawn icon: icons of the same file share one request, and have unique ids', async () => {
    await show()
    expect(asked).toEqual(['/assets/images/icon-cup.svg', '/assets/images/icon-plaque.svg'])
    const ids = ['#sf-svg-7', '#sf-svg-8'].map((id) => icon(id).querySelector('[id]')?.id)
    expect(ids[0]).not.toBe(ids[1])
    vi.advanceTimersByTime(50)
  })

  test('[P16] drawn icon: definitions are not animated', async () => {
    const shapes = '<defs><path d="M0 0h9"/></defs><path d="M0 0h9"/>'
    answer = () => new Response(`<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`)
    await show()
    view.show(icon('#sf-svg-7'))
    expect(drawn.map(({ shape }) => shape.parentElement?.localName)).toEqual(['svg'])
    vi.advanceTimersByTime(50)
  })

  test('[P16] drawn icon: a request times out', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
    )
    await show()
    expect(icon('#sf-svg-7').style.opacity).toBe('')
    await vi.advanceTimersByTimeAsync(20_000)
    expect([icon('#sf-svg-7').style.opacity, icon('#sf-svg-7').innerHTML]).toEqual(['1', ''])
    expect(page.report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }), 'call')
  })

  test('[P16] drawn icon: an icon without animation is complete', async () => {
    await show()
    view.show()
    vi.advanceTimersByTime(50)
    expect(icon('#sf-svg-9').style.opacity).toBe('1')
    expect(drawn.filter(({ shape }) => icon('#sf-svg-9').contains(shape))).toEqual([])
  })

  test('[P16] drawn icon: an icon that cannot be fetched leaves a visible, empty host (A15)', async () => {
    answer = () => new Response('', { status: 404 })
    await show('drawn-icon.odd')
    for (const id of ['#sourceless', '#script', '#missing']) {
      expect([icon(id).style.opacity, icon(id).innerHTML]).toEqual(['1', ''])
    }
    expect(asked).toEqual(['/assets/images/icon-missing.svg'])
    expect(page.report).toHaveBeenCalledTimes(3)
    expect(page.report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'status' }), 'call')
  })

  test.each([
    ['no network', () => new TypeError('Failed to fetch')],
    ['a page', () => new Response('<!DOCTYPE html><p>Not found</p>')],
    ['a file that is far too large', () => new Response(`<svg>${' '.repeat(200_000)}</svg>`)],
  ])('[P16] drawn icon: %s leaves the places visible, and is requested once', async (_, given) => {
    answer = given
    await show()
    for (const id of ['#sf-svg-7', '#sf-svg-8', '#sf-svg-9']) {
      expect([icon(id).style.opacity, icon(id).innerHTML]).toEqual(['1', ''])
    }
    expect(asked).toHaveLength(2)
    expect(view.watched.elements).toBe(0)
  })

  test('[P16] [X11] drawn icon: a file that is too large is not read completely', async () => {
    answer = () => new Response(`<svg>${' '.repeat(200_000)}</svg>`)
    await show()
    expect(page.report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'too-large' }), 'call')
  })

  test('[P16] drawn icon: with reduced motion it is complete at once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await show()
    expect(icon('#sf-svg-7').style.opacity).toBe('1')
    view.show()
    expect(drawn).toEqual([])
  })

  test('[P16] drawn icon: it is not drawn if reduced motion is switched on later', async () => {
    await show()
    vi.advanceTimersByTime(50)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    view.show()
    expect(drawn).toEqual([])
  })

  test.each([
    ['has no lengths', () => setLength(undefined)],
    [
      'will not tell them',
      () =>
        setLength(() => {
          throw new DOMException('not rendered', 'InvalidStateError')
        }),
    ],
    ['does not animate', () => Reflect.deleteProperty(Element.prototype, 'animate')],
  ])('[P16] drawn icon: a browser that %s shows it complete', async (_, change) => {
    change()
    await show()
    vi.advanceTimersByTime(50)
    view.show()
    expect(drawn).toEqual([])
    expect(icon('#sf-svg-7').querySelector('path')).not.toBeNull()
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[P16] drawn icon: unmounted during the animation it is complete, and mounted again it is left alone', async () => {
    await show()
    view.show()
    unmountAll()
    expect(cancelled).toBe(drawn.length)
    expect(icon('#sf-svg-7').style.opacity).toBe('1')
    expect(view.watched.elements).toBe(0)
    mount(icon('#sf-svg-7'), page)
    expect(asked).toHaveLength(2)
    expect(icon('#sf-svg-7').children).toHaveLength(1)
  })

  test('[P16] drawn icon: an answer after unmounting is dropped', async () => {
    showFragment('drawn-icon')
    const unmount = mount(icon('#sf-svg-7'), fakePage())
    unmount()
    await vi.advanceTimersByTimeAsync(60)
    expect(icon('#sf-svg-7').innerHTML).toBe('')
  })

  test('[X11] drawn icon: a request without waiting icons is aborted', async () => {
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal)
      return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted'))))
    })
    const [first, second, third] = await show()
    const isEnded = () => signals.map(({ aborted }) => aborted)
    // Two icons of one file, and one of another.
    first?.()
    expect(isEnded()).toEqual([false, false])
    second?.()
    expect(isEnded()).toEqual([true, false])
    third?.()
    expect(isEnded()).toEqual([true, true])
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(page.report).not.toHaveBeenCalled()

    const unmount = mount(icon('#sf-svg-7'), page)
    expect(isEnded()).toEqual([true, true, false])
    unmount()
    await vi.advanceTimersByTimeAsync(0)
  })

  test('[X11] drawn icon: a fetched drawing is kept when its icons are unmounted', async () => {
    await show()
    unmountAll()
    one('.sf-svg-icon-holder').replaceChildren()
    mount(icon('#sf-svg-7'), page)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(2)
    vi.advanceTimersByTime(50)
  })
})
