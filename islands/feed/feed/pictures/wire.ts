import { string } from 'valibot'
import { parseJson } from '../../../../src/page/parse-json'
import { text } from '../../../../src/wire/ajax'
import { feedAjaxUrl, shortcodeOf } from '../../calls'

const ACTION = 'cff_resized_images_submit'

export interface Submission {
  readonly ids: readonly string[]
  readonly feedId: string
  /** How many posts the feed shows. */
  readonly offset: number
}

/**
 * Asks the server to make smaller copies of these posts' pictures, for later visitors (contract 05 §12.5).
 * @returns its answer, if it is an object in JSON
 * @throws WireError
 */
export async function submit(
  feed: Element,
  { ids, feedId, offset }: Submission,
  window: Window,
  signal: AbortSignal,
): Promise<unknown> {
  const fields = {
    'needs_resizing[]': ids,
    offset: String(offset),
    feed_id: feedId,
    atts: shortcodeOf(feed),
    pag_url: '',
  }
  const answer = await text(feedAjaxUrl(window), ACTION, fields, string(), { signal, outlivesPage: false })
  return answer.trim().startsWith('{') ? parseJson(answer) : undefined
}
