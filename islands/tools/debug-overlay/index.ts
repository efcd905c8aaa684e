import type { Mount } from '../../../src/page/island'
import { openOverlay } from './overlay'

/**
 * What laurel has found on a page, and how it stands with each of it, for who looks after the shop: on pages whose
 * address has `laurel=debug`.
 */
export const mount: Mount = (_, scope) => {
  openOverlay(scope)
}
