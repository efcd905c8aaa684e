import { animateFrom } from '../../../src/motion/animate-from'
import { onceInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { afterLoad } from '../../../src/page/after-load'
import type { Mount } from '../../../src/page/island'
import { type Bar, FILLED_CLASS, readProgress } from './markup'

/** Contract 04 §16. */
const AFTER_LOAD_MS = 500
const FILL_MS = 800
const VALUE_FADE_MS = 600
const EASE_IN_OUT_SINE = 'cubic-bezier(0.37, 0, 0.63, 1)'

/**
 * A bar that fills when it comes into view, and then shows its value (contract 04 §16). A bar in a closed tab comes into
 * view when the tab is opened.
 */
export const mount: Mount = (host, scope) => {
  const { bars, text, values, name } = readProgress(host)
  const [first] = bars
  if (!first || host.classList.contains(FILLED_CLASS)) return
  const adopted = scope.adopt
  let isFilling = false

  function describe({ bar, percent }: Bar) {
    if (!name || bar.hasAttribute('role')) return
    const range = { 'aria-valuemin': '0', 'aria-valuemax': '100', 'aria-valuenow': String(percent) }
    adopted.attribute(bar, 'role', 'progressbar')
    for (const [attribute, value] of Object.entries(range)) {
      if (!bar.hasAttribute(attribute)) adopted.attribute(bar, attribute, value)
    }
    if (!bar.hasAttribute('aria-label') && !bar.hasAttribute('aria-labelledby')) {
      adopted.attribute(bar, 'aria-label', name)
    }
  }
  function fill() {
    host.classList.add(FILLED_CLASS)
    isFilling = true
    const widths = bars.map(({ bar }) => getComputedStyle(bar).width)
    for (const [index, { bar, percent }] of bars.entries()) {
      const from = { width: widths[index] ?? '0px' }
      bar.style.width = `${percent}%`
      scope.add(animateFrom(bar, from, { durationMs: FILL_MS, easing: EASE_IN_OUT_SINE }))
    }
    if (prefersReducedMotion(scope.window)) showValues()
    else scope.after(FILL_MS, showValues)
  }
  function showValues() {
    isFilling = false
    if (text && first) text.style.width = `${first.percent}%`
    for (const value of values) {
      // The value is an inline element.
      if (getComputedStyle(value).display === 'none') value.style.display = 'inline'
      value.style.opacity = '1'
      scope.add(animateFrom(value, { opacity: 0 }, { durationMs: VALUE_FADE_MS }))
    }
  }

  for (const bar of bars) describe(bar)
  scope.add(() => {
    if (!host.classList.contains(FILLED_CLASS)) fill()
    if (isFilling) showValues()
  })
  scope.add(afterLoad(scope.window, AFTER_LOAD_MS, () => scope.add(onceInView(scope, host, fill))))
}
