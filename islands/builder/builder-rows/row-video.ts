import { watchInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isMobileAgent } from '../../../src/page/device'
import type { Scope } from '../../../src/page/scope'
import { createPauseButton } from '../../../src/slides/pause-button'
import { mayPlayDespiteRefusal, quietVideo, takeVideoAway } from '../../../src/video/background-video'
import { coverBox } from '../../../src/video/cover'
import { isRefusal } from '../../../src/video/silent-play'
import type { LayoutPart } from './layout'
import './row-video.css'

/** How much higher than its row the video is, in px (contract 04 §1.5). */
const EXTRA_HEIGHT_PX = 50
const BUTTON_CLASS = 'laurel-row-pause'

/** `untested` until it is first in view, `testing` while the browser is asked whether it may play. */
type Permission = 'untested' | 'testing' | 'granted' | 'removed'

/**
 * A muted video behind a row. It plays while it is in view, and is removed where the browser does not allow it.
 * @param request requests a layout
 * @returns the part of the layout that makes the video cover its row
 */
export function playRowVideo(
  host: HTMLElement,
  video: HTMLVideoElement,
  scope: Scope,
  request: () => void,
): LayoutPart {
  const { document, window, adopt: adopted } = scope
  const keepsRefused = mayPlayDespiteRefusal(window.navigator)
  const isMotionReduced = () => prefersReducedMotion(window)
  const cover = createCover(host, video, scope)
  let permission: Permission = 'untested'
  let isInView = false
  let isPausedByVisitor = false
  let removeButton = () => {}

  function update() {
    const isPlaying = isInView && permission === 'granted' && !isMotionReduced() && !isPausedByVisitor
    if (!isPlaying) return video.pause()
    video.play()?.catch((cause: unknown) => {
      if (isRefusal(cause) && !keepsRefused) remove()
    })
  }
  async function testAutoplay() {
    permission = 'testing'
    const code = await import('../../../src/video/autoplay-test').catch(() => undefined)
    const isAllowed = code ? await code.canAutoplay(document, video) : true
    if (permission !== 'testing') return
    if (!isAllowed && !keepsRefused) return remove()
    permission = 'granted'
    addPauseButton()
    update()
  }
  function remove() {
    if (permission === 'removed') return
    permission = 'removed'
    removeButton()
    takeVideoAway(video, video.parentElement ?? host, scope)
  }
  /** The first element in the row, so that the keyboard reaches it before the row's content. */
  function addPauseButton() {
    const onChange = (isPaused: boolean) => {
      isPausedByVisitor = isPaused
      update()
    }
    const button = createPauseButton(document, onChange, { moving: 'video' })
    button.classList.add(BUTTON_CLASS)
    host.prepend(button)
    removeButton = scope.add(() => button.remove())
  }

  quietVideo(video, adopted)
  if (isMotionReduced()) video.pause()
  scope.add(() => {
    if (permission !== 'removed') video.pause()
    permission = 'removed'
  })
  scope.listen(video, ['loadedmetadata', 'loadeddata'], () => {
    cover.reset()
    request()
  })
  scope.add(
    watchInView(scope, host, (isNow) => {
      isInView = isNow
      // The browser is asked only where the video would play: in view and without reduced motion.
      if (isNow && permission === 'untested' && !isMotionReduced()) void testAutoplay()
      else update()
    }),
  )
  return () => (permission === 'removed' ? undefined : cover.layOut())
}

/** Sizes a video so that it covers its row. */
function createCover(host: HTMLElement, video: HTMLVideoElement, { window, adopt: adopted }: Scope) {
  const isMobile = isMobileAgent(window.navigator)
  let fittedWidth: number | undefined

  return {
    reset() {
      fittedWidth = undefined
    },
    layOut() {
      const { videoWidth: width, videoHeight: height } = video
      const box = { width: host.clientWidth, height: host.clientHeight }
      if (!width || !height || !box.width) return undefined
      // On phones the window's height changes whenever the browser's toolbars are hidden or shown.
      if (isMobile && fittedWidth === box.width) return undefined
      fittedWidth = box.width
      const cover = coverBox(box, { width, height }, { extraHeight: EXTRA_HEIGHT_PX })
      return () => {
        adopted.style(video, 'width', `${cover.width}px`)
        adopted.style(video, 'height', `${cover.height}px`)
        adopted.style(video, 'margin-top', `${cover.marginTop}px`)
        adopted.style(video, 'margin-left', `${cover.marginLeft}px`)
      }
    },
  }
}
