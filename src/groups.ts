import type { Group } from './page/island'

type Configured = Window & {
  laurelConfig?: {
    antiSpamFields?: unknown
    categoryCarousel?: unknown
    feedTextCut?: unknown
    homeHeroCarousel?: unknown
  } | null
  wc_cart_fragments_params?: unknown
  wc_order_attribution?: unknown
  wpcf7?: unknown
}

/** All groups: a page fetches the file of each group that it has a marker of. */
export const groups: readonly Group[] = [
  {
    name: 'every-page',
    // The hosts that hold the visitor's events; the other islands can wait.
    markers:
      '[href^="#"], .animate-top, .menu-item, .mega-menu-item, .mobile-menu-link, .cart-contents, .side-slideout-link, .overlay-menu-link, ' +
      '.fs-supersearch-link, .sf-pushnav-trigger, .header-search-link-alt, .fs-header-search-link, ' +
      '.contact-menu-link, .fw-video-link, .love-it, .add_to_cart_button, ' +
      '.single_add_to_cart_button, div.quantity, .shopping-bag-item, .jckqvBtn, .add_to_wishlist, .wishlist_table, ' +
      '.sf-share-link, .mobile-two-click .box-link, .animated-overlay, .aws-container, .sf-super-search, [data-aws-term-submit], ' +
      '[data-toggle], .spb_accordion, .spb_toggle, .modal, .comment-avatar, .grid-image, .spb-row-expand-text',
    late: 'always',
    // Asked for one by one: a browser looks for a single class fastest.
    when: (window: Configured) =>
      'wc_cart_fragments_params' in window ||
      ['.jckqvBtn', '.spb_accordion'].some((host) => window.document.querySelector(host)),
    load: () => import('./every-page'),
  },
  {
    name: 'lists',
    markers:
      '.recent-posts, .team-members, .campaign-items, .related-items, .filterable-items, .blog-items, ' +
      '.masonry-items, .filtering, .load-more-btn, .infinite-scroll-enabled, .blog-aux-options, ' +
      '.filter-wrap',
    when: ({ laurelConfig }: Configured) => Boolean(laurelConfig?.feedTextCut),
    load: () => import('../islands/lists/group'),
  },
  {
    name: 'shop-lists',
    markers:
      '.product-grid, .multi-masonry-items, .full-width-shop, .product, .layout-opt, ' +
      '.show-products-link, .sf-mobile-shop-filters-link, .upsell-heading-link, .product-categories, ' +
      '.widget_layered_nav, .widget_categories',
    load: () => import('../islands/shop-lists/group'),
  },
  {
    name: 'product',
    markers: '#product-img-slider, .variations_form, #back-this-project',
    load: () => import('../islands/product/group'),
  },
  {
    name: 'media',
    markers:
      '.swift-slider, .carousel-items, .carousel-prev, .carousel-next, .home-hero-carousel, ' +
      '.category-carousel, .flexslider, .gallery-slider, [data-rel^=ilightbox], .player',
    // The selectors of other carousels are settings of the site.
    when: ({ laurelConfig }: Configured) =>
      Boolean(laurelConfig?.homeHeroCarousel || laurelConfig?.categoryCarousel),
    load: () => import('../islands/media/group'),
  },
  {
    name: 'builder',
    markers:
      '.spb-row, .spb-full-width-element, .spb-row-parallax, .spb_multilayer_parallax, ' +
      '.spb-column-container, .chart-shortcode, .sf-count-asset, .sf-countdown, .progress, ' +
      '.sf-svg-icon-holder, .sf-animation, .sf-image-banner, .sf-headline, .faq-item, ' +
      '.spb_icon_box_grid, .sf-icon-box, .team-member-ajax, .edit-listing, .delete-listing, .spb_directory_user_listings_widget',
    load: () => import('../islands/builder/group'),
  },
  {
    name: 'maps',
    markers:
      '.map-canvas, .map-directory-canvas, .directory-search-form, #add-directory-entry, ' +
      '[id$=_calculate_coordinates]',
    load: () => import('../islands/maps/group'),
  },
  { name: 'feed', markers: '.cff', load: () => import('../islands/feed/group') },
  {
    name: 'forms',
    markers:
      '.wpcf7, .akismet-fields-container, #track-order-modal, #orderid, #user_login, ' +
      '#user_email, #username, #reg_email, ' +
      '.shipping-calculator-form',
    late: 'where marked',
    when: ({ laurelConfig, wc_order_attribution, wpcf7 }: Configured) =>
      wc_order_attribution ? 'loaded' : laurelConfig?.antiSpamFields || wpcf7 ? 'idle' : false,
    load: () => import('../islands/forms/group'),
  },
  {
    name: 'engraving',
    markers: '[id^=tmm], [data-link], #billing_email, .woocommerce-order-received',
    load: () => import('../islands/engraving/group'),
  },
  {
    name: 'tools',
    when: ({ location }) => /[?&]laurel=debug\b/.test(location.search),
    load: () => import('../islands/tools/group'),
  },
]
