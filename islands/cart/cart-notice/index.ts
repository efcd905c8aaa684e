import { onJQueryEvents } from '../../../legacy-shims/jquery-events'
import { onAddRequest } from '../../../legacy-shims/shop-plugin/add-request'
import type { Mount } from '../../../src/page/island'
import { fireCart } from '../../../src/state/cart'
import { createNotice } from '../notice'

const BAG = '.shopping-bag-item'
const HIGHLIGHT_AT_MS = 100

/** Shows the header's bag for a while after any script has added a product. */
export const mount: Mount = (body, scope) => {
  const { document, window } = scope
  const notice = createNotice(scope, {
    items: () => lastVisible(document),
    itemSelector: BAG,
    linkSelector: '.cart-contents',
    highlightAtMs: HIGHLIGHT_AT_MS,
  })
  const tell = () => fireCart(document)
  tell()
  scope.add(notice.end)
  scope.add(onAddRequest(window, { added: notice.show }))
  scope.add(
    onJQueryEvents(window, body, {
      added_to_cart: tell,
      wc_fragments_loaded: tell,
      wc_fragments_refreshed: tell,
    }),
  )
}

function lastVisible(document: Document): HTMLElement[] {
  const bags = [...document.querySelectorAll<HTMLElement>(BAG)]
  return bags.filter((bag) => bag.getClientRects().length > 0).slice(-1)
}
