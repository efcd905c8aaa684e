import * as cart from '../islands/cart/group'
import * as disclosure from '../islands/disclosure/group'
import * as header from '../islands/header/group'
import * as page from '../islands/page/group'
import * as search from '../islands/search/group'
import type { Island, PageBehaviour } from './page/island'

/** What nearly every page has, and none needs before the visitor does. */
export const islands: readonly Island[] = [
  ...page.islands,
  ...header.islands,
  ...disclosure.islands,
  ...cart.islands,
  ...search.islands,
]

/** What acts on the page itself. */
export const pageBehaviours: readonly PageBehaviour[] = [
  ...page.pageBehaviours,
  ...header.pageBehaviours,
  ...cart.pageBehaviours,
]
