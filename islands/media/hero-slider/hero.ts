import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { watchVisitor } from './autoplay'
import { completeDots, createPauseButton } from './controls'
import { createSizing, type Sizing } from './layout'
import { type Parts, type Settings, slideName } from './markup'
import { type Captions, createCaptions } from './slide-content'
import { createStore, type Direction, type SliderAction, type SliderState, type Store } from './slider'
import { createTrack, type Track } from './track'
import { createVideos, type Videos } from './videos'
import { overlaps, windowBox } from './viewport'

export interface Arrow {
  readonly element: HTMLElement
  readonly heading: HTMLElement | null
  readonly by: Direction
}

/** A slider's parts share this: its markup and settings, its state, and the objects that measure and move it. */
export interface Hero extends Store {
  readonly parts: Parts
  readonly settings: Settings
  readonly scope: Scope
  /** The arrows in use: a curtain has none, nor has a single slide. */
  readonly arrows: readonly Arrow[]
  /** Null where nothing moves by itself. */
  readonly pauseButton: HTMLElement | null
  readonly track: Track
  readonly captions: Captions
  readonly videos: Videos
  readonly sizing: Sizing
  isInView(): boolean
  /** Dispatches what the visitor chose, and tells screen readers the new slide. */
  choose(action: SliderAction): void
  /** Reads again whether the visitor gives autoplay a reason to wait. */
  attend(): void
  /** Calls back after each change of the state. */
  follow(onChange: (state: SliderState, before: SliderState) => void): void
}

/** The sliders by their hosts, for the components, which come later. */
export const heroes = new WeakMap<HTMLElement, Hero>()

/** The props of a component. */
export interface PartProps {
  readonly hero: Hero
  readonly state: SliderState
}

export function createHero(printed: Parts, settings: Settings, scope: Scope): Hero {
  const parts = {
    ...printed,
    dots: completeDots(printed, settings, scope),
    continueButton: settings.continues ? printed.continueButton : null,
  }
  const { host, outer, slides, titles } = parts
  const { document, window, adopt: adopted } = scope
  const isMotionReduced = prefersReducedMotion(window)
  const isInView = () => overlaps(outer.getBoundingClientRect(), windowBox(document))
  const captions = createCaptions(slides, scope)
  const track = createTrack({ ...parts, ...settings, adopted, isMotionReduced })
  const videos = createVideos(scope, { slides, mayPlay, onRemoved })
  const visitor = watchVisitor(scope, { host, onChange, onReducedMotion: () => dispatch({ type: 'pause' }) })
  const hasAutoplay = settings.autoplayMs !== undefined
  const hasVideos = videos.any()
  const pauseButton = hasAutoplay || hasVideos ? createPauseButton(parts, scope, togglePlayback) : null
  const store = createStore({
    count: slides.length,
    loops: settings.loops,
    hasAutoplay,
    hasVideos,
    isPaused: isMotionReduced,
    ...visitor(),
  })
  const { $state, dispatch } = store

  function mayPlay() {
    const { playback, isHidden } = $state.get()
    return playback !== 'paused' && !isHidden && isInView()
  }
  function onRemoved() {
    if (videos.any()) return
    dispatch({ type: 'no videos' })
    if (!hasAutoplay) pauseButton?.remove()
  }
  function togglePlayback() {
    dispatch({ type: $state.get().playback === 'paused' ? 'play' : 'pause' })
  }
  const attend = () => dispatch({ type: 'attend', to: visitor() })
  function onChange() {
    attend()
    // A page that comes back from the browser's cache has stopped its videos.
    videos.update()
  }

  return {
    ...store,
    parts,
    settings,
    scope,
    arrows: arrowsOf(parts, settings),
    pauseButton,
    track,
    captions,
    videos,
    sizing: createSizing({ parts, settings, captions, track, videos, adopted }),
    isInView,
    attend,
    choose(action) {
      const { index } = $state.get()
      dispatch(action)
      const slide = $state.get().index
      if (slide === index) return
      announce(document, text('hero-slider.slide', 'Slide {slide}', { slide: slideName(titles, slide) }))
    },
    follow(onChange) {
      const stop = $state.listen((state, before = state) => {
        try {
          onChange(state, before)
        } catch (cause) {
          scope.report(cause)
        }
      })
      scope.add(stop)
    },
  }
}

function arrowsOf({ previous, next, slides }: Parts, { kind, isRtl }: Settings): readonly Arrow[] {
  if (kind === 'curtain' || slides.length < 2) return []
  // In a right-to-left page each leads the other way.
  const [backward, forward] = isRtl ? [next, previous] : [previous, next]
  const arrow = (element: HTMLElement | null, by: Direction): readonly Arrow[] =>
    element ? [{ element, heading: element.querySelector('h4'), by }] : []
  return [...arrow(backward, -1), ...arrow(forward, 1)]
}
