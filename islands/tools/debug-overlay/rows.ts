import type { Wake } from '../../../src/page/island'
import type { Fetch } from './fetches'
import { isWholePage, mostImportant, type Place, STATES, type State } from './place'

/** One island on this page. */
export interface Row {
  readonly name: string
  readonly wake: Wake
  readonly places: readonly Place[]
  readonly state: State
  readonly fetch: Fetch | undefined
  /** ms since the navigation: the first mount that was recorded */
  readonly mountedMs: number | undefined
  readonly errors: readonly string[]
}

/** Facts about an island besides its places. */
export interface Facts {
  fetchOf(island: string): Fetch | undefined
  mountedAt(island: string, host: Element): number | undefined
  errorsOf(island: string): readonly string[]
}

/** One row per island, in the order of the places. */
export function rowsOf(places: readonly Place[], facts: Facts): Row[] {
  const byName = new Map<string, Place[]>()
  for (const place of places) {
    const known = byName.get(place.island.name)
    if (known) known.push(place)
    else byName.set(place.island.name, [place])
  }
  return [...byName].flatMap(([name, own]) => {
    const [first] = own
    if (!first) return []
    const times = own.flatMap(({ host }) => facts.mountedAt(name, host) ?? [])
    return {
      name,
      wake: first.island.wake,
      places: own,
      state: mostImportant(own.map(({ state }) => state)),
      fetch: facts.fetchOf(name),
      mountedMs: times.length > 0 ? times.reduce((least, time) => Math.min(least, time)) : undefined,
      errors: facts.errorsOf(name),
    }
  })
}

/** `2 failed, 7 awake`, without states that no place has. */
export function countsOf(places: readonly Pick<Place, 'state'>[]): string {
  return STATES.map((state) => ({ state, count: places.filter((place) => place.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${state}`)
    .join(', ')
}

/** The line under an island's name. */
export function describeRow({ wake, places, fetch, mountedMs }: Row): string {
  const where = places.every(isWholePage) ? `the whole page: ${places[0]?.state}` : countsOf(places)
  const code = wake === 'now' ? 'part of laurel.js' : fetch && describeFetch(fetch)
  const mounted = mountedMs === undefined ? undefined : `first mounted at ${formatMs(mountedMs)}`
  return [`wakes: ${wake}`, where, code, mounted].filter(Boolean).join(' · ')
}

/** The lines above the list. */
export function describeTotals(rows: readonly Row[]): string[] {
  const places = rows.flatMap((row) => row.places)
  const fetched = [...new Set(rows.flatMap((row) => row.fetch ?? []))]
  const bytes = fetched.reduce((sum, fetch) => sum + fetch.bytes, 0)
  const errors = rows.reduce((sum, row) => sum + row.errors.length, 0)
  return [
    `${plural(rows.length, 'island')} at ${plural(places.length, 'place')}: ${countsOf(places) || 'none'}`,
    `${plural(fetched.length, 'chunk')} fetched, ${formatBytes(bytes)}; ${plural(errors, 'kind')} of error heard`,
  ]
}

/** Whether the name contains every word of the filter, in any order and case. */
export function matchesFilter(name: string, filter: string): boolean {
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word))
}

const describeFetch = ({ tookMs, bytes }: Fetch) =>
  bytes > 0 ? `${formatBytes(bytes)} in ${formatMs(tookMs)}` : `fetched in ${formatMs(tookMs)}`

/** In whole milliseconds, from 1 s on in seconds. */
export const formatMs = (ms: number) => (ms < 999.5 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`)

/** Kilobytes of 1,000. */
export const formatBytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export const plural = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
