import { useState } from 'react'
import { animateFrom } from '../../../src/motion/animate-from'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import type { PartProps } from './hero'
import { canStep, type Direction } from './slider'
import { useFocusMove } from './use-focus-move'
import { useLast } from './use-last'
import { usePress } from './use-press'

const FADE_MS = 400

/** The arrows, each named after the slide that it leads to (contract 04 §17.4, §17.6). */
export function Arrows({ hero, state }: PartProps) {
  const { previous, next } = hero.parts
  const { kind, isRtl } = hero.settings
  // In a right-to-left page each leads the other way.
  const [backward, forward] = isRtl ? [next, previous] : [previous, next]
  const isInArrow = () => [previous, next].some(hasFocus)
  useFocusMove(state.changes, isInArrow, () => {
    // An arrow that is hidden passes its focus on to the other one.
    if (!isInArrow()) (canStep(state, 1) ? forward : backward)?.focus({ preventScroll: true })
  })
  // A curtain has none.
  if (kind === 'curtain' || state.count < 2) return null
  return (
    <>
      {backward && <Arrow element={backward} by={-1} label="Previous slide" hero={hero} state={state} />}
      {forward && <Arrow element={forward} by={1} label="Next slide" hero={hero} state={state} />}
    </>
  )
}

const hasFocus = (element: HTMLElement | null) =>
  element !== null && element.ownerDocument.activeElement === element && element.style.display !== 'none'

interface ArrowProps extends PartProps {
  readonly element: HTMLElement
  readonly by: Direction
  readonly label: string
}

function Arrow({ element, by, label, hero, state }: ArrowProps) {
  const { shown, count, changes } = state
  const isRevealed = state.phase !== 'loading'
  const isShown = canStep(state, by)
  // At both ends the neighbours wrap round, also without a loop.
  const title = useLast(hero.parts.titles[((shown?.index ?? 0) + by + count) % count])
  usePress(element, hero, isRevealed, () => hero.choose({ type: 'step', by }))
  useAdopted(element, {
    // The theme's CSS hides the heading, so screen readers get the title from the label.
    attributes: { 'aria-label': title ? `${label}: ${title}` : label },
    // Until the first change the theme's CSS hides the arrow that leads nowhere.
    style: {
      ...(isShown && { display: 'block', opacity: '1' }),
      ...(!isShown && changes > 0 && { display: 'none' }),
    },
  })
  const [heading] = useState(() => element.querySelector('h4'))
  useAdopted(heading, title ? { text: title } : {})
  useScope(
    hero.scope,
    ({ add }) => {
      if (isRevealed && isShown) add(animateFrom(element, { opacity: '0' }, { durationMs: FADE_MS }))
    },
    [isRevealed],
  )
  return null
}
