import { oneOf } from '../one-of.mjs'

/**
 * How one feed of a page is set up.
 * @typedef {object} FeedKnobs
 * @property {typeof KINDS[number]} kind
 * @property {typeof LAYOUTS[number]} layout
 * @property {number} count of the first page
 * @property {number} more of each that follows
 * @property {number} total
 * @property {boolean} isGroup
 * @property {boolean} hasLightbox
 * @property {boolean} hasComments
 * @property {boolean} hasAvatars
 * @property {boolean} hasTags
 * @property {boolean} isExpanded the comments
 * @property {'server' | 'script'} commentsBy who fills their number in
 * @property {boolean} hasResizing
 * @property {boolean} hasHandlers the plugin's inline handlers, which a strict policy refuses aloud
 * @property {boolean} isHostile
 * @property {boolean} hasEmptyPage the second page holds nothing, and yet there is a third
 * @property {boolean} hasWrapper the newer builds' element around the feed
 * @property {'none' | 'top' | 'outside' | 'bottom'} likebox among the posts, above the feed, or below it
 * @property {boolean} hasCredit
 * @property {readonly string[]} classes to add; with a `-` in front, to leave out
 * @property {ReadonlyMap<string, string>} given attributes by their names without `data-`
 */

const KINDS = /** @type {const} */ ([
  'timeline',
  'albums',
  'photos',
  'videos',
  'events',
  'past-events',
  'reviews',
  'group',
])
const LAYOUTS = /** @type {const} */ (['masonry', 'thumb', 'half', 'full'])

/** Whether it is a grid of pictures. @param {FeedKnobs} knobs */
export const isGrid = ({ kind }) => kind === 'albums' || kind === 'photos' || kind === 'videos'

/** Attributes that an address may set, or leave out with `absent`: the feed's own, those of its paging input and of its button. */
export const FEED_ATTRIBUTES = [
  'char',
  'pag-num',
  'nummobile',
  'offset',
  'grid-pag',
  'timeline-pag',
  'own-token',
  'group',
  'restricted',
  'lb-comments',
  'fb-text',
  'cff-shortcode',
  'resized',
  'cff-pag-url',
  'cff-prev-url',
  'no-more',
  'cff-bg',
  'cff-hover',
]

/** The one that later pages need. */
const PAGING = 'grid-pag'

const USUAL_COUNT = 12
const MOST_COUNT = 1000
/** @type {Readonly<Record<string, number>>} */
const USUAL_TOTALS = { events: 12, reviews: 10, albums: 40, photos: 40, videos: 40 }
const POSTS = 120

/**
 * @param {URLSearchParams} query
 * @param {string} [name] of the feed among those of the page
 * @returns {FeedKnobs}
 */
export function feedKnobs(query, name = 'feed') {
  const get = (/** @type {string} */ knob) => query.get(`${name}-${knob}`)
  const kind = oneOf(query.get(name), KINDS)
  return {
    kind,
    layout: oneOf(get('layout'), LAYOUTS),
    count: number(get('count')) ?? USUAL_COUNT,
    more: number(get('more')) ?? number(get('count')) ?? USUAL_COUNT,
    total: number(get('total')) ?? USUAL_TOTALS[kind] ?? POSTS,
    isGroup: kind === 'group',
    hasLightbox: get('lightbox') !== 'off',
    hasComments: get('meta') !== 'off',
    hasAvatars: get('avatars') !== 'off',
    hasTags: get('tags') !== 'off',
    isExpanded: get('expanded') !== null,
    commentsBy: oneOf(get('comments-by'), ['server', 'script']),
    hasResizing: get('resize') !== 'off',
    hasHandlers: get('handlers') !== null,
    isHostile: get('hostile') !== null && get('hostile') !== 'off',
    hasEmptyPage: get('next') === 'empty',
    hasWrapper: get('wrapper') !== 'old',
    likebox: oneOf(get('likebox'), ['none', 'top', 'outside', 'bottom']),
    hasCredit: get('credit') !== null,
    classes: (get('classes') ?? '').split(/[\s,]+/).filter(Boolean),
    given: given(query, name),
  }
}

/** @param {URLSearchParams} query @param {string} name */
function given(query, name) {
  const values = FEED_ATTRIBUTES.map((attribute) => [attribute, query.get(`${name}-${attribute}`)])
  const set = new Map(/** @type {[string, string][]} */ (values.filter(([, value]) => value !== null)))
  if (query.get(`${name}-comments`) === 'off' && !set.has('lb-comments')) set.set('lb-comments', 'false')
  return set
}

/** @param {string | null} text */
function number(text) {
  return /^\d{1,4}$/.test(text ?? '') ? Math.min(Number(text), MOST_COUNT) : undefined
}

/**
 * The settings of one feed as the server's shortcode has them: load-more sends them back.
 * @param {URLSearchParams} query
 * @param {string} name
 */
export function shortcodeKnobs(query, name) {
  const others = name === 'feed' ? /^feed-second(?:-|$)/ : /^feed(?!-second(?:-|$))/
  const kept = [...query].filter(([knob]) => knob === name || knob.startsWith(`${name}-`))
  const own = new URLSearchParams(kept.filter(([knob]) => !others.test(knob)))
  for (const attribute of FEED_ATTRIBUTES) if (attribute !== PAGING) own.delete(`${name}-${attribute}`)
  return own.toString()
}
