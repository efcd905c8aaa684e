import { vi } from 'vitest'

/** A window of a width that a test changes: neither DOM lays anything out. */
export function stubWidth(width: number) {
  const queries = new Map<string, EventTarget & { matches: boolean }>()
  let now = width
  const holds = (query: string) => {
    const [, side, px] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
    if (!side) return false
    return side === 'min' ? now >= Number(px) : now <= Number(px)
  }
  vi.stubGlobal('matchMedia', (query: string) => {
    const known = queries.get(query)
    if (known) return known
    const list = Object.assign(new EventTarget(), { matches: holds(query), media: query })
    queries.set(query, list)
    return list
  })
  return {
    resize(next: number) {
      now = next
      for (const [query, list] of queries) {
        if (list.matches === holds(query)) continue
        list.matches = holds(query)
        list.dispatchEvent(new Event('change'))
      }
    },
  }
}
