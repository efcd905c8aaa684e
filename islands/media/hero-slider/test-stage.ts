import { vi } from 'vitest'
import { type Box, fakeLayout } from '../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { lateMounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { heroSliderView } from './HeroSlider'

const mount = lateMounter(island, heroSliderView)

/** The part of the theme's CSS that the slider depends on. */
const THEME = `.swiper-wrapper, .video-overlay { opacity: 0 } .caption-content { opacity: 0; padding-top: 10px }
.swift-slider-prev, .swift-slider-next, .swift-slider-pagination { display: none }`
const BOXES: Readonly<Record<string, Box>> = {
  '.swift-slider-outer': { top: 0, width: 1280, height: 600 },
  '.swift-slider': { top: 0, width: 1280, height: 600 },
}

/** Pictures that are loading until a test calls `arrive`. */
export const pictures: HTMLImageElement[] = []
/** The videos that are playing. */
export const playing = new Set<HTMLMediaElement>()

export let page: FakePage
export let layout: ReturnType<typeof fakeLayout>
let theme: HTMLStyleElement | undefined

export interface Setting {
  readonly fragment?: string
  readonly boxes?: Readonly<Record<string, Box>>
  /** Data attributes of the slider. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Changes the markup before the mount. */
  readonly prepare?: () => void
  readonly body?: string
  readonly isMotionReduced?: boolean
  readonly host?: string
  /** Whether the page shows the slides before the script. */
  readonly isEarly?: boolean
}

export const host = () => one('.swift-slider')
export const slides = () => all('.swiper-slide')
export const dots = () => all('.dot')
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
export const active = () => slides().findIndex((slide) => slide.matches('.swiper-slide-active'))
export const activeDot = () => dots().flatMap((dot, index) => (dot.matches('.active') ? [index] : []))
export const style = (selector: string) => one(selector).style
export const pass = (ms: number) => void vi.advanceTimersByTime(ms)
export const press = (selector: string) => one(selector).click()
export const title = (arrow: string) => one(`.swift-slider-${arrow} h4`).textContent
export const track = () => style('.swiper-wrapper').transform

export function show(setting: Setting = {}) {
  vi.useFakeTimers()
  stubMedia()
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: setting.isMotionReduced === true && query.includes('reduce'),
    }),
  )
  layout = fakeLayout({ ...BOXES, ...setting.boxes })
  document.body.className = setting.body ?? ''
  showFragment(setting.fragment ?? 'hero-slider')
  theme = document.createElement('style')
  if (!setting.isEarly) theme.textContent = THEME
  document.head.append(theme)
  for (const [name, value] of Object.entries(setting.attributes ?? {}))
    host().setAttribute(`data-${name}`, value)
  setting.prepare?.()
  page = fakePage()
  wake(setting.host ?? '.swift-slider')
}

export function wake(selector: string) {
  mount(one(selector), page)
}

/** Shows a slider whose first picture is loaded and whose components are mounted. */
export function showLoaded(setting: Setting = {}) {
  show(setting)
  arrive()
  approach()
  pass(600)
}

/** The visitor approaches, and the components are mounted. */
export function approach(selector = '.swift-slider') {
  one(selector).dispatchEvent(new Event('pointerover', { bubbles: true }))
  pass(0)
}

export function arrive(type = 'load') {
  for (const picture of pictures.splice(0)) picture.dispatchEvent(new Event(type))
}

export function end() {
  unmountAll()
  theme?.remove()
  pictures.length = 0
  playing.clear()
  vi.useRealTimers()
}

/** Waits until promises are settled and imports have arrived. */
export async function turns() {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

function stubMedia() {
  vi.stubGlobal('Image', function FakeImage() {
    const picture = document.createElement('img')
    Object.defineProperty(picture, 'complete', { value: false })
    Object.defineProperty(picture, 'src', { set: () => void pictures.push(picture) })
    return picture
  })
  const { prototype } = HTMLMediaElement
  vi.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this)
  })
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this)
  })
  vi.spyOn(prototype, 'load').mockImplementation(() => {})
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this)
  })
}

export function key(name: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

interface Drag {
  readonly x?: number
  readonly y?: number
  readonly ms: number
  readonly pointer?: Partial<PointerEventInit>
  readonly target?: EventTarget
  readonly end?: string
}

export function drag({
  x = 0,
  y = 0,
  ms,
  pointer: init = {},
  target = host(),
  end: type = 'pointerup',
}: Drag) {
  pointer('pointerdown', target, 500, 300, init)
  for (const share of [0.25, 0.5, 1]) {
    pass(ms * (share === 0.5 ? 0.5 : 0.25))
    pointer('pointermove', window, 500 + x * share, 300 + y * share, init)
  }
  pointer(type, window, 500 + x, 300 + y, init)
}

export function pointer(
  type: string,
  target: EventTarget,
  clientX: number,
  clientY: number,
  init: Partial<PointerEventInit> = {},
) {
  const event = new PointerEvent(type, {
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    button: 0,
    buttons: type === 'pointermove' ? 1 : 0,
    clientX,
    clientY,
    bubbles: true,
    cancelable: true,
    ...init,
  })
  Object.defineProperty(event, 'timeStamp', { value: Date.now() })
  target.dispatchEvent(event)
}

export function wheel(deltaY: number, deltaX = 0) {
  const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: Date.now() })
  host().dispatchEvent(event)
  return event.defaultPrevented
}
