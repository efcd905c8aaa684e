import { appendFile, readFile } from 'node:fs/promises'

/** @typedef {import('./row.mjs').Row} Row */

/**
 * The values of one run: one line of JSON.
 * @typedef {object} HistoryEntry
 * @property {string} date ISO 8601, the day
 * @property {string} commit
 * @property {string} chromium
 * @property {Readonly<Record<string, number>>} values by the row's key
 */

/** Only values that do not depend on the machine are compared. */
const LASTING = new Set(['bytes', 'files', 'calls', 'shift'])

/**
 * The key of a row, the same in every run.
 * @param {Pick<Row, 'what' | 'key' | 'unit'>} row
 */
export function keyOf({ what, key = what, unit }) {
  return `${key} [${unit}]`
}

/**
 * @param {readonly { rows: readonly Row[] }[]} sections
 * @returns {Record<string, number>}
 * @throws when two rows go by one key, of which one would be lost, or a value is no number, which JSON cannot keep
 */
export function valuesOf(sections) {
  /** @type {Map<string, number>} */
  const values = new Map()
  for (const row of sections.flatMap(({ rows }) => rows)) {
    const key = keyOf(row)
    if (values.has(key)) throw new Error(`Two rows are “${key}”`)
    if (!Number.isFinite(row.value)) throw new Error(`“${key}” is ${row.value}`)
    values.set(key, Math.round(row.value * 1000) / 1000)
  }
  return Object.fromEntries(values)
}

/**
 * The rows of a run with what has changed since the last record that knows them.
 * @template {{ rows: readonly Row[] }} Section
 * @param {readonly Section[]} sections
 * @param {readonly HistoryEntry[]} history the oldest first
 */
export function withChanges(sections, history) {
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => {
      const change = changeOf(row, history)
      return change ? { ...row, ratio: [row.ratio, change].filter(Boolean).join('; ') } : row
    }),
  }))
}

/** @param {Row} row @param {readonly HistoryEntry[]} history */
function changeOf(row, history) {
  if (!LASTING.has(row.unit)) return ''
  const key = keyOf(row)
  const last = [...history].reverse().find(({ values }) => Object.hasOwn(values, key))
  const before = last?.values[key]
  if (!last || before === undefined) return ''
  const difference = row.value - before
  if (Math.abs(difference) < 0.001) return ''
  const sign = difference > 0 ? '+' : '−'
  const share = before > 0 ? ` (${sign}${((Math.abs(difference) / before) * 100).toFixed(1)} %)` : ''
  return `${sign}${Number(Math.abs(difference).toFixed(3))}${share} since ${last.date}`
}

/**
 * @param {string} text lines of JSON
 * @returns {HistoryEntry[]}
 * @throws {SyntaxError} when a line is none: a record that was damaged by hand is not passed over
 */
export function parseHistory(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

/** @param {string | URL} file */
export async function readHistory(file) {
  try {
    return parseHistory(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** @param {string | URL} file @param {HistoryEntry} entry */
export async function record(file, entry) {
  await appendFile(file, `${JSON.stringify(entry)}\n`)
}
