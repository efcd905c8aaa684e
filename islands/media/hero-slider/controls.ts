import { actAsButton } from '../../../src/dom/act-as-button'
import { animateFrom } from '../../../src/motion/animate-from'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import type { Hero } from './hero'
import { type Parts, type Settings, slideName, titled } from './markup'
import { scrollPast } from './page-scroll'
import '../../../src/slides/pause-button.css'
import './controls.css'

const ARROW_FADE_MS = 400
const DOTS_FADE_MS = 600

/** One dot for each slide: the server prints none for a slider with the setting "all slides" (contract 04 §17.2). */
export function completeDots({ pagination, dots, slides }: Parts, { hidesDots }: Settings, scope: Scope) {
  for (const surplus of dots.slice(slides.length)) scope.adopt.style(surplus, 'display', 'none')
  const missing = pagination && !hidesDots ? slides.slice(dots.length) : []
  const added = missing.map(() => {
    const dot = scope.document.createElement('div')
    dot.className = 'dot'
    dot.append(scope.document.createElement('span'))
    pagination?.append(dot)
    scope.add(() => dot.remove())
    return dot
  })
  return [...dots.slice(0, slides.length), ...added]
}

/** The button that pauses and resumes the slides and their videos. */
export function createPauseButton({ host }: Parts, scope: Scope, onPress: () => void): HTMLElement {
  const button = scope.document.createElement('button')
  button.type = 'button'
  button.className = 'laurel-pause laurel-hero-pause'
  // It is the first child, so that the keyboard reaches the button before the slides.
  host.prepend(button)
  scope.listen(button, 'click', onPress)
  scope.add(() => button.remove())
  return button
}

/** Gives the parts the roles and names that never change; two or more slides are a carousel. */
export function nameParts({ parts, scope: { adopt } }: Hero): void {
  const { host, slides, titles, pagination, dots, indicator, continueButton } = parts
  function name(node: Element | null, role: string | null, label: string, description?: string) {
    if (!node) return
    if (role) adopt.attribute(node, 'role', role)
    if (description) adopt.attribute(node, 'aria-roledescription', description)
    adopt.attribute(node, 'aria-label', label)
  }
  if (slides.length > 1) {
    name(host, 'group', text('hero-slider.slides', 'Slides'), text('common.carousel', 'carousel'))
    for (const [index, slide] of slides.entries())
      name(slide, 'group', slideName(titles, index), text('common.slide', 'slide'))
  }
  name(pagination, 'group', text('hero-slider.choose', 'Choose a slide'))
  for (const [index, dot] of dots.entries())
    name(dot, null, titled(text('hero-slider.slide', 'Slide {slide}', { slide: index + 1 }), titles[index]))
  name(continueButton, null, text('hero-slider.continue', 'Continue to the content'))
  if (indicator) adopt.attribute(indicator, 'aria-hidden', 'true')
}

/** Shows the controls, whose looks are those of the first slide. */
export function revealControls({ parts, arrows, settings, scope, $state }: Hero): void {
  const { pagination, continueButton } = parts
  const { adopt, add } = scope
  const fadeIn = (control: Element, durationMs: number) =>
    add(animateFrom(control, { opacity: '0' }, { durationMs }))
  for (const { element } of arrows) if (element.style.display === 'block') fadeIn(element, ARROW_FADE_MS)
  if ($state.get().isContinueShown && continueButton) keepDisplayed(continueButton, scope)
  if (!pagination) return
  adopt.style(pagination, 'display', 'block')
  adopt.style(pagination, 'opacity', '1')
  if (settings.kind === 'curtain') adopt.style(pagination, 'margin-top', `${-pagination.offsetHeight / 2}px`)
  fadeIn(pagination, DOTS_FADE_MS)
}

/** The theme's CSS hides the continue button without a class, too. */
export function keepDisplayed(button: HTMLElement, { adopt }: Scope): void {
  if (getComputedStyle(button).display === 'none') adopt.style(button, 'display', 'block')
}

/** Makes the controls buttons. Their actions are dispatched at once, even before the components can show the change. */
export function followPresses({ parts, arrows, scope, choose }: Hero): void {
  function onPress(control: HTMLElement, act: () => void) {
    scope.add(actAsButton(control, scope.adopt))
    scope.listen(control, 'click', (event) => {
      event.preventDefault()
      act()
    })
  }
  for (const { element, by } of arrows) onPress(element, () => choose({ type: 'step', by }))
  for (const [index, dot] of parts.dots.entries()) onPress(dot, () => choose({ type: 'go', index }))
  if (parts.continueButton) onPress(parts.continueButton, () => void scrollPast(parts.outer, scope))
}
