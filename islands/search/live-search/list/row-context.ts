import type { Layout } from '../layout'
import type { SearchTexts } from '../texts'

/** What every row is told of the page. */
export interface Look {
  readonly layout: Layout
  readonly texts: SearchTexts
}
