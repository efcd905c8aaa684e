import type { Scope } from '../../../src/page/scope'
import { mayPlayDespiteRefusal, quietVideo, takeVideoAway } from '../../../src/video/background-video'
import { coverBox, type Size } from '../../../src/video/cover'
import { isRefusal } from '../../../src/video/silent-play'
import { FINISHED_CLASS, VIDEO_WRAP } from './markup'

/** The size that a video has until it says otherwise (spec storefront §9). */
const DEFAULT_SIZE: Size = { width: 1920, height: 1080 }
/** A video is higher than its slide by this (contract 04 §17.7). */
const EXTRA_HEIGHT_PX = 2

/** The videos in the slides. Only that of the active slide plays. */
export interface Videos {
  any(): boolean
  /** The video of a slide; undefined if there is none, or it was removed. */
  of(index: number): HTMLVideoElement | undefined
  /** Tests whether the browser allows autoplay; if not, the videos are removed. */
  testAutoplay(): Promise<boolean>
  fit(box: Size): void
  /** Called when a slide is reached: its video plays from the beginning. */
  enter(index: number): void
  /** Plays or pauses the active slide's video, because the result of `mayPlay` may have changed. */
  update(): void
}

interface VideosOptions {
  readonly slides: readonly HTMLElement[]
  /** Whether the slider is in view and not paused. */
  readonly mayPlay: () => boolean
  readonly onRemoved: () => void
}

export function createVideos(scope: Scope, { slides, mayPlay, onRemoved }: VideosOptions): Videos {
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
  function setLengths(element: HTMLElement, lengths: Readonly<Record<string, number>>) {
    for (const [property, length] of Object.entries(lengths)) adopted.style(element, property, `${length}px`)
  }
  function remove(video: HTMLVideoElement, index: number) {
    const slide = slides[index]
    // The answer may come after the slider was unmounted.
    if (scope.signal.aborted || !slide || videos[index] !== video) return
    videos[index] = undefined
    takeVideoAway(video, slide, scope)
    onRemoved()
  }
  function play(video: HTMLVideoElement, index: number) {
    video.play()?.catch((cause: unknown) => {
      if (isRefusal(cause) && !keepsRefused) remove(video, index)
    })
  }
  function update() {
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
    async testAutoplay() {
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
        adopted.toggle(video, FINISHED_CLASS, false)
        video.pause()
        if (video.currentTime !== 0) video.currentTime = 0
      })
      update()
    },
    update,
  }
}

/** The test is fetched only for a slider with videos. If it cannot be fetched, each video is tried instead. */
async function mayAnyPlay(document: Document, own: HTMLVideoElement | undefined): Promise<boolean> {
  const test = await import('../../../src/video/autoplay-test').catch(() => undefined)
  return test ? test.canAutoplay(document, own) : true
}

/** The size that the server printed, else the size of the file, else the default. */
function sizeOf(video: HTMLVideoElement): Size {
  const printed = { width: number(video.dataset['width']), height: number(video.dataset['height']) }
  if (printed.width > 0 && printed.height > 0) return printed
  const { videoWidth, videoHeight } = video
  return videoWidth > 0 && videoHeight > 0 ? { width: videoWidth, height: videoHeight } : DEFAULT_SIZE
}

const number = (text: string | undefined) => Number.parseFloat(text ?? '') || 0
