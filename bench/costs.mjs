/**
 * @typedef {import('./trace.mjs').PageTrace} PageTrace
 * @typedef {import('./trace.mjs').Piece} Piece
 * @typedef {import('./trace.mjs').Share} Share
 *
 * @typedef {{ name: string, ms: number }} Cost
 */

const DIST = /\/dist\/(?:chunks\/)?([^?#]+?)(?:\.js)?(?:[?#].*)?$/

/** A file of laurel's by the name that the build gave it; nothing for others. @param {string} url */
export const fileName = (url) => DIST.exec(url)?.[1]

/** Script until the page was idle for the first time. @param {PageTrace} trace */
export const atLoad = ({ pieces, idleMs }) => pieces.filter(({ atMs }) => atMs < idleMs)

/** Script until so long after the load event. @param {PageTrace} trace @param {number} afterMs */
export const untilAfterLoad = ({ pieces, loadMs }, afterMs) =>
  pieces.filter(({ atMs }) => atMs < loadMs + afterMs)

/** All script, of laurel and of others. @param {readonly Piece[]} pieces */
export const allMs = (pieces) => pieces.reduce((sum, { ms }) => sum + ms, 0)

/** Script of laurel's files alone. @param {readonly Piece[]} pieces */
export const ownMs = (pieces) => sharesOf(pieces).reduce((sum, { ms }) => sum + ms, 0)

/** The time of each file of laurel, the most first. @param {readonly Piece[]} pieces */
export const byFile = (pieces) => costsBy(pieces, ({ url }) => fileName(url) ?? '')

/** The time of each function of laurel, the most first. @param {readonly Piece[]} pieces */
export const byFunction = (pieces) => costsBy(pieces, ({ url, place }) => `${fileName(url)} ${place}`.trim())

/**
 * The task with the most script of laurel's, until a time.
 * @param {PageTrace} trace
 * @param {number} untilMs
 * @returns {{ ms: number, functions: readonly Cost[] }}
 */
export function longestTask({ tasks }, untilMs) {
  let longest = { ms: 0, functions: /** @type {readonly Cost[]} */ ([]) }
  for (const { atMs, pieces } of tasks) {
    const ms = ownMs(pieces) + allMs(pieces.filter(isUnattributed))
    if (atMs < untilMs && ms > longest.ms) longest = { ms, functions: byFunction(pieces) }
  }
  return longest
}

/** Callbacks of promises: without samples a trace does not show whose they are. @param {Piece} piece */
const isUnattributed = ({ event, shares }) =>
  event === 'RunMicrotasks' && shares.every(({ url }) => url === '')

/** @param {readonly Cost[]} costs the most first @param {number} most so many of them */
export const listed = (costs, most) =>
  costs
    .slice(0, most)
    .map(({ name, ms }) => `${name} ${ms.toFixed(1)}`)
    .join(', ')

/** @param {readonly Piece[]} pieces */
const sharesOf = (pieces) =>
  pieces.flatMap(({ shares }) => shares).filter(({ url }) => fileName(url) !== undefined)

/** @param {readonly Piece[]} pieces @param {(share: Share) => string} nameOf @returns {Cost[]} */
function costsBy(pieces, nameOf) {
  /** @type {Map<string, number>} */
  const costs = new Map()
  for (const share of sharesOf(pieces)) {
    const name = nameOf(share)
    costs.set(name, (costs.get(name) ?? 0) + share.ms)
  }
  return [...costs].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms)
}
