import type { Island, PageBehaviour } from '../../src/page/island'
import { mount as activityLinks } from './activity-links'
import { mount as backToTop } from './back-to-top'
import { mount as commentHeading } from './comment-heading'
import { mount as embeds } from './embeds'
import { mount as hashScroll } from './hash-scroll'
import { mount as imageTitles } from './image-titles'
import { mount as jqueryBrowser } from './jquery-browser'
import { mount as pixelRatio } from './pixel-ratio'
import { mount as smoothScroll } from './smooth-scroll'
import { mount as twoClick } from './two-click'

/** In-page links that other widgets handle; left out so that their clicks are not held either. */
const WIDGET_LINKS =
  '[href="#"], [data-toggle], [data-slide], [data-slide-to], [data-dismiss], .carousel-control, ' +
  '.fw-video-link, .love-it, .animate-top'

/** The islands of the page itself: scrolling, sharing, small parts of the theme. */
export const islands: readonly Island[] = [
  {
    name: 'newsletter-bar',
    selector: '#sf-newsletter-bar',
    wake: 'idle',
    load: () => import('./newsletter-bar'),
  },
  {
    name: 'smooth-scroll',
    selector: `a[href^="#"]:not(${WIDGET_LINKS})`,
    wake: 'intent',
    holds: ['click'],
    load: () => ({ mount: smoothScroll }),
  },
  {
    name: 'back-to-top',
    selector: '.animate-top',
    wake: 'idle',
    holds: ['click', 'submit', 'keydown'],
    load: () => ({ mount: backToTop }),
  },
  {
    name: 'hash-scroll',
    selector: ':target',
    wake: 'idle',
    load: () => ({ mount: hashScroll }),
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
    load: () => ({ mount: twoClick }),
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
    name: 'image-titles',
    selector: 'img[title]:not([data-toggle="tooltip"])',
    wake: 'idle',
    load: () => ({ mount: imageTitles }),
  },
  {
    name: 'embeds',
    selector: 'embed',
    wake: 'idle',
    load: () => ({ mount: embeds }),
  },
  {
    name: 'activity-links',
    selector: '.activity-time-since, .bp-secondary-action',
    wake: 'idle',
    load: () => ({ mount: activityLinks }),
  },
  {
    name: 'comment-heading',
    selector: '.single-post #respond h3',
    wake: 'idle',
    load: () => ({ mount: commentHeading }),
  },
]

/** Behaviours of the whole page. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'jquery-browser',
    wake: 'idle',
    load: () => ({ mount: jqueryBrowser }),
  },
  {
    name: 'pixel-ratio',
    wake: 'idle',
    media: '(min-resolution: 2dppx)',
    load: () => ({ mount: pixelRatio }),
  },
]
