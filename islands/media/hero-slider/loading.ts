import { safeImageUrl } from '../../../src/page/safe-url'
import type { Scope } from '../../../src/page/scope'
import { fadeTo } from './fade'
import { LOADER, VIDEO_OVERLAY } from './markup'
import type { Videos } from './videos'

/** What has not come by then counts as there (contract 04 §17.4). */
const LIMIT_MS = 8000
const FADE_MS = 400

/**
 * Calls back once, when the first slide is there or will not come (contract 04 §17.4): its video, if that will play by
 * itself, or its picture. Other slides' videos are asked for as well, so that none is still there when it is to play
 * and can not.
 */
export function whenFirstIsThere(
  {
    slide,
    videos,
    isMotionReduced,
  }: { slide: HTMLElement | undefined; videos: Videos; isMotionReduced: boolean },
  onThere: () => void,
  scope: Scope,
): void {
  const waitsForVideo = !isMotionReduced && videos.of(0) !== undefined
  const waiting = scope.child()
  function arrive() {
    waiting.dispose()
    onThere()
  }

  function waitForPicture(address: string) {
    const picture = new Image()
    waiting.listen(picture, ['load', 'error'], arrive)
    picture.src = address
    if (picture.complete) arrive()
  }
  function waitForVideo(video: HTMLVideoElement) {
    waiting.listen(video, ['loadeddata', 'error'], arrive)
    // That the last of its sources is no good is told there.
    const last = [...video.querySelectorAll('source')].at(-1)
    if (last) waiting.listen(last, 'error', arrive)
    video.load()
  }
  async function askVideos() {
    const mayPlay = await videos.ask()
    if (waiting.signal.aborted || !waitsForVideo) return
    const video = mayPlay ? videos.of(0) : undefined
    if (video) waitForVideo(video)
    else arrive()
  }

  waiting.after(LIMIT_MS, arrive)
  if (videos.any() && !isMotionReduced) void askVideos()
  if (waitsForVideo) return
  const picture = safeImageUrl(slide?.getAttribute('data-slide-img'))
  if (picture) waitForPicture(picture)
  else arrive()
}

/** Whether the page has shown the slides before any script ran: then they are not hidden again. */
export const isShownEarly = (wrapper: Element): boolean =>
  Number(getComputedStyle(wrapper).opacity || '1') > 0

/** Takes the loader away and shows the slides. */
export function unveil(host: HTMLElement, wrapper: HTMLElement, { adopt: adopted, after }: Scope): void {
  const fade = { adopted, durationMs: FADE_MS }
  const loader = host.querySelector<HTMLElement>(LOADER)
  for (const part of [wrapper, ...host.querySelectorAll<HTMLElement>(VIDEO_OVERLAY)]) fadeTo(part, 1, fade)
  if (!loader) return
  fadeTo(loader, 0, fade)
  after(FADE_MS, () => adopted.style(loader, 'display', 'none'))
}
