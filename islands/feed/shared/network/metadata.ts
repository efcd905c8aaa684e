import * as v from 'valibot'
import { isRecord } from '../../../../src/page/is-record'
import { parseJson } from '../../parse-json'
import type { Liker } from './likes-line'
import { countReactions, type ReactionCounts } from './reactions'
import { count, link, listOf, maybe, string } from './wire-parts'

/** What the network knows of a post (spec feed and page builder §3); what it does not tell of is undefined. */
export interface Metadata {
  /** The names as they were sent, with entities in them or without. */
  readonly likes: { readonly likers: readonly Liker[]; readonly count: number } | undefined
  readonly reactions: ReactionCounts
  /** As they were sent: `readComments` of the code that draws them reads them. */
  readonly comments: readonly unknown[] | undefined
  readonly commentCount: number
  /** The post's picture in full. */
  readonly image: string | undefined
}

/** Of an answer about a post, at least one of these (contract 05 §5.3): of a group's, `reactions` in the place of likes. */
const ABOUT_A_POST = [
  ...['id', 'likes', 'reactions', 'comments', 'images'],
  ...['love', 'haha', 'wow', 'sad', 'angry'],
]

/** A link like this leads to no profile (spec feed and page builder §3). */
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
 * Reads what the server answers about a post, or has kept of it (contract 05 §5.3).
 * @returns undefined for nothing, for HTML, errors, and whatever else is not about a post
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

/** Likes and all other reactions (contract 05 §6.1). */
export const totalOf = ({ likes, reactions }: Metadata): number =>
  (likes?.count ?? 0) + countReactions(reactions)

/** Whether there is anything to say about who likes a post. */
export const hasLikesLine = ({ likes, reactions }: Metadata) =>
  likes !== undefined && (likes.likers.length > 0 || countReactions(reactions) > 0)
