import { createElement } from 'react'
import { mountReact } from '../../../src/react/mount'
import type { Mount } from '../../../src/runtime/island'
import { CartLink } from './CartLink'
import { Dropdown } from './Dropdown'
import { readCartLink, readDropdown } from './markup'
import { takePrinted } from './removal'

export const mount: Mount = (host, page) => {
  takePrinted(page)
  const component = host.matches('.cart-contents')
    ? createElement(CartLink, { document: page.document, ...readCartLink(host) })
    : createElement(Dropdown, { host, page, ...readDropdown(host) })
  return mountReact(component, page)
}
