import type { Layout } from '../layout'
import type { SearchTexts } from '../texts'

/** The page's settings that every row needs. */
export interface RowContext {
  readonly layout: Layout
  readonly texts: SearchTexts
}
