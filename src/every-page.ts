import * as cart from '../islands/cart/group'
import * as disclosure from '../islands/disclosure/group'
import * as header from '../islands/header/group'
import * as page from '../islands/page/group'
import * as search from '../islands/search/group'
import type { Island, PageBehaviour } from './page/island'

export { startInteraction } from './runtime/interaction'

/** Islands that nearly every page has, and needs only when it is idle or the visitor approaches one. */
export const islands: readonly Island[] = [
  ...page.islands,
  ...header.islands,
  ...disclosure.islands,
  ...cart.islands,
  ...search.islands,
]

/** Behaviours of the page itself. */
export const pageBehaviours: readonly PageBehaviour[] = [
  ...page.pageBehaviours,
  ...header.pageBehaviours,
  ...cart.pageBehaviours,
]
