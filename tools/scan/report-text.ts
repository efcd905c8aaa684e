import { plainText } from './plain-text'
import type { FoundProblem } from './scan-page'
import { problemCount, type Scanned, type Total, totalsOf } from './scanned'
import { table } from './table'
import { type Manifest, weightOf, weightOfAll } from './weight'

/** The same problem in many places of a page is printed this often. */
const MOST_ALIKE = 5

const kilobytes = (bytes: number) => (bytes === 0 ? '–' : `${(bytes / 1000).toFixed(1)} kB`)
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The scan as a table of islands, what is wrong page by page, and a last line that sums it up. */
export function reportText(scans: readonly Scanned[], manifest: Manifest): string {
  const totals = totalsOf(scans)
  const isOnePage = scans.length === 1
  const heading = ['island', ...(isOnePage ? [] : ['pages']), 'count', 'wake', 'own', 'shared', 'problems']
  const rows = totals.map((total) => rowOf(total, manifest, { isOnePage }))
  const numbers = isOnePage ? [1, 3, 4, 5] : [1, 2, 4, 5, 6]
  const parts = [
    ...(isOnePage ? scans.map(titleOf) : []),
    ...(totals.length > 0 ? [table([heading, ...rows], { numbers })] : []),
    ...scans.filter(({ problems }) => problems.length > 0).map((scan) => problemsText(scan, { isOnePage })),
    lastLine(scans, totals, manifest),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function titleOf({ page, address }: Scanned): string {
  return plainText(address === undefined ? page : `${page} (as ${address})`)
}

function rowOf(total: Total, manifest: Manifest, { isOnePage }: { isOnePage: boolean }): string[] {
  const { own, shared } = weightOf(manifest, total.name)
  return [
    total.name,
    ...(isOnePage ? [] : [String(total.pages)]),
    String(total.count),
    total.media ? `${total.wake} ${total.media}` : total.wake,
    kilobytes(own),
    kilobytes(shared),
    total.problems === 0 ? '–' : String(total.problems),
  ]
}

function problemsText(scan: Scanned, { isOnePage }: { isOnePage: boolean }): string {
  const alike = new Map<string, FoundProblem[]>()
  for (const problem of scan.problems) {
    const key = `${problem.island} ${problem.message}`
    alike.set(key, [...(alike.get(key) ?? []), problem])
  }
  const lines = [...alike.values()].flatMap((group) => {
    const left = group.length - MOST_ALIKE
    return [...group.slice(0, MOST_ALIKE).map(lineOf), ...(left > 0 ? [`  … and ${left} more like it`] : [])]
  })
  return [...(isOnePage ? [] : [titleOf(scan)]), ...lines].join('\n')
}

function lineOf({ island, message, line, column }: FoundProblem): string {
  const place = line === undefined ? '' : ` ${line}:${column}`
  return ` ${place}  ${island}: ${message}`
}

function lastLine(scans: readonly Scanned[], totals: readonly Total[], manifest: Manifest): string {
  const count = problemCount(scans)
  const bytes = weightOfAll(
    manifest,
    totals.map(({ name }) => name),
  )
  return [
    ...(scans.length === 1 ? [] : [plural(scans.length, 'page')]),
    plural(totals.length, 'island'),
    bytes === 0 ? 'nothing to load' : `at most ${kilobytes(bytes)} to load`,
    count === 0 ? 'no problems' : plural(count, 'problem'),
  ].join(', ')
}
