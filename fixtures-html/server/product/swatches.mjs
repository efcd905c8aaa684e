import { escapeHtml } from '../html.mjs'
import { coloursOf } from './colours.mjs'
import { fullPictureUrl } from './full-picture.mjs'
import { sizesOf } from './page-sets.mjs'

/** @typedef {import('../content/products.mjs').Product} Product */

/** The row of swatches that the newer child theme copies into the form (contract 08 §7.3). @param {Product} product */
export function swatches(product) {
  const colours = coloursOf(product.slug)
  const row = colours.length
    ? `<tr class="tr-colors"><td class="label"><label>Color</label></td><td class="value"><div class="product-variant-items-new">${colours.map((colour) => colourItem(product, colour)).join('')}</div></td></tr>`
    : `<tr class="tr-sizes"><td class="label"><label>Size</label></td><td class="value"><div class="product-variant-items">${sizesOf(
        product,
      )
        .map(
          ({ slug, label, image = product.image }) =>
            `<div class="size-item" data-variant="${slug}" data-image-url="${fullPictureUrl(image)}">${escapeHtml(label)}</div>`,
        )
        .join('')}</div></td></tr>`
  return `  <div class="variant-options hide"><table><tbody>${row}</tbody></table></div>`
}

/** @param {Product} product @param {import('./colours.mjs').Colour} colour */
function colourItem(product, { text, size, code }) {
  const image = product.variations?.find(({ slug }) => slug === size)?.image ?? product.image
  return `<div class="option-item" data-variant="${size}" data-image-url="${fullPictureUrl(image)}" data-color="${code}">${text}</div>`
}
