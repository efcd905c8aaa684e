import { firstPaint } from './first-paint.mjs'
import { fragmentsTag } from './fragments/page-parts.mjs'
import { inline, json } from './inline-script.mjs'
import { productInlineTags, productScripts } from './product/page-parts.mjs'
import { searchTextsTag } from './search/texts.mjs'

/**
 * The options of one request for the scripts on the page.
 * @typedef {object} ScriptOptions
 * @property {'none' | '1' | '3' | '4'} jquery
 * @property {'early' | 'late'} jqueryWhen
 * @property {'on' | 'off' | 'twice'} laurel
 * @property {'esm' | 'single'} bundle
 * @property {string} config JSON text of `laurelConfig`, or empty
 * @property {string} nonce of the Content-Security-Policy
 * @property {'cart' | 'checkout' | 'other'} page
 * @property {boolean} live reload when the server says so
 * @property {import('./fragments/knobs.mjs').FragmentsKnobs['fragments']} fragments
 * @property {'on' | 'off'} wishlistPlugin
 * @property {boolean} searchTexts whether the search plugin's texts are printed
 * @property {import('./product/page-parts.mjs').ShownProduct | undefined} product whose page it is
 */

/** @type {ScriptOptions} what the saved pages carry */
const DEFAULTS = {
  jquery: '3',
  jqueryWhen: 'early',
  laurel: 'on',
  bundle: 'esm',
  config: '',
  nonce: '',
  page: 'other',
  live: false,
  fragments: 'off',
  wishlistPlugin: 'on',
  searchTexts: true,
  product: undefined,
}

/** @param {import('./product/page-parts.mjs').ShownProduct} [product] */
export function defaultHead(product) {
  return headTags({ ...DEFAULTS, product })
}

/** @param {import('./product/page-parts.mjs').ShownProduct} [product] */
export function defaultScripts(product) {
  return scriptTags({ ...DEFAULTS, product })
}

/** @param {Pick<ScriptOptions, 'laurel' | 'product'> & { hasSnippets?: boolean }} options */
export function headTags({ laurel, product, hasSnippets = false }) {
  if (laurel === 'off') return ''
  return `<link rel="stylesheet" href="/dist/laurel.css">${firstPaint({ isProduct: product !== undefined, hasSnippets })}`
}

/** The theme prints it for its page builder (contract 04 §0.2). */
const AJAX_URL = "var ajaxurl = '/wp-admin/admin-ajax.php';"

/** @param {ScriptOptions} options */
export function scriptTags(options) {
  return [
    inline(AJAX_URL, options),
    ...fragmentsTag(options.fragments, options.nonce),
    ...jqueryTags(options),
    ...searchTags(options),
    ...laurelTags(options),
    ...liveTags(options),
  ].join('\n')
}

/** @param {ScriptOptions} options */
function jqueryTags(options) {
  const { jquery, jqueryWhen, nonce, product } = options
  const printed = product ? productInlineTags(product, nonce) : []
  if (jquery === 'none') return [...printed, ...(product ? productScripts(product) : []).map(scriptTag)]
  const library = `/vendor/jquery-${jquery}.js`
  const shop = shopScripts(options)
  const plugins = [...shop.scripts, ...(product ? productScripts(product) : [])]
  const parameters = shop.data.map((code) => inline(code, { nonce }))
  if (jqueryWhen === 'late') {
    const pluginData = plugins.length ? ` data-plugin="${plugins.join(' ')}"` : ''
    return [
      ...printed,
      ...parameters,
      `<script defer src="/assets/late-jquery.js" data-jquery="${library}"${pluginData}></script>`,
    ]
  }
  return [scriptTag(library), ...printed, ...parameters, ...plugins.map(scriptTag)]
}

/**
 * The scripts of the shop's plugins, and what they are told. The theme takes them off the checkout page, and that of the
 * wishlist off the cart page, too (contract 02 §0.5).
 * @param {ScriptOptions} options
 */
function shopScripts({ page, fragments, wishlistPlugin }) {
  if (page === 'checkout') return { scripts: [], data: [] }
  const scripts = ['/assets/shop-plugin.js']
  const data = [`var wc_add_to_cart_params = ${json(addToCartParameters(page === 'cart'))};`]
  if (fragments === 'plugin') scripts.push('/assets/cart-fragments.js')
  if (wishlistPlugin === 'on' && page !== 'cart') {
    scripts.push('/assets/wishlist-plugin.js')
    data.push(`var yith_wcwl_l10n = ${json({ ajax_url: '/wp-admin/admin-ajax.php' })};`)
  }
  return { scripts, data }
}

/** Scripts whose element other scripts find by the id that WordPress gives it. @type {Readonly<Record<string, string>>} */
const IDS = { '/assets/cart-fragments.js': 'wc-cart-fragments-js' }

/** @param {string} address */
function scriptTag(address) {
  const id = IDS[address]
  return `<script${id ? ` id="${id}"` : ''} src="${address}"></script>`
}

/** @param {ScriptOptions} options */
function searchTags({ searchTexts, nonce }) {
  return searchTexts ? [searchTextsTag(nonce)] : []
}

/** @param {ScriptOptions} options */
function laurelTags({ laurel, bundle, config, nonce }) {
  if (laurel === 'off') return []
  const tag =
    bundle === 'single'
      ? '<script defer src="/dist/laurel.single.js"></script>'
      : '<script type="module" src="/dist/laurel.js"></script>'
  const other =
    bundle === 'single'
      ? '<script type="module" src="/dist/laurel.js"></script>'
      : '<script defer src="/dist/laurel.single.js"></script>'
  const settings = config ? [inline(`var laurelConfig = ${json(JSON.parse(config))};`, { nonce })] : []
  return laurel === 'twice' ? [...settings, tag, other] : [...settings, tag]
}

/** @param {ScriptOptions} options */
function liveTags({ live }) {
  return live ? ['<script defer src="/assets/live-reload.js"></script>'] : []
}

/** @param {boolean} isCart */
function addToCartParameters(isCart) {
  return {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    i18n_view_cart: 'View cart',
    cart_url: '/cart/',
    is_cart: isCart ? '1' : '',
    cart_redirect_after_add: 'no',
  }
}
