import { islands as builder } from '../islands/builder/group'
import { islands as cart } from '../islands/cart/group'
import { islands as disclosure } from '../islands/disclosure/group'
import { features } from '../islands/features'
import { islands as feed } from '../islands/feed/group'
import { islands as forms } from '../islands/forms/group'
import { islands as header } from '../islands/header/group'
import { islands as lists } from '../islands/lists/group'
import { islands as maps } from '../islands/maps/group'
import { islands as media } from '../islands/media/group'
import { islands as atLoad } from '../islands/page/at-load'
import { islands as page } from '../islands/page/group'
import { islands as product } from '../islands/product/group'
import { islands as search } from '../islands/search/group'
import { islands as shopLists } from '../islands/shop-lists/group'
import { islands as tools } from '../islands/tools/group'
import { atOnce } from '../src/at-once'
import type { Island } from '../src/runtime/island'
import { islandOf } from '../src/runtime/launch'

/** An island and what it stands for. */
export interface ListedIsland extends Island {
  readonly features: readonly string[]
}

/** Whatever laurel can recognise: a page fetches the groups that it has something for. */
export const islands: readonly ListedIsland[] = [
  atOnce.map(islandOf),
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
  tools,
].flatMap((group) => group.map((island) => ({ ...island, features: features[island.name] ?? [] })))
