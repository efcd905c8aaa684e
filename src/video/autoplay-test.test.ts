import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gate } from '../../tests/unit/gate'
import { canAutoplay } from './autoplay-test'

/** The outcome of `play()`, for the sample and for the page's own video. */
let answers: Record<'sample' | 'own', () => Promise<void>>
let page: Document
const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'))
const unplayable = () => Promise.reject(new DOMException('', 'NotSupportedError'))
const allowed = () => Promise.resolve()
const never = () => gate().promise

beforeEach(() => {
  vi.useFakeTimers()
  // The answer is the page's: each test has one of its own.
  page = document.implementation.createHTMLDocument()
  answers = { sample: allowed, own: allowed }
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    return this.src.startsWith('data:') ? answers.sample() : answers.own()
  })
})
afterEach(() => {
  // Before the clock: a stub puts back what it found, which is the fake.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function ask(own?: HTMLVideoElement) {
  const answer = canAutoplay(page, own)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(2000)
  return answer
}

describe('[S51] videos: autoplay', () => {
  test('[S51] autoplay test: plays a muted sample, and removes it', async () => {
    expect(await ask()).toBe(true)
    expect(page.querySelector('video')).toBeNull()
    const [sample] = vi.mocked(HTMLMediaElement.prototype.play).mock.contexts as HTMLVideoElement[]
    expect([sample?.muted, sample?.hasAttribute('playsinline')]).toEqual([true, true])
    expect(sample?.getAttribute('aria-hidden')).toBe('true')
  })

  test('[S51] autoplay test: runs once for the page', async () => {
    answers.sample = refused
    expect([await ask(), await ask()]).toEqual([false, false])
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
  })

  test('[S51] autoplay test: a play() that has not settled after 2 s counts as refused', async () => {
    answers.sample = never
    expect(await ask()).toBe(false)
  })

  test('[S51] autoplay test: time in which the page was too busy to answer does not count', async () => {
    const sample = gate()
    let tick = () => {}
    vi.stubGlobal('setInterval', (callback: () => void) => (tick = callback))
    answers.sample = () => sample.promise
    const answer = canAutoplay(page)
    await vi.dynamicImportSettled()
    // After five seconds of other work one tick has come, and the others have been left out.
    for (let ticks = 1; ticks < 20; ticks += 1) tick()
    sample.open()
    expect(await answer).toBe(true)
  })

  test('[S51] autoplay test: what plays is let play, though its promise is not kept', async () => {
    answers.sample = never
    vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false)
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(3)
    expect(await ask()).toBe(true)
  })

  test('[S51] autoplay test: a play() that throws counts as refused', async () => {
    answers.sample = () => {
      throw new Error('No media here')
    }
    expect(await ask()).toBe(false)
  })

  test.each([
    ['plays', allowed, true],
    ['may not play', refused, false],
  ])(
    '[S51] autoplay test: if the sample can not be played, the page’s own video %s',
    async (_, own, answer) => {
      answers = { sample: unplayable, own }
      expect(await ask(page.createElement('video'))).toBe(answer)
      expect(await ask()).toBe(false)
    },
  )
})
