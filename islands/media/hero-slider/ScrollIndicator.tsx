import { useLayoutEffect } from 'react'
import { cancelAnimation, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import { fadeTo } from './fade'
import type { PartProps } from './hero'

const FADE_MS = 300
/** The pulse of the dots (contract 04 §17.8). */
const START_MS = 1000
const STEP_MS = 100
const RISE_MS = 100
const FALL_MS = 500
const PAUSE_MS = 2000

/** Shows on the first slide that the page can be scrolled. */
export function ScrollIndicator(props: PartProps) {
  const { indicator } = props.hero.parts
  return indicator && <Indicator {...props} indicator={indicator} />
}

function Indicator({ hero, state, indicator }: PartProps & { readonly indicator: HTMLElement }) {
  const { scope, settings } = hero
  const isFirst = state.index === 0
  const hasMoved = state.changes > 0
  useAdopted(indicator, { attributes: { 'aria-hidden': 'true' } })
  useScope(
    scope,
    (own) => {
      if (settings.kind === 'curtain' && !indicator.matches('.indicator-hidden')) pulse(indicator, own)
    },
    [],
  )
  useLayoutEffect(() => {
    if (hasMoved) fadeTo(indicator, isFirst ? 1 : 0, { adopted: scope.adopt, durationMs: FADE_MS })
  }, [scope, indicator, hasMoved, isFirst])
  return null
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
