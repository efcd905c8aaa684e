import type { Island } from '../../src/page/island'
import { siteSelector } from '../../src/page/site-selector'
import { mount as equalHeights } from './equal-heights'
import { mount as itemList } from './item-list'

type Configured = Window & {
  laurelConfig?: { feedTextCut?: unknown } | null
}

/** The islands for lists of posts, works and people. */
export const islands: readonly Island[] = [
  {
    name: 'equal-heights',
    selector:
      '.recent-posts:not(.posts-type-list, .carousel-items), .team-members:not(.carousel-items), .campaign-items:not(.carousel-items), .related-items, ' +
      '.filterable-items:not(.col-1, .masonry-items, .multi-masonry-items, .gallery-masonry *)',
    wake: 'early',
    load: () => ({ mount: equalHeights }),
  },
  {
    name: 'timeline',
    selector: '.blog-wrap .blog-items.timeline-items',
    wake: 'early',
    load: () => import('./timeline'),
  },
  {
    name: 'item-list',
    selector: '.blog-items:not(.blog-grid-items), .filterable-items, .masonry-items.spb-isotope',
    // The theme's CSS hides the items until this island shows them.
    wake: 'early',
    load: () => ({ mount: itemList }),
  },
  {
    name: 'item-filters',
    selector: '.filtering',
    wake: 'early',
    holds: ['click'],
    load: () => import('./item-filters'),
  },
  {
    name: 'load-more',
    selector: '.load-more-btn, .infinite-scroll-enabled:not(.load-more)',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '.load-more-btn',
    load: () => import('./load-more'),
  },
  {
    name: 'list-panels',
    selector: '.blog-aux-options, .filter-wrap > a',
    wake: 'idle',
    holds: ['click'],
    load: () => import('./list-panels'),
  },
  {
    name: 'social-list',
    selector: '.social-blog, .blog-grid-items > .grid-items',
    // Its items move others, which is best done before the visitor sees the list.
    wake: 'early',
    load: () => import('./social-list'),
  },
  {
    name: 'text-cut',
    // The island reports an invalid selector.
    selector: siteSelector('feedTextCut', 'body'),
    wake: 'early',
    when: ({ laurelConfig }: Configured) => Boolean(laurelConfig?.feedTextCut),
    load: () => import('./text-cut'),
  },
]
