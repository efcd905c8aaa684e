import type { Layout } from './layout'

/** Contract 02 §6.4: from the click to the new layout, and to the next click that counts. */
export const LOCK_MS = 500

/** A change of layout is under way while the old one fades out; the new one's fading in keeps nobody from the next. */
export type State = { readonly at: 'idle' } | { readonly at: 'fading'; readonly to: Layout }

export type Action = { readonly type: 'chosen'; readonly layout: Layout } | { readonly type: 'swapped' }

export const IDLE: State = { at: 'idle' }

/** What a click while it is locked asks for is not done later either. */
export function nextState(state: State, action: Action): State {
  if (action.type === 'swapped') return IDLE
  return state.at === 'fading' ? state : { at: 'fading', to: action.layout }
}
