import { afterLoad } from '../../../src/page/after-load'
import { animateFrom } from '../../../src/page/animate-from'
import { onceInView } from '../../../src/page/in-view'
import { prefersReducedMotion } from '../../../src/page/motion'
import type { Mount } from '../../../src/runtime/island'
import { type Bar, FILLED_CLASS, readProgress } from './markup'

/** Contract 04 §16. */
const AFTER_LOAD_MS = 500
const FILL_MS = 800
const VALUE_FADE_MS = 600
const EASE_IN_OUT_SINE = 'cubic-bezier(0.37, 0, 0.63, 1)'

/**
 * A bar that fills itself when it is seen, its value coming last (contract 04 §16). One in a closed tab is seen when
 * the tab is opened: nobody has to listen for that.
 */
export const mount: Mount = (host, scope) => {
  const { bars, text, values, name } = readProgress(host)
  const [first] = bars
  if (!first || host.classList.contains(FILLED_CLASS)) return
  const adopted = scope.adopt
  let timer: ReturnType<typeof setTimeout> | undefined
  let stops: (() => void)[] = []

  function describe({ bar, percent }: Bar) {
    if (!name || bar.hasAttribute('role')) return
    const facts = { 'aria-valuemin': '0', 'aria-valuemax': '100', 'aria-valuenow': String(percent) }
    adopted.attribute(bar, 'role', 'progressbar')
    for (const [attribute, value] of Object.entries(facts)) {
      if (!bar.hasAttribute(attribute)) adopted.attribute(bar, attribute, value)
    }
    if (!bar.hasAttribute('aria-label') && !bar.hasAttribute('aria-labelledby')) {
      adopted.attribute(bar, 'aria-label', name)
    }
  }
  function fill() {
    host.classList.add(FILLED_CLASS)
    const widths = bars.map(({ bar }) => getComputedStyle(bar).width)
    stops = bars.map(({ bar, percent }, index) => {
      bar.style.width = `${percent}%`
      return animateFrom(
        bar,
        { width: widths[index] ?? '0px' },
        { durationMs: FILL_MS, easing: EASE_IN_OUT_SINE },
      )
    })
    if (prefersReducedMotion(scope.window)) return showValues()
    timer = setTimeout(showValues, FILL_MS)
  }
  function showValues() {
    timer = undefined
    if (text && first) text.style.width = `${first.percent}%`
    for (const value of values) {
      // As an inline element that the theme does not float is to be.
      if (getComputedStyle(value).display === 'none') value.style.display = 'inline'
      value.style.opacity = '1'
      stops.push(animateFrom(value, { opacity: 0 }, { durationMs: VALUE_FADE_MS }))
    }
  }

  for (const bar of bars) describe(bar)
  let stopWaiting = afterLoad(scope.window, AFTER_LOAD_MS, () => {
    stopWaiting = onceInView(scope, host, fill)
  })
  scope.add(() => {
    const isFilled = host.classList.contains(FILLED_CLASS)
    if (!isFilled) fill()
    if (!isFilled || timer !== undefined) {
      clearTimeout(timer)
      showValues()
    }
    for (const stop of stops) stop()
  })
  scope.add(() => stopWaiting())
}
