import { onceInView, watchInView } from '../../../src/motion/in-view'
import { type FrameWatch, watchFrames } from '../../../src/motion/scroll-frame'
import { isMobileAgent } from '../../../src/page/device'
import type { Mount } from '../../../src/page/island'
import { finalText } from './count'
import { createFontSize } from './font-size'
import { readCounter } from './markup'
import { isScrolledAsFarAsPossible, movesWithPage, placeOf } from './place'
import { createRun } from './run'

/** How far outside the window a counter is prepared. */
const PREPARE_MARGIN = '200px 0px'
/** How far it has to come into the window, from either side, to start (contract 04 §6). */
const START_MARGIN = '-150px 0px'
/** Tells laurel's first-paint style that it need not show the counter by itself. */
const READY_CLASS = 'laurel-counts'
const DIVIDER_PX = { desktop: 80, mobile: 50 }

/**
 * A number that counts up when it comes into view, and then shows the elements below it (contract 04 §6). It always
 * ends complete, since the server prints no number and the theme's CSS hides the subject.
 */
export const mount: Mount = (host, scope) => {
  const { window } = scope
  const counter = readCounter(host)
  const { number, count } = counter
  const isMobile = isMobileAgent(window.navigator)
  const dividerWidth = isMobile ? DIVIDER_PX.mobile : DIVIDER_PX.desktop
  const { isWaiting, begin, complete } = createRun(scope, counter, { dividerWidth })

  const setFontSize = number
    ? createFontSize(scope, number, finalText(count), () => watch?.request())
    : () => {}
  let watch: FrameWatch | undefined
  let isInView = false
  function watchPage() {
    watch ??= watchFrames(scope, ({ resized }) => {
      const width = resized ? number?.clientWidth || host.clientWidth : 0
      const begins = isInView && isWaiting() && isScrolledAsFarAsPossible(placeOf(window, host))
      if (width === 0 && !begins) return undefined
      return () => {
        if (width > 0) setFontSize(width)
        if (begins) begin()
      }
    })
  }
  function stopWatching() {
    watch?.stop()
    watch = undefined
  }

  scope.adopt.classes(host, READY_CLASS)
  if (isMobile) begin()
  if (!('IntersectionObserver' in window)) watchPage()
  scope.add(
    watchInView(scope, host, (isNear) => (isNear ? watchPage() : stopWatching()), { margin: PREPARE_MARGIN }),
  )
  scope.add(
    watchInView(scope, host, (isNow) => {
      isInView = isNow
      if (!isWaiting()) return
      // No scrolling brings it further into the window, for instance in a modal.
      if (isNow && !movesWithPage(host)) begin()
      else watch?.request()
    }),
  )
  scope.add(onceInView(scope, host, begin, { margin: START_MARGIN }))
  scope.add(complete)
  scope.add(stopWatching)
}
