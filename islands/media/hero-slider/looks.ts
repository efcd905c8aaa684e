import type { Adoption as NodeAdoption } from '../../../src/dom/adoption'
import { text } from '../../../src/page/text'
import type { Adoption } from '../../../src/react/adopt'
import type { Arrow, Hero } from './hero'
import { ACTIVE_CLASS, CONTINUE_HIDDEN_CLASS, DOT_ACTIVE_CLASS, titled } from './markup'
import { canStep, type SliderState } from './slider'

/** The parts of a node that follow from the state. */
type Look = Pick<Adoption, 'class' | 'style' | 'text'> & {
  readonly attributes?: Readonly<Record<string, string | null>>
}

/** One slide is active, and the others are inert. */
export function slideLook({ index: active }: SliderState, index: number): Look {
  const isActive = index === active
  return { class: { [ACTIVE_CLASS]: isActive }, attributes: { inert: isActive ? null : '' } }
}

export function dotLook({ phase, index: active }: SliderState, index: number): Look {
  if (phase === 'loading') return {}
  const isActive = index === active
  return { class: { [DOT_ACTIVE_CLASS]: isActive }, attributes: { 'aria-current': isActive ? 'true' : null } }
}

/** A slide without a tone keeps that of the one before. */
export const toneLook = (tone: string | undefined): Look =>
  tone ? { class: { light: tone === 'light', dark: tone === 'dark' } } : {}

/** @param title of the slide that the arrow leads to; the theme's CSS hides the heading, so the label has it as well */
export function arrowLook(state: SliderState, { by }: Arrow, title: string | undefined): Look {
  const isShown = canStep(state, by)
  const label =
    by === 1 ? text('hero-slider.next', 'Next slide') : text('hero-slider.previous', 'Previous slide')
  return {
    attributes: { 'aria-label': titled(label, title) },
    // Until the first change the theme's CSS hides the arrow that leads nowhere.
    style: {
      ...(isShown && { display: 'block', opacity: '1' }),
      ...(!isShown && state.changeCount > 0 && { display: 'none' }),
    },
  }
}

/** The title of an arrow's slide: at both ends the neighbours wrap round, also without a loop. */
export function titleFrom(titles: readonly string[], index: number, { by }: Arrow): string | undefined {
  return titles[(index + by + titles.length) % titles.length]
}

export function continueLook({ isContinueShown: isShown }: SliderState): Look {
  return { class: { [CONTINUE_HIDDEN_CLASS]: !isShown }, attributes: { inert: isShown ? null : '' } }
}

export function pauseLook({ playback }: SliderState): Look {
  const isPaused = playback === 'paused'
  const label = isPaused
    ? text('hero-slider.play', 'Play the slides')
    : text('hero-slider.pause', 'Pause the slides')
  return { class: { 'laurel-pause-stopped': isPaused }, attributes: { 'aria-label': label } }
}

/** Shows the state of a slider at its first slide, which the components take over when they are here. */
export function showFirstSlide({ parts, arrows, pauseButton, scope, $state }: Hero): void {
  const state = $state.get()
  const show = (node: HTMLElement | null, look: Look) => node && write(node, look, scope.adopt)
  for (const [index, slide] of parts.slides.entries()) show(slide, slideLook(state, index))
  for (const [index, dot] of parts.dots.entries()) show(dot, dotLook(state, index))
  for (const control of parts.coloured) show(control, toneLook(parts.tones[0]))
  for (const arrow of arrows) {
    const title = titleFrom(parts.titles, 0, arrow)
    show(arrow.element, arrowLook(state, arrow, title))
    show(arrow.heading, title ? { text: title } : {})
  }
  show(parts.continueButton, continueLook(state))
  show(pauseButton, pauseLook(state))
}

function write(node: HTMLElement, look: Look, adopted: NodeAdoption): void {
  for (const [name, on] of Object.entries(look.class ?? {})) adopted.toggle(node, name, on)
  for (const [name, value] of Object.entries(look.attributes ?? {})) adopted.attribute(node, name, value)
  for (const [property, value] of Object.entries(look.style ?? {})) adopted.style(node, property, value)
  if (look.text !== undefined) adopted.text(node, look.text)
}
