import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeMedia, fakeMedia, fakeTrack } from '../../../tests/unit/fake-media'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const KEY = 'plyr_volume'
const VTT =
  'WEBVTT\n\n00:00.000 --> 00:02.000\nFirst\nclamp it\n\n00:02.000 --> 00:09.000\n<b>Cut</b> &amp; polish'

let page: FakePage
let browser: FakeMedia

const all = <E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<E>(selector),
]
const player = () => one('#player-501')
const video = () => one<HTMLVideoElement>('#player-501 video')
const audio = () => one<HTMLAudioElement>('#player-502 audio')
const button = (name: string, root: ParentNode = player()) => one(`[data-player="${name}"]`, root)
const slider = (name: string, root: ParentNode = player()) =>
  one<HTMLInputElement>(`input[data-player="${name}"]`, root)
const text = (selector: string, root: ParentNode = player()) => one(selector, root).textContent
const is = (name: string, root: Element = player()) => root.classList.contains(name)

/** Passes time, and lets React render. */
async function pass(ms = 0) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}
async function press(name: string, root?: ParentNode) {
  button(name, root).click()
  await pass()
}
/** Moves a slider as a visitor does: the value changes, then the event fires. */
async function slide(input: HTMLInputElement, value: number) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(value))
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await pass()
}
async function tell(...told: Parameters<FakeMedia['tell']>) {
  browser.tell(...told)
  await pass()
}
const key = (target: EventTarget, name: string, type = 'keydown') => {
  const event = new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

function wake() {
  for (const host of all('.player')) {
    mount(host, page)
  }
}
async function show(fragment = 'media-player', prepare = () => {}) {
  showFragment(fragment)
  page = fakePage()
  prepare()
  wake()
  await pass()
}
/** Shows a video whose metadata is loaded. */
async function showLong(durationS = 200) {
  await show()
  await tell(video(), 'loadedmetadata', { duration: durationS })
}

beforeEach(() => {
  vi.useFakeTimers()
  browser = fakeMedia()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

describe('[S54] media player: the bar', () => {
  test('[S54] media player: each player has a bar, last in its box, with unique ids, and no browser controls (14.1)', async () => {
    await show()
    expect(all('.player').map(({ lastElementChild }) => lastElementChild?.className)).toEqual(
      Array(2).fill('player-controls'),
    )
    const ids = all('.player input').map(({ id }) => id)
    expect(ids).toEqual(['seek1', 'volume1', 'seek2', 'volume2'])
    expect(all('.player label').map((label) => label.getAttribute('for'))).toEqual(ids)
    expect(all('[controls]')).toEqual([])
  })

  test('[S54] media player: the bar has the structure that the theme’s CSS expects', async () => {
    await show()
    const names = (root: ParentNode) =>
      all('*', root).map(({ localName, className, dataset }) =>
        [localName, className, dataset['player']].filter(Boolean).join(' '),
      )
    expect(names(one('.player-controls-left'))).toEqual([
      'button play',
      'i sf-icon-play',
      'span sr-only',
      'button pause',
      'i sf-icon-pause',
      'span sr-only',
      'div player-progress',
      'label sr-only',
      'input player-progress-seek seek',
      'progress player-progress-played',
      'span',
      'progress player-progress-buffer',
      'span',
    ])
    expect(names(one('.player-controls-right')).filter((name) => !name.includes('caption'))).toEqual([
      ...['span player-time', 'span sr-only', 'span player-current-time'],
      ...['span player-time', 'span sr-only', 'span player-duration'],
      ...['div volume-wrap', 'div volume-float-wrap', 'input player-volume volume', 'button mute'],
      ...['div icon-muted', 'i sf-icon-volume', 'div', 'i sf-icon-volume', 'span sr-only', 'label sr-only'],
      // The button of captions.
      ...['span', 'span sr-only'],
      ...['button fullscreen', 'div icon-exit-fullscreen', 'i sf-icon-enlarge', 'div', 'i sf-icon-enlarge'],
      'span sr-only',
    ])
    const of = (input: HTMLInputElement) => [input.type, input.min, input.max, input.step, input.value]
    expect(of(slider('seek'))).toEqual(['range', '0', '100', '0.5', '0'])
    expect(of(slider('volume'))).toEqual(['range', '0', '10', '', '5'])
    expect(all('button', player()).map(({ textContent }) => textContent)).toEqual([
      'Play',
      'Pause',
      'Toggle Mute',
      'CCToggle Captions',
      'Toggle Fullscreen',
    ])
    expect(text('.player-progress-played')).toBe('0% played')
  })

  test('[S54] media player: a video is wrapped in a box with its captions, sound is not', async () => {
    const both = () => [video(), audio()]
    showFragment('media-player')
    const printed = both()
    page = fakePage()
    wake()
    await pass()
    expect(both().map((media, at) => media === printed[at])).toEqual([true, true])
    expect(one('.player-video-wrapper').firstElementChild?.outerHTML).toBe(
      '<div class="player-captions"><span dir="auto"></span></div>',
    )
    expect(video().parentElement).toBe(one('.player-video-wrapper'))
    expect(audio().parentElement).toBe(one('#player-502'))
    expect(player().className).toBe(
      'player player-video stopped fullscreen-enabled fullscreen-hide-controls captions-enabled',
    )
    expect(one('#player-502').className).toBe('player player-audio stopped')
    expect(all('#player-502 [data-player="fullscreen"]')).toEqual([])
  })

  test('[S54] media player: unmounting restores the printed markup, and playing goes on', async () => {
    showFragment('media-player')
    const before = document.body.cloneNode(true)
    const printed = video()
    page = fakePage()
    wake()
    await pass()
    await press('play')
    expect(document.body.isEqualNode(before)).toBe(false)
    unmountAll()
    expect(document.body.isEqualNode(before)).toBe(true)
    expect(video()).toBe(printed)
    expect(printed.paused).toBe(false)
    expect(HTMLMediaElement.prototype.pause).not.toHaveBeenCalled()
  })

  test('[S54] media player: an element that replaced the video stays after unmounting', async () => {
    await show()
    const other = document.createElement('video')
    video().replaceWith(other)
    unmountAll()
    expect(all('.player-video-wrapper')).toEqual([])
    expect(other.parentElement).toBe(player())
  })

  test('[S54] media player: mounting again leaves the mounted players as they are (14.14)', async () => {
    await show()
    await press('play')
    const bars = all('.player-controls')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="player"><audio controls src="/assets/more.mp3"></audio></div>',
    )
    wake()
    await pass()
    expect(all('.player-controls').map((bar) => bars.indexOf(bar))).toEqual([0, 1, -1])
    expect(is('playing')).toBe(true)
    expect(new Set(all('.player input').map(({ id }) => id)).size).toBe(6)
  })

  test('[S54] media player: for screen readers it is a group with a name', async () => {
    await show()
    expect(all('[role="group"]').map((host) => host.getAttribute('aria-label'))).toEqual([
      'Video player',
      'Audio player',
    ])
  })

  test('[S54] media player: focus on the browser’s own controls moves to the bar', async () => {
    await show('media-player', () => {
      video().tabIndex = 0
      video().focus()
    })
    expect(document.activeElement).toBe(button('play'))
  })

  test.each([
    ['a telephone', 'iPhone', 'player player-video ios', true],
    ['a tablet', 'iPad', 'player player-video ios stopped', false],
  ])('[S54] media player: a video on %s of that make', async (_, device, className, isNative) => {
    vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (${device}) Safari`, maxTouchPoints: 5 })
    await show()
    expect(player().className.startsWith(className)).toBe(true)
    expect(video().hasAttribute('controls')).toBe(isNative)
    expect(all('#player-501 .player-controls')).toHaveLength(isNative ? 0 : 1)
    expect(all('#player-502 .player-controls')).toHaveLength(1)
    unmountAll()
    expect(player().className.trim()).toBe('player')
  })
})

describe('[S54] media player: playing', () => {
  test('[S54] media player: the focus moves to the other button after 100 ms (14.9)', async () => {
    await show()
    button('play').focus()
    await press('play')
    expect(video().paused).toBe(false)
    expect([is('playing'), is('stopped')]).toEqual([true, false])
    await pass(99)
    expect(document.activeElement).toBe(button('play'))
    await pass(1)
    expect(document.activeElement).toBe(button('pause'))
    await press('pause')
    expect([is('playing'), is('stopped')]).toEqual([false, true])
    await pass(100)
    expect(document.activeElement).toBe(button('play'))
  })

  test('[S54] media player: the focus moves on even if the browser does not focus a clicked button (14.9)', async () => {
    await show()
    await press('play')
    await pass(100)
    expect(document.activeElement).toBe(button('pause'))
  })

  test('[S54] media player: the focus stays if it was on neither button', async () => {
    await show()
    video().click()
    await pass(200)
    expect(document.activeElement).toBe(document.body)
    button('play').focus()
    await press('pause')
    slider('volume').focus()
    await pass(200)
    expect(document.activeElement).toBe(slider('volume'))
  })

  test('[S54] media player: a click on the video toggles it, a click on its box does not', async () => {
    await show()
    video().click()
    await pass()
    expect(is('playing')).toBe(true)
    video().click()
    await pass()
    expect(is('stopped')).toBe(true)
    one('.player-captions').click()
    audio().click()
    video().addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    video().click()
    expect([video().paused, audio().paused]).toEqual([true, true])
  })

  test('[S54] media player: at its end it is stopped, and a click starts it again', async () => {
    await showLong()
    await press('play')
    await tell(video(), 'ended', { ended: true, currentTime: 200, paused: true })
    expect([is('playing'), is('stopped')]).toEqual([false, true])
    video().click()
    expect([video().paused, video().currentTime]).toEqual([false, 0])
  })

  test('[S54] media player: media that the browser refuses to play stay stopped, without an error', async () => {
    await show()
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await press('play')
    expect(is('stopped')).toBe(true)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S54] media player: media with autoplay are neither started again nor shown as stopped', async () => {
    await show('media-player.odd')
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled()
    const host = one('#autoplay')
    const media = one<HTMLVideoElement>('video', host)
    expect([is('stopped', host), is('playing', host)]).toEqual([false, false])
    await tell(media, 'play', { paused: false })
    expect(is('playing', host)).toBe(true)
    await tell(media, 'pause', { paused: true })
    expect(is('stopped', host)).toBe(true)
  })

  test('[S54] media player: media that play already are shown as playing', async () => {
    await show('media-player', () => browser.set(video(), { paused: false, currentTime: 3, duration: 60 }))
    expect(is('playing')).toBe(true)
    expect(text('.player-current-time')).toBe('00:03')
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled()
  })

  test('[S54] media player: starting one pauses the others, mounted or not (D13)', async () => {
    await show('media-player', () => document.body.append(one('#player-502').cloneNode(true)))
    const asleep = document.createElement('div')
    asleep.className = 'player'
    asleep.innerHTML = '<audio controls></audio>'
    const background = document.createElement('video')
    document.body.append(asleep, background)
    await background.play()
    await one<HTMLAudioElement>('audio', asleep).play()
    await press('play')
    expect(one<HTMLAudioElement>('audio', asleep).paused).toBe(true)
    await press('play', one('#player-502'))
    expect([video().paused, audio().paused, background.paused]).toEqual([true, false, false])
    expect([is('stopped'), is('playing', one('#player-502'))]).toEqual([true, true])
  })

  test('[S54] media player: of two that start together one goes on (D13)', async () => {
    await show()
    browser.set(video(), { paused: false })
    browser.set(audio(), { paused: false })
    for (const media of [video(), audio()]) await tell(media, 'play')
    expect([video(), audio()].filter(({ paused }) => !paused)).toHaveLength(1)
  })

  test('[S54] media player: a wait of 250 ms shows a spinner, until it can go on', async () => {
    await show()
    await tell(video(), 'waiting')
    await pass(249)
    expect(is('loading')).toBe(false)
    await pass(1)
    expect(is('loading')).toBe(true)
    await tell(video(), 'canplay')
    expect(is('loading')).toBe(false)
    await tell(video(), 'waiting')
    await pass(100)
    await tell(video(), 'seeked')
    await pass(500)
    expect(is('loading')).toBe(false)
  })

  test('[S54] media player: a page restored from the back/forward cache shows the current state', async () => {
    await show()
    await press('play')
    browser.set(video(), { paused: true })
    window.dispatchEvent(new Event('pageshow'))
    await pass()
    expect(is('stopped')).toBe(true)
  })
})

describe('[S54] media player: position', () => {
  test('[S54] media player: the slider seeks (14.7)', async () => {
    await showLong()
    await slide(slider('seek'), 25)
    expect(video().currentTime).toBe(50)
    expect(slider('seek').value).toBe('25')
    expect(slider('seek').getAttribute('aria-valuetext')).toBe('00:50 of 03:20')
    expect(text('.player-progress-played')).toBe('25% played')
  })

  test('[S54] media player: the slider follows the media, and shows what is buffered', async () => {
    await showLong()
    await tell(video(), 'timeupdate', { currentTime: 66.67, bufferedTo: 100 })
    expect(text('.player-progress-played')).toBe('33.34% played')
    expect(text('.player-progress-buffer')).toBe('50% buffered')
    expect([text('.player-current-time'), text('.player-duration')]).toEqual(['01:06', '03:20'])
    await tell(video(), 'progress', { bufferedTo: 150 })
    expect(text('.player-progress-buffer')).toBe('75% buffered')
    await tell(video(), 'durationchange', { duration: 300 })
    expect(text('.player-duration')).toBe('05:00')
  })

  test('[S54] media player: times of an hour and more have hours (14.10)', async () => {
    await showLong(3725)
    expect([text('.player-current-time'), text('.player-duration')]).toEqual(['0:00:00', '1:02:05'])
  })

  test.each([
    ['not known', Number.NaN, '00:00'],
    ['without end', Number.POSITIVE_INFINITY, 'Live'],
    ['nothing', 0, '00:00'],
  ])('[S54] media player: a length that is %s can not be moved about in', async (_, durationS, shown) => {
    await showLong(durationS)
    expect(slider('seek').disabled).toBe(true)
    expect(text('.player-duration')).toBe(shown)
  })

  test('[S54] media player: Page Up and Page Down skip 10 s, arrow keys are the browser’s', async () => {
    await showLong()
    expect(key(slider('seek'), 'PageUp')).toBe(true)
    expect(video().currentTime).toBe(10)
    await tell(video(), 'timeupdate', { currentTime: 4 })
    key(slider('seek'), 'PageDown')
    expect(video().currentTime).toBe(0)
    expect(key(slider('seek'), 'ArrowRight')).toBe(false)
  })

  test('[S54] media player: a browser that refuses to seek causes no error', async () => {
    await showLong()
    Object.defineProperty(video(), 'currentTime', {
      get: () => 0,
      set() {
        throw new DOMException('', 'InvalidStateError')
      },
    })
    await slide(slider('seek'), 25)
    expect(slider('seek').value).toBe('0')
  })

  test('[S54] media player: printed buttons work (14.8)', async () => {
    await show('media-player.odd')
    const host = one('#buttons')
    const media = one<HTMLVideoElement>('video', host)
    await tell(media, 'loadedmetadata', { duration: 60, currentTime: 4 })
    await press('rewind', host)
    expect(media.currentTime).toBe(0)
    await press('fast-forward', host)
    expect(media.currentTime).toBe(10)
    await press('restart', host)
    expect(media.currentTime).toBe(0)
    await press('eject', host)
    expect(all('[data-player="captions"]', host)).toHaveLength(1)
    unmountAll()
    await press('fast-forward', host)
    expect(media.currentTime).toBe(0)
  })
})

describe('[S54] media player: volume', () => {
  const stored = () => localStorage.getItem(KEY)

  test.each([
    ['nothing (14.2)', null, '5', 0.5],
    ['8 (14.3)', '8', '8', 0.8],
    ['99 (14.4)', '99', '10', 1],
    ['abc (14.4)', 'abc', '5', 0.5],
    ['0', '0', '0', 0],
  ])('[S54] media player: stored is %s', async (_, before, value, volume) => {
    if (before !== null) localStorage.setItem(KEY, before)
    await show()
    expect([slider('volume').value, video().volume, is('muted')]).toEqual([value, volume, volume === 0])
    expect(stored(), 'nobody has chosen anything').toBe(before)
  })

  test('[S54] media player: the volume is stored, and set for one player only (14.5)', async () => {
    await show()
    await slide(slider('volume'), 3)
    expect([video().volume, stored()]).toEqual([0.3, '3'])
    expect(slider('volume', one('#player-502')).value).toBe('5')
  })

  test('[S54] media player: the mute button mutes, and restores the volume (14.6)', async () => {
    await show()
    await slide(slider('volume'), 7)
    await press('mute')
    expect([is('muted'), stored(), slider('volume').value]).toEqual([true, '0', '0'])
    expect(button('mute').getAttribute('aria-pressed')).toBe('true')
    await press('mute')
    expect([is('muted'), stored(), video().volume]).toEqual([false, '7', 0.7])
    expect(button('mute').getAttribute('aria-pressed')).toBe('false')
  })

  test('[S54] media player: raising the volume unmutes', async () => {
    await show()
    await press('mute')
    await slide(slider('volume'), 2)
    expect([video().muted, video().volume, stored()]).toEqual([false, 0.2, '2'])
    await slide(slider('volume'), 0)
    expect([is('muted'), stored()]).toEqual([true, '0'])
    await press('mute')
    expect(video().volume).toBe(0.2)
  })

  test('[S54] media player: the level of a video printed as muted is not stored', async () => {
    await show('media-player.odd')
    expect(stored()).toBeNull()
    expect(is('muted', one('#autoplay'))).toBe(true)
    await press('mute', one('#autoplay'))
    expect(stored()).toBe('5')
  })

  test('[S54] media player: a volume set by the browser’s own controls stays', async () => {
    localStorage.setItem(KEY, '8')
    await show('media-player', () => browser.set(video(), { volume: 0.2 }))
    expect(slider('volume').value).toBe('2')
  })

  test('[S54] media player: it works without storage (14.15)', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {}
    const withStorage = (descriptor: PropertyDescriptor) =>
      Object.defineProperty(window, 'localStorage', { configurable: true, ...descriptor })
    withStorage({ get: refuse })
    await show()
    expect(slider('volume').value).toBe('5')
    await slide(slider('volume'), 3)
    await press('mute')
    expect(is('muted')).toBe(true)
    await press('play')
    expect(is('playing')).toBe(true)
    withStorage(storage)
    expect(page.report).not.toHaveBeenCalled()
  })
})

describe('[S54] media player: captions', () => {
  const words = () => text('.player-captions > span')
  const requests: string[] = []

  beforeEach(() => {
    requests.length = 0
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url)
      return new Response(VTT)
    })
  })

  test('[S54] media player: the browser loads them, and the theme’s box shows them as text (D9)', async () => {
    let track: ReturnType<typeof fakeTrack> | undefined
    await show('media-player', () => {
      track = fakeTrack(one<HTMLTrackElement>('track'))
    })
    expect(track?.track.mode).toBe('disabled')
    expect([is('captions-enabled'), is('captions-active')]).toEqual([true, false])
    await press('captions')
    expect(button('captions').getAttribute('aria-pressed')).toBe('true')
    expect(track?.track.mode).toBe('hidden')
    track?.say('<v Moana>First <i>clamp</i> it</v>', 'Cut &amp; <img src=x onerror="window.hacked=1">polish')
    await pass()
    expect(words()).toBe('First clamp it\nCut & polish')
    expect(all('.player-captions *')).toHaveLength(1)
    await press('captions')
    expect([words(), track?.track.mode, is('captions-active')]).toEqual(['', 'disabled', false])
    expect(requests).toEqual([])
  })

  test('[S54] media player: captions that the browser shows again after a reload are shown once', async () => {
    let track: ReturnType<typeof fakeTrack> | undefined
    const tracks = new EventTarget()
    const showAgain = () => {
      if (track) track.track.mode = 'showing'
      tracks.dispatchEvent(new Event('change'))
      return track?.track.mode
    }
    await show('media-player', () => {
      track = fakeTrack(one<HTMLTrackElement>('track'))
      Object.defineProperty(video(), 'textTracks', { value: tracks })
    })
    expect(showAgain()).toBe('disabled')
    await press('captions')
    expect(showAgain()).toBe('hidden')
    unmountAll()
    expect(showAgain()).toBe('showing')
  })

  test('[S54] media player: captions that the browser showed stay on, and unmounting gives them back', async () => {
    let track: ReturnType<typeof fakeTrack> | undefined
    await show('media-player', () => {
      track = fakeTrack(one<HTMLTrackElement>('track'), 'showing')
      track.say('Hello')
    })
    expect([is('captions-active'), words(), track?.track.mode]).toEqual([true, 'Hello', 'hidden'])
    unmountAll()
    expect(track?.track.mode).toBe('showing')
  })

  test('[S54] media player: sound with a track has captions above its bar (D9)', async () => {
    let track: ReturnType<typeof fakeTrack> | undefined
    await show('media-player.odd', () => {
      track = fakeTrack(one<HTMLTrackElement>('#talk track'))
    })
    const host = one('#talk')
    expect(host.className).toBe('player player-audio stopped captions-enabled')
    expect([...host.children].map(({ localName, className }) => className || localName)).toEqual([
      'player-captions',
      'audio',
      'player-controls',
    ])
    await press('captions', host)
    track?.say('The bells')
    await pass()
    expect([is('captions-active', host), text('.player-captions > span', host)]).toEqual([true, 'The bells'])
    unmountAll()
    expect(all('.player-captions', host)).toEqual([])
  })

  test('[S54] media player: a track that cannot be loaded is reported once', async () => {
    await show('media-player', () => fakeTrack(one<HTMLTrackElement>('track')))
    one('track').dispatchEvent(new Event('error'))
    expect(page.report).not.toHaveBeenCalled()
    await press('captions')
    one('track').dispatchEvent(new Event('error'))
    await pass()
    expect(page.report).toHaveBeenCalledOnce()
    expect(is('captions-active')).toBe(false)
    expect(one('[role="status"]').textContent).toBe('The captions could not be loaded.')
  })

  describe('[S54] media player: without text tracks', () => {
    const withoutTracks = () =>
      Object.defineProperty(one('track'), 'track', { configurable: true, value: undefined })

    test('[S54] media player: the file is fetched once, and its captions are shown at their times (14.13)', async () => {
      await show('media-player', withoutTracks)
      expect(requests).toEqual([])
      await press('captions')
      await tell(video(), 'timeupdate', { currentTime: 1 })
      expect(words()).toBe('First\nclamp it')
      await tell(video(), 'timeupdate', { currentTime: 5 })
      expect(words()).toBe('Cut & polish')
      await tell(video(), 'timeupdate', { currentTime: 10 })
      expect(words()).toBe('')
      await press('captions')
      await press('captions')
      expect(requests).toEqual([expect.stringMatching(/\/assets\/engraving\.vtt$/)])
    })

    test('[S54] media player: a file that fails is reported, and fetched again when captions are switched on again', async () => {
      const fetch = vi.fn(async () => new Response('', { status: 404 }))
      vi.stubGlobal('fetch', fetch)
      await show('media-player', withoutTracks)
      await press('captions')
      await pass(20)
      expect(page.report).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ name: 'WireError', kind: 'status' }),
        'call',
      )
      expect([is('captions-active'), is('captions-enabled')]).toEqual([false, true])
      await press('captions')
      expect(fetch).toHaveBeenCalledTimes(2)
    })

    test('[S54] media player: a request times out after 10 s, and is aborted on unmounting', async () => {
      let isGivenUp = false
      vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
        isGivenUp = false
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            isGivenUp = true
          })
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        })
      })
      await show('media-player', withoutTracks)
      await press('captions')
      await pass(10_000)
      expect(page.report).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ kind: 'timeout' }),
        'call',
      )
      await press('captions')
      unmountAll()
      expect(isGivenUp).toBe(true)
      await pass(10_000)
      expect(page.report).toHaveBeenCalledOnce()
    })

    test('[S54] media player: a file whose request was aborted by leaving the page can be fetched again', async () => {
      const request = gate<Response>()
      const fetch = vi.fn(() => request.promise)
      vi.stubGlobal('fetch', fetch)
      await show('media-player', withoutTracks)
      await press('captions')
      window.dispatchEvent(new Event('pagehide'))
      request.fail(new TypeError('Failed to fetch'))
      await pass(1)
      expect([is('captions-active'), is('captions-enabled')]).toEqual([false, true])
      expect(page.report).not.toHaveBeenCalled()
      await press('captions')
      expect(fetch).toHaveBeenCalledTimes(2)
    })

    test('[S54] media player: an SRT file is fetched and parsed', async () => {
      await show('media-player', () => {
        fakeTrack(one<HTMLTrackElement>('track'))
        one('track').setAttribute('src', '/assets/engraving.srt')
      })
      await press('captions')
      expect(requests).toEqual([expect.stringMatching(/\.srt$/)])
    })
  })
})

describe('[S54] media player: full screen', () => {
  const framed = () => vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)
  const move = (target: Element, type = 'pointermove', pointerType = 'mouse') =>
    target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: type !== 'pointerleave' }))

  const STANDARD = [
    'fullscreenEnabled',
    'fullscreenElement',
    'requestFullscreen',
    'exitFullscreen',
    'fullscreenchange',
  ]

  /** Fakes the full-screen API under these names. */
  function offer([isAllowed, element, request, exit, change]: readonly string[]) {
    let shown: Element | null = null
    const turn = (now: Element | null) => {
      shown = now
      document.dispatchEvent(new Event(change ?? ''))
    }
    const set = (owner: object, name = '', descriptor: PropertyDescriptor = {}) =>
      Object.defineProperty(owner, name, { configurable: true, ...descriptor })
    set(document, isAllowed, { value: true })
    set(document, element, { get: () => shown })
    set(document, exit, { value: () => turn(null) })
    set(HTMLElement.prototype, request, {
      writable: true,
      value(this: HTMLElement) {
        turn(this)
      },
    })
    return {
      turn,
      end: () => {
        for (const name of [isAllowed, element, exit]) Reflect.deleteProperty(document, name ?? '')
        Reflect.deleteProperty(HTMLElement.prototype, request ?? '')
      },
    }
  }

  test('[S54] media player: the browser’s full screen, by the button and by others', async () => {
    const screen = offer(STANDARD)
    await show()
    await press('fullscreen')
    expect(is('fullscreen-active')).toBe(true)
    expect(button('fullscreen').getAttribute('aria-pressed')).toBe('true')
    expect(document.body.style.overflow).toBe('')
    await press('fullscreen')
    expect(is('fullscreen-active')).toBe(false)
    screen.turn(player())
    await pass()
    expect(is('fullscreen-active')).toBe(true)
    screen.turn(null)
    await pass()
    expect(is('fullscreen-active')).toBe(false)
    screen.end()
  })

  test('[S54] media player: a video in full screen before the mount has the browser’s controls until it is back', async () => {
    const screen = offer(STANDARD)
    await show('media-player', () => screen.turn(video()))
    screen.turn(video())
    expect([video().hasAttribute('controls'), video().parentElement === player()]).toEqual([true, true])
    expect(all('.player-controls')).toHaveLength(1)
    screen.turn(null)
    await pass()
    expect([video().hasAttribute('controls'), is('fullscreen-enabled')]).toEqual([false, true])
    unmountAll()
    expect(video().hasAttribute('controls')).toBe(true)

    screen.turn(video())
    wake()
    unmountAll()
    screen.turn(null)
    await pass()
    expect(all('.player-controls')).toEqual([])
    screen.end()
  })

  test('[S54] media player: without support the window is filled, and Escape leaves', async () => {
    await show()
    await press('fullscreen')
    expect([is('fullscreen-active'), document.body.style.overflow]).toEqual([true, 'hidden'])
    expect(one('#player-502').inert).toBe(true)
    key(document.body, 'Escape')
    await pass()
    expect([is('fullscreen-active'), document.body.style.overflow]).toEqual([false, ''])
    expect(one('#player-502').inert).toBe(false)
    await press('fullscreen')
    unmountAll()
    expect(document.body.style.overflow).toBe('')
  })

  test.each([
    ['fills the window', false],
    ['fills nothing in a frame', true],
  ])('[S54] media player: a browser that refuses it after all: it %s', async (_, isFramed) => {
    const screen = offer(STANDARD)
    HTMLElement.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
    if (isFramed) framed()
    await show()
    await press('fullscreen')
    expect(is('fullscreen-active')).toBe(!isFramed)
    expect(document.body.style.overflow).toBe(isFramed ? '' : 'hidden')
    unmountAll()
    expect(document.body.style.overflow).toBe('')
    screen.end()
  })

  test('[S54] media player: in a frame without support there is no full screen', async () => {
    framed()
    await show()
    expect(is('fullscreen-enabled')).toBe(false)
    expect(all('#player-501 [data-player="fullscreen"]')).toEqual([])
  })

  test('[S54] media player: the bar is shown for 2 s after activity (14.11), and while the pointer rests on it (14.12)', async () => {
    await show()
    move(video())
    expect(is('player-hover'), 'not in the page').toBe(false)
    await press('fullscreen')
    move(video())
    expect(is('player-hover')).toBe(true)
    await pass(1999)
    expect(is('player-hover')).toBe(true)
    await pass(1)
    expect(is('player-hover')).toBe(false)
    move(button('mute'))
    await pass(10_000)
    expect(is('player-hover')).toBe(true)
    move(player(), 'pointerleave')
    await pass(2000)
    expect(is('player-hover')).toBe(false)
    move(button('mute'), 'pointerdown', 'touch')
    await pass(2000)
    expect(is('player-hover'), 'a finger rests nowhere').toBe(false)
    key(button('mute'), 'Tab')
    expect(is('player-hover')).toBe(true)
    await press('fullscreen')
    expect(is('player-hover')).toBe(false)
  })
})

describe('[S54] media player: media that cannot be played', () => {
  const lost = () => one('#lost')
  const reel = () => one<HTMLVideoElement>('video', lost())

  async function fail() {
    one('source', lost()).dispatchEvent(new Event('error'))
    browser.set(reel(), { networkState: 3 })
    await pass(1)
  }

  test('[S54] media player: the browser’s controls come back, with a message and a link to the file', async () => {
    await show('media-player.odd')
    expect(all('.player-controls', lost())).toHaveLength(1)
    await fail()
    expect(all('.player-controls', lost())).toEqual([])
    expect(reel().hasAttribute('controls')).toBe(true)
    expect(lost().className.trim()).toBe('player player-video')
    expect(text('.laurel-player-note', lost())).toBe('This video cannot be played here. Download the reel')
    expect(one('[role="status"]').textContent).toBe('This video cannot be played here.')
    unmountAll()
    expect(all('.laurel-player-note')).toEqual([])
  })

  test('[S54] media player: focus on the play button moves to the browser’s controls', async () => {
    await show('media-player.odd')
    reel().tabIndex = 0
    button('play', lost()).focus()
    await fail()
    expect(document.activeElement).toBe(reel())
  })

  test('[S54] media player: a player that fills the window leaves it', async () => {
    await show('media-player.odd')
    await press('fullscreen', lost())
    expect(document.body.style.overflow).toBe('hidden')
    await fail()
    await pass()
    expect([is('fullscreen-active', lost()), document.body.style.overflow]).toEqual([false, ''])
    expect(one('#talk').inert).toBe(false)
  })

  test('[S54] media player: a bar that is rendered again has its own ids', async () => {
    await show('media-player.odd')
    await fail()
    const later = document.createElement('div')
    later.className = 'player'
    later.innerHTML = '<audio controls src="/assets/more.mp3"></audio>'
    document.body.append(later)
    mount(later, page)
    await tell(reel(), 'loadedmetadata', { networkState: 1, duration: 3 })
    const ids = all('.player input').map(({ id }) => id)
    expect(lost().querySelectorAll('input')).toHaveLength(2)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('[S54] media player: with another source the bar is rendered again', async () => {
    await show('media-player.odd')
    await fail()
    await tell(reel(), 'loadedmetadata', { networkState: 1, duration: 3 })
    expect(all('.player-controls', lost())).toHaveLength(1)
    expect(reel().hasAttribute('controls')).toBe(false)
    expect(all('.laurel-player-note', lost())).toEqual([])
  })

  test('[S54] media player: media that failed before the mount are shown as failed', async () => {
    await show('media-player.odd', () => browser.set(reel(), { networkState: 3 }))
    await pass(1)
    expect(reel().hasAttribute('controls')).toBe(true)
  })
})

describe('[S54] media player: odd and hostile', () => {
  test('[S54] media player: boxes without media and boxes with a bar are left alone', async () => {
    await show('media-player.odd', () => {
      for (const id of ['empty', 'text', 'built']) one(`#${id}`).dataset['before'] = one(`#${id}`).outerHTML
    })
    for (const id of ['empty', 'text', 'built']) {
      const { before } = one(`#${id}`).dataset
      delete one(`#${id}`).dataset['before']
      expect(one(`#${id}`).outerHTML).toBe(before)
    }
    expect(all('#outer .player-controls')).toHaveLength(1)
    expect(one('#inner').lastElementChild?.className).toBe('player-controls')
    expect(one('#deep .responsive > .player-video-wrapper > video').title).toBe('Cutting a name')
    expect(one('#deep').getAttribute('aria-label')).toBe('Cutting a name')
    const ids = all('[id]').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S54] media player: the track with a file and a suitable kind is used', async () => {
    await show('media-player.odd')
    expect(is('captions-enabled', one('#buttons'))).toBe(true)
    expect(is('captions-enabled', one('#deep'))).toBe(false)
  })

  test('[S54] media player: focus by the Tab key adds a class, until it leaves', async () => {
    await show()
    key(button('mute'), 'Enter', 'keyup')
    expect(is('tab-focus', button('mute'))).toBe(false)
    key(button('mute'), 'Tab', 'keyup')
    expect(is('tab-focus', button('mute'))).toBe(true)
    button('mute').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expect(is('tab-focus', button('mute'))).toBe(false)
    button('play').focus()
    key(button('play'), 'Tab', 'keyup')
    await press('play')
    await pass(100)
    expect(is('tab-focus', button('pause')), 'it goes on with the focus').toBe(true)
  })

  test('[X11] media player: hostile names and links do no harm', async () => {
    await show('media-player.hostile', () => {
      for (const media of all<HTMLMediaElement>('#link video, #words audio')) {
        browser.set(media, { networkState: 3 })
      }
    })
    await pass(1)
    expect(one('#names').getAttribute('aria-label')).toBe('<img src=x onerror="window.hacked=1">')
    expect(all('#link .laurel-player-note a')).toEqual([])
    expect(text('.laurel-player-note a', one('#words'))).toBe('<img src=x onerror="window.hacked=1">')
    expect('hacked' in window).toBe(false)
  })
})
