import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { CHANGE_MS, type Kind } from './markup'
import type { Track } from './track'

/** A drag that does not change the slide ends in `returning`. */
export type Phase = 'loading' | 'resting' | 'dragged' | 'moving' | 'returning'

/** 1 leads to the later slides, on whichever side they are. */
export type Direction = -1 | 1

export interface SliderState {
  readonly count: number
  readonly loops: boolean
  /** The position on the track, in slides. In a loop it exceeds both ends until the movement has ended. */
  readonly position: number
  /** The index of the slide at that position. */
  readonly index: number
  /** The direction of the latest change. */
  readonly direction: Direction
  readonly phase: Phase
}

export type SliderAction =
  /** The first slide is loaded. */
  | { readonly type: 'loaded' }
  | { readonly type: 'step'; readonly by: Direction }
  | { readonly type: 'go'; readonly index: number }
  /** Autoplay: the first slide follows the last. */
  | { readonly type: 'advance' }
  | { readonly type: 'grab' }
  | { readonly type: 'release'; readonly by: Direction | 0 }
  /** A movement has ended. */
  | { readonly type: 'settle' }

export interface SliderOptions {
  readonly count: number
  readonly loops: boolean
}

export function firstState({ count, loops }: SliderOptions): SliderState {
  return { count, loops: loops && count > 1, position: 0, index: 0, direction: 1, phase: 'loading' }
}

/**
 * The reducer of the slider (contract 04 §17.6).
 * @returns the same object if the action changes nothing
 */
export function reduce(state: SliderState, action: SliderAction): SliderState {
  const { phase } = state
  if (phase === 'loading') return action.type === 'loaded' ? { ...state, phase: 'resting' } : state
  switch (action.type) {
    case 'loaded':
      return state
    case 'grab':
      return phase === 'dragged' || state.count < 2 ? state : { ...state, phase: 'dragged' }
    case 'release':
      return phase === 'dragged' ? release(state, action.by) : state
    case 'settle':
      return phase === 'moving' || phase === 'returning'
        ? { ...state, position: state.index, phase: 'resting' }
        : state
    default:
      return phase === 'dragged' ? state : moveTo(state, destination(state, action))
  }
}

/** Whether there is a slide in this direction. */
export function canStep(state: SliderState, by: Direction): boolean {
  if (state.phase === 'loading' || state.count < 2) return false
  return state.loops || hasSlide(state.index + by, state.count)
}

type Move = Extract<SliderAction, { type: 'step' | 'go' | 'advance' }>

function destination(state: SliderState, action: Move): number {
  const { position, index, count } = state
  if (action.type === 'go') return hasSlide(action.index, count) ? position + action.index - index : position
  const by = action.type === 'step' ? action.by : 1
  if (canStep(state, by)) return position + by
  return action.type === 'advance' ? position - index : position
}

function moveTo(state: SliderState, position: number): SliderState {
  if (position === state.position) return state
  const { count } = state
  const index = ((position % count) + count) % count
  return { ...state, position, index, direction: position > state.position ? 1 : -1, phase: 'moving' }
}

function release(state: SliderState, by: Direction | 0): SliderState {
  const moved = by !== 0 && canStep(state, by) ? moveTo(state, state.position + by) : state
  return moved === state ? { ...state, phase: 'returning' } : moved
}

const hasSlide = (index: number, count: number) => index >= 0 && index < count

/** A fade runs in CSS, and the caption does not wait for its end (contract 04 §17.7). */
const FADE_ARRIVAL_MS = 100

/** The slider's state and the movements that its changes cause. */
export interface Slider {
  state(): SliderState
  dispatch(action: SliderAction): void
}

export interface SliderEffects extends SliderOptions {
  readonly kind: Kind
  readonly track: Pick<Track, 'moveTo' | 'rest'>
  /** A change to this slide begins. */
  readonly onBegin: (index: number) => void
  /** The change to this slide has ended. */
  readonly onArrive: (index: number) => void
}

export function createSlider(scope: Scope, options: SliderEffects): Slider {
  const { kind, track, onBegin, onArrive } = options
  let state = firstState(options)
  let cancelArrival = () => {}
  /** A drag may interrupt a change, which then still has to arrive after the drag. */
  let hasArrived = true

  function dispatch(action: SliderAction) {
    const before = state
    state = reduce(state, action)
    if (state === before) return
    if (state.phase === 'dragged') cancelArrival()
    if (state.phase === 'moving') begin()
    if (state.phase === 'returning') travel()
  }
  function begin() {
    hasArrived = false
    onBegin(state.index)
    travel()
  }
  function travel() {
    cancelArrival()
    const durationMs = prefersReducedMotion(scope.window) ? 0 : CHANGE_MS[kind]
    track.moveTo(state.position, durationMs)
    if (durationMs === 0) arrive()
    else cancelArrival = scope.after(kind === 'fade' ? FADE_ARRIVAL_MS : durationMs, arrive)
  }
  function arrive() {
    dispatch({ type: 'settle' })
    track.rest(state.position)
    if (hasArrived) return
    hasArrived = true
    onArrive(state.index)
  }

  return { state: () => state, dispatch }
}
