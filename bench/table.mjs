import { isOver } from './row.mjs'

/** @typedef {import('./row.mjs').Row} Row */

const HEADINGS = ['what', 'median', 'lowest–highest', 'budget', '', 'in proportion']
const LEFT_ALIGNED = new Set(['what', 'in proportion'])

/** @type {Readonly<Record<Row['unit'], (value: number) => string>>} */
const FORMATS = {
  bytes: (value) => `${(value / 1000).toFixed(2)} kB`,
  ms: (value) => `${value.toFixed(1)} ms`,
  times: (value) => `${value.toFixed(2)}x`,
  calls: (value) => String(value),
  shift: (value) => value.toFixed(4),
}

/**
 * The rows as text, in columns.
 * @param {readonly { title: string, rows: readonly Row[] }[]} sections
 */
export function printTable(sections) {
  const lines = sections.flatMap(({ rows }) => rows.map(cellsOf))
  const widths = HEADINGS.map((_, column) =>
    Math.max(...[HEADINGS, ...lines].map((cells) => cells[column]?.length ?? 0)),
  )
  /** @param {readonly string[]} cells */
  const align = (cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return LEFT_ALIGNED.has(HEADINGS[column] ?? '') ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  const parts = sections.map(({ title, rows }) =>
    [title, ...rows.map((row) => align(cellsOf(row)))].join('\n'),
  )
  return [align(HEADINGS), ...parts].join('\n\n')
}

/** @param {Row} row */
function cellsOf(row) {
  const { what, unit, value, range, budget, ratio = '', again } = row
  const format = FORMATS[unit]
  const between = range ? `${format(range[0])} – ${format(range[1])}` : ''
  const verdict = budget === undefined ? '' : isOver(row) ? 'OVER' : 'ok'
  return [
    `  ${what}${again ? ' (measured again)' : ''}`,
    format(value),
    between,
    budget === undefined ? '' : format(budget),
    verdict,
    ratio,
  ]
}
