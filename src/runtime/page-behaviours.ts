import { memberOf } from '../dom/member'
import type { Island, Match, PageBehaviour } from '../page/island'

/** The row as that of an island, which it is once it is mounted. */
export const asIsland = ({ on, ...row }: PageBehaviour): Island => ({ ...row, selector: on ?? 'body' })

/** At its one place, for which nothing has to be looked for. */
export const onPage = (document: Document, island: Island): Match => ({
  island,
  host: memberOf(document, island.selector === 'body' ? 'body' : 'documentElement'),
})
