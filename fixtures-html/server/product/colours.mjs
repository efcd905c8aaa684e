/**
 * A colour of a medal; it stands for one of the sizes.
 * @typedef {{ slug: string, text: string, size: string, code: string }} Colour
 */

/** @type {Readonly<Record<string, readonly Colour[]>>} */
const COLOURS = {
  'sports-medal': [
    { slug: 'silver', text: 'Silver', size: 'm50s', code: '#b8bcc4' },
    { slug: 'gold', text: 'Gold', size: 'm50g', code: '#d9a531' },
    { slug: 'bronze', text: 'Bronze', size: 'm50b', code: '#a8683a' },
  ],
}

/** @param {string} product slug */
export function coloursOf(product) {
  return COLOURS[product] ?? []
}
