import { isFeedOurs } from '../../legacy-shims/globals/page-feed'
import type { Island } from '../../src/page/island'

/** What opens a feed's lightbox, within the feed. */
const FEED_MEDIA =
  '.cff-photo, .cff-album-cover, .cff-event-thumb, .cff-html5-video, .cff-iframe-wrap, .cff-album-info a'

const behaviours = () => import('./behaviours')

const answers = () => import('./answers')

/** The network page’s feed: read from top to bottom, the table of contents of this part of the product. */
export const islands: readonly Island[] = [
  {
    name: 'feed-posts',
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    holds: ['click'],
    holdsWithin: '.cff-expand a',
    load: behaviours,
  },
  {
    name: 'feed-lightbox-links',
    selector: '.cff-lb',
    wake: 'visible',
    when: isFeedOurs,
    // The lightbox opens by the links that this one adds.
    holds: ['click'],
    holdsWithin: FEED_MEDIA,
    load: behaviours,
  },
  {
    name: 'feed-paging',
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    holds: ['click'],
    holdsWithin: '.cff-load-more',
    load: behaviours,
  },
  {
    name: 'feed-layout',
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    load: behaviours,
  },
  {
    name: 'feed-images',
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    load: behaviours,
  },
  {
    name: 'feed-meta',
    selector: '.cff',
    wake: 'visible',
    when: isFeedOurs,
    load: behaviours,
  },
  {
    name: 'feed-comments',
    // The lightbox has a copy of what shows more, which it follows.
    selector: '.cff :is(.cff-view-comments, .cff-show-more-comments)',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    when: isFeedOurs,
    holds: ['click'],
    load: answers,
  },
  {
    name: 'feed-replies',
    selector: '.cff-comment-replies',
    wake: 'intent',
    wakesOn: ['focusin'],
    when: isFeedOurs,
    holds: ['click'],
    holdsWithin: 'a',
    load: answers,
  },
  {
    name: 'feed-likebox',
    selector: '.cff-likebox iframe',
    wake: 'visible',
    when: isFeedOurs,
    load: behaviours,
  },
  {
    name: 'feed-link-slider',
    selector: '.cff-link-slider',
    wake: 'visible',
    when: isFeedOurs,
    holds: ['click'],
    holdsWithin: '.cff-slider-next, .cff-slider-prev',
    load: behaviours,
  },
  {
    name: 'feed-share',
    selector: '.cff-share-link',
    wake: 'intent',
    when: isFeedOurs,
    holds: ['click'],
    load: answers,
  },
  {
    name: 'feed-dates',
    selector: '.cff-more-dates',
    wake: 'intent',
    when: isFeedOurs,
    holds: ['click'],
    load: answers,
  },
  {
    name: 'feed-video',
    selector: '.cff:not(.cff-lb) .cff-html5-play',
    wake: 'intent',
    when: isFeedOurs,
    holds: ['click'],
    load: answers,
  },
  {
    name: 'feed-lightbox',
    selector: `.cff-lb :is(${FEED_MEDIA})`,
    wake: 'intent',
    when: isFeedOurs,
    holds: ['click'],
    load: () => import('./feed-lightbox'),
  },
  {
    name: 'feed-photo-hover',
    selector:
      '.cff-lb :is(.cff-photo, .cff-album-cover, .cff-event-thumb, .cff-html5-video, .cff-iframe-wrap)',
    wake: 'intent',
    when: isFeedOurs,
    media: '(hover: hover)',
    wakesOn: ['pointerover', 'focusin'],
    load: answers,
  },
]
