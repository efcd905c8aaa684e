import { cancelAnimation, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { fadeTo } from './fade'
import { INDICATOR } from './markup'

const FADE_MS = 300
/** The pulse of the dots (contract 04 §17.8). */
const START_MS = 1000
const STEP_MS = 100
const RISE_MS = 100
const FALL_MS = 500
const PAUSE_MS = 2000

/** Shows on the first slide that the page can be scrolled. */
export interface ScrollIndicator {
  /** A change to this slide begins. */
  show(index: number): void
}

/** @returns undefined for a slider without an indicator */
export function createScrollIndicator(
  host: HTMLElement,
  scope: Scope,
  { pulses }: { readonly pulses: boolean },
): ScrollIndicator | undefined {
  const indicator = host.querySelector<HTMLElement>(INDICATOR)
  if (!indicator) return undefined
  const { adopt: adopted } = scope
  adopted.attribute(indicator, 'aria-hidden', 'true')
  if (pulses && !indicator.matches('.indicator-hidden')) pulse(indicator, scope)
  let isShown = true
  return {
    show(index) {
      if (isShown === (index === 0)) return
      isShown = index === 0
      fadeTo(indicator, isShown ? 1 : 0, { adopted, durationMs: FADE_MS })
    },
  }
}

/** Lights up one dot after the other, repeatedly. */
function pulse(indicator: HTMLElement, { window, add }: Scope): void {
  if (prefersReducedMotion(window)) return
  const dots = [...indicator.querySelectorAll<HTMLElement>('span')]
  const duration = dots.length * STEP_MS + RISE_MS + FALL_MS + PAUSE_MS
  const animations = dots.map((dot, index) => {
    const start = (index + 1) * STEP_MS
    const at = (ms: number, opacity: number) => ({ offset: ms / duration, opacity })
    const frames = [
      at(0, 0),
      at(start, 0),
      at(start + RISE_MS, 1),
      at(start + RISE_MS + FALL_MS, 0),
      at(duration, 0),
    ]
    return dot.animate?.(frames, { duration, delay: START_MS, iterations: Infinity })
  })
  add(() => animations.forEach(cancelAnimation))
}
