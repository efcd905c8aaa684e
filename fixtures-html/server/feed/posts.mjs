import { pageByNumber } from './pages.mjs'
import { TEXTS } from './words.mjs'

/**
 * One post of a network page.
 * @typedef {object} Post
 * @property {number} index 0 is the newest
 * @property {Kind} kind
 * @property {import('./pages.mjs').NetworkPage} page
 * @property {string} id
 * @property {string} originalId whose comments it has: another's, if the post shares a story
 * @property {string} objectId empty for those without one
 * @property {number} time in seconds: the order of the posts
 * @property {number | undefined} printedTime when it was put there, if that was later
 * @property {string} when in words
 * @property {string} text as HTML
 *
 * @typedef {typeof KINDS[number]} Kind
 */

const KINDS = /** @type {const} */ ([
  'photo',
  'status',
  'photos-4',
  'link',
  'video',
  'photos-2',
  'event',
  'link-large',
  'link-slider',
  'photos-3',
  'photos-portrait',
  'embedded',
  'text-link',
  'video-network',
  'music',
  'offer',
  'swf',
  'shared-story',
  'video-live',
  'photo-backdated',
])

/** The posts of a network page, in each feed. */
export const POST_COUNT = 120
/** As many as the server would make up. */
const MOST = 2000
const FIRST_NUMBER = 5000
const NEWEST = 1_747_364_400
const HOURS_APART = 31
const HOUR = 3600
const LATE_BY = 90 * 24 * HOUR
/** Kinds without an object of their own. */
const WITHOUT_OBJECT = ['status', 'text-link', 'link', 'event']

/** @param {number} index @param {import('./pages.mjs').NetworkPage} page @returns {Post} */
export function postAt(index, page) {
  const kind = KINDS[index % KINDS.length] ?? 'status'
  const number = FIRST_NUMBER + index
  const time = NEWEST - index * HOURS_APART * HOUR
  return {
    index,
    kind,
    page,
    id: `${page.number}_${number}`,
    originalId: kind === 'shared-story' ? `77_${number}` : `${page.number}_${number}`,
    objectId: WITHOUT_OBJECT.includes(kind) ? '' : String(number),
    time,
    printedTime: kind === 'photo-backdated' ? time + LATE_BY : undefined,
    when: ago(index * HOURS_APART + 5),
    text: TEXTS[index % TEXTS.length] ?? '',
  }
}

/**
 * The posts from a place on.
 * @param {{ page: import('./pages.mjs').NetworkPage, from: number, count: number, total: number }} part
 */
export function postsFrom({ page, from, count, total }) {
  const end = Math.min(from + count, total, MOST)
  return Array.from({ length: Math.max(0, end - from) }, (_, at) => postAt(from + at, page))
}

/** The place of the newest post that is no younger than a time. @param {number} until in seconds */
export function firstUntil(until) {
  return Math.max(0, Math.ceil((NEWEST - until) / (HOURS_APART * HOUR)))
}

/** @param {string} id of a post, or of what it shares; also a comment's, which begins with its post's number */
export function postById(id) {
  const [, owner = '', number = ''] = /^(\d+)_(\d{4})/.exec(id) ?? []
  const page = pageByNumber(owner === '77' ? '1234' : owner)
  const index = Number(number) - FIRST_NUMBER
  return page && index >= 0 && index < MOST ? postAt(index, page) : undefined
}

/** @param {number} hours */
function ago(hours) {
  const units = /** @type {const} */ ([
    [24 * 365, 'year'],
    [24 * 30, 'month'],
    [24 * 7, 'week'],
    [24, 'day'],
    [1, 'hour'],
  ])
  const [size, name] = units.find(([length]) => hours >= length) ?? [1, 'hour']
  const count = Math.floor(hours / size)
  return `${count} ${name}${count === 1 ? '' : 's'} ago`
}
