import { oneOf } from './one-of.mjs'

/**
 * How the slider of the page with a slider is set up (contract 04 §17).
 * @typedef {object} HeroKnobs
 * @property {'slider' | 'curtain'} type
 * @property {'slide' | 'fade'} transition
 * @property {boolean} loop
 * @property {boolean} fullscreen
 * @property {string} maxHeight as printed
 * @property {number} slides how many; none at all for 0
 * @property {boolean} countsAll the server does not know how many slides there are
 * @property {string} autoplay as printed
 * @property {boolean} continues
 * @property {boolean} hidesIndicator
 * @property {boolean} hidesDots
 * @property {boolean} arrows
 * @property {'none' | 'first' | 'second' | 'once' | 'missing'} video which slide has one; `once`: the second, without a loop
 * @property {'usual' | 'tall' | 'top' | 'none'} caption
 * @property {'usual' | 'missing'} picture
 * @property {boolean} inContent a second one inside the page's content
 * @property {string} body more classes of the body
 */

const MOST_SLIDES = 6

/** @param {URLSearchParams} query @returns {HeroKnobs} */
export function heroKnobs(query) {
  const slides = Number(query.get('hero-slides') ?? 3)
  return {
    type: oneOf(query.get('hero-type'), ['slider', 'curtain']),
    transition: oneOf(query.get('hero-transition'), ['slide', 'fade']),
    loop: query.has('hero-loop'),
    fullscreen: query.has('hero-fullscreen'),
    maxHeight: query.get('hero-max') ?? '600',
    slides: Number.isInteger(slides) ? Math.min(Math.max(0, slides), MOST_SLIDES) : 3,
    countsAll: query.get('hero-count') === '-1',
    autoplay: query.get('hero-autoplay') ?? '',
    continues: query.has('hero-continue'),
    hidesIndicator: query.get('hero-indicator') === 'hidden',
    hidesDots: query.get('hero-dots') === 'hidden',
    arrows: query.get('hero-arrows') !== 'off',
    video: oneOf(query.get('hero-video'), ['none', 'first', 'second', 'once', 'missing']),
    caption: oneOf(query.get('hero-caption'), ['usual', 'tall', 'top', 'none']),
    picture: oneOf(query.get('hero-picture'), ['usual', 'missing']),
    inContent: query.has('hero-second'),
    body: (query.get('hero-body') ?? '').replace(/[^\w -]/g, ''),
  }
}

/** The options of the saved page. */
export const USUAL_HERO = heroKnobs(new URLSearchParams())
