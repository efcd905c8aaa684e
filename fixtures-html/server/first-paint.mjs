/** What `wordpress/laurel.php` prints into the head of a product's page, before any script. */
const GALLERY_STYLE =
  '#product-img-slider.hidden{display:block!important;visibility:visible!important}' +
  '#product-img-slider.hidden .slides>*~*{display:none}' +
  '#product-img-slider.hidden:has(>.slides>*~*){padding-bottom:calc((100% - 60px)/3 + 5px)}'

const PRICES_STYLE =
  '@keyframes laurel-wait{from{visibility:hidden}}' +
  '.product-summary:has(table.variations):not(:has(.tr-price,.cost_per_unit)) ' +
  ':is(.price,.price~*,.monstaprice,form.variations_form,form.variations_form~*){animation:laurel-wait 2s step-end}'

export const PRODUCT_FIRST_PAINT = `<style id="laurel-first-paint">${GALLERY_STYLE}${PRICES_STYLE}</style>`
