import { watchInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isMobileAgent } from '../../../src/page/device'
import type { Scope } from '../../../src/page/scope'
import { createPauseButton } from '../../../src/slides/pause-button'
import { keepsRefusedVideos, quietVideo, takeVideoAway } from '../../../src/video/background-video'
import { coverBox } from '../../../src/video/cover'
import { isRefusal } from '../../../src/video/silent-play'
import type { Part } from './layout'
import './row-video.css'

/** Higher than its row by this, in px (contract 04 §1.5). */
const EXTRA_HEIGHT_PX = 50
const BUTTON_CLASS = 'laurel-row-pause'

/**
 * A silent video behind a row. It plays while it is seen, and is taken away where it may not.
 * @param request calls for what makes the video cover its row, which is returned
 */
export function playBehind(
  host: HTMLElement,
  video: HTMLVideoElement,
  scope: Scope,
  request: () => void,
): Part {
  const { document, window, adopt: adopted } = scope
  const isMobile = isMobileAgent(window.navigator)
  const keepsRefused = keepsRefusedVideos(window.navigator)
  const isMotionReduced = () => prefersReducedMotion(window)
  let fittedWidth: number | undefined
  let isInView = false
  let mayPlay: boolean | undefined
  let isGone = false
  /** By the visitor. */
  let isStopped = false
  let removeButton = () => {}

  function fit() {
    const { videoWidth: width, videoHeight: height } = video
    const box = { width: host.clientWidth, height: host.clientHeight }
    if (isGone || !width || !height || !box.width) return undefined
    // On phones the window's height changes with the browser's own bars.
    if (isMobile && fittedWidth === box.width) return undefined
    fittedWidth = box.width
    const cover = coverBox(box, { width, height }, { extraHeight: EXTRA_HEIGHT_PX })
    return () => {
      adopted.style(video, 'width', `${cover.width}px`)
      adopted.style(video, 'height', `${cover.height}px`)
      adopted.style(video, 'margin-top', `${cover.marginTop}px`)
      adopted.style(video, 'margin-left', `${cover.marginLeft}px`)
    }
  }
  function remove() {
    if (isGone) return
    isGone = true
    removeButton()
    takeVideoAway(video, video.parentElement ?? host, scope)
  }
  function look() {
    const plays = isInView && mayPlay === true && !isMotionReduced() && !isStopped && !isGone
    if (!plays) return video.pause()
    video.play()?.catch((cause: unknown) => {
      if (isRefusal(cause) && !keepsRefused) remove()
    })
  }
  async function ask() {
    mayPlay = false
    const test = await import('../../../src/video/autoplay-test').catch(() => undefined)
    const answer = test ? await test.canAutoplay(document, video) : true
    if (isGone) return
    if (!answer && !keepsRefused) return remove()
    mayPlay = true
    offerStop()
    look()
  }
  /** Before all else in its host: who wants it still is not to look for it first. */
  function offerStop() {
    const onChange = (next: boolean) => {
      isStopped = next
      look()
    }
    const button = createPauseButton(document, onChange, { what: 'video' })
    button.classList.add(BUTTON_CLASS)
    host.prepend(button)
    removeButton = scope.add(() => button.remove())
  }
  function onView(now: boolean) {
    isInView = now
    // There is nothing to be asked as long as nobody sees it, or where it is not to play.
    if (now && mayPlay === undefined && !isMotionReduced()) void ask()
    else look()
  }

  quietVideo(video, adopted)
  if (isMotionReduced()) video.pause()
  scope.add(() => {
    if (!isGone) video.pause()
    isGone = true
  })
  scope.listen(video, ['loadedmetadata', 'loadeddata'], () => {
    fittedWidth = undefined
    request()
  })
  scope.add(watchInView(scope, host, onView))
  return fit
}
