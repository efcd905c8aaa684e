import { median } from './median.mjs'

/**
 * The work for four times as many things against the work for one time.
 * @param {{ what: string, base: number }} growthCase
 * @param {ReadonlyMap<number, readonly number[]>} costs ms by how many times as much it was, 1, 2 and 4
 * @param {{ budget: number }} limits
 * @returns {import('./row.mjs').Row}
 */
export function growthRow({ what, base }, costs, { budget }) {
  const [once, twice, four] = [1, 2, 4].map((times) => median(costs.get(times) ?? []))
  return {
    what: `${what}: ${base * 4} against ${base}`,
    unit: 'times',
    value: Number(four) / Number(once),
    budget,
    ratio: `${base}, ${base * 2}, ${base * 4}: ${[once, twice, four].map((ms) => `${ms?.toFixed(0)} ms`).join(', ')}`,
  }
}
