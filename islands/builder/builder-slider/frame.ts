import type { Adoption } from '../../../src/dom/adoption'
import { moveNode } from '../../../src/dom/move-node'
import type { Scope } from '../../../src/page/scope'
import { BUILT, RTL, type SliderMarkup, slidesIn, TRACK, VIEWPORT } from './markup'

/** What the theme's style sheet expects around the slides (contract 04 §3). */
export interface Frame {
  readonly slides: readonly HTMLElement[]
  readonly viewport: HTMLElement
  readonly track: HTMLElement
  /** Whether somebody has added slides, or has taken some out. */
  isOutdated(): boolean
}

export interface FrameOptions extends Pick<SliderMarkup, 'box' | 'slideClass' | 'name'> {
  readonly rtl: boolean
}

/** At the scope's end the slides go back where they were. */
export function createFrame(scope: Scope, { box, slideClass, name, rtl }: FrameOptions): Frame {
  const { document, adopt: adopted } = scope
  const slides = slidesIn(box)
  const [viewport, track] = [block(document, VIEWPORT), block(document, TRACK)]
  for (const slide of slides) adopted.classes(slide, slideClass)
  dress(viewport, track, slides[0])
  describe(box, slides, name, adopted)
  if (rtl) viewport.style.direction = 'rtl'
  viewport.append(track)

  // Behind them: what others add to the line is its end, also when it is taken apart.
  slides.at(-1)?.after(viewport)
  const places = slides.map((slide) => {
    const place = document.createComment('')
    slide.before(place)
    return place
  })
  for (const slide of slides) {
    moveNode(slide, track)
    for (const [property, value] of SLIDE_LOOK) adopted.style(slide, property, value)
  }
  adopted.classes(box, BUILT)
  adopted.toggle(box, RTL, rtl)
  scope.add(() => {
    for (const [number, slide] of slides.entries()) {
      const place = places[number]
      // Who has taken a slide out is not to get it back.
      if (place?.parentElement && slide.isConnected && slide.parentElement === track)
        moveNode(slide, place.parentElement, place)
      place?.remove()
    }
    // What others have put among the slides is theirs.
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

/** One line, as high as its highest slide, whatever the theme's style sheet does for slides that a library places. */
const TRACK_LOOK = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  left: '0px',
  width: '100%',
  height: 'auto',
}
/** Its gutters, where the slides have some, are the viewport's. */
const SLIDE_LOOK = [
  ['flex', 'none'],
  ['margin-left', '0px'],
  ['margin-right', '0px'],
] as const

function dress(viewport: HTMLElement, track: HTMLElement, first: HTMLElement | undefined) {
  Object.assign(viewport.style, { position: 'relative', overflow: 'hidden', height: 'auto' })
  Object.assign(track.style, TRACK_LOOK)
  if (!first) return
  const { marginLeft, marginRight } = getComputedStyle(first)
  Object.assign(viewport.style, { marginLeft, marginRight })
}

function block(document: Document, className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  return element
}

/** The carousel pattern of ARIA. */
function describe(box: HTMLElement, slides: readonly HTMLElement[], name: string, adopted: Adoption) {
  const facts = (role: string, label: string) => ({
    role: 'group',
    'aria-roledescription': role,
    'aria-label': label,
  })
  const tell = (element: HTMLElement, attributes: Readonly<Record<string, string>>) => {
    for (const [attribute, value] of Object.entries(attributes)) adopted.attribute(element, attribute, value)
  }
  tell(box, facts('carousel', name))
  for (const [number, slide] of slides.entries()) {
    tell(slide, facts('slide', `${number + 1} of ${slides.length}`))
  }
}
