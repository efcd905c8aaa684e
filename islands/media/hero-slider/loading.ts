import type { Adoption } from '../../../src/dom/adoption'
import { animateFrom } from '../../../src/motion/animate-from'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { safeImageUrl } from '../../../src/page/safe-url'
import type { Scope } from '../../../src/page/scope'
import type { Hero } from './hero'
import { LOADER, VIDEO_OVERLAY } from './markup'

/** The slider is shown after this time, loaded or not (contract 04 §17.4). */
const LIMIT_MS = 8000
const FADE_MS = 400

/**
 * Calls back once, when the first slide has loaded or failed (contract 04 §17.4): its video if that may autoplay, else its
 * picture. The test for autoplay is also made for videos of other slides, so that those that cannot play are removed
 * before their slide is shown.
 */
export function whenFirstSlideLoaded({ parts, videos, scope }: Hero, onLoaded: () => void): void {
  const isMotionReduced = prefersReducedMotion(scope.window)
  const waitsForVideo = !isMotionReduced && videos.of(0) !== undefined
  const waiting = scope.child()
  function arrive() {
    waiting.dispose()
    onLoaded()
  }

  function waitForPicture(address: string) {
    const picture = new Image()
    waiting.listen(picture, ['load', 'error'], arrive)
    picture.src = address
  }
  function waitForVideo(video: HTMLVideoElement) {
    waiting.listen(video, ['loadeddata', 'error'], arrive)
    // If no source can be played, `error` fires at the last one.
    const last = [...video.querySelectorAll('source')].at(-1)
    if (last) waiting.listen(last, 'error', arrive)
    video.load()
  }
  async function testVideos() {
    const mayPlay = await videos.testAutoplay()
    if (waiting.signal.aborted || !waitsForVideo) return
    const video = mayPlay ? videos.of(0) : undefined
    if (video) waitForVideo(video)
    else arrive()
  }

  waiting.after(LIMIT_MS, arrive)
  if (videos.any() && !isMotionReduced) void testVideos()
  if (waitsForVideo) return
  const picture = safeImageUrl(parts.slides[0]?.getAttribute('data-slide-img'))
  if (picture) waitForPicture(picture)
  else arrive()
}

/** Whether the slides were visible before the script, and so must not be hidden again. */
export const isAlreadyShown = (wrapper: Element): boolean =>
  Number(getComputedStyle(wrapper).opacity || '1') > 0

/** Fades the loader out and the slides in. */
export function showSlides(host: HTMLElement, wrapper: HTMLElement, { adopt: adopted, after }: Scope): void {
  const fade = { adopted, durationMs: FADE_MS }
  const loader = host.querySelector<HTMLElement>(LOADER)
  for (const part of [wrapper, ...host.querySelectorAll<HTMLElement>(VIDEO_OVERLAY)]) fadeTo(part, 1, fade)
  if (!loader) return
  fadeTo(loader, 0, fade)
  after(FADE_MS, () => adopted.style(loader, 'display', 'none'))
}

const runningFades = new WeakMap<Element, () => void>()

/** Fades an element to an opacity, which stays as its inline style. A running fade ends, and the new one begins there. */
export function fadeTo(
  element: HTMLElement,
  opacity: 0 | 1,
  { adopted, durationMs }: { readonly adopted: Adoption; readonly durationMs: number },
): void {
  const from = getComputedStyle(element).opacity || '1'
  runningFades.get(element)?.()
  adopted.style(element, 'opacity', String(opacity))
  if (Number(from) !== opacity)
    runningFades.set(element, animateFrom(element, { opacity: from }, { durationMs }))
}
