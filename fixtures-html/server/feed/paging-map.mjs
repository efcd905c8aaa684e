import { isGrid } from './knobs.mjs'
import { firstUntil } from './posts.mjs'

const GRAPH = 'https://graph.facebook.com/v2.10/'
/** The network's words for what is listed. @type {Readonly<Record<string, string>>} */
const LISTS = {
  albums: 'albums',
  photos: 'photos',
  videos: 'videos',
  events: 'events',
  'past-events': 'events',
  reviews: 'ratings',
  group: 'feed',
}
/** Cursors name the place of the first post that follows. */
const CURSOR = 'QVFIUjVz'

/**
 * Where the next posts are: an address of the network for each page whose posts are shown, which the server asks for.
 * @param {{ page: import('./pages.mjs').NetworkPage, knobs: import('./knobs.mjs').FeedKnobs, from: number, until?: number | undefined, step: number }} next
 * @returns {Record<string, string>} empty after the last post
 */
export function nextMap({ page, knobs, from, until, step }) {
  if (from >= knobs.total) return {}
  const place = knobs.given.get('grid-pag') === 'offset' && isGrid(knobs) ? `&offset=${from}` : ''
  const list = LISTS[knobs.kind] ?? 'posts'
  const earlier = until === undefined ? '' : `&until=${until}`
  return {
    [page.key]: `${GRAPH}${page.key}/${list}?fields=id,from,message&limit=${knobs.more}&locale=en_AU&access_token=x_cff_hide_token_x&step=${step}${place}${earlier}&after=${CURSOR}${from}`,
  }
}

/**
 * The posts that such an address asks for.
 * @param {string} address
 * @returns {{ from: number, step: number } | undefined} nothing for other addresses
 */
export function askedFor(address) {
  if (!address.startsWith(GRAPH)) return undefined
  const query = new URL(address).searchParams
  const step = Number(query.get('step')) || 1
  const until = query.get('until')
  if (until !== null) return { from: firstUntil(Number(until)), step }
  const after = query.get('after')
  if (after !== null) return { from: Number(after.replace(CURSOR, '')) || 0, step }
  return { from: Number(query.get('offset')) || 0, step }
}
