import * as v from 'valibot'
import type { Page } from '../../../src/page/page'
import { safePageUrl } from '../../../src/page/safe-url'
import { jsonp } from '../../../src/wire/jsonp'
import type { Account } from './markup'
import { type Photo, photosOf } from './photos'

const DEFAULT_BASE = 'https://graph.instagram.com'
const CALL = 'photos'
/** Contract 03 §12. */
const FIELDS =
  'media_url,thumbnail_url,caption,id,media_type,timestamp,username,comments_count,like_count,permalink,' +
  'children{media_url,id,media_type,timestamp,permalink,thumbnail_url}'

const text = v.fallback(v.optional(v.string()), undefined)
const entry = v.object({
  id: text,
  media_type: text,
  media_url: text,
  thumbnail_url: text,
  caption: text,
  timestamp: text,
  permalink: text,
})
const answer = v.object({ data: v.array(v.fallback(entry, {})) })

/**
 * Fetches the latest photos of an account by JSONP, the only way in which the service answers other sites (spec storefront §7).
 * @throws WireError
 */
export async function fetchPhotos(
  { userId, token, count }: Account,
  { settings }: Pick<Page, 'settings'>,
  signal: AbortSignal,
): Promise<Photo[]> {
  const service = `${(safePageUrl(settings['photoFeedUrl']) ?? DEFAULT_BASE).replace(/(?<!\/)\/+$/, '')}/`
  const url = `${service}${encodeURIComponent(userId)}/media`
  const fields = { fields: FIELDS, limit: String(count), access_token: token }
  const { data } = await jsonp(url, CALL, fields, answer, { signal, service })
  return photosOf(data, count)
}
