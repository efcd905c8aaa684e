import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { type Parts, type Settings, slideName } from './markup'
import { createSizing, type Sizing } from './sizing'
import { type Captions, createCaptions } from './slide-captions'
import type { SliderAction, SliderState } from './slider'
import { createStore, type Store } from './store'
import { createTrack, type Track } from './track'
import { createVideos, type Videos } from './videos'
import { overlaps, windowBox } from './viewport'
import { watchVisitor } from './visitor'

/** What the parts of a slider share: its markup and settings, its state, and what measures and moves it. */
export interface Hero extends Store {
  readonly parts: Parts
  readonly settings: Settings
  readonly scope: Scope
  readonly track: Track
  readonly captions: Captions
  readonly videos: Videos
  readonly sizing: Sizing
  isInView(): boolean
  /** Dispatches what the visitor chose, and tells screen readers the new slide. */
  choose(action: SliderAction): void
  /** Looks again at what the visitor is doing. */
  look(): void
}

/** What a part of the slider gets. */
export interface PartProps {
  readonly hero: Hero
  readonly state: SliderState
}

export function createHero(parts: Parts, settings: Settings, scope: Scope): Hero {
  const { host, outer, slides, titles } = parts
  const { document, window, adopt: adopted } = scope
  const isMotionReduced = prefersReducedMotion(window)
  const isInView = () => overlaps(outer.getBoundingClientRect(), windowBox(document))
  const captions = createCaptions(slides, scope)
  const track = createTrack({ ...parts, ...settings, adopted, isMotionReduced })
  const videos = createVideos(scope, { slides, mayPlay, onRemoved })
  const visitor = watchVisitor(scope, { host, onChange, onReducedMotion: () => dispatch({ type: 'pause' }) })
  const { $state, dispatch } = createStore({
    count: slides.length,
    loops: settings.loops,
    hasAutoplay: settings.autoplayMs !== undefined,
    hasVideos: videos.any(),
    isPaused: isMotionReduced,
    ...visitor(),
  })

  function mayPlay() {
    const { playback, isHidden } = $state.get()
    return playback !== 'paused' && !isHidden && isInView()
  }
  function onRemoved() {
    if (!videos.any()) dispatch({ type: 'no videos' })
  }
  const look = () => dispatch({ type: 'attend', to: visitor() })
  function onChange() {
    look()
    // A page that comes back from the browser's cache has stopped its videos.
    videos.update()
  }

  return {
    parts,
    settings,
    scope,
    track,
    captions,
    videos,
    sizing: createSizing({ parts, settings, captions, track, videos, adopted }),
    $state,
    dispatch,
    isInView,
    look,
    choose(action) {
      const { index } = $state.get()
      dispatch(action)
      const chosen = $state.get().index
      if (chosen !== index) announce(document, `Slide ${slideName(titles, chosen)}`)
    },
  }
}
