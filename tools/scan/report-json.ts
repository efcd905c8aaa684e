import { problemCount, type Scanned } from './scanned'
import { type Manifest, weightOf, weightOfAll } from './weight'

/** The scan as JSON: each page with its islands, their weight in bytes and the problems. */
export function reportJson(scans: readonly Scanned[], manifest: Manifest): string {
  const pages = scans.map(({ islands, ...scan }) => ({
    ...scan,
    islands: islands.map((island) => ({ ...island, ...weightOf(manifest, island.name) })),
    bytes: weightOfAll(
      manifest,
      islands.map(({ name }) => name),
    ),
  }))
  return `${JSON.stringify({ pages, problems: problemCount(scans) }, null, 2)}\n`
}
