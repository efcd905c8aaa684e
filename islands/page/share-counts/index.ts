import type { Mount } from '../../../src/page/island'
import { BLOCK } from './markup'
import { openInNewWindow } from './share-link'
import { showCounts } from './show-counts'

/** How often a post was shared, and the links to share it by (contract 01 §20). */
export const mount: Mount = (host, scope) => {
  if (host.matches(BLOCK)) showCounts(host, scope)
  else openInNewWindow(host, scope)
}
