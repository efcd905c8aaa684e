import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { createCaptions } from './captions'
import { scrollPast } from './continue-button'
import { dragTrack } from './drag'
import { followWindow } from './follow-window'
import { createGestures } from './gestures'
import { whenFirstSlideLoaded } from './loading'
import {
  CAPTION,
  HEADER_WRAP,
  MOUNTED_CLASS,
  NO_SWIPING_CLASS,
  type Parts,
  readParts,
  readSettings,
  type Settings,
} from './markup'
import { followParallax, isHero, keepCurtainOnTop } from './page-scroll'
import { createPlayback } from './playback'
import { createSizing } from './sizing'
import { createSlideDisplay, labelSlides, slideName } from './slide-display'
import { canStep, createSlider, type Direction, type SliderAction } from './slider'
import { createTrack } from './track'
import { createVideos } from './videos'
import { overlaps, windowBox } from './viewport'

/** The large slides at the top of a page, or in its content (contract 04 §17). */
export const mount: Mount = (host, scope) => {
  const parts = readParts(host)
  if (parts) createHero(parts, readSettings(host, scope, parts.slides.length), scope)
}

function createHero(parts: Parts, settings: Settings, scope: Scope): void {
  const { host, outer, slides } = parts
  const { kind } = settings
  const { document, window } = scope
  const count = slides.length
  const adopted = scope.adopt
  const isMotionReduced = prefersReducedMotion(window)
  const isInView = () => overlaps(outer.getBoundingClientRect(), windowBox(document))

  const track = createTrack({ ...parts, ...settings, adopted, isMotionReduced })
  const slider = createSlider(scope, { ...settings, count, track, onBegin, onArrive })
  const { state } = slider
  const can = (by: Direction) => canStep(state(), by)
  const captions = createCaptions(slides, scope)
  const videos = createVideos(scope, {
    slides,
    mayPlay: () => playback.mayPlayVideos() && isInView(),
    onRemoved: () => playback.onVideoRemoved(),
  })
  const sizing = createSizing({ parts, settings, captions, track, videos, adopted })
  const advance = () => slider.dispatch({ type: 'advance' })
  const playback = createPlayback(scope, { host, settings, videos, advance })
  const drag = dragTrack({
    track,
    settings,
    state,
    grab() {
      playback.endAutoplay()
      slider.dispatch({ type: 'grab' })
    },
    release: (by) => dispatchChoice({ type: 'release', by }),
  })
  const common = { parts, settings, can, step: stepByVisitor, continueToContent }
  const gestures =
    count > 1 ? createGestures(scope, { ...common, length: track.slideLength, drag }) : undefined
  const go = (index: number) => dispatchChoice({ type: 'go', index })
  const display = createSlideDisplay(scope, { ...common, captions, videos, isInView, go })

  function continueToContent() {
    void scrollPast(outer, scope)
  }
  function stepByVisitor(by: Direction) {
    playback.endAutoplay()
    dispatchChoice({ type: 'step', by })
  }
  /** Dispatches what the visitor chose, and tells screen readers the new slide. */
  function dispatchChoice(action: SliderAction) {
    const { index } = state()
    slider.dispatch(action)
    if (state().index !== index) announce(document, `Slide ${slideName(slides, state().index)}`)
  }
  function layOutList() {
    sizing.fit(state().position)
  }
  function onBegin(index: number) {
    display.begin(index)
    gestures?.updateTouchAction()
    playback.onChange()
  }
  function onArrive(index: number) {
    layOutList()
    display.arrive(index)
  }
  function reveal() {
    slider.dispatch({ type: 'loaded' })
    display.reveal()
    gestures?.updateTouchAction()
    playback.start()
  }

  labelSlides(host, slides, adopted)
  if (count === 1 && kind === 'slide') adopted.classes(host, NO_SWIPING_CLASS)
  // The early style hides all slides but the first, and the layout below has to measure where they are.
  adopted.classes(host, MOUNTED_CLASS)
  layOutList()
  const parallax = followParallax({ parts, kind, page: scope, adopted, height: sizing.height })
  parallax?.()()

  const watched = [outer, scope.element(HEADER_WRAP), ...host.querySelectorAll(CAPTION)]
  followWindow(scope, { watched, isInView, layOutList, parallax, updateVideos: videos.update })
  if (kind === 'curtain' && isHero(outer, window)) keepCurtainOnTop(host, scope)
  whenFirstSlideLoaded({ slide: slides[0], videos, isMotionReduced }, reveal, scope)
}
