import { metadataOf, repliesTo } from './comments.mjs'
import { metadata, takeMetadata, warmCache } from './metadata-cache.mjs'
import { newPosts } from './new-posts.mjs'
import { postById } from './posts.mjs'
import { thumbsOf } from './thumbs.mjs'

/** @typedef {import('../visit.mjs').Visit} Visit */

const ID = /^[\d_]+$/
/** Where a picture of ours begins in JSON, and in the encoded text of what is kept. */
const PICTURE = /("|%22)\/feed-pictures\//g

/**
 * The calls of the feed's plugin: text that is sent as HTML, whatever it holds (contract 05 §5.3, §7.5, §11.3, §12.5, §14.8).
 * Its pictures have whole addresses, as those of the network have.
 * @param {Visit} visit
 * @returns {string | undefined} nothing when it is another call
 */
export function answerFeed({ request, fields, session }) {
  const origin = `http://${request.headers.host ?? '127.0.0.1'}`
  const isMarkup = fields['action'] === 'cff_get_new_posts'
  const text = answer(fields, session)
  return isMarkup ? text : text?.replaceAll(PICTURE, (_, quote) => `${quote}${origin}/feed-pictures/`)
}

/** @param {Record<string, string>} fields @param {import('../session.mjs').Session} session */
function answer(fields, session) {
  switch (fields['action']) {
    case 'get_meta':
      return metadata(session)
    case 'cache_meta':
      return takeMetadata(session, fields['metadata'] ?? '')
    case 'cff_query':
      return queried(fields, session)
    case 'cff_comments':
      return ID.test(fields['id'] ?? '')
        ? JSON.stringify(repliesTo(fields['id'] ?? '', { isHostile: session.feedIsHostile }))
        : ''
    case 'cff_thumbs':
      return thumbsOf(fields, session.feedIsHostile)
    case 'cff_get_new_posts':
      return newPosts(fields, session)
    case 'cff_resized_images_submit':
      return resizedAnswer(fields)
    default:
      return undefined
  }
}

/** @param {Record<string, string>} fields @param {import('../session.mjs').Session} session */
function queried(fields, { feedIsHostile: isHostile }) {
  const id = fields['post_id'] ?? ''
  if (!ID.test(id)) return ''
  const post = postById(id)
  if (!post)
    return '{"error":{"message":"Unsupported get request.","type":"GraphMethodException","code":100}}'
  return JSON.stringify(metadataOf(post, { isHostile, isGroup: fields['usegrouptoken'] === 'true' }))
}

/** @param {Record<string, string>} fields */
function resizedAnswer(fields) {
  if (!fields['feed_id']?.includes('cff')) return 'invalid feed ID'
  const ids = (fields['needs_resizing[]'] ?? '').split(',').filter(Boolean)
  return JSON.stringify({ resizing: Object.fromEntries(ids.map((id) => [id, { id, sizes: [400, 250] }])) })
}

/**
 * `?feed-hostile` holds for this visitor until `?feed-hostile=off`; `?feed-cache=warm` has the server know the comments of
 * every other post, `full` those of all, `newer` in the newer builds' shape.
 * @param {URLSearchParams} query
 * @param {import('../session.mjs').Session} session
 */
export function applyFeedKnobs(query, session) {
  const hostile = query.get('feed-hostile')
  if (hostile !== null) session.feedIsHostile = hostile !== 'off'
  const cache = query.get('feed-cache')
  if (cache === 'warm' || cache === 'full' || cache === 'newer') warmCache(session, cache)
}
