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

/** The look at the end: the lines as long as they get, the subject no longer hidden by the theme's CSS. */
export function showRest({ dividers, subjects }: Parts, { dividerWidth }: { dividerWidth: number }): void {
  for (const { style } of dividers) style.width = `${dividerWidth}px`
  for (const { style } of subjects) {
    style.opacity = '1'
    style.bottom = '0px'
  }
}

/** The same, by and by: by transforms from where they were, which move nothing else. */
export function revealRest(scope: Scope, parts: Parts, options: { dividerWidth: number }): void {
  const { dividers, subjects } = parts
  const widths = dividers.map((divider) => px(getComputedStyle(divider).width))
  const places = subjects.map((subject) => {
    const { opacity, bottom } = getComputedStyle(subject)
    return { opacity, transform: `translateY(${-px(bottom)}px)` }
  })
  showRest(parts, options)
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
