import { animateFrom } from '../../../src/motion/animate-from'
import type { Scope, Stop } from '../../../src/page/scope'
import type { Hero } from './hero'
import { CAPTION, CAPTION_ACTIVE_CLASS, HEADER_STYLE, HEADER_WRAP } from './markup'

const SHOW_MS = 800
/** Ease-out quart. */
const EASING = 'cubic-bezier(0.165, 0.84, 0.44, 1)'
/** Body classes for a header without a background, which is over the slider. */
const NAKED_HEADER = ['header-naked-light', 'header-naked-dark']
/** A page scrolled less than this is at its top. */
const TOP_PX = 1

/** The captions of the slides, of which one is shown (contract 04 §17.7). */
export interface Captions {
  /** The height of the tallest caption without its padding, in px. */
  maxHeight(): number
  /** Centres each caption vertically in its slide. */
  centre(): void
  show(index: number): void
  /** Shows a caption that has been visible since first paint; it has to be centred after that. */
  showWithoutAnimation(index: number): void
}

export function createCaptions(slides: readonly HTMLElement[], scope: Scope): Captions {
  const { adopt: adopted } = scope
  const captions = slides.map((slide) => slide.querySelector<HTMLElement>(CAPTION))
  let shown: number | undefined
  let stopMoving: Stop = () => {}

  function heights(): number[] {
    return captions.map((caption) => (caption ? heightOf(caption) : 0))
  }
  function centre() {
    const measured = heights()
    for (const [index, caption] of captions.entries()) {
      if (caption) adopted.style(caption, 'margin-top', `${-(measured[index] ?? 0) / 2}px`)
    }
  }
  function hide(caption: HTMLElement) {
    adopted.toggle(caption, CAPTION_ACTIVE_CLASS, false)
    adopted.style(caption, 'opacity', '0')
    adopted.style(caption, 'margin-top', '')
    adopted.style(caption, 'padding-top', '')
  }
  function showWithoutAnimation(index: number) {
    stopMoving()
    shown = index
    for (const [other, caption] of captions.entries()) if (caption && other !== index) hide(caption)
    const caption = captions[index]
    if (!caption) return
    adopted.classes(caption, CAPTION_ACTIVE_CLASS)
    adopted.style(caption, 'opacity', '1')
    adopted.style(caption, 'padding-top', '0px')
  }

  return {
    maxHeight: () => Math.max(0, ...heights()),
    centre,
    showWithoutAnimation,
    show(index) {
      if (index === shown) return
      const caption = captions[index]
      const { opacity, paddingTop } = caption ? getComputedStyle(caption) : { opacity: '0', paddingTop: '' }
      showWithoutAnimation(index)
      if (!caption) return
      adopted.style(caption, 'margin-top', `${-heightOf(caption) / 2}px`)
      // The padding is removed at once and animated as a transform, so that the layout is done only once.
      const from = { opacity, transform: `translateY(${Number.parseFloat(paddingTop) || 0}px)` }
      stopMoving = scope.add(animateFrom(caption, from, { durationMs: SHOW_MS, easing: EASING }))
    },
  }
}

/** The height without the padding, which a caption has only until it is shown. */
function heightOf(caption: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(caption)
  const padding = (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0)
  return Math.max(0, caption.offsetHeight - padding)
}

/** Shows the caption and the video of the slide that was reached, and pauses the video with the slider (contract 04 §17.7). */
export function followContent(hero: Hero): void {
  const { captions, videos, follow } = hero
  follow(({ index, changeCount, shown, playback }, before) => {
    if (shown && shown !== before.shown) {
      videos.enter(shown.index)
      captions.show(shown.index)
    }
    if (playback !== before.playback) videos.update()
    // The header is styled at the start and at the end of each change.
    if (changeCount !== before.changeCount || shown !== before.shown) styleHeader(hero, index)
  })
}

/** A header that is over the slider takes its colours from the slide. */
function styleHeader({ parts, scope, isInView }: Hero, index: number): void {
  const { document, window, adopt } = scope
  const style = parts.slides[index]?.getAttribute('data-header-style')
  const header = document.querySelector(HEADER_WRAP)
  if (!style || !header || window.scrollY >= TOP_PX || !isInView()) return
  if (!NAKED_HEADER.some((name) => document.body.classList.contains(name))) return
  adopt.attribute(header, HEADER_STYLE, style)
}
