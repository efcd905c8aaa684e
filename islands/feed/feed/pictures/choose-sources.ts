import { madeUrl, madeWidths, type ResizedRecord } from './records'
import type { SourceSet, Sources } from './source-set'

/** Where the server has made copies, the network's sizes between these are left out, in px (contract 05 §12.3). */
const OWN_ABOVE = 700
const OWN_BELOW = 220
/** A medium size is between these, in px (spec feed and page builder §5). */
const MEDIUM_ABOVE = 150
const MEDIUM_BELOW = 500
/** The least width of a picture, in px (contract 05 §12.4). */
const LEAST_WIDTH = 50

/** The sources of a post's picture: the network's, and the server's smaller copies. */
export function sourcesOf(
  own: SourceSet,
  place: number,
  record: ResizedRecord | undefined,
  folder: string,
): Sources {
  const sources = own.get(place) ?? new Map<number, string>()
  const made = record ? madeWidths(record) : []
  if (!record || made.length === 0) return sources
  const kept = [...sources].filter(([width]) => width > OWN_ABOVE || width < OWN_BELOW)
  const added = made.map((width) => [width, madeUrl(folder, record, place, width)] as const)
  return new Map([...kept, ...added])
}

/**
 * Whether the server should make smaller copies of a post's pictures: it has no record of the post, and the network has
 * no medium size.
 */
export function needsResizing(own: SourceSet, record: ResizedRecord | undefined): boolean {
  if (record) return false
  const widths = [...(own.get(0)?.keys() ?? [])]
  return !widths.some((width) => width > MEDIUM_ABOVE && width < MEDIUM_BELOW)
}

/**
 * Chooses the next width of a picture: the smallest that is enough, or else the largest, and always more than the current
 * one. All in px.
 * @param current the shown width; 0 for none
 * @returns undefined when the current width is enough, or when there is no larger one
 */
export function chooseWidth(
  widths: Iterable<number>,
  { needed, current }: { readonly needed: number; readonly current: number },
): number | undefined {
  const wanted = Math.max(LEAST_WIDTH, needed)
  if (current >= wanted) return undefined
  const larger = [...widths].filter((width) => width > current).sort((a, b) => a - b)
  return larger.find((width) => width >= wanted) ?? larger.at(-1)
}
