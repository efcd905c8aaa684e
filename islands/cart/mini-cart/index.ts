import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { CartLink } from './CartLink'
import { Dropdown } from './Dropdown'
import { readCartLink, readDropdown } from './markup'
import { readPage } from './removal'

export const mount: Mount = (host, scope) => {
  readPage(scope.page)
  const component = host.matches('.cart-contents')
    ? createElement(CartLink, { document: scope.document, ...readCartLink(host) })
    : createElement(Dropdown, { host, page: scope, ...readDropdown(host) })
  scope.add(mountReact(component, scope))
}
