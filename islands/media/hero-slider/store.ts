import { atom, type ReadableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import { firstState, reduce, type SliderAction, type SliderOptions, type SliderState } from './slider'

export interface Store {
  readonly $state: ReadableAtom<SliderState>
  /** A change is shown before this returns: the movement starts in the task of the press or the timer. */
  dispatch(action: SliderAction): void
}

export function createStore(options: SliderOptions): Store {
  const $state = atom(firstState(options))
  let isShowing = false
  return {
    $state,
    dispatch(action) {
      const next = reduce($state.get(), action)
      if (next === $state.get()) return
      // An effect of a change that is just being shown: React shows both.
      if (isShowing) return $state.set(next)
      isShowing = true
      try {
        flushSync(() => $state.set(next))
      } finally {
        isShowing = false
      }
    },
  }
}
