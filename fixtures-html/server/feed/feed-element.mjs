import { attributes } from './attributes.mjs'
import { givenOr } from './given.mjs'
import { isGrid } from './knobs.mjs'

/** @typedef {import('./knobs.mjs').FeedKnobs} FeedKnobs */

const CHARACTERS = '115'
const LAYOUT_CLASSES = {
  masonry: 'cff-masonry cff-masonry-js',
  thumb: 'cff-thumb-layout',
  half: 'cff-half-layout',
  full: '',
}

/**
 * The attributes of the feed's own element (contract 05 §1.2).
 * @param {FeedKnobs} knobs
 * @param {{ shortcode: string, shown: number }} printed
 */
export function feedAttributes(knobs, { shortcode, shown }) {
  const values = {
    char: CHARACTERS,
    'fb-text': 'View on Facebook',
    offset: '',
    'own-token': 'true',
    'grid-pag': isGrid(knobs) ? 'cursor' : undefined,
    'timeline-pag': undefined,
    group: undefined,
    restricted: undefined,
    'lb-comments': 'true',
    'pag-num': String(knobs.count),
    nummobile: String(Math.min(shown, knobs.count)),
    'cff-shortcode': shortcode,
  }
  const printed = Object.entries(values).map(([name, usual]) => [`data-${name}`, givenOr(knobs, name, usual)])
  return `${attributes({ id: 'cff', class: feedClasses(knobs) })}${attributes(Object.fromEntries(printed))}`
}

/** @param {FeedKnobs} knobs */
function feedClasses(knobs) {
  const { kind, classes } = knobs
  const usual = [
    'cff',
    ...(isGrid(knobs) ? ['cff-album-items-feed'] : LAYOUT_CLASSES[knobs.layout].split(' ')),
    ...(kind === 'timeline' || kind === 'group' ? ['cff-timeline-feed'] : []),
    ...(kind === 'reviews' ? ['cff-all-reviews'] : []),
    ...(knobs.isGroup ? ['cff-group'] : []),
    'cff-width-resp',
    'cff-pag',
    'cff-nojs',
    ...(knobs.hasLightbox ? ['cff-lb'] : []),
  ]
  const kept = usual.filter((name) => name && !classes.includes(`-${name}`))
  return [...kept, ...classes.filter((name) => !name.startsWith('-'))].join(' ')
}
