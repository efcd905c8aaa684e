/** What the slider is doing. A drag that leads nowhere returns, and nothing is told of that. */
export type Phase = 'loading' | 'resting' | 'dragged' | 'moving' | 'returning'

/** Forward is towards the later slides, whichever way they lie. */
export type Direction = -1 | 1

export interface SliderState {
  readonly count: number
  readonly loops: boolean
  /** On the track, in slides: a slider that loops counts on beyond both ends until it rests. */
  readonly place: number
  /** The slide at that place, from 0. */
  readonly index: number
  /** Of the newest change. */
  readonly direction: Direction
  readonly phase: Phase
}

export type SliderAction =
  /** The first slide can be seen. */
  | { readonly type: 'loaded' }
  | { readonly type: 'step'; readonly by: Direction }
  | { readonly type: 'go'; readonly index: number }
  /** By itself: from the last slide back to the first. */
  | { readonly type: 'advance' }
  | { readonly type: 'grab' }
  | { readonly type: 'release'; readonly by: Direction | 0 }
  /** A movement has come to its end. */
  | { readonly type: 'settle' }

export interface SliderOptions {
  readonly count: number
  readonly loops: boolean
}

export function firstState({ count, loops }: SliderOptions): SliderState {
  return { count, loops: loops && count > 1, place: 0, index: 0, direction: 1, phase: 'loading' }
}

/** The one place where the slider's state changes (contract 04 §17.6). The same state back: nothing happens. */
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
        ? { ...state, place: state.index, phase: 'resting' }
        : state
    default:
      return phase === 'dragged' ? state : moveTo(state, destination(state, action))
  }
}

/** Whether a step leads anywhere. */
export function canStep(state: SliderState, by: Direction): boolean {
  if (state.phase === 'loading' || state.count < 2) return false
  return state.loops || within(state.index + by, state.count)
}

type Move = Extract<SliderAction, { type: 'step' | 'go' | 'advance' }>

function destination(state: SliderState, action: Move): number {
  const { place, index, count } = state
  if (action.type === 'go') return within(action.index, count) ? place + action.index - index : place
  const by = action.type === 'step' ? action.by : 1
  if (canStep(state, by)) return place + by
  return action.type === 'advance' ? place - index : place
}

function moveTo(state: SliderState, place: number): SliderState {
  if (place === state.place) return state
  const { count } = state
  const index = ((place % count) + count) % count
  return { ...state, place, index, direction: place > state.place ? 1 : -1, phase: 'moving' }
}

function release(state: SliderState, by: Direction | 0): SliderState {
  const moved = by !== 0 && canStep(state, by) ? moveTo(state, state.place + by) : state
  return moved === state ? { ...state, phase: 'returning' } : moved
}

const within = (index: number, count: number) => index >= 0 && index < count
