import { isOver } from './row.mjs'

/** @typedef {import('./row.mjs').Row} Row */

const HEADINGS = ['what', 'measured', 'budget', 'in proportion']

/** @type {Readonly<Record<Row['unit'], (value: number) => string>>} */
const FORMATS = {
  bytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  ms: (value) => `${value.toFixed(Math.abs(value) < 1 ? 3 : 1)} ms`,
  times: (value) => `${value.toFixed(2)}x`,
  units: (value) => value.toFixed(1),
  files: String,
  calls: String,
  shift: (value) => value.toFixed(4),
}

/**
 * The rows as a table of Markdown, as `docs/benchmarks.md` has it.
 * @param {readonly { title: string, rows: readonly Row[] }[]} sections
 */
export function printTable(sections) {
  const lines = sections.flatMap(({ title, rows }) => [[`**${title}**`, '', '', ''], ...rows.map(cellsOf)])
  return [HEADINGS, HEADINGS.map(() => '---'), ...lines].map(lineOf).join('\n')
}

/** @param {readonly string[]} cells */
const lineOf = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** @param {Row} row */
function cellsOf(row) {
  const { what, unit, value, range, budget, ratio = '', again } = row
  const format = FORMATS[unit]
  const [low, high] = range ?? [value, value]
  const between = low === high ? '' : ` (${format(low)} to ${format(high)})`
  const limit = budget === undefined ? '' : `${format(budget)}${isOver(row) ? ', **over**' : ''}`
  return [what, `${format(value)}${between}${again ? ', measured again' : ''}`, limit, ratio]
}
