import { useStore } from '@nanostores/react'
import type { ComponentType } from 'react'
import { Guarded } from '../../../src/react/Guarded'
import { Arrows } from './Arrows'
import { Captions } from './Captions'
import { ContinueButton } from './ContinueButton'
import { Dots } from './Dots'
import type { Hero, PartProps } from './hero'
import { PauseButton } from './PauseButton'
import { ScrollIndicator } from './ScrollIndicator'
import { Slides } from './Slides'
import { useAutoplay } from './use-autoplay'
import { useGestures } from './use-gestures'
import { useMovement } from './use-movement'
import { useReveal } from './use-reveal'
import { useTone } from './use-tone'
import { useVideos } from './use-videos'

/** The large slides at the top of a page, or in its content (contract 04 §17). */
export function HeroSlider({ hero }: { readonly hero: Hero }) {
  const state = useStore(hero.$state)
  useReveal(hero, state)
  useTone(hero, state)
  useVideos(hero, state)
  useGestures(hero, state)
  useAutoplay(hero, state)
  useMovement(hero, state)

  const part = (Part: ComponentType<PartProps>) => (
    <Guarded report={hero.scope.report}>
      <Part hero={hero} state={state} />
    </Guarded>
  )
  return (
    <>
      {(state.hasAutoplay || state.hasVideos) && part(PauseButton)}
      {part(Slides)}
      {part(Captions)}
      {part(Arrows)}
      {part(Dots)}
      {part(ScrollIndicator)}
      {part(ContinueButton)}
    </>
  )
}
