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
const HIDDEN_AFTER_MS = 1000
const FADE_MS = 500
/** A countdown further from the window than this does not tick. */
const NEAR = '200px 0px'

/** Counts down to the start of a day in the visitor's time zone, and is hidden a second later (contract 04 §7). */
export const mount: Mount = (host, scope) => {
  const target = startOf(readTarget(host))
  const labels = readLabels(scope.element(LOCALE))
  const face = createFace(scope.document)
  const clock = shareSecondClock(scope)
  const adopted = scope.adopt
  const printed = [...host.childNodes]
  let stopTicking: Stop | undefined
  let isOver = false

  host.replaceChildren(face.row)
  adopted.classes(host, RUNNING_CLASS)
  adopted.style(host, 'display', host.style.display)
  adopted.style(host, 'opacity', host.style.opacity)
  if (!host.hasAttribute('role')) {
    adopted.attribute(host, 'role', 'timer')
    // Without this, screen readers would announce every second.
    adopted.attribute(host, 'aria-live', 'off')
    if (!host.hasAttribute('aria-label') && !host.hasAttribute('aria-labelledby')) {
      adopted.attribute(host, 'aria-label', readName(host, target))
    }
  }

  function show(now: number) {
    face.show(sectionsOf(remaining(now, target), labels))
    if (now < target || isOver) return
    isOver = true
    scope.after(HIDDEN_AFTER_MS, hide)
  }
  function hide() {
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
