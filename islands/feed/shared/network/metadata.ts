import * as v from 'valibot'
import { isRecord } from '../../../../src/page/is-record'
import { parseJson } from '../../../../src/page/parse-json'
import type { Liker } from './likes-sentence'
import { countReactions, type ReactionCounts } from './reactions'
import { count, link, listOf, maybe, string } from './wire-parts'

/** The network's data about a post (spec feed and page builder §3); missing parts are undefined. */
export interface Metadata {
  /** The names are as sent: they may contain HTML entities. */
  readonly likes: { readonly likers: readonly Liker[]; readonly count: number } | undefined
  readonly reactions: ReactionCounts
  /** As sent: `readComments`, which comes with the drawing code, parses them. */
  readonly comments: readonly unknown[] | undefined
  readonly commentCount: number
  /** The address of the post's largest picture. */
  readonly image: string | undefined
}

/** An answer about a post has at least one of these (contract 05 §5.3). A group's has `reactions` instead of likes. */
const ABOUT_A_POST = [
  ...['id', 'likes', 'reactions', 'comments', 'images'],
  ...['love', 'haha', 'wow', 'sad', 'angry'],
]

/** A link that contains this leads to no profile (spec feed and page builder §3). */
const NO_PROFILE = 'app_scoped_user_id'

const liker = v.pipe(
  v.object({ name: string, link }),
  v.check(({ name }) => name !== ''),
  v.transform(({ name, link }): Liker => ({ name, link: link?.includes(NO_PROFILE) ? undefined : link })),
)
const total = v.pipe(
  v.object({ total_count: count }),
  v.transform(({ total_count }) => total_count),
)
const group = v.object({ summary: maybe(total) })
const reaction = v.fallback(
  v.pipe(
    group,
    v.transform(({ summary }) => summary ?? 0),
  ),
  0,
)
const likes = v.pipe(
  v.object({ data: listOf(liker), summary: maybe(total) }),
  v.transform(({ data, summary }) => ({ likers: data, count: summary ?? data.length })),
)
const comments = v.object({
  data: maybe(v.array(v.unknown())),
  summary: maybe(total),
})
const image = v.pipe(
  v.object({ source: link }),
  v.transform(({ source }) => source),
)

const answer = v.pipe(
  v.looseObject({
    error: v.optional(v.unknown()),
    likes: maybe(likes),
    love: reaction,
    haha: reaction,
    wow: reaction,
    sad: reaction,
    angry: reaction,
    comments: maybe(comments),
    images: listOf(image),
  }),
  v.check((value) => !value.error),
)

/**
 * Reads an answer about a post, new or from the server's cache (contract 05 §5.3).
 * @returns undefined for an empty answer, HTML, an error, and anything else that is not about a post
 */
export function readMetadata(text: string | undefined): Metadata | undefined {
  const value = parseJson(text)
  if (!isRecord(value) || Array.isArray(value)) return undefined
  if (!ABOUT_A_POST.some((part) => part in value)) return undefined
  const result = v.safeParse(answer, value)
  if (!result.success) return undefined
  const { likes, comments, images, love, haha, wow, sad, angry } = result.output
  return {
    likes,
    reactions: { love, haha, wow, sad, angry },
    comments: comments?.data,
    commentCount: comments?.summary ?? 0,
    image: images[0],
  }
}

/** The number of likes and all other reactions (contract 05 §6.1). */
export const totalOf = ({ likes, reactions }: Metadata): number =>
  (likes?.count ?? 0) + countReactions(reactions)

/** Whether a post has a likes line. */
export const hasLikesLine = ({ likes, reactions }: Metadata) =>
  likes !== undefined && (likes.likers.length > 0 || countReactions(reactions) > 0)
