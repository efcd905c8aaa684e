import { islands as cart } from '../islands/cart/group'
import { islands as disclosure } from '../islands/disclosure/group'
import { islands as header } from '../islands/header/group'
import { islands as page } from '../islands/page/group'
import { islands as search } from '../islands/search/group'
import type { Island } from './runtime/island'

/** What nearly every page has, and none needs before the visitor does. */
export const islands: readonly Island[] = [...page, ...header, ...disclosure, ...cart, ...search]
