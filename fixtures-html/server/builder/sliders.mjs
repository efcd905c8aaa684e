/**
 * Rows and columns as sliders, columns of equal height, tours (contract 04 §3, §4, §14).
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const SLIDERS = []
