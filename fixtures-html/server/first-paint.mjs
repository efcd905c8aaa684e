/** What `wordpress/laurel.php` prints into the head of every page, before any script ... */
const PRODUCTS_STYLE =
  ':is(.products.product-grid,.full-width-shop .products):where(:not(.upsells *,.multi-masonry-items))' +
  '{display:flex;flex-wrap:wrap;align-items:flex-start}' +
  '@keyframes laurel-show{to{opacity:1}}' +
  ':is(.product-grid,.multi-masonry-items,.full-width-shop .products):not(.laurel-reveals) ' +
  '.product:not(.item-animated){animation:laurel-show 1ms 4s forwards}'

/** ... and into that of a product's page. */
const GALLERY_STYLE =
  '#product-img-slider.hidden{display:block!important;visibility:visible!important}' +
  '#product-img-slider.hidden .slides>*~*{display:none}' +
  '#product-img-slider.hidden:has(>.slides>*~*){padding-bottom:calc((100% - 60px)/3 + 5px)}'

const PRICES_STYLE =
  '@keyframes laurel-wait{from{visibility:hidden}}' +
  '.product-summary:has(table.variations):not(:has(.tr-price,.cost_per_unit)) ' +
  ':is(.price,.price~*,.monstaprice,form.variations_form,form.variations_form~*){animation:laurel-wait 2s step-end}'

/** @param {{ isProduct: boolean }} page */
export function firstPaint({ isProduct }) {
  const styles = isProduct ? [PRODUCTS_STYLE, GALLERY_STYLE, PRICES_STYLE] : [PRODUCTS_STYLE]
  return `<style id="laurel-first-paint">${styles.join('')}</style>`
}
