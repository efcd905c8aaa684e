import { mount as markPage } from '../islands/page-classes'
import { mount as provideSearchGlobals } from '../islands/search-globals'
import type { Island } from './runtime/island'

/** What puts a product into the cart, but for the shop plugin's blocks, which look after their own buttons. */
const ADD_BUTTONS = ['.add_to_cart_button', '.single_add_to_cart_button']
  .map((button) => `${button}:not(.wc-interactive)`)
  .join()

/** In-page links that others answer to: by attribute or class, so that a click on them is not even held. */
const OTHERS_LINKS =
  '[href="#"], [data-toggle], [data-slide], [data-slide-to], [data-dismiss], .carousel-control, ' +
  '.fw-video-link, .love-it, .animate-top'

/** An unset server option prints an empty attribute. */
const COUNTED_SEARCH = ['', 'false', '0', 'null'].reduce(
  (selector, off) => `${selector}:not([data-use-analytics="${off}"])`,
  '.aws-container[data-use-analytics]',
)

/**
 * What laurel can recognise on a page, when it wakes, and what it stands for. One line per island: read from top to
 * bottom, and on in `quiet-registry`, this is the product's table of contents. Here stands what has to be known from
 * the start: what holds the visitor's actions, and what acts at once.
 */
export const registry: readonly Island[] = [
  // The page itself
  {
    name: 'page-classes',
    features: ['S01'],
    selector: 'body',
    wake: 'now',
    load: () => ({ mount: markPage }),
  },

  // Moving about on it
  {
    name: 'smooth-scroll',
    features: ['S02'],
    selector: `a[href^="#"]:not(${OTHERS_LINKS})`,
    wake: 'intent',
    holds: ['click'],
    load: () => import('../islands/smooth-scroll'),
  },
  {
    name: 'back-to-top',
    features: ['S12'],
    selector: '.animate-top',
    wake: 'idle',
    load: () => import('../islands/back-to-top'),
  },

  // Liking
  {
    name: 'love-button',
    features: ['S25'],
    selector: '.love-it',
    wake: 'intent',
    wakesOn: ['focusin'],
    shares: (host) => host.getAttribute('data-post-id') ?? '',
    load: () => import('../islands/love-button'),
  },

  // Buying
  {
    name: 'add-to-cart',
    features: ['S26'],
    selector: ADD_BUTTONS,
    wake: 'intent',
    holds: ['click'],
    load: () => import('../islands/add-to-cart'),
  },
  {
    name: 'cart-notice',
    features: ['S26'],
    selector: 'body',
    wake: 'idle',
    // A product may be added before the page is idle: the notice must hear of it.
    holds: ['click'],
    holdsWithin: ADD_BUTTONS,
    load: () => import('../islands/cart-notice'),
  },
  {
    name: 'mini-cart',
    features: ['S27'],
    selector: '.shopping-bag-item, .cart-contents',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    shares: () => 'the one cart',
    holds: ['click'],
    holdsWithin: '.remove-product',
    load: () => import('../islands/mini-cart'),
  },

  // A product
  {
    name: 'product-gallery',
    features: ['S36'],
    selector: '#product-img-slider',
    wake: 'early',
    holds: [],
    load: () => import('../islands/product-gallery'),
  },
  {
    name: 'full-size-picture',
    features: ['S36'],
    selector: '#product-img-slider a.lightbox',
    wake: 'intent',
    holds: ['click'],
    load: () => import('../islands/full-size-picture'),
  },
  {
    name: 'product-price',
    features: ['S33', 'S35'],
    selector: 'form.variations_form',
    wake: 'early',
    load: () => import('../islands/product-price'),
  },
  {
    name: 'quantity',
    features: ['S32'],
    selector: 'div.quantity',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '.qty-plus, .qty-minus, .plus, .minus',
    hearsTyping: true,
    load: () => import('../islands/quantity'),
  },

  // Searching
  {
    name: 'search-globals',
    features: ['S44'],
    selector: 'body',
    wake: 'now',
    load: () => ({ mount: provideSearchGlobals }),
  },
  {
    name: 'live-search',
    features: ['S40', 'S41', 'S42', 'S43', 'S44'],
    selector: '.aws-container',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin', 'touchstart'],
    hearsTyping: true,
    load: () => import('../islands/live-search'),
  },
  {
    name: 'search-term',
    features: ['S44'],
    selector: '[data-aws-term-submit]',
    wake: 'intent',
    load: () => import('../islands/search-term'),
  },
  {
    name: 'search-analytics',
    features: ['S44'],
    selector: COUNTED_SEARCH,
    wake: 'idle',
    holds: [],
    hearsTyping: true,
    load: () => import('../islands/search-analytics'),
  },
]
