import type { Island } from './runtime/island'

/**
 * The registry's other half: islands that hold nothing and act when the page is idle or they come into view. Nobody
 * waits for them, so their lines are no part of `laurel.js` but are fetched when the page has been parsed.
 */
export const quietRegistry: readonly Island[] = [
  // The page itself
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
    name: 'hash-scroll',
    features: ['S02'],
    selector: ':target',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/hash-scroll'),
  },

  // Liking
  {
    name: 'love-marks',
    features: ['S25'],
    selector: '#loveit-locale',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/love-marks'),
  },

  // A product
  {
    name: 'option-pickers',
    features: ['S34', 'S35'],
    selector: '.single-product .single_variation_wrap',
    wake: 'idle',
    holds: [],
    load: () => import('../islands/option-pickers'),
  },

  // Searching
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
]
