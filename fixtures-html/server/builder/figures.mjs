/**
 * Charts, counters, countdowns, progress bars, drawn icons (contract 04 §5 to §7, §16).
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const FIGURES = []
