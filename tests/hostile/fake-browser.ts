import { onTestFinished, vi } from 'vitest'
import { closest } from '../../src/dom/query'
import { InView } from './in-view'
import type { Seeded } from './seeded'
import { ESCAPED } from './strange'

/** What a browser has and jsdom has not; and what would leave the page, which only takes note. */
export function fakeBrowser(): void {
  const nothing = () => {}
  const lent: [object, string, unknown][] = [
    [Element.prototype, 'scrollTo', nothing],
    [Element.prototype, 'scrollBy', nothing],
    [Element.prototype, 'scrollIntoView', nothing],
    [Element.prototype, 'animate', animate],
    [
      HTMLMediaElement.prototype,
      'play',
      () => Promise.reject(new DOMException('Not now', 'NotAllowedError')),
    ],
    [HTMLMediaElement.prototype, 'pause', nothing],
    [HTMLMediaElement.prototype, 'load', nothing],
    [HTMLFormElement.prototype, 'submit', nothing],
    [HTMLCanvasElement.prototype, 'getContext', () => null],
    [window, 'IntersectionObserver', InView],
    [window, 'scrollTo', nothing],
    [window, 'scrollBy', nothing],
    [window, 'scroll', nothing],
    [window, 'matchMedia', undefined],
    [window, 'alert', nothing],
    [window, 'confirm', () => true],
    [window, 'open', () => null],
    [window.navigator, 'sendBeacon', () => true],
  ]
  for (const [owner, name, value] of lent) lend(owner, name, value)
  // What a click or a form would do when nobody objects: jsdom only says that it can not.
  for (const type of ['click', 'submit']) {
    window.addEventListener(type, preventLeaving)
    onTestFinished(() => window.removeEventListener(type, preventLeaving))
  }
  for (const level of ['error', 'warn', 'log', 'info', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation(nothing)
}

function preventLeaving(event: Event) {
  if (event.type === 'submit' || closest(event.target, 'a, area')) event.preventDefault()
}

/** The window of this page: a phone or not, with a wish for less motion or not. */
export function fakeMediaQueries(chance: Seeded): void {
  const isPhone = chance.percent(40)
  const isStill = chance.percent(20)
  Object.defineProperty(document.documentElement, 'clientWidth', {
    configurable: true,
    value: isPhone ? 390 : 1280,
  })
  Reflect.set(window, 'matchMedia', (media: string) => {
    const matches =
      (media.includes('reduced-motion') && isStill) ||
      (media.includes('max-width') && isPhone) ||
      (/min-width|hover|resolution/.test(media) && !isPhone)
    return Object.assign(new EventTarget(), { media, matches })
  })
}

/** @returns how often something has run that was a text; and the way back */
export function trap() {
  const ran = vi.fn()
  Reflect.set(window, ESCAPED, ran)
  return ran
}

function lend(owner: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
  onTestFinished(() => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  })
}

/** Ends when its time is over, by the clock of the test. */
function animate(this: Element, _frames: unknown, options: number | { duration?: number }) {
  const duration = typeof options === 'number' ? options : (options.duration ?? 0)
  let timer: ReturnType<typeof setTimeout> | undefined
  const animation = Object.assign(new EventTarget(), {
    onfinish: null as (() => void) | null,
    finished: Promise.resolve(),
    playState: 'running',
    finish: () => end(),
    cancel: () => clearTimeout(timer),
    commitStyles() {},
    pause() {},
    play() {},
  })
  const end = () => {
    clearTimeout(timer)
    animation.onfinish?.()
    animation.dispatchEvent(new Event('finish'))
  }
  timer = setTimeout(end, Number.isFinite(duration) ? duration : 0)
  return animation
}
