import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { AddToCart } from './AddToCart'
import { pressedButtons } from './pressed-button'

export const show: Mount = (host, scope) => {
  const button = pressedButtons.get(host)
  if (!button) return
  button.endFirstLook()
  scope.add(mountReact(createElement(AddToCart, { button, page: scope }), scope))
}
