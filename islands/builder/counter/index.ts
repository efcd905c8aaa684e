import { onceInView, watchInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { type FrameWatch, watchFrames } from '../../../src/motion/scroll-frame'
import { isMobileAgent } from '../../../src/page/device'
import type { Mount } from '../../../src/page/island'
import { finalText, textAt } from './count'
import { fontSizeFor } from './font-size'
import { readCounter } from './markup'
import { isAsFarAsItGets, movesWithPage, placeOf } from './place'
import { revealRest, showRest } from './reveal'
import { runCount } from './run'

/** How far outside the window a counter is got ready. */
const NEAR = '200px 0px'
/** How far it has to come into the window, from either side, to start (contract 04 §6). */
const FAR_IN = '-150px 0px'
/** The page's first-paint style no longer has to show what nobody else would. */
const READY_CLASS = 'laurel-counts'
const DIVIDER_PX = { desktop: 80, mobile: 50 }

/**
 * A number that counts up when it is seen, what stands below it coming last (contract 04 §6). However it ends, it ends
 * complete: the server has left the number empty, and the theme's CSS hides its subject.
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
  /** Readers hear what it will be, whenever they come to it. */
  function tell(name: string | null) {
    if (!number) return
    adopted.attribute(number, 'role', name === null ? null : 'img')
    adopted.attribute(number, 'aria-label', name)
  }
  function begin() {
    if (state !== 'waiting') return
    const isSeen = !prefersReducedMotion(window) && !window.document.hidden
    if (!number || !isSeen) return complete()
    state = 'counting'
    runCount(scope, count, {
      write: (step) => write(textAt(count, step)),
      onEnd() {
        state = 'done'
        tell(null)
        revealRest(scope, counter, options)
      },
    })
  }
  function complete() {
    if (state === 'done') return
    state = 'done'
    write(finalText(count))
    tell(null)
    showRest(counter, options)
  }

  let watch: FrameWatch | undefined
  let isInView = false
  function watchPage() {
    watch ??= watchFrames(scope, ({ resized }) => {
      const width = resized ? number?.clientWidth || host.clientWidth : 0
      const begins = isInView && state === 'waiting' && isAsFarAsItGets(placeOf(window, host))
      if (width === 0 && !begins) return undefined
      return () => {
        if (number && width > 0) adopted.style(number, 'font-size', `${fontSizeFor(width)}px`)
        if (begins) begin()
      }
    })
  }
  function leavePage() {
    watch?.stop()
    watch = undefined
  }

  adopted.classes(host, READY_CLASS)
  if (number && number.textContent === finalText(count)) complete()
  else tell(finalText(count))
  if (isMobile) begin()
  if (!('IntersectionObserver' in window)) watchPage()
  scope.add(watchInView(scope, host, (isNear) => (isNear ? watchPage() : leavePage()), { margin: NEAR }))
  scope.add(
    watchInView(scope, host, (isNow) => {
      isInView = isNow
      if (state !== 'waiting') return
      // In a modal, say, it would wait for ever.
      if (isNow && !movesWithPage(host)) begin()
      else watch?.request()
    }),
  )
  scope.add(onceInView(scope, host, begin, { margin: FAR_IN }))
  scope.add(complete)
  scope.add(leavePage)
}
