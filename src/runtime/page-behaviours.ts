import { memberOf } from '../dom/member'
import type { Island, Match, PageBehaviour } from '../page/island'

/** A page behaviour as an island row, so that the runtime mounts both alike. */
export const asIsland = ({ on, ...row }: PageBehaviour): Island => ({ ...row, selector: on ?? 'body' })

/** A page behaviour's match: its host is `body` or `html`, and needs no search. */
export const onPage = (document: Document, island: Island): Match => ({
  island,
  host: memberOf(document, island.selector === 'body' ? 'body' : 'documentElement'),
})
