import { animateFrom } from '../../../src/motion/animate-from'
import type { Scope } from '../../../src/page/scope'

/** Contract 04 §6. */
const DIVIDER_MS = 400
const SUBJECT_AFTER_MS = 100
const SUBJECT_MS = 600
const EASE_OUT_CUBIC = 'cubic-bezier(0.33, 1, 0.68, 1)'

interface Parts {
  readonly dividers: readonly HTMLElement[]
  readonly subjects: readonly HTMLElement[]
}

/** Shows the final state: the lines at their full length, and the subject, which the theme's CSS hides. */
export function showDetails({ dividers, subjects }: Parts, { dividerWidth }: { dividerWidth: number }): void {
  for (const { style } of dividers) style.width = `${dividerWidth}px`
  for (const { style } of subjects) {
    style.opacity = '1'
    style.bottom = '0px'
  }
}

/** Animates to the final state, by transforms, which move no other elements. */
export function revealDetails(scope: Scope, parts: Parts, options: { dividerWidth: number }): void {
  const { dividers, subjects } = parts
  const widths = dividers.map((divider) => px(getComputedStyle(divider).width))
  const places = subjects.map((subject) => {
    const { opacity, bottom } = getComputedStyle(subject)
    return { opacity, transform: `translateY(${-px(bottom)}px)` }
  })
  showDetails(parts, options)
  for (const [index, divider] of dividers.entries()) {
    const from = { transform: `scaleX(${(widths[index] ?? 0) / options.dividerWidth})` }
    scope.add(animateFrom(divider, from, { durationMs: DIVIDER_MS, easing: EASE_OUT_CUBIC }))
  }
  for (const [index, subject] of subjects.entries()) {
    const timing = { delayMs: SUBJECT_AFTER_MS, durationMs: SUBJECT_MS, easing: EASE_OUT_CUBIC }
    scope.add(animateFrom(subject, { ...places[index] }, timing))
  }
}

const px = (length: string) => Number.parseFloat(length) || 0
