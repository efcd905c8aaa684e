import { image } from '../html.mjs'

/** Pictures of every shape: what makes the items of a list differ in height. */
const PICTURES = [
  { file: 'detail-plate.svg', alt: 'Three lines on a brass plate', width: 900, height: 600 },
  { file: 'gold-cup.svg', alt: 'A gold cup, from the front', width: 600, height: 600 },
  { file: 'detail-ribbon.svg', alt: 'A medal on its ribbon', width: 600, height: 900 },
  { file: 'workshop.svg', alt: 'The engraving room', width: 960, height: 480 },
  { file: 'perpetual-shield.svg', alt: 'A perpetual shield', width: 600, height: 600 },
  { file: 'lists/shelf.svg', alt: 'A shelf of cups, by height', width: 800, height: 500 },
  { file: 'lists/trophy-column.svg', alt: 'A trophy with a tall column', width: 600, height: 800 },
  { file: 'crystal-block.svg', alt: 'A crystal block', width: 600, height: 600 },
]

/** @typedef {typeof PICTURES[number]} Picture */

const FALLBACK = { file: 'gold-cup.svg', alt: 'A gold cup', width: 600, height: 600 }

/** The picture of the item at a place of its list; places beyond the last begin anew. @param {number} at @returns {Picture} */
export function pictureAt(at) {
  return PICTURES[at % PICTURES.length] ?? FALLBACK
}

/** @param {Picture} picture */
export function pictureTag({ file, alt, width, height }) {
  return image({ file, alt, size: width, height })
}

/** Its address at full size. @param {Picture} picture */
export const pictureUrl = ({ file }) => `/assets/images/${file}`
