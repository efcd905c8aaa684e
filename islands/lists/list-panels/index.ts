import type { Mount } from '../../../src/page/island'
import { auxPanel } from './aux-panel'
import { isFilterLink } from './markup'
import { slidingFilters } from './sliding-filters'

/** The sliding panels over a list: its filters, and a blog's lists of categories and tags. */
export const mount: Mount = (host, scope) => {
  if (isFilterLink(host)) slidingFilters(host, scope)
  else auxPanel(host, scope)
}
