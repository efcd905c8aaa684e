import { onJQueryEvents } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/page/island'
import { onCartChange } from '../../../src/state/cart'
import { readCartCookies } from './cart-cookies'
import { toggleCartWidget } from './cart-widget'
import { createFreshCart } from './fresh-cart'
import { hasCart } from './freshness'
import { createKeptCartStore, fragmentsOf } from './kept-cart'
import { readParams } from './params'

/** The script that this island takes the place of: while it is on the page, the cart is its own business. */
const PLUGIN_SCRIPT = 'script#wc-cart-fragments-js, script[src*="/woocommerce/"][src*="/cart-fragments."]'

/** Keeps the cart that a page shows in step with the server's, with as few questions as can be (contract 02 §3.1). */
export const mount: Mount = (body, scope) => {
  const { document, window } = scope
  const params = readParams('wc_cart_fragments_params' in window ? window.wc_cart_fragments_params : null)
  if (!params || document.querySelector(PLUGIN_SCRIPT)) return
  const store = createKeptCartStore(window, params)
  const cart = createFreshCart(scope, params, store)
  toggleCartWidget(scope, { isShown: hasCart({ ...readCartCookies(), hash: '' }) })

  const keep = (given: unknown, hash: unknown) => {
    const fragments = fragmentsOf(given)
    if (fragments) cart.keep(fragments, typeof hash === 'string' ? hash : '')
  }
  scope.add(
    onJQueryEvents(window, body, {
      wc_fragment_refresh: cart.refresh,
      updated_wc_div: cart.refresh,
      added_to_cart: keep,
      removed_from_cart: keep,
      adding_to_cart: () => toggleCartWidget(scope, { isShown: true }),
    }),
  )
  scope.add(onCartChange(document, cart.hearOf))
  scope.listen(window, 'storage', ({ key }) => {
    if (key === params.hashKey) cart.follow()
  })
  scope.listen(window, 'pageshow', ({ persisted }) => {
    if (persisted) cart.recheck()
  })
}
