import { searchCatalogue } from '../catalogue.mjs'
import { escapeHtml } from '../html.mjs'
import { innerPage } from './inner-page.mjs'
import { blogList } from './posts.mjs'
import { productGrid } from './product-card.mjs'

/** @param {string} query */
export function searchMain(query) {
  const { products, posts } = searchCatalogue(query)
  const count = products.length + posts.length
  return innerPage(`<h1>Search results for “${escapeHtml(query)}”</h1>
<form method="get" action="/search/" role="search"><p><label for="search-again">Search again</label><input type="text" id="search-again" name="s" value="${escapeHtml(query)}"> <button type="submit" class="button">Search</button></p></form>
<p>${count === 0 ? 'Nothing found. Try a single word, such as “cup”.' : `${count} ${count === 1 ? 'result' : 'results'}`}</p>
${products.length ? `<section id="found-products"><h2>Products</h2>\n${productGrid(products)}\n</section>` : ''}
${posts.length ? `<section id="found-posts"><h2>News</h2>\n${blogList(posts)}\n</section>` : ''}`)
}
