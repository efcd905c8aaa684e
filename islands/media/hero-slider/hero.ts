import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { nameSlides, slideName } from './active-slide'
import { createCaptions } from './captions'
import { createChanges } from './changes'
import { scrollPast } from './continue-button'
import { keepCurtainOnTop } from './curtain-top'
import { createDragging } from './dragging'
import { createHands } from './gestures'
import { followParallax, isHero } from './hero-parallax'
import { whenFirstIsThere } from './loading'
import { ALIVE_CLASS, CAPTION, HEADER_WRAP, NO_SWIPING_CLASS, type Parts, type Settings } from './markup'
import { createRunning } from './running'
import { createSigns } from './signs'
import { createSizing } from './sizing'
import { canStep, type Direction, type SliderAction } from './slider'
import { createStage } from './stage'
import { overlaps, windowBox } from './surroundings'
import { createVideos } from './videos'
import { followWindow } from './window-watch'

/** A slider with its slides, alive. */
export function createHero(parts: Parts, settings: Settings, scope: Scope): void {
  const { host, outer, slides } = parts
  const { kind } = settings
  const { document, window } = scope
  const count = slides.length
  const adopted = scope.adopt
  const isMotionReduced = prefersReducedMotion(window)
  const isInView = () => overlaps(outer.getBoundingClientRect(), windowBox(document))

  const stage = createStage({ ...parts, ...settings, adopted, isMotionReduced })
  const changes = createChanges(scope, { ...settings, count, stage, onBegin, onArrive })
  const { state } = changes
  const can = (by: Direction) => canStep(state(), by)
  const captions = createCaptions(slides, scope)
  const videos = createVideos(scope, {
    slides,
    mayPlay: () => running.mayPlayVideos() && isInView(),
    onGone: () => running.review(),
  })
  const sizing = createSizing({ parts, settings, captions, stage, videos, adopted })
  const advance = () => changes.send({ type: 'advance' })
  const running = createRunning(scope, { host, settings, videos, advance })
  const drag = createDragging({
    stage,
    settings,
    state,
    grab() {
      running.takeOver()
      changes.send({ type: 'grab' })
    },
    release: (by) => chosen({ type: 'release', by }),
  })
  const common = { parts, settings, can, step: stepByHand, goOn }
  const hands = count > 1 ? createHands(scope, { ...common, length: stage.length, drag }) : undefined
  const go = (index: number) => chosen({ type: 'go', index })
  const signs = createSigns(scope, { ...common, captions, videos, isInView, go })

  function goOn() {
    void scrollPast(outer, scope)
  }
  function stepByHand(by: Direction) {
    running.takeOver()
    chosen({ type: 'step', by })
  }
  /** Those who do not see it hear of what they chose. */
  function chosen(action: SliderAction) {
    const { index } = state()
    changes.send(action)
    if (state().index !== index) announce(document, `Slide ${slideName(slides, state().index)}`)
  }
  function layOut() {
    sizing.fit(state().place)
  }
  function onBegin(index: number) {
    signs.begin(index)
    hands?.look()
    running.changed()
  }
  function onArrive(index: number) {
    layOut()
    signs.arrive(index)
  }
  function reveal() {
    changes.send({ type: 'loaded' })
    signs.reveal()
    hands?.look()
    running.start()
  }

  nameSlides(host, slides, adopted)
  if (count === 1 && kind === 'slide') adopted.classes(host, NO_SWIPING_CLASS)
  // Till now all but the first have been kept out of the layout, which is to tell where they are.
  adopted.classes(host, ALIVE_CLASS)
  layOut()
  const parallax = followParallax({ parts, kind, page: scope, adopted, height: sizing.height })
  parallax?.()()

  const watched = [outer, scope.element(HEADER_WRAP), ...host.querySelectorAll(CAPTION)]
  followWindow(scope, { watched, isInView, layOut, parallax, lookAtVideos: videos.look })
  if (kind === 'curtain' && isHero(outer, window)) keepCurtainOnTop(host, scope)
  whenFirstIsThere({ slide: slides[0], videos, isMotionReduced }, reveal, scope)
}
