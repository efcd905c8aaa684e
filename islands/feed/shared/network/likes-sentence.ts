/** A person who likes a post. */
export interface Liker {
  readonly name: string
  /** The profile; undefined where the network hides it. */
  readonly link: string | undefined
}

/** The words of the likes line in the site's language (contract 05 §7.1). */
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
  /** The number of others, marked because it may be too small. */
  | { readonly is: 'number'; readonly text: string }

/**
 * The network names at most so many people at once. The number of others is then marked, because it may be too small
 * (contract 05 §6.2, spec feed and page builder §9).
 */
const MARKED_LIKES = 25
const NAMED_MOST = 2
/** With at most so many likes, other reactions are not counted. */
const SMALL_LIKES = 3

export interface Likes {
  readonly likes: number
  /** Likes and all other reactions. */
  readonly total: number
  readonly likers: readonly Liker[]
}

/**
 * The sentence that names some people who like a post and counts all others (contract 05 §6.2).
 * @returns no parts when no name is known
 */
export function likesSentence({ likes, total, likers }: Likes, words: LikeWords): LinePart[] {
  const named = likers.slice(0, Math.min(likes, NAMED_MOST))
  if (named.length === 0) return []
  const isSmall = likes <= SMALL_LIKES
  const others = (isSmall ? likes : total) - named.length
  if (likes === 1) return [...people(named), text(` ${words.likes}`)]
  if (others === 0) return [...people(named, ` ${words.and} `), text(` ${words.like}`)]
  const names = [...people(named, ', '), text(` ${words.and} `)]
  if (others === 1) return [...names, text(`1 ${words.other} ${words.like}`)]
  const isMarked = likes === MARKED_LIKES
  return [
    ...names,
    { is: isMarked ? 'number' : 'text', text: String(others) },
    text(` ${words.others} ${isSmall || total === likes ? words.like : words.reacted}`),
  ]
}

const text = (value: string): LinePart => ({ is: 'text', text: value })

function people([one, two]: readonly Liker[], between = ''): LinePart[] {
  return [
    ...(one ? [{ is: 'liker', liker: one, place: 'one' } as const] : []),
    ...(two ? [text(between), { is: 'liker', liker: two, place: 'two' } as const] : []),
  ]
}
