import { PRODUCTS } from '../content/products.mjs'
import { escapeHtml, image } from '../html.mjs'
import { innerPage } from './inner-page.mjs'
import { loveButton } from './love-button.mjs'
import { productGrid } from './product-card.mjs'

const USED_SHOWN = 4

/** @param {import('../content/portfolio.mjs').Work} work */
export function portfolioMain(work) {
  return innerPage(`<article>
<h1>${escapeHtml(work.title)}</h1>
<p><small>Made for: ${escapeHtml(work.client)}</small></p>
<figure>${image({ file: work.image, alt: 'The shield with its medallion and year plates', size: 480 })}</figure>
${loveButton(work)}
${work.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p><a class="smooth-scroll-link" href="#used" data-offset="-20">What we used</a></p>
</article>
<section id="used"><h2>For a job like this</h2>
${productGrid(PRODUCTS.filter(({ category }) => ['Perpetuals', 'Plaques', 'Engraving', 'Cups'].includes(category)).slice(0, USED_SHOWN))}
</section>`)
}
