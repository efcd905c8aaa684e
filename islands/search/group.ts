import type { Island } from '../../src/page/island'
import { mount as searchEvents } from './search-events'
import { mount as searchFilterLinks } from './search-filter-links'
import { mount as searchTerm } from './search-term'

/** Boxes with analytics on; an option that is not set prints an empty attribute. */
const COUNTED_SEARCH = ['', 'false', '0', 'null'].reduce(
  (selector, off) => `${selector}:not([data-use-analytics="${off}"])`,
  '.aws-container[data-use-analytics]',
)

/** The islands of the search. */
export const islands: readonly Island[] = [
  {
    name: 'live-search',
    selector: '.aws-container',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin', 'touchstart'],
    wakesOnTyping: true,
    holds: ['click', 'submit', 'keydown'],
    load: () => import('./live-search'),
  },
  {
    name: 'super-search',
    selector: '.sf-super-search',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click', 'submit', 'keydown'],
    load: () => import('./super-search'),
  },
  {
    name: 'search-term',
    selector: '[data-aws-term-submit]',
    wake: 'intent',
    holds: ['click', 'submit', 'keydown'],
    load: () => ({ mount: searchTerm }),
  },
  {
    name: 'search-analytics',
    selector: COUNTED_SEARCH,
    wake: 'idle',
    wakesOnTyping: true,
    load: () => import('./search-analytics'),
  },
  {
    name: 'search-events',
    selector: '.aws-container',
    wake: 'idle',
    load: () => ({ mount: searchEvents }),
  },
  {
    name: 'search-filter-links',
    selector: '.woocommerce.widget_layered_nav_filters ul li.chosen a',
    wake: 'idle',
    load: () => ({ mount: searchFilterLinks }),
  },
]
