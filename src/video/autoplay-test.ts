import { isRefusal, makeSilent } from './silent-play'

/** A `play()` that has not settled within this time counts as refused. */
const LIMIT_MS = 2000
/**
 * The limit is counted in ticks. A busy page delays ticks, so time in which it cannot answer does not count.
 */
const PART_MS = 100
const SIDE_PX = 20
/** `readyState` of media that have what comes next. */
const HAVE_FUTURE_DATA = 3

/** `unknown`: the video itself could not be played, as under a policy that forbids `data:` media. */
type Answer = 'yes' | 'no' | 'unknown'

const answers = new WeakMap<Document, Promise<Answer>>()

/**
 * Whether the browser allows muted autoplay (contract 04 §0.3). It is tested once for the page, with a sample video; if the
 * sample can not be played, the given video is tested.
 */
export async function canAutoplay(document: Document, own?: HTMLVideoElement): Promise<boolean> {
  const known = answers.get(document) ?? trySample(document)
  answers.set(document, known)
  const answer = await known
  if (answer !== 'unknown') return answer === 'yes'
  return own !== undefined && (await tryOwn(own)) === 'yes'
}

async function trySample(document: Document): Promise<Answer> {
  const video = document.createElement('video')
  if (!playsInline(video, document.defaultView?.navigator)) return 'no'
  // Fetched only on pages with videos.
  const sample = await import('./sample').catch(() => undefined)
  if (!sample) return 'unknown'
  video.src = sample.SAMPLE_VIDEO
  makeSilent(video)
  video.tabIndex = -1
  video.setAttribute('aria-hidden', 'true')
  const place = {
    position: 'fixed',
    top: '0',
    left: '0',
    zIndex: '1000',
    pointerEvents: 'none',
    opacity: '0.01',
  }
  Object.assign(video.style, place, { width: `${SIDE_PX}px`, height: `${SIDE_PX}px` })
  document.body.prepend(video)
  const answer = await tryPlay(video)
  video.remove()
  return answer
}

async function tryOwn(video: HTMLVideoElement): Promise<Answer> {
  makeSilent(video)
  const answer = await tryPlay(video)
  video.pause()
  return answer
}

function tryPlay(video: HTMLVideoElement): Promise<Answer> {
  return new Promise((resolve) => {
    let partsLeft = LIMIT_MS / PART_MS
    const timer = setInterval(() => {
      partsLeft -= 1
      if (partsLeft <= 0) settle(isPlaying(video) ? 'yes' : 'no')
    }, PART_MS)
    const settle = (answer: Answer) => {
      clearInterval(timer)
      resolve(answer)
    }
    try {
      const playing: Promise<void> | undefined = video.play()
      // Old browsers return no promise.
      if (playing === undefined) settle(video.paused ? 'no' : 'yes')
      else
        playing.then(
          () => settle('yes'),
          (cause: unknown) => settle(isRefusal(cause) ? 'no' : 'unknown'),
        )
    } catch {
      settle('no')
    }
  })
}

const isPlaying = (video: HTMLVideoElement) => !video.paused && video.readyState >= HAVE_FUTURE_DATA

/** Old iPhones play every video in full screen. */
function playsInline(video: HTMLVideoElement, navigator: Navigator | undefined): boolean {
  return !/iphone|ipod/i.test(navigator?.userAgent ?? '') || 'playsInline' in video
}
