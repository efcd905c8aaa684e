import { focusTarget } from '../../../src/dom/focus-target'
import { useAdopted } from '../../../src/react/adopt'
import type { PartProps } from './hero'
import { ACTIVE_CLASS, NO_SWIPING_CLASS, slideName } from './markup'
import { useFocusMove } from './use-focus-move'

/** The slides, of which one is active and the others are inert; two or more are a carousel. */
export function Slides({ hero, state }: PartProps) {
  const { host, slides, titles } = hero.parts
  const isCarousel = state.count > 1
  const active = slides[state.index]
  useAdopted(host, {
    class: hero.settings.kind === 'slide' && !isCarousel ? { [NO_SWIPING_CLASS]: true } : {},
    attributes: isCarousel
      ? { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': 'Slides' }
      : {},
  })
  // A focus in another slide moves to the active one.
  useFocusMove(
    state.changes,
    () => slides.some((slide) => slide !== active && slide.contains(slide.ownerDocument.activeElement)),
    () => active && focusTarget(active),
  )
  return slides.map((slide, index) => (
    <Slide
      // biome-ignore lint/suspicious/noArrayIndexKey: the slides stay as they are
      key={index}
      slide={slide}
      label={isCarousel ? slideName(titles, index) : undefined}
      isActive={index === state.index}
    />
  ))
}

interface SlideProps {
  readonly slide: HTMLElement
  /** Undefined for the only slide. */
  readonly label: string | undefined
  readonly isActive: boolean
}

function Slide({ slide, label, isActive }: SlideProps) {
  useAdopted(slide, {
    class: { [ACTIVE_CLASS]: isActive },
    attributes: {
      inert: isActive ? null : '',
      ...(label && { role: 'group', 'aria-roledescription': 'slide', 'aria-label': label }),
    },
  })
  return null
}
