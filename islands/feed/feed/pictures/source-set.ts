import { isRecord } from '../../../../src/page/is-record'
import { parseJson } from '../../../../src/page/parse-json'

/** The sources of one picture: addresses by width in px. A width may be a fraction. */
export type Sources = ReadonlyMap<number, string>

/** The sources of all pictures of a post, by the picture's index (contract 05 §12.1). */
export type SourceSet = ReadonlyMap<number, Sources>

/**
 * Reads `data-img-src-set`: an object or a list, place -> { width: address }. Invalid widths and addresses are left out.
 * @returns null for a text that cannot be read
 */
export function readSourceSet(text: string | null): SourceSet | null {
  const value = parseJson(text ?? '')
  if (!isRecord(value)) return null
  const set = Object.entries(value).map(([place, sizes]) => [Number(place), readSources(sizes)] as const)
  return new Map(set.filter(([place, sources]) => Number.isInteger(place) && sources.size > 0))
}

function readSources(sizes: unknown): Sources {
  if (!isRecord(sizes)) return new Map()
  const entries = Object.entries(sizes).map(([width, url]) => [Number(width), url] as const)
  return new Map(entries.filter(isSource))
}

const isSource = (entry: readonly [number, unknown]): entry is readonly [number, string] =>
  entry[0] > 0 && entry[0] < Infinity && typeof entry[1] === 'string' && entry[1] !== ''
