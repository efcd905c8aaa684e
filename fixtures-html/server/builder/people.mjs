/**
 * Team members and directory listings (contract 04 §13, §15).
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const PEOPLE = []
