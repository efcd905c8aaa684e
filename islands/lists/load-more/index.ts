import type { Mount } from '../../../src/page/island'
import { loadAtEnd } from './at-end'
import { ENABLED, pagedListOf } from './markup'
import { loadOnButton } from './on-button'
import { returnToPlace } from './return-to-place'

/**
 * Fetches the next page of a list and puts its items below those that are there, on a button or at the list's end
 * (contract 03 §8). Everybody else sees them come, as they see whatever else is added to the page.
 * @param part the button, or the navigation of a list without one
 */
export const mount: Mount = (part, scope) => {
  const paged = pagedListOf(part)
  const isButton = !part.matches(ENABLED)
  if (!paged || isButton !== (paged.mode === 'button')) return
  const loading = isButton ? loadOnButton(part, paged, scope) : loadAtEnd(paged, scope)
  returnToPlace(paged, scope, loading)
}
