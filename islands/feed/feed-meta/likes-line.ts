/** Somebody who likes a post. */
export interface Liker {
  readonly name: string
  /** Undefined where the network shows no profile to strangers. */
  readonly link: string | undefined
}

/** What the comments box says, in the site's language (contract 05 §7.1). */
export interface LikeWords {
  readonly like: string
  readonly likes: string
  readonly reacted: string
  readonly and: string
  readonly other: string
  readonly others: string
}

export type LinePart =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'liker'; readonly liker: Liker; readonly place: 'one' | 'two' }
  /** The number of a line that is marked for itself. */
  | { readonly is: 'number'; readonly text: string }

/**
 * The network gives so many people at once; a number that may be too small is marked (contract 05 §6.2, spec feed and
 * page builder §9).
 */
const MARKED_LIKES = 25
const NAMED_MOST = 2

export interface Likes {
  readonly likes: number
  /** With all reactions. */
  readonly total: number
  readonly likers: readonly Liker[]
}

/**
 * Who likes a post, as a sentence (contract 05 §6.2). Whom the network does not name is left out.
 * @returns nothing when nobody is known to
 */
export function likesLine({ likes, total, likers }: Likes, words: LikeWords): LinePart[] {
  const named = likers.slice(0, Math.min(likes, NAMED_MOST))
  if (named.length === 0) return []
  if (likes === 1) return [...people(named), text(` ${words.likes}`)]
  if (likes === 2) return [...people(named, ` ${words.and} `), text(` ${words.like}`)]
  const names = [...people(named, ', '), text(` ${words.and} `)]
  if (likes === 3) return [...names, text(`1 ${words.other} ${words.like}`)]
  const isMarked = likes === MARKED_LIKES
  return [
    ...names,
    { is: isMarked ? 'number' : 'text', text: String(total - NAMED_MOST) },
    text(` ${words.others} ${total === likes ? words.like : words.reacted}`),
  ]
}

const text = (value: string): LinePart => ({ is: 'text', text: value })

function people([one, two]: readonly Liker[], between = ''): LinePart[] {
  return [
    ...(one ? [{ is: 'liker', liker: one, place: 'one' } as const] : []),
    ...(two ? [text(between), { is: 'liker', liker: two, place: 'two' } as const] : []),
  ]
}
