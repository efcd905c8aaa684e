import { parseJson } from '../../parse-json'
/** The sources of one picture: their addresses by their widths in px, which may be fractions. */
export type Sources = ReadonlyMap<number, string>

/** Those of each picture of a post, by its place among them (contract 05 §12.1). */
export type SourceSet = ReadonlyMap<number, Sources>

/**
 * Reads `data-img-src-set`: an object or a list, place -> { width: address }. What is no width or no address is left out.
 * @returns null when there is none that could be read
 */
export function readSourceSet(text: string | null): SourceSet | null {
  const value = parseJson(text ?? '')
  if (typeof value !== 'object' || value === null) return null
  const set = Object.entries(value).map(([place, sizes]) => [Number(place), readSources(sizes)] as const)
  return new Map(set.filter(([place, sources]) => Number.isInteger(place) && sources.size > 0))
}

function readSources(sizes: unknown): Sources {
  if (typeof sizes !== 'object' || sizes === null) return new Map()
  const entries = Object.entries(sizes).map(([width, url]) => [Number(width), url] as const)
  return new Map(entries.filter(isSource))
}

const isSource = (entry: readonly [number, unknown]): entry is readonly [number, string] =>
  entry[0] > 0 && entry[0] < Number.POSITIVE_INFINITY && typeof entry[1] === 'string' && entry[1] !== ''
