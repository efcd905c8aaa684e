import { array, looseObject, safeParse, string, union, unknown } from 'valibot'
import * as ajax from '../../../src/wire/ajax'
import { WireError } from '../../../src/wire/wire-error'
import { feedAjaxUrl, tokenFields } from '../calls'
import { feedAround } from '../feed-markup'
import type { Thumb } from './album'
import { type FeedItem, isAlbum } from './feed-item'
import { readThumbs } from './thumb-answer'

const ACTION = 'cff_thumbs'
/** PHP encodes an empty object as a list. */
const Answer = union([looseObject({}), array(unknown())])

/**
 * Fetches the photos of an entry's post or album (contract 05 §14.8).
 * @throws WireError
 */
export async function fetchThumbs(window: Window, item: FeedItem, signal: AbortSignal): Promise<Thumb[]> {
  const feed = item.post && feedAround(item.post)
  const { usegrouptoken: _, ...tokens } = feed ? tokenFields(feed) : {}
  const fields = {
    id: item.postId,
    pageid: item.post?.getAttribute('data-page-id') ?? '',
    ...tokens,
    ...(item.isGroupAlbum && { usegrouptoken: 'true' }),
    ...(isAlbum(item) && { albumsonly: 'true' }),
  }
  const options = { signal, outlivesPage: false }
  const body = await ajax.text(feedAjaxUrl(window), ACTION, fields, string(), options)
  // The answer about a post that the server does not know is empty.
  return body.trim() === '' ? [] : readThumbs(parse(body))
}

/** @throws WireError, also for an error of the network */
function parse(body: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new WireError('not-json', ACTION, body)
  }
  const { success, output } = safeParse(Answer, value)
  if (!success || 'error' in output) throw new WireError('unexpected', ACTION, body)
  return output
}
