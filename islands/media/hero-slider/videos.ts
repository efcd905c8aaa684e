import type { Scope } from '../../../src/page/scope'
import { mayPlayDespiteRefusal, quietVideo, takeVideoAway } from '../../../src/video/background-video'
import { coverBox, type Size } from '../../../src/video/cover'
import { isRefusal } from '../../../src/video/silent-play'
import { FINISHED_CLASS, VIDEO_WRAP } from './markup'

/** Until a video says otherwise (spec storefront §9). */
const DEFAULT_SIZE: Size = { width: 1920, height: 1080 }
/** Higher than its slide by this, in px (contract 04 §17.7). */
const EXTRA_HEIGHT_PX = 2

/** The videos in the slides, of which that of the active slide may play. */
export interface Videos {
  any(): boolean
  /** Of a slide; undefined where there is none, or none any more. */
  of(index: number): HTMLVideoElement | undefined
  /** Whether they may play by themselves; those that may not are taken away. */
  ask(): Promise<boolean>
  fit(box: Size): void
  /** A slide has come: all others are back at their beginning. */
  enter(index: number): void
  /** Plays or pauses that of the active slide, as things are now. */
  look(): void
}

export interface VideosOptions {
  readonly slides: readonly HTMLElement[]
  /** The slider is in view, and nothing is to be still. */
  readonly mayPlay: () => boolean
  /** One was taken away. */
  readonly onGone: () => void
}

export function createVideos(scope: Scope, { slides, mayPlay, onGone }: VideosOptions): Videos {
  const { document, window, adopt: adopted } = scope
  const keepsRefused = mayPlayDespiteRefusal(window.navigator)
  const videos = slides.map((slide) => slide.querySelector('video') ?? undefined)
  let box: Size = { width: 0, height: 0 }
  let entered: number | undefined

  function prepare(video: HTMLVideoElement, index: number) {
    quietVideo(video, adopted)
    scope.listen(video, 'ended', () => adopted.classes(video, FINISHED_CLASS))
    scope.listen(video, 'loadedmetadata', () => fitOne(video, index))
    scope.add(() => video.pause())
  }
  function fitOne(video: HTMLVideoElement, index: number) {
    const frame = slides[index]?.querySelector<HTMLElement>(VIDEO_WRAP)
    const cover = coverBox(box, sizeOf(video), { extraHeight: EXTRA_HEIGHT_PX })
    const { width, height, marginTop, marginLeft } = cover
    if (frame) setLengths(frame, { width: box.width, height: box.height })
    setLengths(video, { width, height, 'margin-top': marginTop, 'margin-left': marginLeft })
  }
  /** In px. */
  function setLengths(element: HTMLElement, lengths: Readonly<Record<string, number>>) {
    for (const [property, length] of Object.entries(lengths)) adopted.style(element, property, `${length}px`)
  }
  function remove(video: HTMLVideoElement, index: number) {
    const slide = slides[index]
    // The answer may come when the slider is no more.
    if (scope.signal.aborted || !slide || videos[index] !== video) return
    videos[index] = undefined
    takeVideoAway(video, slide, scope)
    onGone()
  }
  function play(video: HTMLVideoElement, index: number) {
    video.play()?.catch((cause: unknown) => {
      if (isRefusal(cause) && !keepsRefused) remove(video, index)
    })
  }
  function look() {
    each((video, index) => {
      const plays = index === entered && mayPlay() && !video.classList.contains(FINISHED_CLASS)
      if (plays && video.paused) play(video, index)
      else if (!plays && !video.paused) video.pause()
    })
  }
  function each(act: (video: HTMLVideoElement, index: number) => void) {
    for (const [index, video] of videos.entries()) if (video) act(video, index)
  }

  each(prepare)

  return {
    any: () => videos.some(Boolean),
    of: (index) => videos[index],
    async ask() {
      const mayPlay = await mayAnyPlay(document, videos.find(Boolean))
      if (mayPlay || keepsRefused) return mayPlay
      each(remove)
      return false
    },
    fit(next) {
      box = next
      each(fitOne)
    },
    enter(index) {
      entered = index
      each((video) => {
        video.pause()
        if (video.currentTime !== 0) video.currentTime = 0
      })
      look()
    },
    look,
  }
}

/** The test is fetched only where there are videos; without it they try, and one that is refused is taken away then. */
async function mayAnyPlay(document: Document, own: HTMLVideoElement | undefined): Promise<boolean> {
  const test = await import('../../../src/video/autoplay-test').catch(() => undefined)
  return test ? test.canAutoplay(document, own) : true
}

/** As the server says, as the video says, or as most are. */
function sizeOf(video: HTMLVideoElement): Size {
  const printed = { width: number(video.dataset['width']), height: number(video.dataset['height']) }
  if (printed.width > 0 && printed.height > 0) return printed
  const { videoWidth, videoHeight } = video
  return videoWidth > 0 && videoHeight > 0 ? { width: videoWidth, height: videoHeight } : DEFAULT_SIZE
}

const number = (text: string | undefined) => Number.parseFloat(text ?? '') || 0
