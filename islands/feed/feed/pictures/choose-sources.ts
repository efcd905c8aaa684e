import { madeUrl, madeWidths, type ResizedRecord } from './records'
import type { SourceSet, Sources } from './source-set'

/** Of the network's own sizes those between are left out where the server has made some, in px (contract 05 §12.3). */
const OWN_ABOVE = 700
const OWN_BELOW = 220
/** A medium size is between these, in px (spec feed and page builder §5). */
const MEDIUM_ABOVE = 150
const MEDIUM_BELOW = 500

/** The sources that a post's picture may be shown by, with what the server has made of it. */
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
 * Whether the server is to make smaller pictures of a post: it has not heard of it, and the network offers none of a
 * medium size.
 */
export function needsResizing(own: SourceSet, record: ResizedRecord | undefined): boolean {
  if (record) return false
  const widths = [...(own.get(0)?.keys() ?? [])]
  return !widths.some((width) => width > MEDIUM_ABOVE && width < MEDIUM_BELOW)
}
