import { afterEach, vi } from 'vitest'

const CLOCK = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] as const
const FRAMES = ['requestAnimationFrame', 'cancelAnimationFrame'] as const

/** Vitest's own waiting ends after a second, which a first render on a busy machine may take; no test is about that. */
const WAIT_MS = 20_000

declare global {
  interface Document {
    /** The clock of the first test file on this page. */
    firstClock?: object
    /** Vitest's own `vi.waitFor`. */
    waitFor?: typeof vi.waitFor
    /** The observers that the test file before has created. */
    observers?: Set<MutationObserver>
  }
}

// The files of one worker share its DOM. Modules, spies, clock and address are reset, so that no file sees the changes of another.
vi.resetModules()
vi.restoreAllMocks()
vi.useRealTimers()
// A timer that is stubbed while the clock is a fake one comes back as the fake: then jsdom, which counts on
// `setInterval`, never has a frame again.
document.firstClock ??= Object.fromEntries([...CLOCK, ...FRAMES].map((name) => [name, globalThis[name]]))
Object.assign(globalThis, document.firstClock)
// Nothing leaves the machine: a test that expects an answer gives it.
globalThis.fetch = () => Promise.reject(new TypeError('unit tests have no network'))
document.waitFor ??= vi.waitFor
const { waitFor } = document
vi.waitFor = (callback, options = WAIT_MS) => waitFor(callback, options)
history.replaceState(null, '', '/')
document.observers ??= trackObservers()
for (const observer of document.observers) observer.disconnect()
document.observers.clear()

/** @returns the observers that are created from now on */
function trackObservers() {
  const observers = new Set<MutationObserver>()
  globalThis.MutationObserver = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.add(this)
    }
  }
  return observers
}

/** Each test starts on an empty page without the classes, cookies, kept data and globals of the one before. */
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  for (const element of [document.body, document.documentElement]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie may have a name that no library can write
    document.cookie = `${pair.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
  sessionStorage.clear()
  localStorage.clear()
})
