import type { Island } from '../../src/page/island'
import { mount as miniView } from './mini-view'
import { mount as productReveal } from './product-reveal'

const behaviours = () => import('./behaviours')

/** The islands for lists of products. */
export const islands: readonly Island[] = [
  {
    name: 'product-reveal',
    selector:
      '.product-grid, .multi-masonry-items:not(.portfolio-items), .full-width-shop .products:not(.carousel-items)',
    wake: 'early',
    load: () => ({ mount: productReveal }),
  },
  {
    name: 'packed-products',
    selector: '.multi-masonry-items:not(.portfolio-items), .full-width-shop .products:not(.carousel-items)',
    wake: 'early',
    load: () => import('./packed-products'),
  },
  {
    name: 'mini-view',
    selector: '.product',
    wake: 'early',
    load: () => ({ mount: miniView }),
  },
  {
    name: 'shop-layout',
    selector: '.layout-opt',
    wake: 'idle',
    holds: ['click', 'submit', 'keydown'],
    load: behaviours,
  },
  {
    name: 'show-products',
    selector: '.show-products-link',
    wake: 'intent',
    // The link gets its address before the visitor opens it in another tab.
    wakesOn: ['pointerover', 'focusin', 'touchstart'],
    holds: ['click'],
    load: behaviours,
  },
  {
    name: 'shop-toggles',
    selector: '.sf-mobile-shop-filters-link, .upsell-heading-link',
    wake: 'idle',
    holds: ['click', 'submit', 'keydown'],
    load: behaviours,
  },
  {
    name: 'preview-slider',
    selector: '.product-type-preview-slider > .product, .product-type-preview-slider > .products > .product',
    wake: 'visible',
    load: () => import('./preview-slider'),
  },
  {
    name: 'category-counts',
    selector: ':is(.product-categories, .widget_layered_nav) li span.count, .widget_categories li span',
    wake: 'idle',
    load: behaviours,
  },
]
