import type { Mount } from '../../../src/page/island'
import { openOverlay } from './overlay'

/**
 * Shows developers which islands laurel has found on a page, and their states, if the page's address has `laurel=debug`.
 */
export const mount: Mount = (_, scope) => {
  openOverlay(scope)
}
