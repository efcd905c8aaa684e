import type { Mount } from '../../../src/page/island'
import { extraPanel } from './extra-panel'
import { isFilterLink } from './markup'
import { slidingFilters } from './sliding-filters'

/** What slides open over a list: its filters, and a blog's lists of categories and tags. */
export const mount: Mount = (host, scope) => {
  if (isFilterLink(host)) slidingFilters(host, scope)
  else extraPanel(host, scope)
}
