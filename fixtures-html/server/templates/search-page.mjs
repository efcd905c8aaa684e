import { POPULAR_SEARCHES } from '../content/promotions.mjs'
import { escapeHtml } from '../html.mjs'
import { findInCatalogue } from '../search/find.mjs'
import { innerPage } from './inner-page.mjs'
import { blogList } from './posts.mjs'
import { productGrid } from './product-card.mjs'
import { productSearchUrl } from './search-url.mjs'

/**
 * @typedef {object} Scope
 * @property {boolean} [productsOnly] `post_type=product`
 * @property {boolean} [byPlugin] `type_aws=true`: the search plugin looks after the page (contract 06 §10.1)
 */

/**
 * The content of a results page.
 * @param {string} query
 * @param {Scope} [scope]
 */
export function searchResults(query, { productsOnly = false, byPlugin = false } = {}) {
  const { products, posts } = findInCatalogue(query)
  const shown = { products, posts: productsOnly ? [] : posts }
  const count = shown.products.length + shown.posts.length
  const isPluginsList = byPlugin && count > 0
  return {
    isEmpty: count === 0,
    main: innerPage(`<h1>Search results for “${escapeHtml(query)}”</h1>
<form method="get" action="/search/" role="search" aria-label="Search the whole site"><p><label for="search-again">Search again</label><input type="text" id="search-again" name="s" value="${escapeHtml(query)}"> <button type="submit" class="button">Search</button></p></form>
${isPluginsList ? activeFilters(query) : ''}
<p>${count === 0 ? 'Nothing found. Try a single word, such as “cup”.' : `${count} ${count === 1 ? 'result' : 'results'}`}</p>
${isPluginsList ? relatedTerms(query) : ''}
${shown.products.length ? `<section id="found-products"><h2>Products</h2>\n${productGrid(shown.products)}\n</section>` : ''}
${shown.posts.length ? `<section id="found-posts"><h2>News</h2>\n${blogList(shown.posts)}\n</section>` : ''}`),
  }
}

/** The shop's filter widget knows nothing of the search plugin. @param {string} query */
function activeFilters(query) {
  const href = escapeHtml(`/?s=${encodeURIComponent(query)}&post_type=product`)
  return `<div class="widget woocommerce widget_layered_nav_filters"><h2>Active filters</h2><ul><li class="chosen"><a rel="nofollow" aria-label="Remove filter: up to $150.00" href="${href}">Up to $150.00</a></li></ul></div>`
}

/** @param {string} query */
function relatedTerms(query) {
  const links = POPULAR_SEARCHES.filter((term) => term !== query).map(
    (term) =>
      `<a class="aws_term_suggestion" href="${escapeHtml(productSearchUrl(term))}">${escapeHtml(term)}</a>`,
  )
  return `<div class="aws_search_terms tagcloud">${links.join(' ')}</div>`
}
