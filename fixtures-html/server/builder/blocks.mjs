import { FIGURES } from './figures.mjs'
import { PEOPLE } from './people.mjs'
import { ROWS } from './rows.mjs'
import { SLIDERS } from './sliders.mjs'
import { WORDS } from './words.mjs'

/**
 * One block of the page builder, as the server prints it into a page.
 * @typedef {object} Block
 * @property {string} name in `?block=`, unique
 * @property {(printed: Printed) => string} print a whole section of the page (contract 04 §0.1)
 */

/**
 * The facts of the page for its blocks.
 * @typedef {object} Printed
 * @property {number} copy which one it is, from 1 on: for ids, and so that copies do not all say the same
 * @property {URLSearchParams} query the page's address
 * @property {boolean} isLoggedIn
 * @property {readonly import('./listings.mjs').Listing[]} listings of this user
 */

/** Every block, in the order of the page. @type {readonly Block[]} */
export const BLOCKS = [...ROWS, ...SLIDERS, ...FIGURES, ...WORDS, ...PEOPLE]
