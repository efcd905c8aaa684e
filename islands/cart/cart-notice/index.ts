import { onJQueryEvents } from '../../../legacy-shims/jquery-events'
import { onAddRequest } from '../../../legacy-shims/shop-plugin/add-request'
import type { Mount, Unmount } from '../../../src/runtime/island'
import { tellCart } from '../../../src/state/cart'
import { createNotice } from '../notice'

const BAG = '.shopping-bag-item'
const HIGHLIGHT_AT_MS = 100

/** Shows the header's bag for a while when a product was added, whoever added it. */
export const mount: Mount = (body, page) => {
  const { document, window } = page
  const notice = createNotice(page, {
    items: () => lastVisible(document),
    itemSelector: BAG,
    linkSelector: '.cart-contents',
    highlightAtMs: HIGHLIGHT_AT_MS,
  })
  const tell = () => tellCart(document)
  tell()
  const stops: Unmount[] = [
    notice.end,
    onAddRequest(window, { added: notice.show }),
    onJQueryEvents(window, body, {
      added_to_cart: tell,
      wc_fragments_loaded: tell,
      wc_fragments_refreshed: tell,
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function lastVisible(document: Document): HTMLElement[] {
  const bags = [...document.querySelectorAll<HTMLElement>(BAG)]
  return bags.filter((bag) => bag.getClientRects().length > 0).slice(-1)
}
