import type { Adoption } from '../../../src/dom/adoption'
import { moveNode } from '../../../src/dom/move-node'
import type { Scope } from '../../../src/page/scope'
import { carouselRole, slideRole } from '../../../src/slides/roles'
import { BUILT, RTL, type SliderMarkup, slidesIn, TRACK, VIEWPORT } from './markup'

/** The elements that the theme's style sheet expects around the slides (contract 04 §3). */
export interface Frame {
  readonly slides: readonly HTMLElement[]
  readonly viewport: HTMLElement
  readonly track: HTMLElement
  /** Whether a script has added or removed slides. */
  isOutdated(): boolean
}

interface FrameOptions extends Pick<SliderMarkup, 'box' | 'slideClass' | 'name'> {
  readonly rtl: boolean
}

/** Moves the slides into the track; the scope's end moves them back. */
export function createFrame(scope: Scope, { box, slideClass, name, rtl }: FrameOptions): Frame {
  const { document, adopt: adopted } = scope
  const slides = slidesIn(box)
  const [viewport, track] = [block(document, VIEWPORT), block(document, TRACK)]
  for (const slide of slides) adopted.classes(slide, slideClass)
  setStyles(viewport, track, slides[0])
  setRoles(box, slides, name, adopted)
  if (rtl) viewport.style.direction = 'rtl'
  viewport.append(track)

  // The viewport comes after the last slide, so that slides added to the track still come last after unmounting.
  slides.at(-1)?.after(viewport)
  const places = slides.map((slide) => {
    const place = document.createComment('')
    slide.before(place)
    return place
  })
  for (const slide of slides) {
    moveNode(slide, track)
    for (const [property, value] of SLIDE_STYLES) adopted.style(slide, property, value)
  }
  adopted.classes(box, BUILT)
  adopted.toggle(box, RTL, rtl)
  scope.add(() => {
    for (const [number, slide] of slides.entries()) {
      const place = places[number]
      // A slide that a script has removed stays removed.
      if (place?.parentElement && slide.isConnected && slide.parentElement === track)
        moveNode(slide, place.parentElement, place)
      place?.remove()
    }
    // Elements that other scripts have added among the slides stay in the page.
    viewport.replaceWith(...track.childNodes)
  })
  return {
    slides,
    viewport,
    track,
    isOutdated: () =>
      viewport.parentElement !== box ||
      slidesIn(box).length > 0 ||
      track.childElementCount !== slides.length ||
      slides.some((slide) => slide.parentElement !== track),
  }
}

/** Overrides the theme's style sheet, which expects absolutely positioned slides: one line, as high as its highest slide. */
const TRACK_STYLES = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  left: '0px',
  width: '100%',
  height: 'auto',
}
/** The slides' margins are moved to the viewport. */
const SLIDE_STYLES = [
  ['flex', 'none'],
  ['margin-left', '0px'],
  ['margin-right', '0px'],
] as const

function setStyles(viewport: HTMLElement, track: HTMLElement, first: HTMLElement | undefined) {
  Object.assign(viewport.style, { position: 'relative', overflow: 'hidden', height: 'auto' })
  Object.assign(track.style, TRACK_STYLES)
  if (!first) return
  const { marginLeft, marginRight } = getComputedStyle(first)
  Object.assign(viewport.style, { marginLeft, marginRight })
}

function block(document: Document, className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  return element
}

/** The roles of the ARIA carousel pattern. */
function setRoles(box: HTMLElement, slides: readonly HTMLElement[], name: string, adopted: Adoption) {
  const setAll = (element: HTMLElement, attributes: Readonly<Record<string, string>>) => {
    for (const [attribute, value] of Object.entries(attributes)) adopted.attribute(element, attribute, value)
  }
  setAll(box, carouselRole(name))
  slides.forEach((slide, number) => {
    setAll(slide, slideRole(number, slides.length))
  })
}
