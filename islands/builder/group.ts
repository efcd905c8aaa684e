import { isMobileAgent } from '../../src/page/device'
import type { Island } from '../../src/page/island'
import { mount as banner } from './banner'
import { mount as entrance } from './entrance'

const behaviours = () => import('./behaviours')

/** The blocks of the page builder. */
export const islands: readonly Island[] = [
  {
    name: 'builder-rows',
    selector: '.spb-row, .spb-full-width-element, .spb-row-parallax',
    wake: 'early',
    load: () => import('./builder-rows'),
  },
  {
    name: 'parallax-layers',
    selector: '.spb_multilayer_parallax',
    wake: 'visible',
    load: behaviours,
  },
  {
    name: 'builder-slider',
    selector: '.spb-row[data-row-slider="true"], .spb-column-container[data-col-slider="true"]',
    wake: 'visible',
    load: () => import('./builder-slider'),
  },
  {
    name: 'equal-columns',
    selector: '.spb-row[data-col-equal-heights="true"]',
    wake: 'visible',
    load: behaviours,
  },
  {
    name: 'chart',
    selector: '.chart-shortcode',
    wake: 'visible',
    load: behaviours,
  },
  {
    name: 'counter',
    selector: '.sf-count-asset',
    // On phones, counters count as soon as the page is ready, in view or not; the server prints no numbers.
    wake: 'early',
    load: behaviours,
  },
  {
    name: 'countdown',
    selector: '.sf-countdown',
    wake: 'visible',
    load: behaviours,
  },
  {
    name: 'progress-bars',
    selector: '.progress',
    wake: 'visible',
    load: behaviours,
  },
  {
    name: 'drawn-icon',
    selector: '.sf-svg-icon-holder',
    wake: 'visible',
    load: () => import('./drawn-icon'),
  },
  {
    name: 'entrance',
    selector: '.sf-animation',
    wake: 'early',
    load: () => ({ mount: entrance }),
  },
  {
    name: 'banner',
    selector: '.sf-image-banner',
    wake: 'visible',
    load: () => ({ mount: banner }),
  },
  {
    name: 'headline',
    selector: '.sf-headline',
    wake: 'visible',
    load: behaviours,
  },
  {
    name: 'faq',
    selector: '.faq-item',
    wake: 'idle',
    holds: ['click'],
    load: behaviours,
  },
  {
    name: 'icon-grid',
    selector: '.spb_icon_box_grid a.box-link',
    wake: 'intent',
    holds: ['click'],
    load: behaviours,
  },
  {
    name: 'icon-box',
    selector: '.sf-icon-box',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    load: behaviours,
  },
  {
    name: 'team-popup',
    selector: '.team-member-ajax',
    wake: 'intent',
    // There is no `media` here: an open profile must stay open when the window gets narrower.
    when: ({ document, navigator }) =>
      document.documentElement.clientWidth >= 1000 && !isMobileAgent(navigator),
    holds: ['click'],
    load: () => import('./team-popup'),
  },
  {
    name: 'user-listings',
    // The links may be anywhere on the page; without the widget they are not laurel's.
    selector: '.spb_directory_user_listings_widget, .edit-listing, .delete-listing',
    wake: 'intent',
    when: ({ document }) => document.querySelector('.spb_directory_user_listings_widget') !== null,
    holds: ['click'],
    holdsWithin: '.edit-listing, .delete-listing',
    // The links have a `target`, but their clicks are always prevented.
    prevents: true,
    load: () => import('./user-listings'),
  },
]
