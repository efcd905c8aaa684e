import { atom, type ReadableAtom } from 'nanostores'

/** A drag that does not change the slide ends in `returning`. */
type Phase = 'loading' | 'resting' | 'dragged' | 'moving' | 'returning'

/** 1 leads to the later slides, on whichever side they are. */
export type Direction = -1 | 1

/** In `by hand`, videos play, but the visitor has ended autoplay. */
type Playback = 'playing' | 'by hand' | 'paused'

/** The reason for autoplay's current wait. Each wait is a new object, so that a change of it restarts the timer. */
export interface Wait {
  readonly since: 'start' | 'change' | 'pause'
}

/** Reasons for autoplay to wait: the visitor uses the slider, or does not see the page. */
export interface Attention {
  /** Whether the pointer or the keyboard's focus is in the slider. */
  readonly isInteracting: boolean
  readonly isHidden: boolean
}

export interface SliderState extends Attention {
  readonly count: number
  readonly loops: boolean
  /** Whether slides change by themselves, unless the visitor has ended that. */
  readonly hasAutoplay: boolean
  readonly hasVideos: boolean
  /** The position on the track, in slides. In a loop it exceeds both ends until the movement has ended. */
  readonly position: number
  /** The index of the slide at that position. */
  readonly index: number
  /** The direction of the latest change. */
  readonly direction: Direction
  readonly phase: Phase
  /** The number of changes that have begun. */
  readonly changeCount: number
  /** Whether a change has begun that has not ended. A drag may interrupt it, and it ends after that. */
  readonly isChanging: boolean
  /** The slide whose caption and video are shown: a new object each time one is reached. */
  readonly shown: { readonly index: number } | undefined
  readonly isContinueShown: boolean
  readonly playback: Playback
  readonly wait: Wait
}

export type SliderAction =
  /** The first slide has loaded or failed, or the time limit is over. */
  | { readonly type: 'loaded' }
  /** The caption and the video of the first slide are due. */
  | { readonly type: 'begin' }
  /** The visitor goes to a neighbour. */
  | { readonly type: 'step'; readonly by: Direction }
  | { readonly type: 'go'; readonly index: number }
  /** Autoplay goes to the next slide, and from the last one to the first. */
  | { readonly type: 'advance' }
  | { readonly type: 'grab' }
  | { readonly type: 'release'; readonly by: Direction | 0 }
  /** A movement has ended. */
  | { readonly type: 'settle' }
  | { readonly type: 'show continue' }
  | { readonly type: 'play' | 'pause' }
  | { readonly type: 'attend'; readonly to: Attention }
  /** The last video was removed. */
  | { readonly type: 'no videos' }

interface SliderOptions extends Partial<Attention> {
  readonly count: number
  readonly loops: boolean
  readonly hasAutoplay?: boolean
  readonly hasVideos?: boolean
  readonly isPaused?: boolean
}

export function firstState({ count, loops, isPaused, ...given }: SliderOptions): SliderState {
  return {
    hasAutoplay: false,
    hasVideos: false,
    isInteracting: false,
    isHidden: false,
    ...given,
    count,
    loops: loops && count > 1,
    position: 0,
    index: 0,
    direction: 1,
    phase: 'loading',
    changeCount: 0,
    isChanging: false,
    shown: undefined,
    isContinueShown: false,
    playback: isPaused ? 'paused' : 'playing',
    wait: { since: 'start' },
  }
}

/**
 * The reducer of the slider (contract 04 §17.6).
 * @returns the same object if the action changes nothing
 */
export function reduce(state: SliderState, action: SliderAction): SliderState {
  switch (action.type) {
    case 'play':
      return { ...state, playback: 'playing', wait: { since: 'start' } }
    case 'pause':
      return { ...state, playback: 'paused' }
    case 'attend':
      return attend(state, action.to)
    case 'no videos':
      return { ...state, hasVideos: false }
    case 'show continue':
      return { ...state, isContinueShown: true }
    case 'loaded':
      return state.phase === 'loading' ? { ...state, phase: 'resting', wait: { since: 'start' } } : state
    default:
      return state.phase === 'loading' ? state : move(state, action)
  }
}

/** Whether there is a slide in this direction. */
export function canStep(state: SliderState, by: Direction): boolean {
  if (state.phase === 'loading' || state.count < 2) return false
  return state.loops || hasSlide(state.index + by, state.count)
}

/** Whether autoplay is on and nothing pauses it. */
export function isRunning({ hasAutoplay, phase, playback, isInteracting, isHidden }: SliderState): boolean {
  return hasAutoplay && phase !== 'loading' && playback === 'playing' && !isInteracting && !isHidden
}

type Movement = Extract<
  SliderAction,
  { type: 'begin' | 'step' | 'go' | 'advance' | 'grab' | 'release' | 'settle' }
>
type Move = Extract<SliderAction, { type: 'step' | 'go' | 'advance' }>

function move(state: SliderState, action: Movement): SliderState {
  const { phase, index } = state
  switch (action.type) {
    case 'begin':
      return state.changeCount > 0 || state.shown ? state : { ...state, shown: { index } }
    case 'grab':
      return phase === 'dragged' || state.count < 2 ? state : { ...endAutoplay(state), phase: 'dragged' }
    case 'release':
      return phase === 'dragged' ? release(state, action.by) : state
    case 'settle':
      return phase === 'moving' || phase === 'returning' ? settle(state) : state
    case 'step':
      return phase === 'dragged' ? state : moveTo(endAutoplay(state), destination(state, action))
    default:
      return phase === 'dragged' ? state : moveTo(state, destination(state, action))
  }
}

function attend(state: SliderState, { isInteracting, isHidden }: Attention): SliderState {
  if (isInteracting === state.isInteracting && isHidden === state.isHidden) return state
  // After a pause the slide is shown for a whole interval again.
  return { ...state, isInteracting, isHidden, wait: { since: 'pause' } }
}

/** The visitor uses the slider: autoplay ends for good, and the videos go on (contract 04 §17.6). */
function endAutoplay(state: SliderState): SliderState {
  if (!state.hasAutoplay || state.playback !== 'playing') return state
  return { ...state, playback: state.hasVideos ? 'by hand' : 'paused' }
}

function destination(state: SliderState, action: Move): number {
  const { position, index, count } = state
  if (action.type === 'go') return hasSlide(action.index, count) ? position + action.index - index : position
  const by = action.type === 'step' ? action.by : 1
  if (canStep(state, by)) return position + by
  return action.type === 'advance' ? position - index : position
}

function moveTo(state: SliderState, position: number): SliderState {
  if (position === state.position) return state
  const { count, changeCount } = state
  return {
    ...state,
    position,
    index: ((position % count) + count) % count,
    direction: position > state.position ? 1 : -1,
    phase: 'moving',
    changeCount: changeCount + 1,
    isChanging: true,
    wait: { since: 'change' },
  }
}

function release(state: SliderState, by: Direction | 0): SliderState {
  const moved = by !== 0 && canStep(state, by) ? moveTo(state, state.position + by) : state
  return moved === state ? { ...state, phase: 'returning' } : moved
}

function settle(state: SliderState): SliderState {
  const { index, isChanging, shown } = state
  return {
    ...state,
    position: index,
    phase: 'resting',
    isChanging: false,
    shown: isChanging ? { index } : shown,
  }
}

const hasSlide = (index: number, count: number) => index >= 0 && index < count

type Change = () => void

export interface Store {
  readonly $state: ReadableAtom<SliderState>
  dispatch(action: SliderAction): void
  /** @param flush makes a change and shows it before it returns: a movement starts in the task of its press or timer */
  showBy(flush: (change: Change) => void): void
}

export function createStore(options: SliderOptions): Store {
  const $state = atom(firstState(options))
  let flush = (change: Change) => change()
  let isShowing = false
  return {
    $state,
    showBy(next) {
      flush = next
    },
    dispatch(action) {
      const next = reduce($state.get(), action)
      if (next === $state.get()) return
      // This action is an effect of a change that is being shown: both are shown together.
      if (isShowing) return $state.set(next)
      isShowing = true
      try {
        flush(() => $state.set(next))
      } finally {
        isShowing = false
      }
    },
  }
}
