import type { Act } from './act'
import { BUILDER } from './builder'
import { CONTENT } from './content'
import { ENGRAVING } from './engraving'
import { FEED } from './feed'
import { HEADER } from './header'
import { LAUREL } from './laurel'
import { SEARCH } from './search'
import { SHOP } from './shop'

/** The acts of a visitor, at least one for every feature. */
export const ACTS: readonly Act[] = [
  ...LAUREL,
  ...HEADER,
  ...CONTENT,
  ...SHOP,
  ...SEARCH,
  ...BUILDER,
  ...FEED,
  ...ENGRAVING,
]
