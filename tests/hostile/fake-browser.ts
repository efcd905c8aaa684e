import { onTestFinished } from 'vitest'
import { closest } from '../../src/dom/query'
import { FakeIntersectionObserver } from './fake-intersection-observer'
import { parseAndNote } from './parsed-documents'
import type { Random } from './seeded-random'

/** Adds browser features that jsdom lacks, and disables those that would leave the page. */
export function fakeBrowser(): void {
  const nothing = () => {}
  const replaced: [object, string, unknown][] = [
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
    [DOMParser.prototype, 'parseFromString', parseAndNote],
    [window, 'IntersectionObserver', FakeIntersectionObserver],
    [window, 'scrollTo', nothing],
    [window, 'scrollBy', nothing],
    [window, 'scroll', nothing],
    [window, 'matchMedia', undefined],
    [window, 'alert', nothing],
    [window, 'confirm', () => true],
    [window, 'open', () => null],
    [window.navigator, 'sendBeacon', () => true],
  ]
  for (const [owner, name, value] of replaced) replaceUntilTestEnds(owner, name, value)
  // jsdom has no navigation and prints an error instead.
  for (const type of ['click', 'submit']) {
    window.addEventListener(type, preventLeaving)
    onTestFinished(() => window.removeEventListener(type, preventLeaving))
  }
  // No spies: they would keep their arguments, and each error holds elements of the page.
  for (const level of ['error', 'warn', 'log', 'info', 'debug']) replaceUntilTestEnds(console, level, nothing)
}

function preventLeaving(event: Event) {
  if (event.type === 'submit' || closest(event.target, 'a, area')) event.preventDefault()
}

/** A phone or a desktop window, with or without reduced motion. @param options.isWide a desktop window in any case */
export function fakeMediaQueries(random: Random, { isWide = false } = {}): void {
  const isPhone = random.chance(40) && !isWide
  const isReducedMotion = random.chance(20)
  Object.defineProperty(document.documentElement, 'clientWidth', {
    configurable: true,
    value: isPhone ? 390 : 1280,
  })
  Reflect.set(window, 'matchMedia', (media: string) => {
    const matches =
      (media.includes('reduced-motion') && isReducedMotion) ||
      (media.includes('max-width') && isPhone) ||
      (/min-width|hover|resolution/.test(media) && !isPhone)
    return Object.assign(new EventTarget(), { media, matches })
  })
}

function replaceUntilTestEnds(owner: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
  onTestFinished(() => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  })
}

/** An animation that finishes after its duration, by the test's clock. */
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
