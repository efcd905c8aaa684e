import { dispatchChange } from '../../../src/dom/dispatch-change'
import { isRecord } from '../../../src/page/is-record'
import { isReturn } from '../../../src/page/navigation-timing'

/** laurel's key in the state of the history entry, which other scripts use as well. */
const KEY = 'laurel:options'

/**
 * Saves the choices in the state of the history entry: browsers restore the size and the quantity, but not
 * selects that the server prints disabled.
 */
export function saveChoices({ history }: Window, selects: readonly HTMLSelectElement[]): void {
  const state: unknown = history.state ?? {}
  // The state of another script that is no object cannot be extended.
  if (!isRecord(state)) return
  const others = isRecord(state[KEY]) ? state[KEY] : {}
  const named = selects.filter(({ id }) => id !== '')
  const choices = { ...others, ...Object.fromEntries(named.map(({ id, value }) => [id, value])) }
  try {
    history.replaceState({ ...state, [KEY]: choices }, '')
  } catch {
    // Browsers limit the number of calls per time; the next choice is saved again.
  }
}

/** Restores the saved choices when the visitor returns; a select with a value keeps it. */
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
