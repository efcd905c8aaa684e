import * as builder from '../islands/builder/group'
import * as cart from '../islands/cart/group'
import * as disclosure from '../islands/disclosure/group'
import * as engraving from '../islands/engraving/group'
import { features } from '../islands/features'
import * as feed from '../islands/feed/group'
import * as forms from '../islands/forms/group'
import * as header from '../islands/header/group'
import * as lists from '../islands/lists/group'
import * as maps from '../islands/maps/group'
import * as media from '../islands/media/group'
import * as atLoad from '../islands/page/at-load'
import * as page from '../islands/page/group'
import * as product from '../islands/product/group'
import * as search from '../islands/search/group'
import * as shopLists from '../islands/shop-lists/group'
import * as tools from '../islands/tools/group'
import { atOnce } from '../src/at-once'
import type { GroupModule, Island } from '../src/page/island'
import { behaviourOf } from '../src/runtime/at-once'
import { asIsland } from '../src/runtime/page-behaviours'

/** An island with its feature ids. */
export interface ListedIsland extends Island {
  readonly features: readonly string[]
}

/** In the order in which a page starts them. */
const modules: readonly GroupModule[] = [
  { islands: [], pageBehaviours: atOnce.map(behaviourOf) },
  atLoad,
  page,
  header,
  disclosure,
  lists,
  shopLists,
  cart,
  product,
  search,
  media,
  builder,
  maps,
  feed,
  forms,
  engraving,
  tools,
]

/**
 * The rows of all islands and page behaviours, for the build and the scan; a page fetches the groups that
 * it needs.
 */
export const islands: readonly ListedIsland[] = modules
  .flatMap((module) => [...(module.pageBehaviours ?? []).map(asIsland), ...module.islands])
  .map((island) => ({ ...island, features: features[island.name] ?? [] }))
