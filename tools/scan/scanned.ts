import type { FoundIsland, FoundProblem } from './scan-page'

/** The findings on one page. */
export interface Scanned {
  /** The file or address, as it was requested. */
  readonly page: string
  /** Where the answer came from, when that is elsewhere. */
  readonly address?: string
  readonly islands: readonly FoundIsland[]
  readonly problems: readonly FoundProblem[]
}

/** An island over all pages. */
export interface Total extends FoundIsland {
  readonly pages: number
  readonly problems: number
}

/** In the order in which the islands were first found. */
export function totalsOf(scans: readonly Scanned[]): Total[] {
  const totals = new Map<string, Total>()
  for (const { islands, problems } of scans) {
    for (const island of islands) {
      const { pages = 0, count = 0, problems: before = 0 } = totals.get(island.name) ?? {}
      const own = problems.filter((problem) => problem.island === island.name).length
      totals.set(island.name, {
        ...island,
        pages: pages + 1,
        count: count + island.count,
        problems: before + own,
      })
    }
  }
  return [...totals.values()]
}

export const problemCount = (scans: readonly Scanned[]) =>
  scans.reduce((sum, { problems }) => sum + problems.length, 0)
