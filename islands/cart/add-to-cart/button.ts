import type { Look } from './look'

/** `added`: this button's request has added its product. `added-by-any`: some request has, of an unnamed button. */
export type ButtonEvent = 'click' | 'added' | 'added-by-any' | 'failed' | 'reset'

/** The next look by look and event (spec storefront §4; contract 02 §2.4, §2.6). */
const TRANSITIONS: Readonly<Record<Look, Partial<Record<ButtonEvent, Look>>>> = {
  printed: { click: 'loading' },
  loading: { added: 'added', 'added-by-any': 'added-pending', failed: 'failed' },
  'added-pending': { click: 'loading', added: 'added', failed: 'failed', reset: 'default-pending' },
  'default-pending': { click: 'loading', added: 'added', failed: 'failed' },
  added: { click: 'loading', reset: 'default' },
  failed: { click: 'loading' },
  default: { click: 'loading' },
}

/** The next look; an event without a transition changes nothing. */
export function nextLook(look: Look, event: ButtonEvent): Look {
  return TRANSITIONS[look][event] ?? look
}
