/** @typedef {{ page: string, value: number }} PageValue */

const MOST_LISTED = 4

/**
 * The row of the heaviest page, with the next heaviest listed beside it.
 * @param {string} what
 * @param {'bytes' | 'files' | 'ms'} unit
 * @param {number | undefined} budget
 * @param {readonly PageValue[]} values at least one
 * @returns {import('./row.mjs').Row}
 */
export function heaviestRow(what, unit, budget, values) {
  const sorted = [...values].sort((a, b) => b.value - a.value)
  const listed = sorted.slice(0, MOST_LISTED).map(({ page, value }) => {
    const figure = unit === 'bytes' ? (value / 1000).toFixed(1) : Number(value.toFixed(1))
    return `${page.replace('.html', '')} ${figure}`
  })
  const { value = Number.NaN } = sorted[0] ?? {}
  return { what, unit, value, ...(budget !== undefined && { budget }), ratio: listed.join(', ') }
}
