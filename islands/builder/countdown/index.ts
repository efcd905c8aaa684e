import { fadeOut, finishFade } from '../../../src/motion/fade'
import { watchInView } from '../../../src/motion/in-view'
import type { Mount } from '../../../src/page/island'
import type { Stop } from '../../../src/page/scope'
import { createFace } from './face'
import { LOCALE, RUNNING_CLASS, readLabels, readName, readTarget } from './markup'
import { remaining, startOf } from './remaining'
import { shareSecondClock } from './second-clock'
import { sectionsOf } from './sections'

/** Contract 04 §7. */
const GONE_AFTER_MS = 1000
const FADE_MS = 500
/** Nothing ticks further than this from the window. */
const NEAR = '200px 0px'

/** Counts down to the start of a day where the visitor is, and goes a second after it has come (contract 04 §7). */
export const mount: Mount = (host, scope) => {
  const target = startOf(readTarget(host))
  const labels = readLabels(scope.element(LOCALE))
  const face = createFace(scope.document)
  const clock = shareSecondClock(scope)
  const adopted = scope.adopt
  const printed = [...host.childNodes]
  let stopTicking: Stop | undefined
  let isLeaving = false

  host.replaceChildren(face.row)
  adopted.classes(host, RUNNING_CLASS)
  adopted.style(host, 'display', host.style.display)
  adopted.style(host, 'opacity', host.style.opacity)
  if (!host.hasAttribute('role')) {
    adopted.attribute(host, 'role', 'timer')
    // Who wants to know looks: nobody is told each second.
    adopted.attribute(host, 'aria-live', 'off')
    if (!host.hasAttribute('aria-label') && !host.hasAttribute('aria-labelledby')) {
      adopted.attribute(host, 'aria-label', readName(host, target))
    }
  }

  function show(now: number) {
    face.show(sectionsOf(remaining(now, target), labels))
    if (now < target || isLeaving) return
    isLeaving = true
    scope.after(GONE_AFTER_MS, leave)
  }
  function leave() {
    stop()
    stopWatching()
    fadeOut(host, { durationMs: FADE_MS })
  }
  function run() {
    stopTicking ??= clock.each(show)
  }
  function stop() {
    stopTicking?.()
    stopTicking = undefined
  }

  scope.add(() => {
    finishFade(host)
    host.replaceChildren(...printed)
  })
  scope.add(stop)
  let stopWatching = () => {}
  show(Date.now())
  if ('IntersectionObserver' in scope.window) {
    const onView = (isNear: boolean) => (isNear ? run() : stop())
    stopWatching = scope.add(watchInView(scope, host, onView, { margin: NEAR }))
  } else run()
}
