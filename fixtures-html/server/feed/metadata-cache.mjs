import { metadataOf } from './comments.mjs'
import { SHOP_PAGE } from './pages.mjs'
import { POST_COUNT, postAt } from './posts.mjs'

const OPEN = '%7B'
const CLOSE = '%7D'

/**
 * The metadata that the server was given to keep, joined and unparsed, as the plugin does it (contract 05 §5.3).
 * @param {import('../session.mjs').Session} session
 */
export function metadata({ feedMetadata }) {
  if (typeof feedMetadata !== 'string') return JSON.stringify(feedMetadata)
  return feedMetadata ? `${OPEN}${feedMetadata}${CLOSE}` : ''
}

/**
 * WordPress escapes the quotes in what it is sent.
 * @param {import('../session.mjs').Session} session
 * @param {string} sent
 */
export function takeMetadata(session, sent) {
  const slashed = sent.replaceAll("'", "\\'")
  const inner = slashed.slice(OPEN.length, -CLOSE.length)
  const before = typeof session.feedMetadata === 'string' ? session.feedMetadata : ''
  session.feedMetadata = before ? `${before},${inner}` : inner
  return '0'
}

/** With `full` the server keeps the metadata of this many posts. */
const FULL_COUNT = 400

/**
 * Every other post of the shop's page is known, or every one.
 * @param {import('../session.mjs').Session} session
 * @param {'warm' | 'full' | 'newer'} shape
 */
export function warmCache(session, shape) {
  const [count, step] = shape === 'full' ? [FULL_COUNT, 1] : [POST_COUNT / 2, 2]
  const known = Array.from({ length: count }, (_, at) => postAt(at * step, SHOP_PAGE)).map((post) => [
    post.originalId,
    JSON.stringify(metadataOf(post, { isHostile: session.feedIsHostile })),
  ])
  if (shape === 'newer') {
    session.feedMetadata = Object.fromEntries(
      known.map(([id, content]) => [id, JSON.stringify({ id_post: id, content })]),
    )
    return
  }
  session.feedMetadata = ''
  takeMetadata(session, encodeURI(JSON.stringify(Object.fromEntries(known))))
}
