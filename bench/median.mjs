/** @param {readonly number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const below = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const above = sorted[Math.floor(middle)] ?? Number.NaN
  return (below + above) / 2
}

/** @param {readonly number[]} values */
export const lowest = (values) => Math.min(...values)

/** @param {readonly number[]} values */
export const highest = (values) => Math.max(...values)
