import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePictures, type Outcome } from '../../../tests/unit/fake-pictures'
import { createLightbox, type Lightbox, type LightboxOptions } from './create-lightbox'
import { followHash } from './follow-hash'
import type { LightboxItem } from './item'
import { mediaAt } from './lightbox'

const names = ['cup', 'medal', 'shield', 'plaque', 'pin']
const items: LightboxItem[] = names.map((name) => ({ kind: 'image', url: `/${name}.jpg`, label: name }))
const FILM: LightboxItem = { kind: 'video', url: '/film.mp4', label: 'film' }

let outcomes: Record<string, Outcome>
let pictures: ReturnType<typeof fakePictures>
let lightbox: Lightbox<LightboxItem>
let steps: { state: unknown; address: string }[]
let at: number

beforeEach(() => {
  vi.useFakeTimers()
  outcomes = {}
  pictures = fakePictures((url) => outcomes[url] ?? [800, 600])
  steps = [{ state: null, address: '/shop/' }]
  at = 0
  // Neither DOM walks through its history: here one does, in a moment.
  vi.stubGlobal('history', {
    get state() {
      return steps[at]?.state ?? null
    },
    pushState(state: unknown, _: string, address?: string) {
      steps.splice(at + 1)
      steps.push({ state, address: address ?? steps[at]?.address ?? '' })
      at += 1
    },
    replaceState(state: unknown, _: string, address?: string) {
      steps[at] = { state, address: address ?? steps[at]?.address ?? '' }
    },
    back() {
      setTimeout(() => {
        at = Math.max(0, at - 1)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      })
    },
  })
})
afterEach(() => {
  lightbox?.end()
  vi.runAllTimers()
  vi.useRealTimers()
})

function create(options: Partial<LightboxOptions> = {}) {
  lightbox = createLightbox(window, { wraps: [], fadeMs: 300, hasHistory: false, ...options })
  return lightbox
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const phase = () => lightbox.$state.get().phase
const index = () => {
  const state = lightbox.$state.get()
  return state.phase === 'closed' ? undefined : state.index
}

describe('[S55] lightbox: pictures are loaded before they are shown', () => {
  test('[S55] lightbox: the current picture is loaded first, then the next one, then the previous one', async () => {
    create().open(items, 2)
    expect(pictures.asked).toEqual(['/shield.jpg'])
    expect(phase()).toBe('opening')
    await settle()
    expect(phase()).toBe('shown')
    expect(pictures.asked).toEqual(['/shield.jpg', '/plaque.jpg', '/medal.jpg'])
    lightbox.step(-1, 'key')
    await settle()
    expect([index(), phase()]).toEqual([1, 'shown'])
    expect(pictures.asked.at(-1)).toBe('/cup.jpg')
    expect(new Set(pictures.asked).size).toBe(pictures.asked.length)
  })

  test('[S55] lightbox: a slow picture is waited for, but not shown if the visitor has moved on', async () => {
    outcomes['/cup.jpg'] = 'waits'
    create().open(items, 0)
    await settle()
    lightbox.step(1, 'key')
    await settle()
    expect([index(), phase()]).toEqual([1, 'shown'])
    pictures.arrive('/cup.jpg', [400, 300])
    await settle()
    expect([index(), phase()]).toEqual([1, 'shown'])
    lightbox.step(-1, 'key')
    expect(phase()).toBe('shown')
  })

  test('[S55] lightbox: a failed picture is reported, and loaded again when the visitor returns to it (4.12)', async () => {
    outcomes['/medal.jpg'] = 'fails'
    create().open(items, 1)
    await settle()
    const state = lightbox.$state.get()
    expect(state.phase === 'shown' && mediaAt(state, 1)).toEqual({ is: 'failed' })
    outcomes['/medal.jpg'] = [100, 100]
    lightbox.step(1, 'key')
    lightbox.step(-1, 'key')
    await settle()
    const again = lightbox.$state.get()
    expect(again.phase === 'shown' && mediaAt(again, 1)).toMatchObject({ is: 'loaded' })
  })

  test('[S55] lightbox: a picture that failed without a network is loaded by a retry', async () => {
    outcomes['/cup.jpg'] = 'fails'
    create().open(items, 0)
    await settle()
    outcomes['/cup.jpg'] = [100, 100]
    lightbox.retry()
    expect(phase()).toBe('loading')
    await settle()
    expect(phase()).toBe('shown')
  })

  test('[S55] lightbox: a video is shown at once, and reports its size later', async () => {
    create().open([FILM, ...items], 0)
    expect(phase()).toBe('shown')
    lightbox.tell(FILM, { is: 'loaded', size: { width: 320, height: 180 } })
    const state = lightbox.$state.get()
    expect(state.phase === 'shown' && mediaAt(state, 0)).toEqual({
      is: 'loaded',
      size: { width: 320, height: 180 },
    })
  })

  test('[S55] lightbox: closing cancels the requests that are pending', async () => {
    outcomes['/cup.jpg'] = 'waits'
    const images: HTMLImageElement[] = []
    const create_ = document.createElement.bind(document)
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create_(name)
      if (element instanceof HTMLImageElement) images.push(element)
      return element
    })
    create().open(items, 0)
    lightbox.close()
    expect(images[0]?.getAttribute('src')).toBe('')
    expect(phase()).toBe('closing')
    vi.advanceTimersByTime(299)
    expect(phase()).toBe('closing')
    vi.advanceTimersByTime(1)
    expect(phase()).toBe('closed')
  })

  test('[S55] lightbox: wrapping depends on the input (the feed wraps by arrows and swipes, not by keys)', async () => {
    create({ wraps: ['arrow', 'swipe'] }).open(items, 4)
    lightbox.step(1, 'key')
    expect(index()).toBe(4)
    expect([lightbox.canStep(1, 'key'), lightbox.canStep(1, 'arrow')]).toEqual([false, true])
    lightbox.step(1, 'arrow')
    expect(index()).toBe(0)
    lightbox.step(-1, 'swipe')
    expect(index()).toBe(4)
  })

  test('[S55] lightbox: items added later become part of the album (4.14)', async () => {
    create().open(items.slice(0, 2), 1)
    await settle()
    expect(lightbox.canStep(1, 'key')).toBe(false)
    lightbox.setItems(items)
    expect(lightbox.canStep(1, 'key')).toBe(true)
    expect(index()).toBe(1)
    expect(pictures.asked.at(-1)).toBe('/shield.jpg')
  })

  test('[S55] lightbox: an album without items does not open, and does not disturb an open one', async () => {
    outcomes['/cup.jpg'] = 'waits'
    create().open(items, 0)
    lightbox.open([], 0)
    pictures.arrive('/cup.jpg', [400, 300])
    await settle()
    expect(phase()).toBe('shown')
    lightbox.close()
    lightbox.open([], 0)
    vi.advanceTimersByTime(300)
    expect(phase()).toBe('closed')
  })

  test('[S55] lightbox: with reduced motion it closes at once', () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduce'), media }))
    create().open(items, 0)
    lightbox.close()
    expect(phase()).toBe('closed')
  })
})

describe('[S55] lightbox: the back button', () => {
  test('[S55] lightbox: the back button closes it and leaves no history entry', async () => {
    create({ hasHistory: true }).open(items, 0)
    expect([steps.length, at]).toEqual([2, 1])
    history.back()
    await settle()
    expect([phase(), at]).toEqual(['closing', 0])
    vi.advanceTimersByTime(300)
    expect(at).toBe(0)
  })

  test('[S55] lightbox: closing it removes its history entry; steps add none', async () => {
    create({ hasHistory: true }).open(items, 0)
    lightbox.step(1, 'key')
    lightbox.step(1, 'key')
    expect(steps).toHaveLength(2)
    lightbox.close()
    await settle()
    expect(at).toBe(0)
  })

  test('[S55] lightbox: opened again at once it has an entry of its own', async () => {
    create({ hasHistory: true }).open(items, 0)
    lightbox.close()
    lightbox.open(items, 1)
    await settle()
    expect([phase(), at, steps.length]).toEqual(['shown', 1, 2])
    history.back()
    await settle()
    expect([phase(), at]).toEqual(['closing', 0])
  })

  test('[S55] lightbox: a newer entry of the page stays', async () => {
    create({ hasHistory: true }).open(items, 0)
    history.pushState(null, '', '/shop/#prices')
    lightbox.close()
    await settle()
    expect([at, steps.at(-1)?.address]).toEqual([2, '/shop/#prices'])
  })

  test('[S55] lightbox: the history state of other scripts is kept, and an entry left by a reload is used again', async () => {
    history.replaceState({ kept: 1 }, '')
    create({ hasHistory: true }).open(items, 0)
    expect(history.state).toEqual({ kept: 1, laurelLightbox: true })
    // The page is reloaded at this entry: no lightbox is open.
    const other = createLightbox<LightboxItem>(window, { wraps: [], fadeMs: 0, hasHistory: true })
    other.open(items, 0)
    expect(steps).toHaveLength(2)
    other.close()
    await settle()
    expect(at).toBe(0)
  })

  test('[S55] lightbox: it opens even if the browser refuses a history entry', async () => {
    history.pushState = () => {
      throw new DOMException('too often', 'SecurityError')
    }
    create({ hasHistory: true }).open(items, 0)
    await settle()
    expect(phase()).toBe('shown')
    lightbox.close()
    await settle()
    expect(at).toBe(0)
  })
})

describe('[S55] lightbox: the address', () => {
  test('[S55] lightbox: the address names the current item while it is open', async () => {
    create({ hasHistory: true, linkId: 'cups' }).open(items, 1)
    expect(steps[at]?.address).toMatch(/#cups\/1$/)
    lightbox.step(1, 'key')
    expect(steps[at]?.address).toMatch(/#cups\/2$/)
    lightbox.open(items.slice(1), 3)
    expect([steps[at]?.address, steps.length]).toEqual([expect.stringMatching(/#cups\/3$/), 2])
    lightbox.close()
    await settle()
    expect(steps[at]?.address).toBe('/shop/')
  })

  test('[S55] lightbox: a hash opens, moves and closes it; other hashes do not', async () => {
    location.hash = '#cups/3'
    create({ hasHistory: true, linkId: 'cups' })
    const life = new AbortController()
    const follower = {
      signal: life.signal,
      count: () => items.length,
      show: vi.fn((to: number) => (phase() === 'closed' ? lightbox.open(items, to) : lightbox.go(to))),
      close: vi.fn(() => lightbox.close()),
    }
    followHash(window, 'cups', follower)
    expect(index()).toBe(3)
    const change = (hash: string) => {
      location.hash = hash
      window.dispatchEvent(new Event('hashchange'))
    }
    change('#cups/1')
    expect(index()).toBe(1)
    change('#medals/0')
    change('#cups/99')
    expect(index()).toBe(1)
    expect(follower.close).not.toHaveBeenCalled()
    change('#cups')
    expect(phase()).toBe('closing')
    life.abort()
    change('#cups/2')
    expect(follower.show).toHaveBeenCalledTimes(2)
    followHash(window, 'cups', follower)
    expect(follower.show).toHaveBeenCalledTimes(2)
    location.hash = ''
  })
})
