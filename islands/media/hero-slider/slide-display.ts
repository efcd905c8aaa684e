import type { Adoption } from '../../../src/dom/adoption'
import { focusTarget } from '../../../src/dom/focus-target'
import type { Scope } from '../../../src/page/scope'
import type { Captions } from './captions'
import { createContinueButton } from './continue-button'
import { createControls } from './controls'
import { isAlreadyShown, showSlides } from './loading'
import { ACTIVE_CLASS, HEADER_STYLE, HEADER_WRAP, type Parts, type Settings, titleOf } from './markup'
import { createScrollIndicator } from './scroll-indicator'
import type { Direction } from './slider'
import type { Videos } from './videos'

/** The delay of the first caption and video after the slider is shown (contract 04 §17.4). */
const FIRST_CONTENT_MS = 600
/** Body classes for a header without a background, which is over the slider. */
const NAKED_HEADER = ['header-naked-light', 'header-naked-dark']
/** A page scrolled less than this is at its top. */
const TOP_PX = 1

/** Everything that shows which slide is active: slides, controls, captions, videos and the header. */
export interface SlideDisplay {
  /** The first slide is loaded. */
  reveal(): void
  /** A change to this slide begins (contract 04 §17.7). */
  begin(index: number): void
  /** The change to this slide has ended. */
  arrive(index: number): void
}

export interface SlideDisplayOptions {
  readonly parts: Parts
  readonly settings: Settings
  readonly captions: Captions
  readonly videos: Videos
  readonly isInView: () => boolean
  readonly can: (by: Direction) => boolean
  readonly step: (by: Direction) => void
  readonly go: (index: number) => void
  readonly continueToContent: () => void
}

export function createSlideDisplay(scope: Scope, options: SlideDisplayOptions): SlideDisplay {
  const { parts, settings, captions, videos, isInView, can, step, go, continueToContent } = options
  const { adopt: adopted } = scope
  const { host, wrapper, slides } = parts
  const count = slides.length
  const controls = createControls(scope, { host, slides, settings, step, go })
  const continueButton = settings.continues
    ? createContinueButton(scope, { host, count, onPressed: continueToContent })
    : undefined
  const indicator = createScrollIndicator(host, scope, { pulses: settings.kind === 'curtain' })
  let cancelContent = () => {}

  function colourHeader(index: number) {
    if (isInView()) styleHeader(slides[index], scope.document, adopted)
  }
  function showContent(index: number) {
    videos.enter(index)
    captions.show(index)
    colourHeader(index)
  }

  if (isAlreadyShown(wrapper)) {
    adopted.style(wrapper, 'opacity', '1')
    captions.showWithoutAnimation(0)
  }
  activate(slides, 0, adopted)
  controls.setTone(slides[0])
  controls.nameNeighbours(0)

  return {
    reveal() {
      showSlides(host, wrapper, scope)
      controls.reveal()
      continueButton?.reveal()
      cancelContent = scope.after(FIRST_CONTENT_MS, () => showContent(0))
    },
    begin(index) {
      cancelContent()
      activate(slides, index, adopted)
      controls.setTone(slides[index])
      controls.show(index, can)
      indicator?.show(index)
      continueButton?.show(index)
      colourHeader(index)
    },
    arrive(index) {
      controls.nameNeighbours(index)
      showContent(index)
    },
  }
}

/** The name of a slide for screen readers. */
export function slideName(slides: readonly HTMLElement[], index: number): string {
  return [`${index + 1} of ${slides.length}`, titleOf(slides[index])].filter(Boolean).join(': ')
}

/** Gives two or more slides the roles and names of a carousel. */
export function labelSlides(host: HTMLElement, slides: readonly HTMLElement[], adopted: Adoption): void {
  if (slides.length < 2) return
  adopted.attribute(host, 'role', 'group')
  adopted.attribute(host, 'aria-roledescription', 'carousel')
  adopted.attribute(host, 'aria-label', 'Slides')
  for (const [index, slide] of slides.entries()) {
    adopted.attribute(slide, 'role', 'group')
    adopted.attribute(slide, 'aria-roledescription', 'slide')
    adopted.attribute(slide, 'aria-label', slideName(slides, index))
  }
}

/** Makes one slide active and the others inert. A focus in another slide moves to the active one. */
function activate(slides: readonly HTMLElement[], index: number, adopted: Adoption): void {
  const active = slides[index]
  const { activeElement } = active?.ownerDocument ?? {}
  const hadFocus = slides.some((slide) => slide !== active && slide.contains(activeElement ?? null))
  for (const slide of slides) {
    adopted.toggle(slide, ACTIVE_CLASS, slide === active)
    adopted.attribute(slide, 'inert', slide === active ? null : '')
  }
  if (hadFocus && active) focusTarget(active)
}

/** A header that is over the slider takes its colours from the slide (contract 04 §17.7). */
function styleHeader(slide: Element | undefined, document: Document, adopted: Adoption): void {
  const style = slide?.getAttribute('data-header-style')
  const header = document.querySelector(HEADER_WRAP)
  if (!style || !header || (document.defaultView?.scrollY ?? 0) >= TOP_PX) return
  if (!NAKED_HEADER.some((name) => document.body.classList.contains(name))) return
  adopted.attribute(header, HEADER_STYLE, style)
}
