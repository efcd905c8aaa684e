import { PRODUCTS } from '../content/products.mjs'
import { innerPage } from './inner-page.mjs'
import { productGrid } from './product-card.mjs'

const OFFERED = 4

export function notFoundMain() {
  return innerPage(`<h1>This page has left the shelf</h1>
<p>The address may have changed when we moved to the new website. These may help:</p>
<ul><li><a href="/shop/">The whole shop</a></li><li><a href="/engraving-guide/">Engraving guide</a></li><li><a href="/home/">Front page</a></li></ul>
<section id="popular-now"><h2>Popular now</h2>
${productGrid(PRODUCTS.slice(0, OFFERED))}
</section>`)
}
