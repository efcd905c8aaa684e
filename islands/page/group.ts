import type { Island } from '../../src/runtime/island'
import * as behaviours from './behaviours'

/** In-page links that others answer to: by attribute or class, so that a click on them is not even held. */
const OTHERS_LINKS =
  '[href="#"], [data-toggle], [data-slide], [data-slide-to], [data-dismiss], .carousel-control, ' +
  '.fw-video-link, .love-it, .animate-top'

/** The page itself: read from top to bottom, the table of contents of this part of the product. */
export const islands: readonly Island[] = [
  {
    name: 'jquery-browser',
    selector: 'body',
    wake: 'idle',
    load: () => behaviours,
  },
  {
    name: 'pixel-ratio',
    selector: 'body',
    wake: 'idle',
    media: '(min-resolution: 2dppx)',
    load: () => behaviours,
  },
  {
    name: 'newsletter-bar',
    selector: '#sf-newsletter-bar',
    wake: 'idle',
    load: () => import('./newsletter-bar'),
  },
  {
    name: 'smooth-scroll',
    selector: `a[href^="#"]:not(${OTHERS_LINKS})`,
    wake: 'intent',
    holds: ['click'],
    load: () => behaviours,
  },
  {
    name: 'back-to-top',
    selector: '.animate-top',
    wake: 'idle',
    holds: ['click', 'submit', 'keydown'],
    load: () => behaviours,
  },
  {
    name: 'hash-scroll',
    selector: ':target',
    wake: 'idle',
    load: () => behaviours,
  },
  {
    name: 'sticky-sidebar',
    selector: '.sticky-widget',
    wake: 'idle',
    load: () => import('./sticky-sidebar'),
  },
  {
    name: 'two-click',
    selector: '.mobile-two-click.mobile-browser :is(.animated-overlay > a, .box-link)',
    wake: 'intent',
    holds: ['click'],
    load: () => behaviours,
  },
  {
    name: 'share-counts',
    selector: '.sf-share-counts, .sf-share-link',
    wake: 'visible',
    holds: ['click'],
    holdsWithin: '.sf-share-link',
    load: () => import('./share-counts'),
  },
  {
    name: 'theme-details',
    selector: 'img[title], embed, .activity-time-since, .bp-secondary-action, .single-post #respond h3',
    wake: 'idle',
    load: () => behaviours,
  },
]
