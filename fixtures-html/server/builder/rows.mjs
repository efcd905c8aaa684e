/**
 * Rows and multilayer parallax (contract 04 §1, §12).
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const ROWS = []
