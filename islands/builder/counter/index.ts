import { onceInView, watchInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { type FrameWatch, watchFrames } from '../../../src/motion/scroll-frame'
import { isMobileAgent } from '../../../src/page/device'
import type { Mount } from '../../../src/page/island'
import { finalText, textAt } from './count'
import { createFontSize } from './font-size'
import { readCounter } from './markup'
import { isScrolledAsFarAsPossible, movesWithPage, placeOf } from './place'
import { revealDetails, showDetails } from './reveal'
import { runCount } from './run'

/** How far outside the window a counter is prepared. */
const NEAR = '200px 0px'
/** How far it has to come into the window, from either side, to start (contract 04 §6). */
const FAR_IN = '-150px 0px'
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
  const adopted = scope.adopt
  const isMobile = isMobileAgent(window.navigator)
  const options = { dividerWidth: isMobile ? DIVIDER_PX.mobile : DIVIDER_PX.desktop }
  let state: 'waiting' | 'counting' | 'done' = 'waiting'

  function write(text: string) {
    if (number && number.textContent !== text) number.textContent = text
  }
  /** Screen readers get the final number while it counts. */
  function setLabel(name: string | null) {
    if (!number) return
    adopted.attribute(number, 'role', name === null ? null : 'img')
    adopted.attribute(number, 'aria-label', name)
  }
  function begin() {
    if (state !== 'waiting') return
    const isAnimated = !prefersReducedMotion(window) && !window.document.hidden
    if (!number || !isAnimated) return complete()
    state = 'counting'
    runCount(scope, count, {
      write: (step) => write(textAt(count, step)),
      onEnd() {
        state = 'done'
        setLabel(null)
        revealDetails(scope, counter, options)
      },
    })
  }
  function complete() {
    if (state === 'done') return
    state = 'done'
    write(finalText(count))
    setLabel(null)
    showDetails(counter, options)
  }

  const setFontSize = number
    ? createFontSize(scope, number, finalText(count), () => watch?.request())
    : () => {}
  let watch: FrameWatch | undefined
  let isInView = false
  function watchPage() {
    watch ??= watchFrames(scope, ({ resized }) => {
      const width = resized ? number?.clientWidth || host.clientWidth : 0
      const begins = isInView && state === 'waiting' && isScrolledAsFarAsPossible(placeOf(window, host))
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

  adopted.classes(host, READY_CLASS)
  if (number && number.textContent === finalText(count)) complete()
  else setLabel(finalText(count))
  if (isMobile) begin()
  if (!('IntersectionObserver' in window)) watchPage()
  scope.add(watchInView(scope, host, (isNear) => (isNear ? watchPage() : stopWatching()), { margin: NEAR }))
  scope.add(
    watchInView(scope, host, (isNow) => {
      isInView = isNow
      if (state !== 'waiting') return
      // In a modal, for instance, no scrolling brings it further into the window.
      if (isNow && !movesWithPage(host)) begin()
      else watch?.request()
    }),
  )
  scope.add(onceInView(scope, host, begin, { margin: FAR_IN }))
  scope.add(complete)
  scope.add(stopWatching)
}
