import { onJQueryEvents } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { onCartChange } from '../../../src/state/cart'
import { createCartCache, fragmentsOf, readCartCookies } from './cart-cache'
import { createFreshCart } from './fresh-cart'
import { hasCart } from './freshness'
import { readParams } from './params'

/** The shop plugin's script that this island replaces. While it is on the page, the island does nothing. */
const PLUGIN_SCRIPT = 'script#wc-cart-fragments-js, script[src*="/woocommerce/"][src*="/cart-fragments."]'
const HIDDEN_IF_EMPTY = '.hide_cart_widget_if_empty'
const WIDGET = '.widget_shopping_cart'

/** Keeps the page's cart in step with the server's, with as few requests as possible (contract 02 §3.1). */
export const mount: Mount = (body, scope) => {
  const { document, window } = scope
  const params = readParams('wc_cart_fragments_params' in window ? window.wc_cart_fragments_params : null)
  if (!params || document.querySelector(PLUGIN_SCRIPT)) return
  const cart = createFreshCart(scope, params, createCartCache(window, params))
  toggleCartWidget(scope, { isShown: hasCart({ ...readCartCookies(), hash: '' }) })

  const save = (given: unknown, hash: unknown) => {
    const fragments = fragmentsOf(given)
    if (fragments) cart.save(fragments, typeof hash === 'string' ? hash : '')
  }
  scope.add(
    onJQueryEvents(window, body, {
      wc_fragment_refresh: cart.refresh,
      updated_wc_div: cart.refresh,
      added_to_cart: save,
      removed_from_cart: save,
      adding_to_cart: () => toggleCartWidget(scope, { isShown: true }),
    }),
  )
  scope.add(onCartChange(document, cart.onChange))
  scope.listen(window, 'storage', ({ key }) => {
    if (key === params.hashKey) cart.onOtherTab()
  })
  scope.listen(window, 'pageshow', ({ persisted }) => {
    if (persisted) cart.recheck()
  })
}

/** Shows or hides cart widgets that the shop has set to hide while the cart is empty (contract 02 §3.1). */
function toggleCartWidget({ document, adopt }: Scope, { isShown }: { isShown: boolean }): void {
  for (const content of document.querySelectorAll(HIDDEN_IF_EMPTY)) {
    const widget = content.closest<HTMLElement>(WIDGET)
    if (!widget) continue
    adopt.style(widget, 'display', isShown ? '' : 'none')
    if (isShown && getComputedStyle(widget).display === 'none') adopt.style(widget, 'display', 'block')
  }
}
