import { atom, type ReadableAtom } from 'nanostores'
import { firstState, reduce, type SliderAction, type SliderOptions, type SliderState } from './slider'

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
      // An effect of a change that is just being shown: both are shown together.
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
