/**
 * @typedef {object} Category
 * @property {number} id
 * @property {string} slug
 * @property {string} name as its products carry it
 */

/** @type {readonly Category[]} */
export const CATEGORIES = [
  { id: 31, slug: 'cups', name: 'Cups' },
  { id: 32, slug: 'medals', name: 'Medals' },
  { id: 33, slug: 'glass', name: 'Glass' },
  { id: 34, slug: 'crystal', name: 'Crystal' },
  { id: 35, slug: 'perpetuals', name: 'Perpetuals' },
  { id: 36, slug: 'plaques', name: 'Plaques' },
  { id: 37, slug: 'badges-pins', name: 'Badges & Pins' },
  { id: 38, slug: 'figures', name: 'Figures' },
  { id: 39, slug: 'gifts', name: 'Gifts' },
  { id: 40, slug: 'ribbons', name: 'Ribbons' },
  { id: 41, slug: 'engraving', name: 'Engraving' },
]
