/**
 * Banners, headlines, questions, icon boxes, entrances, bricks (contract 04 §8 to §11, §16).
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const WORDS = []
