import type { Island, PageBehaviour } from '../../src/page/island'
import { mount as cartNotice } from './cart-notice'
import { mount as loveMarks } from './love-marks'

/** Buttons that add a product to the cart, except those of the shop plugin's blocks, which handle their own. */
const ADD_BUTTONS = ['.add_to_cart_button', '.single_add_to_cart_button']
  .map((button) => `${button}:not(.wc-interactive)`)
  .join()

const buttons = () => import('./buttons')
const widgets = () => import('./widgets')

/** The islands for loving posts, buying and wishlists. */
export const islands: readonly Island[] = [
  {
    name: 'love-button',
    selector: '.love-it',
    wake: 'intent',
    wakesOn: ['focusin'],
    shares: (host) => host.getAttribute('data-post-id') ?? '',
    holds: ['click', 'submit', 'keydown'],
    load: buttons,
    view: widgets,
  },
  {
    name: 'love-marks',
    selector: '#loveit-locale',
    wake: 'idle',
    load: () => ({ mount: loveMarks }),
  },
  {
    name: 'add-to-cart',
    selector: ADD_BUTTONS,
    wake: 'intent',
    holds: ['click'],
    load: buttons,
    view: widgets,
  },
  {
    name: 'quantity',
    selector: 'div.quantity',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '.qty-plus, .qty-minus, .plus, .minus',
    wakesOnTyping: true,
    load: () => import('./quantity'),
  },
  {
    name: 'mini-cart',
    selector: '.shopping-bag-item, .cart-contents',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    shares: () => 'the one cart',
    holds: ['click'],
    holdsWithin: '.remove-product',
    load: widgets,
  },
  {
    name: 'quick-view-triggers',
    selector: '.jckqvBtn',
    // The page creates its tooltips at jQuery's ready, from the attributes that this island sets.
    wake: 'early',
    load: () => import('./quick-view-triggers'),
  },
  {
    name: 'quick-view',
    selector: '.jckqvBtn',
    wake: 'intent',
    // Some shops open it by hover.
    wakesOn: ['pointerover'],
    holds: ['click', 'submit', 'keydown'],
    load: () => import('./quick-view'),
  },
  {
    name: 'wishlist',
    selector: '.add_to_wishlist, .wishlist_table .remove, .wishlist-item',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click'],
    holdsWithin: '.add_to_wishlist, .remove',
    load: widgets,
  },
]

/** Behaviours of the page as a whole. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'cart-notice',
    wake: 'idle',
    // A product may be added before the page is idle.
    holds: ['click'],
    holdsWithin: ADD_BUTTONS,
    load: () => ({ mount: cartNotice }),
  },
  {
    name: 'fresh-cart',
    wake: 'early',
    when: (window) => 'wc_cart_fragments_params' in window,
    load: () => import('./fresh-cart'),
  },
]
