import { ACCOUNT_PATH, accountMain } from './attribution/register-form.mjs'
import { stampCount } from './attribution/stamps.mjs'
import { memberByPath } from './builder/members.mjs'
import { categoryBySlug, postBySlugName, productBySlug, productsIn } from './catalogue.mjs'
import { CONTACT_PATH, contactMain } from './contact/contact-page.mjs'
import { DIRECTORY_PATH, directoryKnobs, directoryMain } from './directory/directory-page.mjs'
import { ENTRY_PATH, entryMain } from './directory/entry-page.mjs'
import { FIND_US_PATH, findUsMain } from './directory/find-us-page.mjs'
import {
  DETAILS_PATH,
  detailsMain,
  REVIEW_PATH,
  reviewMain,
  SETTINGS_PATH,
  settingsMain,
} from './engraving/engraving-pages.mjs'
import { FEED_PATH, feedMain } from './feed/feed-page.mjs'
import { LAYOUTS_PATH, layoutsMain } from './lists/layouts-page.mjs'
import { pagedPage } from './lists/paging.mjs'
import { MEDIA_PATH, mediaMain } from './media/media-page.mjs'
import { SAVED_PAGES, SAVED_SEARCH } from './page-list.mjs'
import { productKnobs } from './product/knobs.mjs'
import { productBodyClass } from './product/page-parts.mjs'
import { filteredProducts, isFiltered } from './shop-filter.mjs'
import { shopKnobs, shopList } from './shop-knobs.mjs'
import { CAMPAIGN_PATH, campaignMain } from './social/campaign-page.mjs'
import { SOCIAL_PATH, socialMain } from './social/social-page.mjs'
import { CAROUSELS_PATH } from './templates/carousels-page.mjs'
import { cartMain, checkoutMain, ORDER_PATH, orderMain } from './templates/cart-page.mjs'
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
 * @param {Record<string, string>} [fields] of a posted form
 * @param {import('./contact/take-form.mjs').Taken} [taken] what became of a contact form
 * @param {ReturnType<typeof import('./engraving/take-engraving.mjs').takeEngraving>} [engraved] what became of a post of the engraving pages
 * @returns {SitePage}
 */
export function sitePage(url, session, fields = {}, taken, engraved) {
  const query = url.searchParams.get('s')
  if (url.pathname === '/search/' || (query !== null && url.pathname === '/')) {
    return searchPage(query ?? SAVED_SEARCH, url.searchParams)
  }
  const path = url.pathname
  if (path === '/cart/') return cartPage(url, session)
  if (path === CAROUSELS_PATH) return { ...found('carousels.html'), isRtl: url.searchParams.has('rtl') }
  if (path === MEDIA_PATH) return freshPage(url, 'Seen and heard', mediaMain)
  if (path === SOCIAL_PATH) return freshPage(url, 'What we are up to', socialMain)
  if (path === FEED_PATH) return freshPage(url, 'From our page', feedMain)
  if (path === CONTACT_PATH)
    return freshPage(url, 'Contact', (query) => contactMain(query, session.contact, taken))
  if (path === ACCOUNT_PATH) return freshPage(url, 'My account', accountMain)
  if (path === CAMPAIGN_PATH) return freshPage(url, 'A centenary shield for Toowong', campaignMain)
  if (path === WISHLIST_PATH) return { ...found('wishlist.html'), main: wishlistMain(session.wishlist) }
  const engraving = engravingPage(engraved?.path ?? path, url.searchParams, session, engraved?.errors)
  if (engraving) return engraving
  if (path === ORDER_PATH) return { ...found('order-received.html'), main: orderMain(url.searchParams) }
  if (path === '/checkout/') {
    return {
      ...found('checkout.html'),
      kind: 'checkout',
      main: checkoutMain(session.cart, {
        stamps: stampCount(url.searchParams),
        hasRegister: url.searchParams.has('register'),
        isShipped: url.searchParams.has('shipping-fields'),
      }),
    }
  }
  const product = productPage(url, session) ?? searchedShop(url) ?? shopPage(url)
  if (product) return product
  const directory = directoryPages(url, fields)
  if (directory) return directory
  const paged = pagedPage(url)
  if (paged) return { ...paged, status: 200, kind: 'other' }
  const file = fileByPath.get(path)
  if (file && file !== NOT_FOUND.file) return { ...found(file), isRtl: url.searchParams.has('rtl') }
  return layoutsPage(url) ?? categoryPage(path) ?? postPage(path) ?? memberPage(path) ?? NOT_FOUND
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

/** @param {URL} url @returns {SitePage | undefined} */
function layoutsPage({ pathname, searchParams: query }) {
  if (pathname !== LAYOUTS_PATH) return undefined
  const isRtl = query.has('rtl')
  return {
    ...found('page.html'),
    title: 'What we have made',
    main: layoutsMain(query),
    bodyClass: isRtl ? 'rtl' : '',
    isRtl,
  }
}

/**
 * A page that is printed for each address anew, into an ordinary page of the shop.
 * @param {URL} url
 * @param {string} title
 * @param {(query: URLSearchParams) => string} main
 * @returns {SitePage}
 */
function freshPage({ searchParams }, title, main) {
  return { ...found('page.html'), title, main: main(searchParams), isRtl: searchParams.has('rtl') }
}

/**
 * The pages between cart and checkout, with what the server knows by now.
 * @param {string} path
 * @param {URLSearchParams} query
 * @param {import('./session.mjs').Session} session
 * @param {readonly string[]} [errors]
 * @returns {SitePage | undefined}
 */
function engravingPage(path, query, { engraving, cart }, errors) {
  if (path === SETTINGS_PATH)
    return { ...found('engraving-settings.html'), main: settingsMain(engraving, query, errors) }
  if (path === DETAILS_PATH)
    return { ...found('engraving-details.html'), main: detailsMain(engraving, cart, query, errors) }
  if (path === REVIEW_PATH) return { ...found('engraving-review.html'), main: reviewMain(engraving, cart) }
  return undefined
}

/** Somebody of the shop. @param {string} path */
function memberPage(path) {
  const member = memberByPath(path)
  return member && { ...found('page.html'), title: member.name, main: memberMain(member) }
}

/**
 * The maps, the directory and the form for it.
 * @param {URL} url
 * @param {Record<string, string>} fields
 * @returns {SitePage | undefined}
 */
function directoryPages(url, fields) {
  switch (url.pathname) {
    case FIND_US_PATH:
      return freshPage(url, 'Find us', findUsMain)
    case DIRECTORY_PATH:
      return freshPage(url, 'Directory', (query) => directoryMain(directoryKnobs(query, fields)))
    case ENTRY_PATH:
      return freshPage(url, 'Add your business', () => entryMain(fields))
    default:
      return undefined
  }
}
