import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { AddToCart } from './AddToCart'
import { readAddToCart } from './markup'

export const mount: Mount = (host, scope) => {
  scope.add(mountReact(createElement(AddToCart, { ...readAddToCart(host), page: scope }), scope))
}
