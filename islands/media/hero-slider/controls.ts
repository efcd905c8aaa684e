import { actAsButton } from '../../../src/dom/act-as-button'
import type { Adoption } from '../../../src/dom/adoption'
import type { Scope } from '../../../src/page/scope'
import { fadeIn } from './fade'
import {
  CONTINUE,
  DOT,
  DOT_ACTIVE_CLASS,
  NEXT,
  PAGINATION,
  PREVIOUS,
  type Settings,
  titleOf,
  toneOf,
} from './markup'
import type { Direction } from './slider'

const ARROW_FADE_MS = 400
const DOTS_FADE_MS = 600
const TONES = ['light', 'dark']

/** The arrows and dots of a slider, and the tone of all its controls (contract 04 §17.4, §17.6, §17.7). */
export interface Controls {
  /** Shows the controls and makes them work, once the first slide is loaded. */
  reveal(): void
  setTone(slide: Element | undefined): void
  /** A change to this slide begins. */
  show(index: number, can: (by: Direction) => boolean): void
  /** Names the arrows after the neighbours of this slide. */
  nameNeighbours(index: number): void
}

export interface ControlsOptions {
  readonly host: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly settings: Settings
  readonly step: (by: Direction) => void
  readonly go: (index: number) => void
}

export function createControls(scope: Scope, options: ControlsOptions): Controls {
  const { host, slides, settings, step, go } = options
  const { adopt: adopted } = scope
  const { kind, loops, isRtl, hidesDots } = settings
  const count = slides.length
  const part = (selector: string) => host.querySelector<HTMLElement>(selector)
  const pagination = part(PAGINATION)
  const coloured = [pagination, part(PREVIOUS), part(NEXT), part(CONTINUE)]
  const dots = pagination ? createDots(pagination, scope, { slides, mayCreate: !hidesDots }) : undefined
  // A curtain has no arrows; in a right-to-left page each leads the other way.
  const arrowOf = (selector: string, label: string) => {
    const element = kind === 'curtain' || count < 2 ? null : part(selector)
    return element ? createArrow(element, { label, adopted }) : undefined
  }
  const backward = arrowOf(isRtl ? NEXT : PREVIOUS, 'Previous slide')
  const forward = arrowOf(isRtl ? PREVIOUS : NEXT, 'Next slide')

  function revealArrow(arrow: Arrow | undefined, by: Direction) {
    if (!arrow) return
    onPress(arrow.element, scope, () => step(by))
    // The slider is at its first slide.
    if (loops || by === 1) fadeIn(arrow.element, { adopted, durationMs: ARROW_FADE_MS })
  }

  return {
    reveal() {
      revealArrow(backward, -1)
      revealArrow(forward, 1)
      dots?.mark(0)
      for (const [index, dot] of (dots?.elements ?? []).entries()) onPress(dot, scope, () => go(index))
      if (!pagination) return
      fadeIn(pagination, { adopted, durationMs: DOTS_FADE_MS })
      if (kind === 'curtain') adopted.style(pagination, 'margin-top', `${-pagination.offsetHeight / 2}px`)
    },
    setTone(slide) {
      const tone = toneOf(slide)
      if (!tone) return
      for (const control of coloured) {
        if (control) for (const name of TONES) adopted.toggle(control, name, name === tone)
      }
    },
    show(index, can) {
      dots?.mark(index)
      const hadFocus = [backward, forward].some((arrow) => arrow?.hasFocus())
      backward?.toggle(can(-1))
      forward?.toggle(can(1))
      // An arrow that is hidden passes its focus on to the other one.
      const kept = can(1) ? forward : backward
      if (hadFocus && ![backward, forward].some((arrow) => arrow?.hasFocus())) kept?.focus()
    },
    nameNeighbours(index) {
      backward?.name(slides[(index + count - 1) % count])
      forward?.name(slides[(index + 1) % count])
    },
  }
}

/** Makes a control of the server's, such as a link or a `div`, a button. */
export function onPress(control: HTMLElement, { adopt, add, listen }: Scope, act: () => void): void {
  add(actAsButton(control, adopt))
  listen(control, 'click', (event) => {
    event.preventDefault()
    act()
  })
}

interface Arrow {
  readonly element: HTMLElement
  toggle(isShown: boolean): void
  /** Names the arrow after the slide that it leads to. */
  name(neighbour: Element | undefined): void
  hasFocus(): boolean
  focus(): void
}

function createArrow(
  element: HTMLElement,
  { label, adopted }: { readonly label: string; readonly adopted: Adoption },
): Arrow {
  const heading = element.querySelector('h4')
  const { style } = element
  adopted.attribute(element, 'aria-label', label)
  return {
    element,
    toggle(isShown) {
      // Setting the opacity would end a fade-in that is still running.
      if (isShown && style.display === 'block') return
      adopted.style(element, 'display', isShown ? 'block' : 'none')
      adopted.style(element, 'opacity', '1')
    },
    name(neighbour) {
      const title = titleOf(neighbour)
      if (!title) return
      if (heading) adopted.text(heading, title)
      // The theme's CSS hides the heading, so screen readers get the title from the label.
      adopted.attribute(element, 'aria-label', `${label}: ${title}`)
    },
    hasFocus: () => element.ownerDocument.activeElement === element && style.display !== 'none',
    focus: () => element.focus({ preventScroll: true }),
  }
}

/** One dot for each slide. */
interface Dots {
  readonly elements: readonly HTMLElement[]
  /** Marks the dot of the active slide. */
  mark(index: number): void
}

interface DotsOptions {
  readonly slides: readonly HTMLElement[]
  readonly mayCreate: boolean
}

function createDots(pagination: HTMLElement, scope: Scope, { slides, mayCreate }: DotsOptions): Dots {
  const { adopt: adopted } = scope
  for (const dot of mayCreate ? addMissingDots(pagination, slides.length) : []) scope.add(() => dot.remove())
  const elements = [...pagination.querySelectorAll<HTMLElement>(DOT)]
  for (const surplus of elements.splice(slides.length)) adopted.style(surplus, 'display', 'none')
  adopted.attribute(pagination, 'role', 'group')
  adopted.attribute(pagination, 'aria-label', 'Choose a slide')
  for (const [index, dot] of elements.entries()) {
    adopted.attribute(
      dot,
      'aria-label',
      [`Slide ${index + 1}`, titleOf(slides[index])].filter(Boolean).join(': '),
    )
  }
  return {
    elements,
    mark(index) {
      for (const [number, dot] of elements.entries()) {
        adopted.toggle(dot, DOT_ACTIVE_CLASS, number === index)
        adopted.attribute(dot, 'aria-current', number === index ? 'true' : null)
      }
    },
  }
}

/** The server prints no dots for a slider with the setting "all slides" (contract 04 §17.2). */
function addMissingDots(pagination: HTMLElement, count: number): HTMLElement[] {
  const { ownerDocument: document } = pagination
  const missing = Math.max(0, count - pagination.querySelectorAll(DOT).length)
  return Array.from({ length: missing }, () => {
    const dot = document.createElement('div')
    dot.className = 'dot'
    dot.append(document.createElement('span'))
    pagination.append(dot)
    return dot
  })
}
