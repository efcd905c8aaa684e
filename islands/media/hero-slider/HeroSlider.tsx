import { useStore } from '@nanostores/react'
import { flushSync } from 'react-dom'
import { focusTarget } from '../../../src/dom/focus-target'
import type { Mount } from '../../../src/page/island'
import { useAdopted } from '../../../src/react/adopt'
import { Guarded } from '../../../src/react/Guarded'
import { mountReact } from '../../../src/react/mount'
import { type Hero, heroes, type PartProps } from './hero'
import { useFocusMove, useLast, useMovement } from './hooks'
import { slideLook, toneLook } from './looks'
import { Arrows, ContinueButton, Dots, PauseButton, ScrollIndicator } from './SliderControls'

/** The parts, in the order in which they change the page. */
const PARTS = { PauseButton, Slides, Arrows, Dots, ScrollIndicator, ContinueButton }

/** Shows the changes of a slider, whose first slide is shown already. */
export const heroSliderView: Mount = (host, scope) => {
  const hero = heroes.get(host)
  if (!hero) return
  // In a task of its own, so that evaluating the file and mounting do not make one long task.
  scope.after(0, () => {
    hero.showBy(flushSync)
    scope.add(mountReact(<HeroSlider hero={hero} />, scope))
  })
}

/** The large slides at the top of a page, or in its content (contract 04 §17). */
function HeroSlider({ hero }: { readonly hero: Hero }) {
  const state = useStore(hero.$state)
  const tone = useLast(hero.parts.tones[state.index])
  useAdopted(hero.parts.coloured, toneLook(tone))
  useMovement(hero, state)
  return Object.entries(PARTS).map(([name, Part]) => (
    <Guarded key={name} report={hero.scope.report}>
      <Part hero={hero} state={state} />
    </Guarded>
  ))
}

/** The slides, of which one is active and the others are inert. A focus in another slide moves to the active one. */
function Slides({ hero, state }: PartProps) {
  const { slides } = hero.parts
  const active = slides[state.index]
  useFocusMove(
    state.changeCount,
    () => slides.some((slide) => slide !== active && slide.contains(slide.ownerDocument.activeElement)),
    () => active && focusTarget(active),
  )
  return slides.map((slide, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the slides stay as they are
    <Slide key={index} {...{ slide, index, state }} />
  ))
}

interface SlideProps extends Pick<PartProps, 'state'> {
  readonly slide: HTMLElement
  readonly index: number
}

function Slide({ slide, index, state }: SlideProps) {
  useAdopted(slide, slideLook(state, index))
  return null
}
