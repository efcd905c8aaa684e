import { highest, lowest, median } from './median.mjs'

/**
 * One line of the table. Without a budget it only informs.
 * @typedef {object} Row
 * @property {string} what
 * @property {string} [key] what the history knows it by, where `what` says what was found
 * @property {'bytes' | 'ms' | 'times' | 'units' | 'files' | 'calls' | 'shift'} unit
 * @property {number} value the median where it was measured several times
 * @property {readonly [number, number]} [range] the lowest and the highest of them
 * @property {number} [budget]
 * @property {string} [ratio] against what, as text
 * @property {boolean} [again] it was over its budget once, and this is the second measurement
 */

/**
 * @typedef {object} Subject what one kind of measurement is made on
 * @property {import('@playwright/test').Browser} browser
 * @property {string} distDir
 * @property {import('../build.mjs').Manifest} manifest
 * @property {number} runs
 */

/**
 * The row of a quantity that was measured several times.
 * @param {string} what
 * @param {Row['unit']} unit
 * @param {readonly number[]} values
 * @param {Pick<Row, 'budget' | 'ratio'>} [rest]
 * @returns {Row}
 */
export function rowOf(what, unit, values, rest = {}) {
  return { what, unit, value: median(values), range: [lowest(values), highest(values)], ...rest }
}

/** @param {Row} row */
export function isOver({ value, budget }) {
  // A value that is no number is over its budget, too.
  return budget !== undefined && !(value <= budget)
}
