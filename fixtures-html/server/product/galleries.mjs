/**
 * @typedef {object} Picture
 * @property {string} file name in assets/images
 * @property {string} caption
 * @property {number} [width]
 * @property {number} [height]
 */

const PLATE = { file: 'detail-plate.svg', caption: 'Three lines on the plate', width: 900, height: 600 }
const BASE = { file: 'detail-base.svg', caption: 'The base, with felt below' }
const BOXED = { file: 'detail-box.svg', caption: 'As it leaves the workshop' }
const RIBBON = { file: 'detail-ribbon.svg', caption: 'On its ribbon', width: 600, height: 900 }

/** @type {Readonly<Record<string, readonly Picture[]>>} */
const PICTURES = {
  'gold-cup': [{ file: 'gold-cup.svg', caption: 'Front' }, PLATE, BASE, BOXED],
  'classic-cup': [{ file: 'classic-cup.svg', caption: 'Front' }, PLATE, BASE],
  'sports-medal': [
    { file: 'medal-gold.svg', caption: 'Gold' },
    { file: 'medal-silver.svg', caption: 'Silver' },
    { file: 'medal-bronze.svg', caption: 'Bronze' },
    RIBBON,
    BOXED,
  ],
  'sample-cup': [{ file: 'bronze-cup.svg', caption: 'Off the sample shelf' }, PLATE, BOXED],
  'star-medal': [{ file: 'star-medal.svg', caption: 'Front' }, RIBBON, BOXED],
}

/** The pictures of a product's gallery; empty where the theme prints no slider. @param {string} slug */
export function galleryOf(slug) {
  return PICTURES[slug] ?? []
}
