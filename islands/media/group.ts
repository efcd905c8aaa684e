import type { Island, PageBehaviour } from '../../src/page/island'
import { siteSelector } from '../../src/page/site-selector'

const lightboxes = () => import('./lightbox')

/** Sliders, pictures, sound and video. */
export const islands: readonly Island[] = [
  {
    name: 'hero-slider',
    selector: '.swift-slider:not(.no-slides)',
    wake: 'early',
    load: () => import('./hero-slider'),
    view: () => import('./hero-slider/HeroSlider'),
    viewWaits: true,
  },
  {
    name: 'carousel',
    selector: '.carousel-items, .carousel-prev, .carousel-next',
    wake: 'visible',
    // An arrow that has the focus needs its name, whether a frame has shown it or not.
    wakesOn: ['focusin'],
    holds: ['click'],
    holdsWithin: '.carousel-prev, .carousel-next',
    load: () => import('./carousel'),
  },
  {
    name: 'home-carousel',
    selector: [
      siteSelector('homeHeroCarousel', '.home-hero-carousel > ul'),
      siteSelector('categoryCarousel', '.category-carousel > ul'),
    ].join(),
    wake: 'visible',
    load: () => import('./home-carousel'),
  },
  {
    name: 'content-slider',
    selector:
      '.flexslider:is(.item-slider, .thumb-slider, .content-slider, .testimonials-slider, .tweets-slider), ' +
      '.spb_gallery_widget.gallery-slider .gallery-slider',
    wake: 'visible',
    load: () => import('./content-slider'),
  },
  {
    name: 'lightbox',
    selector: '[data-rel^=ilightbox]:not(.ilightbox-enabled, .ilightbox-skip)',
    wake: 'intent',
    // All links are mounted with the first one, since each gets a class.
    shares: () => 'the one lightbox',
    holds: ['click'],
    load: lightboxes,
  },
  {
    name: 'media-player',
    selector: '.player',
    wake: 'visible',
    // Nothing is held: until the mount, the browser's own controls work.
    load: () => import('./media-player'),
  },
]

/** Behaviours of the page itself. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'lightbox-calls',
    on: 'html',
    // The first call wakes it.
    wake: 'intent',
    load: lightboxes,
  },
]
