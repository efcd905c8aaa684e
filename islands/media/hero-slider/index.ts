import type { Mount } from '../../../src/page/island'
import { startAutoplay } from './autoplay'
import { componentsOf } from './components'
import { followPresses, nameParts, revealControls } from './controls'
import { startCurtain } from './curtain'
import { followWindow } from './follow-window'
import { followGestures } from './gestures'
import { createHero, type Hero } from './hero'
import { isAlreadyShown, showSlides, whenFirstSlideLoaded } from './loading'
import { showFirstSlide } from './looks'
import { CAPTION, HEADER_WRAP, MOUNTED_CLASS, NO_SWIPING_CLASS, readParts, readSettings } from './markup'
import { followParallax } from './page-scroll'
import { followContent } from './slide-content'

/** The delay of the first caption and video after the slider is shown (contract 04 §17.4). */
const FIRST_CONTENT_MS = 600
/** Signs that the visitor is about to use the slider. */
const APPROACHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'wheel'] as const

/**
 * The large slides at the top of a page, or in its content (contract 04 §17). What stands at load is here: the slider's sizes,
 * its first slide, its controls, and all that changes its state. The components show what has changed, and come when the
 * visitor approaches the slider, or shortly before it changes by itself.
 */
export const mount: Mount = (host, scope) => {
  const parts = readParts(host)
  if (!parts) return
  const settings = readSettings(host, scope, parts.slides.length)
  const { kind } = settings
  const hero = createHero(parts, settings, scope)
  const { captions, videos, sizing, isInView } = hero
  const { outer, wrapper, slides } = parts

  if (isAlreadyShown(wrapper)) {
    scope.adopt.style(wrapper, 'opacity', '1')
    captions.showWithoutAnimation(0)
  }
  nameParts(hero)
  showFirstSlide(hero)
  if (slides.length === 1 && kind === 'slide') scope.adopt.classes(host, NO_SWIPING_CLASS)
  // The early style hides all slides but the first, and the layout below has to measure where they are.
  scope.adopt.classes(host, MOUNTED_CLASS)
  const layOutList = () => sizing.fit(hero.$state.get().position)
  layOutList()
  const parallax = followParallax({ parts, kind, page: scope, adopted: scope.adopt, height: sizing.height })
  parallax?.()()

  const watched = [outer, scope.element(HEADER_WRAP), ...host.querySelectorAll(CAPTION)]
  followWindow(scope, { watched, isInView, layOutList, parallax, updateVideos: videos.update })
  followContent(hero)
  followGestures(hero)
  const bring = componentsOf(hero)
  startAutoplay(hero, bring)
  hero.follow(({ changes, playback }, before) => {
    if (changes > 0 || playback !== before.playback) bring()
  })
  if (kind === 'curtain') startCurtain(hero)
  whenFirstSlideLoaded(hero, () => reveal(hero, bring))
}

/** The first slide is loaded. */
function reveal(hero: Hero, bring: () => void): void {
  const { parts, scope, dispatch } = hero
  dispatch({ type: 'loaded' })
  if (parts.slides.length === 1) dispatch({ type: 'show continue' })
  showSlides(parts.host, parts.wrapper, scope)
  showFirstSlide(hero)
  revealControls(hero)
  followPresses(hero)
  scope.after(FIRST_CONTENT_MS, () => dispatch({ type: 'begin' }))
  scope.listen(parts.host, APPROACHES, bring, { passive: true })
}
