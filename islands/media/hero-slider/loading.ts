import type { Adoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'
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
  { slide, videos, isCalm }: { slide: HTMLElement | undefined; videos: Videos; isCalm: boolean },
  onThere: () => void,
  scope: Scope,
): void {
  const waitsForVideo = !isCalm && videos.of(0) !== undefined
  let isOver = false
  const stops: (() => void)[] = []
  function stop() {
    isOver = true
    for (const end of stops.splice(0)) end()
  }
  function arrive() {
    if (isOver) return
    stop()
    onThere()
  }
  const hear = (target: EventTarget, types: readonly string[]) => stops.push(listen(target, types, arrive))

  function waitForPicture(address: string) {
    const picture = new Image()
    hear(picture, ['load', 'error'])
    picture.src = address
    if (picture.complete) arrive()
  }
  function waitForVideo(video: HTMLVideoElement) {
    hear(video, ['loadeddata', 'error'])
    // That the last of its sources is no good is told there.
    const last = [...video.querySelectorAll('source')].at(-1)
    if (last) hear(last, ['error'])
    video.load()
  }
  async function askVideos() {
    const mayPlay = await videos.ask()
    if (isOver || !waitsForVideo) return
    const video = mayPlay ? videos.of(0) : undefined
    if (video) waitForVideo(video)
    else arrive()
  }

  const timer = setTimeout(arrive, LIMIT_MS)
  stops.push(() => clearTimeout(timer))
  if (videos.any() && !isCalm) void askVideos()
  const picture = safeImageUrl(slide?.getAttribute('data-slide-img'))
  if (waitsForVideo) return void scope.add(stop)
  if (picture) waitForPicture(picture)
  else arrive()
  scope.add(stop)
}

/** Whether the page has shown the slides before any script ran: then they are not hidden again. */
export const isShownEarly = (wrapper: Element): boolean =>
  Number(getComputedStyle(wrapper).opacity || '1') > 0

/** Takes the loader away and shows the slides. */
export function unveil(host: HTMLElement, wrapper: HTMLElement, adopted: Adoption): () => void {
  const fade = { adopted, durationMs: FADE_MS }
  const loader = host.querySelector<HTMLElement>(LOADER)
  for (const part of [wrapper, ...host.querySelectorAll<HTMLElement>(VIDEO_OVERLAY)]) fadeTo(part, 1, fade)
  if (!loader) return () => {}
  fadeTo(loader, 0, fade)
  const timer = setTimeout(() => adopted.style(loader, 'display', 'none'), FADE_MS)
  return () => clearTimeout(timer)
}
