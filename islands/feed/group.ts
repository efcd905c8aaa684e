import { isFeedOurs } from '../../legacy-shims/globals/page-feed'
import type { Island } from '../../src/page/island'

/** The parts of a feed that open its lightbox. */
const FEED_MEDIA =
  '.cff-photo, .cff-album-cover, .cff-event-thumb, .cff-html5-video, .cff-iframe-wrap, .cff-album-info a'
/** The other parts of a feed that react to a click. */
const FEED_CONTROLS =
  '.cff-expand a, .cff-load-more, .cff-view-comments, .cff-show-more-comments, .cff-comment-replies a, ' +
  '.cff-slider-next, .cff-slider-prev, .cff-share-link, .cff-more-dates'

/** The islands of the network page's feed. */
export const islands: readonly Island[] = [
  {
    name: 'feed',
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    holds: ['click'],
    holdsWithin: `${FEED_CONTROLS}, ${FEED_MEDIA}`,
    load: () => import('./feed'),
  },
  {
    name: 'feed-lightbox',
    selector: `.cff-lb :is(${FEED_MEDIA})`,
    wake: 'intent',
    when: isFeedOurs,
    holds: ['click'],
    load: () => import('./feed-lightbox'),
  },
]
