import type { Mount } from '../../../src/page/island'
import { startAutoplay } from './autoplay'
import { followPresses, nameParts, revealControls } from './controls'
import { startCurtain } from './curtain'
import { followGestures } from './gestures'
import { createHero, type Hero, heroes } from './hero'
import { followWindow } from './layout'
import { isAlreadyShown, showSlides, whenFirstSlideLoaded } from './loading'
import { showFirstSlide } from './looks'
import { MOUNTED_CLASS, NO_SWIPING_CLASS, readParts, readSettings } from './markup'
import { followParallax } from './page-scroll'
import { followContent } from './slide-content'

/** The delay of the first caption and video after the slider is shown (contract 04 §17.4). */
const FIRST_CONTENT_MS = 600
/** Components that could not be fetched are requested again after this time at the earliest. */
const RETRY_MS = 5000
/** Signs that the visitor is about to use the slider. */
const APPROACHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'wheel'] as const

/**
 * The large slides at the top of a page, or in its content (contract 04 §17). The code for load is here: the slider's sizes,
 * its first slide, its controls, and everything that changes its state. The components show the changes. They come when the
 * visitor approaches the slider, or shortly before it changes by itself.
 */
export const mount: Mount = (host, scope) => {
  const parts = readParts(host)
  if (!parts) return
  const settings = readSettings(host, scope, parts.slides.length)
  const { kind } = settings
  const hero = createHero(parts, settings, scope)
  heroes.set(host, hero)
  const { captions, sizing } = hero
  const { wrapper, slides } = parts

  if (isAlreadyShown(wrapper)) {
    scope.adopt.style(wrapper, 'opacity', '1')
    captions.showWithoutAnimation(0)
  }
  nameParts(hero)
  showFirstSlide(hero)
  if (slides.length === 1 && kind === 'slide') scope.adopt.classes(host, NO_SWIPING_CLASS)
  // The early style hides all slides but the first, and the layout below has to measure where they are.
  scope.adopt.classes(host, MOUNTED_CLASS)
  const layOut = () => sizing.fit(hero.$state.get().position)
  layOut()
  const parallax = followParallax(hero)
  parallax?.()()
  followWindow(hero, { layOut, parallax })
  followContent(hero)
  followGestures(hero)
  const fetchComponents = componentFetcher(hero)
  startAutoplay(hero, fetchComponents)
  hero.follow(({ changeCount, playback }, before) => {
    if (changeCount > 0 || playback !== before.playback) fetchComponents()
  })
  if (kind === 'curtain') startCurtain(hero)
  whenFirstSlideLoaded(hero, () => reveal(hero, fetchComponents))
}

/** Shows the slider, once its first slide has loaded or failed or the time limit is over. */
function reveal(hero: Hero, fetchComponents: () => void): void {
  const { parts, scope, dispatch } = hero
  dispatch({ type: 'loaded' })
  if (parts.slides.length === 1) dispatch({ type: 'show continue' })
  showSlides(parts.host, parts.wrapper, scope)
  showFirstSlide(hero)
  revealControls(hero)
  followPresses(hero)
  scope.after(FIRST_CONTENT_MS, () => dispatch({ type: 'begin' }))
  scope.listen(parts.host, APPROACHES, fetchComponents, { passive: true })
}

/** @returns a function that fetches and mounts the components, unless there is nothing that can change */
function componentFetcher(hero: Hero): () => void {
  const { parts, pauseButton, scope, $state } = hero
  let isAsked = false

  async function ask() {
    isAsked = true
    if (await scope.showView()) return
    scope.after(RETRY_MS, () => {
      isAsked = false
    })
  }
  return () => {
    // Until the slides are shown, only the pause button can change.
    if ($state.get().phase === 'loading') return showFirstSlide(hero)
    if (!isAsked && (parts.slides.length > 1 || pauseButton)) void ask()
  }
}
