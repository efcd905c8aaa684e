import { memberByPath } from './builder/members.mjs'
import { categoryBySlug, postBySlugName, productBySlug, productsIn } from './catalogue.mjs'
import { SAVED_PAGES, SAVED_SEARCH } from './page-list.mjs'
import { productKnobs } from './product/knobs.mjs'
import { productBodyClass } from './product/page-parts.mjs'
import { filteredProducts, isFiltered } from './shop-filter.mjs'
import { shopKnobs, shopList } from './shop-knobs.mjs'
import { CAROUSELS_PATH } from './templates/carousels-page.mjs'
import { cartMain, checkoutMain } from './templates/cart-page.mjs'
import { memberMain } from './templates/member-page.mjs'
import { postMain } from './templates/post-page.mjs'
import { productMain } from './templates/product-page.mjs'
import { searchResults } from './templates/search-page.mjs'
import { shopMain } from './templates/shop-page.mjs'
import { superSearches } from './templates/super-search.mjs'
import { WISHLIST_PATH, wishlistMain } from './wishlist/wishlist-page.mjs'

/**
 * Which saved page answers an address, and what in it differs from the file.
 * @typedef {object} SitePage
 * @property {string} file
 * @property {number} status
 * @property {'cart' | 'checkout' | 'other'} kind
 * @property {string} [title]
 * @property {string} [main]
 * @property {string} [bodyClass] one that the file has not
 * @property {boolean} [isRtl]
 * @property {import('./content/products.mjs').Product} [product]
 * @property {import('./search/page-parts.mjs').PageSearch} [search]
 */

/** @type {SitePage} */
const NOT_FOUND = { file: '404.html', status: 404, kind: 'other' }

const fileByPath = new Map(SAVED_PAGES.map(({ path, file }) => [path, file]))

/**
 * @param {URL} url
 * @param {import('./session.mjs').Session} session
 * @returns {SitePage}
 */
export function sitePage(url, session) {
  const query = url.searchParams.get('s')
  if (url.pathname === '/search/' || (query !== null && url.pathname === '/')) {
    return searchPage(query ?? SAVED_SEARCH, url.searchParams)
  }
  const path = url.pathname
  if (path === '/cart/') return cartPage(url, session)
  if (path === CAROUSELS_PATH) return { ...found('carousels.html'), isRtl: url.searchParams.has('rtl') }
  if (path === WISHLIST_PATH) return { ...found('wishlist.html'), main: wishlistMain(session.wishlist) }
  if (path === '/checkout/') {
    return { ...found('checkout.html'), kind: 'checkout', main: checkoutMain(session.cart) }
  }
  const product = productPage(url, session) ?? searchedShop(url) ?? shopPage(url)
  if (product) return product
  const file = fileByPath.get(path)
  if (file && file !== NOT_FOUND.file) return { ...found(file), isRtl: url.searchParams.has('rtl') }
  return categoryPage(path) ?? postPage(path) ?? memberPage(path) ?? NOT_FOUND
}

/**
 * @param {string} file
 * @returns {SitePage}
 */
function found(file) {
  return { file, status: 200, kind: 'other' }
}

/**
 * @param {string} query
 * @param {URLSearchParams} scope
 * @returns {SitePage}
 */
function searchPage(query, scope) {
  const byPlugin = scope.get('type_aws') === 'true'
  const productsOnly = scope.get('post_type') === 'product'
  const { main, isEmpty } = searchResults(query, { productsOnly, byPlugin })
  const bodyClass = byPlugin && isEmpty ? 'aws-no-results' : ''
  return { ...found('search.html'), main, bodyClass, search: { value: query } }
}

/**
 * @param {URL} url
 * @param {import('./session.mjs').Session} session
 * @returns {SitePage | undefined}
 */
function productPage({ pathname, searchParams }, { discount }) {
  const product = productBySlug(/^\/product\/([\w-]+)\/$/.exec(pathname)?.[1] ?? '')
  if (!product) return undefined
  const knobs = productKnobs(searchParams)
  const usual = product.type === 'variable' ? 'product-variable.html' : 'product-simple.html'
  return {
    ...found(fileByPath.get(pathname) ?? usual),
    title: product.title,
    main: productMain(product, { knobs, discount }),
    bodyClass: productBodyClass(knobs),
    isRtl: knobs.isRtl,
    product,
  }
}

/**
 * @param {URL} url
 * @param {import('./session.mjs').Session} session
 * @returns {SitePage}
 */
function cartPage({ searchParams }, { cart, shipping }) {
  const main = cartMain(cart, { shipping, hasUpdateButton: searchParams.has('update-totals') })
  return { ...found('cart.html'), kind: 'cart', main }
}

/**
 * The shop with its super search, and what was searched for by it.
 * @param {URL} url
 * @returns {SitePage | undefined}
 */
function searchedShop({ pathname, searchParams: query }) {
  const isHome = pathname === '/' && query.has('product_cat')
  const isShop = pathname === '/shop/' && (query.has('super-search') || isFiltered(query))
  if (!isHome && !isShop) return undefined
  const shown = isFiltered(query)
    ? shopMain({ heading: 'What you searched for', products: filteredProducts(query) })
    : shopMain()
  return { ...found('shop.html'), main: `${superSearches(query)}\n${shown}` }
}

/**
 * The shop's list, or one page of it.
 * @param {URL} url
 * @returns {SitePage | undefined}
 */
function shopPage({ pathname, searchParams: query }) {
  const [matched, number = '1'] = /^\/shop\/(?:page\/(\d{1,4})\/)?$/.exec(pathname) ?? []
  if (matched === undefined) return undefined
  const part = shopList(query, Number(number))
  if (part.products.length === 0 && part.page > 1) return NOT_FOUND
  const knobs = shopKnobs(query)
  return { ...found('shop.html'), main: shopMain({ knobs, part }), isRtl: knobs.isRtl }
}

/** @param {string} path */
function categoryPage(path) {
  const category = categoryBySlug(/^\/product-category\/([\w-]+)\/$/.exec(path)?.[1] ?? '')
  if (!category) return undefined
  const main = shopMain({
    title: category.name,
    heading: 'In this category',
    products: productsIn(category.name),
  })
  return { ...found('shop.html'), title: category.name, main, search: { tax: 'product_cat' } }
}

/** @param {string} path */
function postPage(path) {
  const post = postBySlugName(/^\/blog\/([\w-]+)\/$/.exec(path)?.[1] ?? '')
  return post && { ...found('single-post.html'), title: post.title, main: postMain(post) }
}

/** Somebody of the shop. @param {string} path */
function memberPage(path) {
  const member = memberByPath(path)
  return member && { ...found('page.html'), title: member.name, main: memberMain(member) }
}
