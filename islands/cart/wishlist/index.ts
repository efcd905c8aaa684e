import { isPlainClick } from '../../../src/dom/plain-click'
import { hoverMenu } from '../../../src/overlay/hover-menu'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'
import { fireWishlist } from '../../../src/state/wishlist'
import { add } from './add'
import { removeRow } from './dropdown'
import { ITEM, REMOVE_LINK, removedProduct } from './markup'

/**
 * A heart, a link that removes from the wishlist's table, or the header's list. Clicks are not prevented: the wishlist
 * plugin, or the server behind the link, stores the change.
 */
export const mount: Mount = (host, scope) => {
  if (host.matches(ITEM)) return void scope.add(hoverMenu(host))
  const act = host.matches(REMOVE_LINK) ? remove : add
  scope.listen(host, 'click', (event) => {
    if (isPlainClick(event)) void act(host, scope)
  })
}

/** Links that were clicked already; the plugin replaces the table in a moment. */
const removed = new WeakSet<Element>()

function remove(link: HTMLElement, { document }: Page) {
  const productId = removedProduct(link)
  if (!productId || removed.has(link)) return
  removed.add(link)
  removeRow(document, productId)
  fireWishlist(document, { change: 'removed', productId })
}
