import { vi } from 'vitest'
import type { Unmount } from '../../../src/page/island'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604.1'
/** The wrapper's width, the picture's size. */
const WIDTH = 630
export const PICTURE = 600

export interface Shown {
  readonly fragment?: string
  /** `#sf-included`. */
  readonly included?: string
  /** `#sf-option-params`. */
  readonly options?: Readonly<Record<string, string>>
  readonly body?: string
  readonly windowPx?: number
  readonly mobile?: boolean
  /** More markup, after the gallery. */
  readonly more?: string
  /** The first picture is still on its way. */
  readonly waiting?: boolean
  /** The browser has not drawn a frame since. */
  readonly undrawn?: boolean
}

/** The gallery comes on the page after the next frame, and its `resize` event right after that. */
const AFTER_FRAME_MS = 18

export let page: FakePage
let unmount: Unmount | undefined

/** The DOMs of these tests lay nothing out: every box has the size that the test needs. */
function stubSizes() {
  const sized = (width: number, height = width) =>
    ({ left: 0, top: 0, right: width, bottom: height, width, height, x: 0, y: 0 }) as DOMRect
  // The two DOMs have them at different places.
  const stub = (name: 'clientWidth' | 'offsetWidth' | 'offsetHeight', px: number) => {
    const owner = Object.hasOwn(HTMLElement.prototype, name) ? HTMLElement.prototype : Element.prototype
    vi.spyOn(owner as HTMLElement, name, 'get').mockImplementation(() => px)
  }
  stub('clientWidth', WIDTH)
  stub('offsetWidth', PICTURE)
  stub('offsetHeight', PICTURE)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => sized(PICTURE))
}

export function show({ fragment = 'product-gallery', ...shown }: Shown = {}): void {
  vi.useFakeTimers()
  stubSizes()
  vi.stubGlobal('innerWidth', shown.windowPx ?? 1200)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(!shown.waiting)
  if (shown.mobile) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  showFragment(fragment)
  document.body.className = shown.body ?? ''
  const attributes = Object.entries(shown.options ?? {}).map(([name, value]) => ` data-${name}="${value}"`)
  document.body.insertAdjacentHTML(
    'beforeend',
    `${shown.more ?? ''}<div id="sf-included" class="${shown.included ?? ''}"></div>` +
      `<div id="sf-option-params"${attributes.join('')}></div>`,
  )
  page = fakePage()
  unmount = mount(one('#product-img-slider'), page)
  if (!shown.undrawn) vi.advanceTimersByTime(AFTER_FRAME_MS)
}

export function end(): void {
  unmount?.()
  unmount = undefined
  vi.useRealTimers()
}

export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
export const list = () => one('ul.slides')
export const slides = () => all('.lslide')
export const thumbs = () => all('.lSPager > li')
export const active = () => slides().findIndex((slide) => slide.classList.contains('active'))
export const press = (selector: string) => one(selector).click()
export const next = () => press('.lSNext')
export const thumb = (index: number) => one('a', thumbs()[index]).click()
export const said = () => document.querySelector('.laurel-live-region')?.textContent ?? ''

export function key(name: string, target: EventTarget = document.body, type = 'keyup'): KeyboardEvent {
  const event = new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

export function pointer(type: string, target: EventTarget, x: number, y = 0, more: object = {}): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const init = { pointerType: 'mouse', pointerId: 1, button: 0, buttons: 0, clientX: x, clientY: y, ...more }
  target.dispatchEvent(Object.assign(event, init))
  return event
}

/** With the mouse, from the middle of the slides. */
export function drag(x: number, y = 0): void {
  pointer('pointerdown', one('.lSSlideWrapper'), 300, 300)
  pointer('pointermove', window, 300 + x / 2, 300 + y / 2, { buttons: 1 })
  pointer('pointermove', window, 300 + x, 300 + y, { buttons: 1 })
  pointer('pointerup', window, 300 + x, 300 + y)
}
