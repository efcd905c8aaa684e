import type { Mount } from '../../../src/page/island'
import { mountArrow } from './arrows'
import { mountList } from './list'
import { LIST } from './markup'

/** A list that is one line of items (contract 03 §1), or one of the arrows beside it. */
export const mount: Mount = (host, scope) => {
  if (host.matches(LIST)) mountList(host, scope)
  else mountArrow(host, scope)
}
