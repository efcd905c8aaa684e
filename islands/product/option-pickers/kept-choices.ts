import { dispatchChange } from '../../../src/dom/dispatch-change'
import { isRecord } from '../../../src/page/is-record'
import { isReturn } from '../../../src/page/navigation-timing'

/** Ours among what other scripts keep with the page's place in the visitor's history. */
const KEY = 'laurel:options'

/**
 * Keeps what is chosen with the page's place in the visitor's history: browsers bring back the size and the quantity,
 * but not selects that the server prints disabled. Nothing is stored anywhere else.
 */
export function keepChoices({ history }: Window, selects: readonly HTMLSelectElement[]): void {
  const state: unknown = history.state ?? {}
  // What another script has put there is not ours to wrap.
  if (!isRecord(state)) return
  const others = isRecord(state[KEY]) ? state[KEY] : {}
  const named = selects.filter(({ id }) => id !== '')
  const choices = { ...others, ...Object.fromEntries(named.map(({ id, value }) => [id, value])) }
  try {
    history.replaceState({ ...state, [KEY]: choices }, '')
  } catch {
    // Browsers refuse too many in a short time; the next choice is kept again.
  }
}

/** Chooses again what was chosen when the visitor left; a choice that is there already stays. */
export function restoreChoices(window: Window, selects: readonly HTMLSelectElement[]): void {
  const state: unknown = window.history.state
  const chosen = isReturn(window) && isRecord(state) ? state[KEY] : null
  if (!isRecord(chosen)) return
  for (const select of selects) {
    const wanted = Object.hasOwn(chosen, select.id) ? chosen[select.id] : ''
    const isOffered = wanted !== '' && [...select.options].some(({ value }) => value === wanted)
    if (!isOffered || select.value !== '') continue
    select.value = String(wanted)
    dispatchChange(select)
  }
}
