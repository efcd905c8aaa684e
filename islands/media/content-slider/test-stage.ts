import { vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

/** The wrapper's width. */
const WIDTH = 800
const HEIGHT = 400

interface Shown {
  readonly fragment?: string
  readonly host?: string
  /** `#sf-option-params`. */
  readonly params?: Readonly<Record<string, string>>
  readonly body?: string
  readonly windowPx?: number
  /** Changes the markup before the mount. */
  readonly before?: () => void
}

export let page: FakePage
export let host: HTMLElement

/** The DOMs of these tests lay nothing out: `data-height` is a slide's height. */
function stubSizes() {
  const stub = (name: 'clientWidth' | 'offsetHeight', read: (element: HTMLElement) => number) => {
    const owner = Object.hasOwn(HTMLElement.prototype, name) ? HTMLElement.prototype : Element.prototype
    vi.spyOn(owner as HTMLElement, name, 'get').mockImplementation(function (this: HTMLElement) {
      return read(this)
    })
  }
  stub('clientWidth', () => WIDTH)
  stub('offsetHeight', ({ dataset }) => Number(dataset['height'] ?? HEIGHT))
}

export function show({ fragment = 'content-slider', ...shown }: Shown = {}): void {
  vi.useFakeTimers()
  stubSizes()
  vi.stubGlobal('innerWidth', shown.windowPx ?? 1280)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  showFragment(fragment)
  document.body.className = shown.body ?? ''
  const params = Object.entries(shown.params ?? {}).map(([name, value]) => ` data-slider-${name}="${value}"`)
  document.body.insertAdjacentHTML('beforeend', `<div id="sf-option-params"${params.join('')}></div>`)
  shown.before?.()
  page = fakePage()
  host = one(shown.host ?? '.item-slider')
  mountAgain()
}

export function mountAgain(): void {
  mount(host, page)
}

export function end(): void {
  unmountAll()
  vi.useRealTimers()
}

export const pass = (ms: number) => vi.advanceTimersByTime(ms)
export const inside = (selector: string) => one(selector, host)
export const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)]
export const list = () => inside('ul.slides')
export const slides = () => all('.lslide')
export const active = () =>
  slides()
    .map((slide) => slide.classList.contains('active'))
    .indexOf(true)
export const activeDot = () =>
  all('.lSPager > li')
    .map(({ className }) => className)
    .indexOf('active')
export const next = () => inside('.lSNext').click()
export const previous = () => inside('.lSPrev').click()
export const dot = (index: number) => all('.lSPager > li > a')[index]?.click()
export const said = () => document.querySelector('.laurel-live-region')?.textContent ?? ''
/** The offsets of the list and of the slides, in px. */
export const places = () =>
  [list().style.transform, ...slides().map(({ style }) => style.transform)].map(leftOf)
const leftOf = (transform: string) => Number(/translate3d\((-?[\d.]+)px/.exec(transform)?.[1] ?? 0)

export function key(name: string, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

export function pointer(type: string, target: EventTarget, x: number): void {
  const event = new Event(type, {
    bubbles: type !== 'pointerenter' && type !== 'pointerleave',
    cancelable: true,
  })
  const init = { pointerType: 'mouse', pointerId: 1, button: 0, buttons: 0, clientX: x, clientY: 0 }
  target.dispatchEvent(Object.assign(event, init))
}

/** A drag with the mouse that does not end. */
export function pull(x: number, from: Element = inside('.lSSlideWrapper')): void {
  pointer('pointerdown', from, 300)
  pointer('pointermove', window, 300 + x / 2)
  pointer('pointermove', window, 300 + x)
}

export function drag(x: number): void {
  pull(x)
  pointer('pointerup', window, 300 + x)
}
