import type { Mount } from '../../../src/page/island'
import { loadAtEnd } from './at-end'
import { ENABLED, pagedListOf } from './markup'
import { loadOnButton } from './on-button'
import { returnToPlace } from './return-to-place'

/**
 * Loads the next page of a list and appends its items, by a button or at the list's end (contract 03 §8).
 * @param part the button, or the navigation of a list without one
 */
export const mount: Mount = (part, scope) => {
  const paged = pagedListOf(part)
  const isButton = !part.matches(ENABLED)
  if (!paged || isButton !== (paged.mode === 'button')) return
  const loading = isButton ? loadOnButton(part, paged, scope) : loadAtEnd(paged, scope)
  returnToPlace(paged, scope, loading)
}
