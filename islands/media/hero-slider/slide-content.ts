import type { Hero } from './hero'
import { HEADER_STYLE, HEADER_WRAP } from './markup'

/** Body classes for a header without a background, which is over the slider. */
const NAKED_HEADER = ['header-naked-light', 'header-naked-dark']
/** A page scrolled less than this is at its top. */
const TOP_PX = 1

/** Shows what is in the slide that has been reached, and pauses its video with the slider (contract 04 §17.7). */
export function followContent(hero: Hero): void {
  const { captions, videos, follow } = hero
  follow(({ index, changes, shown, playback }, before) => {
    if (shown && shown !== before.shown) {
      videos.enter(shown.index)
      captions.show(shown.index)
    }
    if (playback !== before.playback) videos.update()
    // At the start and at the end of each change.
    if (changes !== before.changes || shown !== before.shown) styleHeader(hero, index)
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
