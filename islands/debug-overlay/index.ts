import type { Island, Mount } from '../../src/runtime/island'
import { openOverlay } from './overlay'

/**
 * What laurel has found on a page, and how it stands with each of it, for who looks after the shop: on pages whose
 * address has `laurel=debug`.
 * @param registry everything that laurel can recognise; handed over, so that a page holds it but once
 */
export function debug(registry: readonly Island[]): Mount {
  return (_, page) => openOverlay(registry, page)
}
