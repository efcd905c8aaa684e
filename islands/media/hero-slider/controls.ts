import type { Scope } from '../../../src/page/scope'
import { type Arrow, createArrow } from './arrow'
import { createDots } from './dots'
import { fadeIn } from './fade'
import { CONTINUE, NEXT, PAGINATION, PREVIOUS, type Settings, toneOf } from './markup'
import { onPress } from './press'
import type { Direction } from './slider'

const ARROW_FADE_MS = 400
const DOTS_FADE_MS = 600
const TONES = ['light', 'dark']

/** The arrows and dots of a slider, and the tone of all its controls (contract 04 §17.4, §17.6, §17.7). */
export interface Controls {
  /** The first slide is there: they are shown, and answer to clicks. */
  reveal(): void
  setTone(slide: Element | undefined): void
  /** A change begins. */
  show(index: number, can: (by: Direction) => boolean): void
  /** Names the neighbours of the slide that is shown. */
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
  const dots = pagination ? createDots(pagination, scope, { slides, mayDraw: !hidesDots }) : undefined
  // Only a slider has any; in a page from right to left each leads the other way.
  const arrowOf = (selector: string, what: string) => {
    const element = kind === 'curtain' || count < 2 ? null : part(selector)
    return element ? createArrow(element, { what, adopted }) : undefined
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
      // One that leads nowhere any more does not take the focus with it.
      const kept = can(1) ? forward : backward
      if (hadFocus && ![backward, forward].some((arrow) => arrow?.hasFocus())) kept?.focus()
    },
    nameNeighbours(index) {
      backward?.name(slides[(index + count - 1) % count])
      forward?.name(slides[(index + 1) % count])
    },
  }
}
