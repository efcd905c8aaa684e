import { useLayoutEffect } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import { keepDisplayed } from './controls'
import type { Arrow as ArrowParts, PartProps } from './hero'
import { useFocusMove, useLast } from './hooks'
import { fadeTo } from './loading'
import { arrowLook, continueLook, dotLook, pauseLook, titleFrom } from './looks'
import { canStep } from './slider'

const INDICATOR_FADE_MS = 300
/** The delay of the continue button after the change to the last slide has begun (spec storefront §4). */
const CONTINUE_MS = 600

/** Pauses and resumes the slides and their videos. */
export function PauseButton({ hero, state }: PartProps) {
  useAdopted(hero.pauseButton, pauseLook(state))
  return null
}

/** The arrows, each named after the slide that it leads to (contract 04 §17.4, §17.6). */
export function Arrows({ hero, state }: PartProps) {
  const { arrows } = hero
  const hasFocus = () =>
    arrows.some(({ element }) => element === document.activeElement && element.style.display !== 'none')
  useFocusMove(state.changeCount, hasFocus, () => {
    // An arrow that is hidden passes its focus on to the other one.
    if (hasFocus()) return
    const shown = arrows.filter(({ by }) => canStep(state, by))
    shown.at(-1)?.element.focus({ preventScroll: true })
  })
  return arrows.map((arrow) => <Arrow key={arrow.by} {...{ arrow, hero, state }} />)
}

function Arrow({ arrow, hero, state }: PartProps & { readonly arrow: ArrowParts }) {
  const title = useLast(titleFrom(hero.parts.titles, state.shown?.index ?? 0, arrow))
  useAdopted(arrow.element, arrowLook(state, arrow, title))
  useAdopted(arrow.heading, title ? { text: title } : {})
  return null
}

/** One dot for each slide (contract 04 §17.2, §17.4). */
export function Dots({ hero, state }: PartProps) {
  return hero.parts.dots.map((dot, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the slides stay as they are
    <Dot key={index} {...{ dot, index, state }} />
  ))
}

interface DotProps extends Pick<PartProps, 'state'> {
  readonly dot: HTMLElement
  readonly index: number
}

function Dot({ dot, index, state }: DotProps) {
  useAdopted(dot, dotLook(state, index))
  return null
}

/** Shows on the first slide that the page can be scrolled. */
export function ScrollIndicator({ hero, state: { index, changeCount } }: PartProps) {
  const { scope, parts } = hero
  const isFirst = index === 0
  const hasMoved = changeCount > 0
  useLayoutEffect(() => {
    if (!parts.indicator || !hasMoved) return
    fadeTo(parts.indicator, isFirst ? 1 : 0, { adopted: scope.adopt, durationMs: INDICATOR_FADE_MS })
  }, [scope, parts, isFirst, hasMoved])
  return null
}

/** The button on the last slide that leads to the content below the slider (contract 04 §17.8). It stays once it was shown. */
export function ContinueButton({ hero, state }: PartProps) {
  const { scope, dispatch } = hero
  const { continueButton: button } = hero.parts
  const { changeCount, index, count, isContinueShown } = state
  useAdopted(button, continueLook(state))
  useScope(scope, () => void (button && isContinueShown && keepDisplayed(button, scope)), [isContinueShown])
  useScope(
    scope,
    ({ after }) => {
      if (changeCount > 0 && index === count - 1)
        after(CONTINUE_MS, () => dispatch({ type: 'show continue' }))
    },
    [changeCount],
  )
  return null
}
