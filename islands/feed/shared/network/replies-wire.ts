import * as v from 'valibot'
import { parseJson } from '../../../../src/page/parse-json'
import { text } from '../../../../src/wire/ajax'
import { feedAjaxUrl, tokenFields } from '../../calls'
import { feedAround } from '../../feed-markup'
import { type Comment, comment } from './comment-wire'
import { listOf, maybe } from './wire-parts'

const answer = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.looseObject({
    error: v.optional(v.unknown()),
    comments: maybe(v.object({ data: listOf(comment) })),
  }),
  v.check((value) => !value.error),
)

/** The comment whose replies are fetched. */
export interface RepliesQuestion {
  readonly commentId: string
  /** The post item; null where it is unknown. */
  readonly item: Element | null
}

/**
 * Fetches the replies to a comment (contract 05 §7.5).
 * @returns undefined for an empty answer, HTML or an error
 * @throws WireError when the server does not answer
 */
export async function fetchReplies(
  window: Window,
  { commentId, item }: RepliesQuestion,
  signal: AbortSignal,
): Promise<readonly Comment[] | undefined> {
  const feed = item && feedAround(item)
  const fields = {
    id: commentId,
    pageid: item?.getAttribute('data-page-id') ?? '',
    ...(feed && tokenFields(feed)),
  }
  const options = { signal, outlivesPage: false }
  return readReplies(await text(feedAjaxUrl(window), 'cff_comments', fields, v.string(), options))
}

function readReplies(body: string): readonly Comment[] | undefined {
  const { success, output } = v.safeParse(answer, parseJson(body))
  return success ? (output.comments?.data ?? []) : undefined
}
