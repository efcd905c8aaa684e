import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { CHANGE_MS, type Kind } from './markup'
import { firstState, reduce, type SliderAction, type SliderOptions, type SliderState } from './slider'
import type { Stage } from './stage'

/** A fade goes on by CSS: its caption does not wait for it (contract 04 §17.7). */
const FADE_END_MS = 100

/** The slider's state, and the movements that follow from it. */
export interface Changes {
  state(): SliderState
  send(action: SliderAction): void
}

export interface ChangesOptions extends SliderOptions {
  readonly kind: Kind
  readonly stage: Pick<Stage, 'moveTo' | 'rest'>
  /** A slide begins to come. */
  readonly onBegin: (index: number) => void
  /** A slide is there. */
  readonly onArrive: (index: number) => void
}

export function createChanges(scope: Scope, options: ChangesOptions): Changes {
  const { kind, stage, onBegin, onArrive } = options
  let state = firstState(options)
  let cancelArrival = () => {}
  /** False as well for a change that was caught half-way: let go, it has still to arrive. */
  let hasArrived = true

  function send(action: SliderAction) {
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
    stage.moveTo(state.place, durationMs)
    if (durationMs === 0) arrive()
    else cancelArrival = scope.after(kind === 'fade' ? FADE_END_MS : durationMs, arrive)
  }
  function arrive() {
    send({ type: 'settle' })
    stage.rest(state.place)
    if (hasArrived) return
    hasArrived = true
    onArrive(state.index)
  }

  return { state: () => state, send }
}
