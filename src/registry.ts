import { isFeedOurs } from '../legacy-shims/globals/page-feed'
import { isMobileAgent } from './page/device'
import { siteSelector } from './page/site-selector'
import type { Island } from './runtime/island'

/** What puts a product into the cart, but for the shop plugin's blocks, which look after their own buttons. */
const ADD_BUTTONS = ['.add_to_cart_button', '.single_add_to_cart_button']
  .map((button) => `${button}:not(.wc-interactive)`)
  .join()

/** In-page links that others answer to: by attribute or class, so that a click on them is not even held. */
const OTHERS_LINKS =
  '[href="#"], [data-toggle], [data-slide], [data-slide-to], [data-dismiss], .carousel-control, ' +
  '.fw-video-link, .love-it, .animate-top'

/** Videos, by the address of their page. */
const VIDEO_SITES = '[href*="watch?v="], [href*="youtu.be/"], [href*="vimeo.com/"]'

/** What opens a feed's lightbox, within the feed. */
const FEED_MEDIA =
  '.cff-photo, .cff-album-cover, .cff-event-thumb, .cff-html5-video, .cff-iframe-wrap, .cff-album-info a'

/** An unset server option prints an empty attribute. */
const COUNTED_SEARCH = ['', 'false', '0', 'null'].reduce(
  (selector, off) => `${selector}:not([data-use-analytics="${off}"])`,
  '.aws-container[data-use-analytics]',
)

type Configured = Window & {
  laurelConfig?: {
    antiSpamFields?: unknown
    feedTextCut?: unknown
    headerSnippets?: unknown
    pictureSwap?: unknown
  } | null
  wc_order_attribution?: unknown
  wpcf7?: unknown
}

/**
 * What laurel can recognise on a page, when it wakes, and what it stands for, but for the islands of `at-once.ts`.
 * One line per island: read from top to bottom, this is the product's table of contents.
 */
export const registry: readonly Island[] = [
  // The page itself
  {
    name: 'jquery-browser',
    features: ['X05'],
    selector: 'body',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/page/jquery-browser'),
  },
  {
    name: 'pixel-ratio',
    features: ['S18'],
    selector: 'body',
    wake: 'idle',
    media: '(min-resolution: 2dppx)',
    holds: [],
    load: () => import('../islands/page/pixel-ratio'),
  },
  {
    name: 'debug-overlay',
    features: ['X07'],
    selector: 'body',
    wake: 'early',
    when: ({ location }) => /[?&]laurel=debug(?:&|$)/.test(location.search),
    holds: [],
    load: () => import('../islands/tools/debug-overlay'),
  },
  {
    name: 'page-cover',
    features: ['S13'],
    selector: 'body:is(.sf-preloader, .page-transitions, .header-below-slider)',
    wake: 'early',
    holds: [],
    load: () => import('../islands/page/page-cover'),
  },
  {
    name: 'picture-swap',
    features: ['S22'],
    selector: 'body',
    wake: 'early',
    when: ({ laurelConfig }: Configured) => Boolean(laurelConfig?.pictureSwap),
    holds: [],
    load: () => import('../islands/page/picture-swap'),
  },
  {
    name: 'newsletter-bar',
    features: ['S11'],
    selector: '#sf-newsletter-bar',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/page/newsletter-bar'),
  },

  // Moving about on it
  {
    name: 'smooth-scroll',
    features: ['S02'],
    selector: `a[href^="#"]:not(${OTHERS_LINKS})`,
    wake: 'intent',
    holds: ['click'],
    load: () => import('../islands/page/smooth-scroll'),
  },
  {
    name: 'back-to-top',
    features: ['S12'],
    selector: '.animate-top',
    wake: 'idle',
    load: () => import('../islands/page/back-to-top'),
  },
  {
    name: 'hash-scroll',
    features: ['S02'],
    selector: ':target',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/page/hash-scroll'),
  },

  // What opens beside it and over it
  {
    name: 'mobile-panels',
    features: ['S06'],
    selector: '.mobile-menu-link, .mobile-header-opts a.cart-contents',
    wake: 'idle',
    media: '(max-width: 1024px)',
    holds: ['click'],
    load: () => import('../islands/header/mobile-panels'),
  },
  {
    name: 'menu-panels',
    features: ['S07'],
    selector: '.side-slideout-link, .overlay-menu-link, .fs-supersearch-link, .sf-pushnav-trigger',
    wake: 'idle',
    holds: ['click'],
    load: () => import('../islands/header/menu-panels'),
  },
  {
    name: 'header-search',
    features: ['S05'],
    selector: '.header-search-link-alt, .fs-header-search-link',
    wake: 'idle',
    holds: ['click'],
    load: () => import('../islands/header/header-search'),
  },
  {
    name: 'contact-slideout',
    features: ['S08'],
    selector: '.contact-menu-link',
    wake: 'idle',
    holds: ['click'],
    load: () => import('../islands/header/contact-slideout'),
  },
  {
    name: 'video-overlay',
    features: ['S10'],
    selector: `.fw-video-link, :is(.menu-item, .mega-menu-item) a:is(${VIDEO_SITES})`,
    wake: 'intent',
    holds: ['click'],
    load: () => import('../islands/header/video-overlay'),
  },

  // The header's menus, and what leads along a page
  {
    name: 'menus',
    features: ['S03'],
    selector: 'ul.menu, .aux-language, .aux-language-text, ul.wcml_currency_switcher',
    wake: 'idle',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click'],
    holdsWithin: '.menu-item-has-children > a',
    load: () => import('../islands/header/menus'),
  },
  {
    name: 'mega-menu',
    features: ['S03'],
    selector: 'ul.mega-menu',
    wake: 'idle',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click'],
    holdsWithin: '.mega-menu-item-has-children > a',
    load: () => import('../islands/header/mega-menu'),
  },
  {
    name: 'menu-links',
    features: ['S03'],
    selector: ':is(.menu-item, .mega-menu-item) a[href^="#"]:not([href="#"])',
    wake: 'intent',
    holds: ['click'],
    load: () => import('../islands/header/menu-links'),
  },
  {
    name: 'one-page-nav',
    features: ['S03'],
    selector: '#one-page-nav',
    wake: 'idle',
    media: '(min-width: 1025px)',
    holds: [],
    load: () => import('../islands/header/one-page-nav'),
  },
  {
    name: 'progress-menu',
    features: ['S03'],
    selector: '#sidebar-progress-menu',
    wake: 'idle',
    media: '(min-width: 768px)',
    holds: [],
    load: () => import('../islands/header/progress-menu'),
  },
  {
    name: 'header-snippets',
    features: ['S09', 'S23'],
    selector: 'body',
    wake: 'idle',
    when: ({ laurelConfig }: Configured) => laurelConfig?.headerSnippets !== false,
    holds: [],
    load: () => import('../islands/header/header-snippets'),
  },

  // What stays in sight, and what stands at the top
  {
    name: 'sticky-header',
    features: ['S04'],
    selector:
      '.sticky-header, .sticky-top-bar, .mh-sticky #mobile-header, #logo[data-anim]:not([data-anim=""]), ' +
      '.vertical-header-right .header-wrap',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/header/sticky-header'),
  },
  {
    name: 'hero-slider',
    features: ['S51'],
    selector: '.swift-slider:not(.no-slides)',
    byClass: true,
    wake: 'early',
    holds: [],
    load: () => import('../islands/media/hero-slider'),
  },
  {
    name: 'hero-heading',
    features: ['S17'],
    selector:
      '.fancy-heading, .hero-content-split #main-container, article.single-post-fw-media-title, article.single-portfolio-poster',
    byClass: true,
    wake: 'early',
    holds: [],
    load: () => import('../islands/page/hero-heading'),
  },
  {
    name: 'sticky-sidebar',
    features: ['S24'],
    selector: '.sticky-widget',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/page/sticky-sidebar'),
  },

  // Lists
  {
    name: 'equal-heights',
    features: ['S20'],
    selector:
      '.recent-posts:not(.posts-type-list, .carousel-items), .team-members:not(.carousel-items), .campaign-items:not(.carousel-items), .related-items, ' +
      '.filterable-items:not(.col-1, .masonry-items, .multi-masonry-items, .gallery-masonry *)',
    byClass: true,
    wake: 'early',
    holds: [],
    load: () => import('../islands/lists/equal-heights'),
  },
  {
    name: 'timeline',
    features: ['S20'],
    selector: '.blog-wrap .blog-items.timeline-items',
    wake: 'early',
    holds: [],
    load: () => import('../islands/lists/timeline'),
  },
  {
    name: 'item-list',
    features: ['S62', 'P16'],
    selector: '.blog-items:not(.blog-grid-items), .filterable-items, .masonry-items.spb-isotope',
    byClass: true,
    // What it shows is hidden till then.
    wake: 'early',
    holds: [],
    load: () => import('../islands/lists/item-list'),
  },
  {
    name: 'item-filters',
    features: ['S62'],
    selector: '.filtering',
    wake: 'early',
    holds: ['click'],
    load: () => import('../islands/lists/item-filters'),
  },
  {
    name: 'load-more',
    features: ['S50'],
    selector: '.load-more-btn, .infinite-scroll-enabled:not(.load-more)',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '.load-more-btn',
    load: () => import('../islands/lists/load-more'),
  },
  {
    name: 'list-panels',
    features: ['S62'],
    selector: '.blog-aux-options, .filter-wrap > a',
    wake: 'idle',
    holds: ['click'],
    load: () => import('../islands/lists/list-panels'),
  },

  {
    name: 'carousel',
    features: ['S21'],
    selector: '.carousel-items, .carousel-prev, .carousel-next',
    byClass: true,
    wake: 'visible',
    holds: ['click'],
    holdsWithin: '.carousel-prev, .carousel-next',
    load: () => import('../islands/media/carousel'),
  },
  {
    name: 'home-carousel',
    features: ['S21'],
    selector: [
      siteSelector('homeHeroCarousel', '.home-hero-carousel > ul'),
      siteSelector('categoryCarousel', '.category-carousel > ul'),
    ].join(),
    wake: 'visible',
    holds: [],
    load: () => import('../islands/media/home-carousel'),
  },

  // Small feeds, and what people pledge
  {
    name: 'social-list',
    features: ['S52'],
    selector: '.social-blog, .blog-grid-items > .grid-items',
    byClass: true,
    // What comes into it makes room for itself: better before it is seen.
    wake: 'early',
    holds: [],
    load: () => import('../islands/lists/social-list'),
  },
  {
    name: 'text-cut',
    features: ['S53'],
    // What is no selector is told of by the island.
    selector: siteSelector('feedTextCut', 'body'),
    wake: 'early',
    when: ({ laurelConfig }: Configured) => Boolean(laurelConfig?.feedTextCut),
    holds: [],
    load: () => import('../islands/lists/text-cut'),
  },
  {
    name: 'pledge-options',
    features: ['S49'],
    selector: '#back-this-project',
    wake: 'early',
    holds: ['click'],
    holdsWithin: '.atcf-price-option',
    load: () => import('../islands/lists/pledge-options'),
  },

  // Pictures and sharing
  {
    name: 'content-slider',
    features: ['S21', 'S55'],
    selector:
      '.flexslider:is(.item-slider, .thumb-slider, .content-slider, .testimonials-slider, .tweets-slider), ' +
      '.spb_gallery_widget.gallery-slider .gallery-slider',
    byClass: true,
    wake: 'visible',
    holds: [],
    load: () => import('../islands/media/content-slider'),
  },
  {
    name: 'two-click',
    features: ['S14'],
    selector: '.mobile-two-click.mobile-browser :is(.animated-overlay > a, .box-link)',
    wake: 'intent',
    holds: ['click'],
    load: () => import('../islands/page/two-click'),
  },
  {
    name: 'share-counts',
    features: ['S19'],
    selector: '.sf-share-counts, .sf-share-link',
    byClass: true,
    wake: 'visible',
    holds: ['click'],
    holdsWithin: '.sf-share-link',
    load: () => import('../islands/page/share-counts'),
  },

  {
    name: 'lightbox',
    features: ['S55', 'S36'],
    selector: '[data-rel^=ilightbox]:not(.ilightbox-enabled, .ilightbox-skip)',
    wake: 'intent',
    // Once there, it marks them all.
    shares: () => 'the one lightbox',
    holds: ['click'],
    load: () => import('../islands/media/lightbox'),
  },
  {
    name: 'lightbox-calls',
    features: ['S55'],
    selector: 'html',
    // Woken by the first call.
    wake: 'intent',
    holds: [],
    load: () => import('../islands/media/lightbox-calls'),
  },

  // Media
  {
    name: 'media-player',
    features: ['S54'],
    selector: '.player',
    wake: 'visible',
    // Until it is there the browser's own controls answer.
    holds: [],
    load: () => import('../islands/media/media-player'),
  },

  // Liking
  {
    name: 'love-button',
    features: ['S25'],
    selector: '.love-it',
    wake: 'intent',
    wakesOn: ['focusin'],
    shares: (host) => host.getAttribute('data-post-id') ?? '',
    load: () => import('../islands/cart/love-button'),
  },
  {
    name: 'love-marks',
    features: ['S25'],
    selector: '#loveit-locale',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/cart/love-marks'),
  },

  // Buying
  {
    name: 'add-to-cart',
    features: ['S26'],
    selector: ADD_BUTTONS,
    wake: 'intent',
    holds: ['click'],
    load: () => import('../islands/cart/add-to-cart'),
  },
  {
    name: 'cart-notice',
    features: ['S26'],
    selector: 'body',
    wake: 'idle',
    // A product may be added before the page is idle: the notice must hear of it.
    holds: ['click'],
    holdsWithin: ADD_BUTTONS,
    load: () => import('../islands/cart/cart-notice'),
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
    load: () => import('../islands/cart/mini-cart'),
  },
  {
    name: 'fresh-cart',
    features: ['X13'],
    selector: 'body',
    wake: 'early',
    when: (window) => 'wc_cart_fragments_params' in window,
    holds: [],
    load: () => import('../islands/cart/fresh-cart'),
  },
  {
    name: 'quick-view-triggers',
    features: ['S37'],
    selector: '.jckqvBtn',
    // The page's tooltips are made at its ready, of what has the attributes by then.
    wake: 'early',
    holds: [],
    load: () => import('../islands/cart/quick-view-triggers'),
  },
  {
    name: 'quick-view',
    features: ['S37'],
    selector: '.jckqvBtn',
    wake: 'intent',
    // Some shops open it as soon as the pointer is there.
    wakesOn: ['pointerover'],
    load: () => import('../islands/cart/quick-view'),
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
    load: () => import('../islands/cart/wishlist'),
  },

  // A product
  {
    name: 'product-gallery',
    features: ['S36'],
    selector: '#product-img-slider',
    wake: 'early',
    holds: [],
    load: () => import('../islands/product/product-gallery'),
  },
  {
    name: 'product-price',
    features: ['S33', 'S35'],
    selector: 'form.variations_form',
    wake: 'early',
    load: () => import('../islands/product/product-price'),
  },
  {
    name: 'quantity',
    features: ['S32'],
    selector: 'div.quantity',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '.qty-plus, .qty-minus, .plus, .minus',
    hearsTyping: true,
    load: () => import('../islands/product/quantity'),
  },
  {
    name: 'option-pickers',
    features: ['S34', 'S35'],
    selector: '.single-product .single_variation_wrap:not(#jckqv *)',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/product/option-pickers'),
  },

  // Lists of products
  {
    name: 'product-reveal',
    features: ['S29'],
    selector:
      '.product-grid, .multi-masonry-items:not(.portfolio-items), .full-width-shop .products:not(.carousel-items)',
    byClass: true,
    wake: 'early',
    holds: [],
    load: () => import('../islands/shop-lists/product-reveal'),
  },
  {
    name: 'packed-products',
    features: ['S29'],
    selector: '.multi-masonry-items:not(.portfolio-items), .full-width-shop .products:not(.carousel-items)',
    byClass: true,
    wake: 'early',
    holds: [],
    load: () => import('../islands/shop-lists/packed-products'),
  },
  {
    name: 'mini-view',
    features: ['S29'],
    selector: '.product',
    wake: 'early',
    holds: [],
    load: () => import('../islands/shop-lists/mini-view'),
  },
  {
    name: 'shop-layout',
    features: ['S29'],
    selector: '.layout-opt',
    wake: 'idle',
    load: () => import('../islands/shop-lists/shop-layout'),
  },
  {
    name: 'show-products',
    features: ['S30'],
    selector: '.show-products-link',
    wake: 'intent',
    // Its address is to be right before it is opened in another tab.
    wakesOn: ['pointerover', 'focusin', 'touchstart'],
    holds: ['click'],
    load: () => import('../islands/shop-lists/show-products'),
  },
  {
    name: 'shop-toggles',
    features: ['S30'],
    selector: '.sf-mobile-shop-filters-link, .upsell-heading-link',
    wake: 'idle',
    load: () => import('../islands/shop-lists/shop-toggles'),
  },
  {
    name: 'preview-slider',
    features: ['S29'],
    selector: '.product-type-preview-slider > .product, .product-type-preview-slider > .products > .product',
    byClass: true,
    wake: 'visible',
    holds: [],
    load: () => import('../islands/shop-lists/preview-slider'),
  },
  {
    name: 'category-counts',
    features: ['S29'],
    selector: ':is(.product-categories, .widget_layered_nav) li span.count, .widget_categories li span',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/shop-lists/category-counts'),
  },

  // Searching
  {
    name: 'live-search',
    features: ['S40', 'S41', 'S42', 'S43', 'S44'],
    selector: '.aws-container',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin', 'touchstart'],
    hearsTyping: true,
    load: () => import('../islands/search/live-search'),
  },
  {
    name: 'super-search',
    features: ['S31'],
    selector: '.sf-super-search',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    load: () => import('../islands/search/super-search'),
  },
  {
    name: 'search-term',
    features: ['S44'],
    selector: '[data-aws-term-submit]',
    wake: 'intent',
    load: () => import('../islands/search/search-term'),
  },
  {
    name: 'search-analytics',
    features: ['S44'],
    selector: COUNTED_SEARCH,
    wake: 'idle',
    holds: [],
    hearsTyping: true,
    load: () => import('../islands/search/search-analytics'),
  },
  {
    name: 'search-events',
    features: ['S44'],
    selector: '.aws-container',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/search/search-events'),
  },
  {
    name: 'search-filter-links',
    features: ['S44'],
    selector: '.woocommerce.widget_layered_nav_filters ul li.chosen a',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/search/search-filter-links'),
  },

  // What opens and closes
  {
    name: 'tabs',
    features: ['S16', 'P14'],
    selector: '[data-toggle="tab"], [data-toggle="pill"]',
    wake: 'idle',
    holds: ['click'],
    load: () => import('../islands/disclosure/tabs'),
  },
  {
    name: 'accordion',
    features: ['S16'],
    selector: '.spb_accordion',
    wake: 'early',
    holds: ['click'],
    holdsWithin: '.spb_accordion_section > h4',
    load: () => import('../islands/disclosure/accordion'),
  },
  {
    name: 'toggles',
    features: ['S16'],
    selector: '.spb_toggle',
    wake: 'idle',
    holds: ['click'],
    load: () => import('../islands/disclosure/toggles'),
  },
  {
    name: 'modal',
    features: ['S16'],
    selector: '.modal, [data-toggle="modal"]',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '[data-toggle="modal"]',
    load: () => import('../islands/disclosure/modal'),
  },
  {
    name: 'tooltip',
    features: ['S16'],
    selector: '[data-toggle="tooltip"], .comment-avatar, .grid-image',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    // Nothing that is done to it waits for its tooltip.
    holds: ['submit'],
    load: () => import('../islands/disclosure/tooltip'),
  },
  {
    name: 'expanding-row',
    features: ['S15'],
    selector: '.spb-row-expand-text',
    wake: 'idle',
    holds: ['click'],
    load: () => import('../islands/disclosure/expanding-row'),
  },
  {
    name: 'theme-details',
    features: ['S16'],
    selector: 'img[title], embed, .activity-time-since, .bp-secondary-action, .single-post #respond h3',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/page/theme-details'),
  },

  // Blocks of the page builder
  {
    name: 'builder-rows',
    features: ['P01', 'P16'],
    selector: '.spb-row, .spb-full-width-element, .spb-row-parallax',
    byClass: true,
    wake: 'early',
    holds: [],
    load: () => import('../islands/builder/builder-rows'),
  },
  {
    name: 'parallax-layers',
    features: ['P12'],
    selector: '.spb_multilayer_parallax',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/builder/parallax-layers'),
  },
  {
    name: 'builder-slider',
    features: ['P03'],
    selector: '.spb-row[data-row-slider="true"], .spb-column-container[data-col-slider="true"]',
    byClass: true,
    wake: 'visible',
    holds: [],
    load: () => import('../islands/builder/builder-slider'),
  },
  {
    name: 'equal-columns',
    features: ['P04'],
    selector: '.spb-row[data-col-equal-heights="true"]',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/builder/equal-columns'),
  },
  {
    name: 'chart',
    features: ['P05'],
    selector: '.chart-shortcode',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/builder/chart'),
  },
  {
    name: 'counter',
    features: ['P06'],
    selector: '.sf-count-asset',
    // On phones they count at the page's ready, seen or not; and the server leaves their numbers empty.
    wake: 'early',
    holds: [],
    load: () => import('../islands/builder/counter'),
  },
  {
    name: 'countdown',
    features: ['P07'],
    selector: '.sf-countdown',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/builder/countdown'),
  },
  {
    name: 'progress-bars',
    features: ['P16'],
    selector: '.progress',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/builder/progress-bars'),
  },
  {
    name: 'drawn-icon',
    features: ['P16'],
    selector: '.sf-svg-icon-holder',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/builder/drawn-icon'),
  },
  {
    name: 'entrance',
    features: ['P16'],
    selector: '.sf-animation',
    wake: 'early',
    holds: [],
    load: () => import('../islands/builder/entrance'),
  },
  {
    name: 'banner',
    features: ['P08'],
    selector: '.sf-image-banner',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/builder/banner'),
  },
  {
    name: 'headline',
    features: ['P09'],
    selector: '.sf-headline',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/builder/headline'),
  },
  {
    name: 'faq',
    features: ['P10'],
    selector: '.faq-item',
    wake: 'idle',
    holds: ['click'],
    load: () => import('../islands/builder/faq'),
  },
  {
    name: 'icon-grid',
    features: ['P11'],
    selector: '.spb_icon_box_grid a.box-link',
    wake: 'intent',
    holds: ['click'],
    load: () => import('../islands/builder/icon-grid'),
  },
  {
    name: 'icon-box',
    features: ['P16'],
    selector: '.sf-icon-box',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    // Nothing that is done to it waits for it to look hovered.
    holds: ['submit'],
    load: () => import('../islands/builder/icon-box'),
  },
  {
    name: 'team-popup',
    features: ['P13'],
    selector: '.team-member-ajax',
    wake: 'intent',
    // Elsewhere the link is followed at once. Not by `media`: an open profile stays when the window gets narrower.
    when: ({ document, navigator }) =>
      document.documentElement.clientWidth >= 1000 && !isMobileAgent(navigator),
    holds: ['click'],
    load: () => import('../islands/builder/team-popup'),
  },
  {
    name: 'user-listings',
    features: ['P15'],
    // Its links stand anywhere on the page, and are the theme's where there is no widget.
    selector: '.spb_directory_user_listings_widget, .edit-listing, .delete-listing',
    wake: 'idle',
    when: ({ document }) => document.querySelector('.spb_directory_user_listings_widget') !== null,
    holds: ['click'],
    holdsWithin: '.edit-listing, .delete-listing',
    // They want a new tab, which they never get.
    prevents: true,
    load: () => import('../islands/builder/user-listings'),
  },

  // The network page's feed: all of it is left to the plugin's own script where that has come first
  {
    name: 'feed-posts',
    features: ['F03', 'F04'],
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    holds: ['click'],
    holdsWithin: '.cff-expand a',
    load: () => import('../islands/feed/feed-posts'),
  },
  {
    name: 'feed-lightbox-links',
    features: ['F14'],
    selector: '.cff-lb',
    wake: 'visible',
    when: isFeedOurs,
    // The lightbox opens by the links that this one adds.
    holds: ['click'],
    holdsWithin: FEED_MEDIA,
    load: () => import('../islands/feed/feed-lightbox-links'),
  },
  {
    name: 'feed-paging',
    features: ['F10', 'F13'],
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    holds: ['click'],
    holdsWithin: '.cff-load-more',
    load: () => import('../islands/feed/feed-paging'),
  },
  {
    name: 'feed-layout',
    features: ['F01', 'F13'],
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    holds: [],
    load: () => import('../islands/feed/feed-layout'),
  },
  {
    name: 'feed-images',
    features: ['F12'],
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    holds: [],
    load: () => import('../islands/feed/feed-images'),
  },
  {
    name: 'feed-meta',
    features: ['F02', 'F04', 'F11'],
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    holds: [],
    load: () => import('../islands/feed/feed-meta'),
  },
  {
    name: 'feed-comments',
    features: ['F05'],
    // The lightbox has a copy of what shows more, which it follows.
    selector: '.cff :is(.cff-view-comments, .cff-show-more-comments)',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    when: isFeedOurs,
    holds: ['click'],
    load: () => import('../islands/feed/feed-comments'),
  },
  {
    name: 'feed-replies',
    features: ['F06'],
    selector: '.cff-comment-replies',
    wake: 'intent',
    wakesOn: ['focusin'],
    when: isFeedOurs,
    holds: ['click'],
    holdsWithin: 'a',
    load: () => import('../islands/feed/feed-replies'),
  },
  {
    name: 'feed-likebox',
    features: ['F07'],
    selector: '.cff-likebox iframe',
    wake: 'visible',
    when: isFeedOurs,
    holds: [],
    load: () => import('../islands/feed/feed-likebox'),
  },
  {
    name: 'feed-link-slider',
    features: ['F09'],
    selector: '.cff-link-slider',
    wake: 'visible',
    when: isFeedOurs,
    holds: ['click'],
    holdsWithin: '.cff-slider-next, .cff-slider-prev',
    load: () => import('../islands/feed/feed-link-slider'),
  },
  {
    name: 'feed-share',
    features: ['F07'],
    selector: '.cff-share-link',
    wake: 'intent',
    when: isFeedOurs,
    holds: ['click'],
    load: () => import('../islands/feed/feed-share'),
  },
  {
    name: 'feed-dates',
    features: ['F13'],
    selector: '.cff-more-dates',
    wake: 'intent',
    when: isFeedOurs,
    holds: ['click'],
    load: () => import('../islands/feed/feed-dates'),
  },
  {
    name: 'feed-video',
    features: ['F07'],
    selector: '.cff:not(.cff-lb) .cff-html5-play',
    wake: 'intent',
    when: isFeedOurs,
    holds: ['click'],
    load: () => import('../islands/feed/feed-video'),
  },
  {
    name: 'feed-lightbox',
    features: ['F14', 'F15'],
    selector: `.cff-lb :is(${FEED_MEDIA})`,
    wake: 'intent',
    when: isFeedOurs,
    holds: ['click'],
    load: () => import('../islands/feed/feed-lightbox'),
  },
  {
    name: 'feed-photo-hover',
    features: ['F07'],
    selector:
      '.cff-lb :is(.cff-photo, .cff-album-cover, .cff-event-thumb, .cff-html5-video, .cff-iframe-wrap)',
    wake: 'intent',
    when: isFeedOurs,
    media: '(hover: hover)',
    wakesOn: ['pointerover', 'focusin'],
    // Nothing that is done to it waits for its tile.
    holds: ['submit'],
    load: () => import('../islands/feed/feed-photo-hover'),
  },

  // Maps and the directory
  {
    name: 'maps',
    features: ['S48'],
    selector: '.map-canvas',
    wake: 'visible',
    holds: [],
    load: () => import('../islands/maps/maps'),
  },
  {
    name: 'directory-map',
    features: ['S47'],
    selector: '.map-directory-canvas',
    // Its headline and entries are asked for at load, wherever it stands.
    wake: 'idle',
    holds: [],
    load: () => import('../islands/maps/directory-map'),
  },
  {
    name: 'directory-search',
    features: ['S47'],
    selector: '.directory-search-form',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '.directorySearch',
    load: () => import('../islands/maps/directory-search'),
  },
  {
    name: 'directory-form',
    features: ['S45'],
    selector: '#add-directory-entry',
    wake: 'idle',
    holds: ['submit'],
    load: () => import('../islands/maps/directory-form'),
  },
  {
    name: 'coordinates',
    features: ['S46'],
    selector: '[id$="_directory_calculate_coordinates"]',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click', 'keydown'],
    load: () => import('../islands/maps/coordinates'),
  },

  // The contact form
  {
    name: 'contact-form',
    features: ['S56', 'S57', 'S58'],
    selector: '.wpcf7',
    wake: 'idle',
    wakesOn: ['focusin'],
    holds: ['submit'],
    hearsTyping: true,
    load: () => import('../islands/forms/contact-form'),
  },
  {
    name: 'contact-form-globals',
    features: ['S56', 'S59'],
    selector: 'body',
    wake: 'idle',
    when: (window: Configured) => Boolean(window.wpcf7),
    holds: [],
    load: () => import('../islands/forms/contact-form-globals'),
  },

  // Forms of others
  {
    name: 'behaviour-fields',
    features: ['S60'],
    selector: 'form[method="post" i]',
    wake: 'idle',
    when: ({ document, laurelConfig }: Configured) =>
      Boolean(laurelConfig?.antiSpamFields ?? document.querySelector('.akismet-fields-container')),
    holds: [],
    load: () => import('../islands/forms/behaviour-fields'),
  },
  {
    name: 'order-attribution',
    features: ['S61'],
    selector: 'body',
    wake: 'early',
    when: (window: Configured) => Boolean(window.wc_order_attribution),
    holds: [],
    load: () => import('../islands/forms/order-attribution'),
  },
  {
    name: 'order-tracking',
    features: ['S38'],
    selector: '#track-order-modal form',
    wake: 'early',
    holds: [],
    load: () => import('../islands/forms/order-tracking'),
  },
  {
    name: 'form-placeholders',
    features: ['S38'],
    selector:
      '#orderid, #order_email, #user_login, #user_email, #user_pass, #username, #password, ' +
      'form.register #reg_email, form.register #reg_password',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/forms/form-placeholders'),
  },
  {
    name: 'shipping-calculator',
    features: ['S39'],
    selector: '.shipping-calculator-form',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/forms/shipping-calculator'),
  },
]
