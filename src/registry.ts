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
 * Everything that laurel can recognise on a page, when it wakes, and what it stands for.
 * One line per island: read from top to bottom, this is the product's table of contents.
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
  {
    name: 'jquery-browser',
    features: ['X05'],
    selector: 'body',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/jquery-browser'),
  },
  {
    name: 'pixel-ratio',
    features: ['S18'],
    selector: 'body',
    wake: 'idle',
    media: '(min-resolution: 2dppx)',
    holds: [],
    load: () => import('../islands/pixel-ratio'),
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
  {
    name: 'hash-scroll',
    features: ['S02'],
    selector: ':target',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/hash-scroll'),
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
  {
    name: 'love-marks',
    features: ['S25'],
    selector: '#loveit-locale',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/love-marks'),
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
  {
    name: 'fresh-cart',
    features: ['X13'],
    selector: 'body',
    wake: 'early',
    when: (window) => 'wc_cart_fragments_params' in window,
    holds: [],
    load: () => import('../islands/fresh-cart'),
  },
  {
    name: 'quick-view-triggers',
    features: ['S37'],
    selector: '.jckqvBtn',
    // The page's tooltips are made at its ready, of what has the attributes by then.
    wake: 'early',
    holds: [],
    load: () => import('../islands/quick-view-triggers'),
  },
  {
    name: 'quick-view',
    features: ['S37'],
    selector: '.jckqvBtn',
    wake: 'intent',
    // Some shops open it as soon as the pointer is there.
    wakesOn: ['pointerover'],
    load: () => import('../islands/quick-view'),
  },

  // Wishing for
  {
    name: 'wishlist',
    features: ['S28'],
    selector: '.add_to_wishlist, .wishlist_table .remove, .wishlist-item',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click'],
    holdsWithin: '.add_to_wishlist, .remove',
    load: () => import('../islands/wishlist'),
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
  {
    name: 'option-pickers',
    features: ['S34', 'S35'],
    selector: '.single-product .single_variation_wrap:not(#jckqv *)',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/option-pickers'),
  },

  // Lists of products
  {
    name: 'product-reveal',
    features: ['S29'],
    selector: '.product-grid, .multi-masonry-items, .full-width-shop .products',
    wake: 'early',
    holds: [],
    load: () => import('../islands/product-reveal'),
  },
  {
    name: 'packed-products',
    features: ['S29'],
    selector: '.multi-masonry-items, .full-width-shop .products',
    wake: 'early',
    holds: [],
    load: () => import('../islands/packed-products'),
  },
  {
    name: 'mini-view',
    features: ['S29'],
    selector: '.product',
    wake: 'early',
    holds: [],
    load: () => import('../islands/mini-view'),
  },
  {
    name: 'shop-layout',
    features: ['S29'],
    selector: '.layout-opt',
    wake: 'idle',
    load: () => import('../islands/shop-layout'),
  },
  {
    name: 'show-products',
    features: ['S30'],
    selector: '.show-products-link',
    wake: 'intent',
    // Its address is to be right before it is opened in another tab.
    wakesOn: ['pointerover', 'focusin', 'touchstart'],
    holds: ['click'],
    load: () => import('../islands/show-products'),
  },
  {
    name: 'shop-toggles',
    features: ['S30'],
    selector: '.sf-mobile-shop-filters-link, .upsell-heading-link',
    wake: 'idle',
    load: () => import('../islands/shop-toggles'),
  },
  {
    name: 'preview-slider',
    features: ['S29'],
    selector: '.product-type-preview-slider > .product, .product-type-preview-slider > .products > .product',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/preview-slider'),
  },
  {
    name: 'category-counts',
    features: ['S29'],
    selector: '.product-categories li span.count, .widget_layered_nav li span.count',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/category-counts'),
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
    name: 'super-search',
    features: ['S31'],
    selector: '.sf-super-search',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    load: () => import('../islands/super-search'),
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
  {
    name: 'search-events',
    features: ['S44'],
    selector: '.aws-container',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/search-events'),
  },
  {
    name: 'search-filter-links',
    features: ['S44'],
    selector: '.woocommerce.widget_layered_nav_filters ul li.chosen a',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/search-filter-links'),
  },

  // Forms of others
  {
    name: 'order-tracking',
    features: ['S38'],
    selector: '#track-order-modal form',
    wake: 'early',
    holds: [],
    load: () => import('../islands/order-tracking'),
  },
  {
    name: 'form-placeholders',
    features: ['S38'],
    selector:
      '#orderid, #order_email, #user_login, #user_email, #user_pass, #username, #password, ' +
      'form.register #reg_email, form.register #reg_password',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/form-placeholders'),
  },
  {
    name: 'shipping-calculator',
    features: ['S39'],
    selector: '.shipping-calculator-form',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/shipping-calculator'),
  },
]
