import { focusTarget } from '../../../src/dom/focus-target'
import { useAdopted } from '../../../src/react/adopt'
import type { PartProps } from './hero'
import { slideLook } from './looks'
import { useFocusMove } from './use-focus-move'

/** The slides, of which one is active and the others are inert. A focus in another slide moves to the active one. */
export function Slides({ hero, state }: PartProps) {
  const { slides } = hero.parts
  const active = slides[state.index]
  useFocusMove(
    state.changes,
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
