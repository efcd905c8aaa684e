import { onTestFinished, vi } from 'vitest'

/** The state that a browser has for one audio or video. */
interface Known {
  paused: boolean
  ended: boolean
  currentTime: number
  duration: number
  volume: number
  muted: boolean
  networkState: number
  error: object | null
  bufferedTo: number
}

export interface FakeMedia {
  /** Changes what the browser knows, without a word about it. */
  set(media: HTMLMediaElement, known: Partial<Known>): void
  /** Changes it, and fires the event. */
  tell(media: HTMLMediaElement, type: string, known?: Partial<Known>): void
}

/** Media that plays as far as the test says, because neither DOM plays anything. */
export function fakeMedia(): FakeMedia {
  const all = new WeakMap<object, Known>()
  const knownOf = (media: HTMLMediaElement) => {
    const known = all.get(media) ?? {
      paused: true,
      ended: false,
      currentTime: 0,
      duration: Number.NaN,
      volume: 1,
      muted: media.hasAttribute('muted'),
      networkState: 1,
      error: null,
      bufferedTo: 0,
    }
    all.set(media, known)
    return known
  }
  const tell: FakeMedia['tell'] = (media, type, known = {}) => {
    Object.assign(knownOf(media), known)
    media.dispatchEvent(new Event(type))
  }

  const { prototype } = HTMLMediaElement
  const before = new Map<string, PropertyDescriptor | undefined>()
  const define = (name: string, descriptor: PropertyDescriptor) => {
    before.set(name, Object.getOwnPropertyDescriptor(prototype, name))
    Object.defineProperty(prototype, name, { configurable: true, ...descriptor })
  }
  const property = <Name extends keyof Known>(name: Name, type?: string) =>
    define(name, {
      get(this: HTMLMediaElement) {
        return knownOf(this)[name]
      },
      set(this: HTMLMediaElement, value: Known[Name]) {
        if (knownOf(this)[name] === value) return
        knownOf(this)[name] = value
        if (type) tell(this, type)
      },
    })
  for (const name of ['paused', 'ended', 'duration', 'networkState', 'error'] as const) property(name)
  for (const name of ['volume', 'muted'] as const) property(name, 'volumechange')
  property('currentTime', 'seeked')
  define('buffered', {
    get(this: HTMLMediaElement) {
      const end = knownOf(this).bufferedTo
      return { length: end > 0 ? 1 : 0, start: () => 0, end: () => end }
    },
  })
  vi.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    const { paused, ended } = knownOf(this)
    if (paused) tell(this, 'play', { paused: false, ended: false, ...(ended && { currentTime: 0 }) })
  })
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (!knownOf(this).paused) tell(this, 'pause', { paused: true })
  })

  onTestFinished(() => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(prototype, name, descriptor)
      else Reflect.deleteProperty(prototype, name)
    }
  })
  return {
    set: (media, known) => void Object.assign(knownOf(media), known),
    tell,
  }
}

/** The browser's object for a `track`. The test sets its cues. */
export interface FakeTrack {
  readonly track: EventTarget & { mode: string; activeCues: readonly { text: string }[] | null }
  /** These are said now. */
  say(...texts: string[]): void
}

export function fakeTrack(element: HTMLTrackElement, mode = 'disabled'): FakeTrack {
  const track: FakeTrack['track'] = Object.assign(new EventTarget(), { mode, activeCues: null })
  Object.defineProperty(element, 'track', { configurable: true, value: track })
  return {
    track,
    say(...texts) {
      track.activeCues = texts.map((text) => ({ text }))
      track.dispatchEvent(new Event('cuechange'))
    },
  }
}
