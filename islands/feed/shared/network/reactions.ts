/** The reactions in display order (contract 05 §6.1). */
export const REACTIONS = ['love', 'haha', 'wow', 'sad', 'angry'] as const
export type Reaction = (typeof REACTIONS)[number]
export type ReactionCounts = Readonly<Record<Reaction, number>>

/** Contract 05 §6.1, spec feed and page builder §9: one or two icons in all. */
const MOST_ICONS = 2

export interface TopReaction {
  readonly type: Reaction
  readonly place: 'one' | 'two'
}

/**
 * The reactions with an icon of their own: the most frequent one and the next, or the first two that share the first
 * place. Where several share the second place, the last of them has the icon.
 */
export function topReactions(counts: ReactionCounts): TopReaction[] {
  const first = highest(REACTIONS, counts)
  const [one] = first
  if (one === undefined) return []
  if (first.length > 1) return first.slice(0, MOST_ICONS).map((type) => ({ type, place: 'one' }))
  const rest = REACTIONS.filter((type) => type !== one)
  const two = highest(rest, counts).at(-1)
  return [{ type: one, place: 'one' }, ...(two ? [{ type: two, place: 'two' } as const] : [])]
}

function highest(types: readonly Reaction[], counts: ReactionCounts): Reaction[] {
  const most = Math.max(...types.map((type) => counts[type]))
  return most > 0 ? types.filter((type) => counts[type] === most) : []
}

export const countReactions = (counts: ReactionCounts): number =>
  REACTIONS.reduce((sum, type) => sum + counts[type], 0)
