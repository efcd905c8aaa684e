import * as v from 'valibot'
import { type Fields, text } from '../../../../src/wire/ajax'
import { feedAjaxUrl, tokenFields } from '../../calls'
import { feedAround } from '../../feed-markup'
import { type AskedPost, COUNTED_BY_US, partOf } from './markup'
import { type MetadataCache, readCache, writeCache } from './metadata-cache'

/** Shorter object ids count as missing (contract 05 §2.1). */
const SHORTEST_ID = 2

/** Fetches the server's cache of answers. @throws WireError when it does not answer */
export async function fetchCache(window: Window, signal: AbortSignal): Promise<MetadataCache> {
  const options = { signal, outlivesPage: false }
  return readCache(await text(feedAjaxUrl(window), 'get_meta', {}, v.string(), options))
}

/** Stores answers in the server's cache. @throws WireError, which may be ignored */
export async function storeCache(window: Window, known: ReadonlyMap<string, string>): Promise<void> {
  await text(feedAjaxUrl(window), 'cache_meta', { metadata: writeCache(known) }, v.string())
}

/**
 * Makes the server ask the network about a post.
 * @returns the raw answer, for the cache; it may be empty, HTML or an error
 * @throws WireError when the server does not answer
 */
export function queryPost(window: Window, post: AskedPost, signal: AbortSignal): Promise<string> {
  const options = { signal, outlivesPage: false }
  return text(feedAjaxUrl(window), 'cff_query', queryFields(post), v.string(), options)
}

/** Contract 05 §5.3. */
function queryFields({ item, id }: AskedPost): Fields {
  const feed = feedAround(item)
  const objectId = item.getAttribute('data-object-id')?.trim() ?? ''
  const o_id = objectId.length < SHORTEST_ID ? '' : objectId
  const isEvent = item.classList.contains('cff-timeline-event')
  const isShared = partOf(item, '.cff-comments-box.cff-shared-story') !== null
  const printed = (selector: string) => partOf(item, selector)?.textContent?.trim()
  return {
    o_id,
    post_id: id,
    use_id: o_id === '' || isShared || isEvent ? 'post' : 'object',
    comments_num: printed('.cff-comments .cff-count') || (item.hasAttribute(COUNTED_BY_US) ? '1' : '0'),
    likes_num: printed('.cff-likes .cff-count') || '0',
    type: 'meta',
    pageid: item.getAttribute('data-page-id') ?? '',
    ...(item.classList.contains('cff-video-post') && { isvideo: 'true' }),
    ...(isEvent && { timeline_event: 'true' }),
    ...(feed && tokenFields(feed)),
  }
}
