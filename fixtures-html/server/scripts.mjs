import { PRODUCT_FIRST_PAINT } from './first-paint.mjs'
import { inline, json } from './inline-script.mjs'
import { productInlineTags, productScripts } from './product/page-parts.mjs'
import { searchTextsTag } from './search/texts.mjs'

/**
 * What one request asks of the scripts on the page.
 * @typedef {object} ScriptOptions
 * @property {'none' | '1' | '3' | '4'} jquery
 * @property {'early' | 'late'} jqueryWhen
 * @property {'on' | 'off' | 'twice'} laurel
 * @property {'esm' | 'single'} bundle
 * @property {string} config JSON text of `laurelConfig`, or empty
 * @property {string} nonce of the Content-Security-Policy
 * @property {'cart' | 'checkout' | 'other'} page
 * @property {boolean} live reload when the server says so
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

/** @param {Pick<ScriptOptions, 'laurel' | 'product'>} options */
export function headTags({ laurel, product }) {
  if (laurel === 'off') return ''
  return `<link rel="stylesheet" href="/dist/laurel.css">${product ? PRODUCT_FIRST_PAINT : ''}`
}

/** @param {ScriptOptions} options */
export function scriptTags(options) {
  return [...jqueryTags(options), ...searchTags(options), ...laurelTags(options), ...liveTags(options)].join(
    '\n',
  )
}

/**
 * The theme takes the shop plugin's script off the checkout page (contract 02 §0.5).
 * @param {ScriptOptions} options
 */
function jqueryTags({ jquery, jqueryWhen, nonce, page, product }) {
  const printed = product ? productInlineTags(product, nonce) : []
  if (jquery === 'none') return [...printed, ...(product ? productScripts(product) : []).map(scriptTag)]
  const library = `/vendor/jquery-${jquery}.js`
  const plugin = page === 'checkout' ? '' : '/assets/shop-plugin.js'
  const plugins = [...(plugin ? [plugin] : []), ...(product ? productScripts(product) : [])]
  const parameters = plugin
    ? [inline(`var wc_add_to_cart_params = ${json(addToCartParameters(page === 'cart'))};`, { nonce })]
    : []
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

/** @param {string} address */
function scriptTag(address) {
  return `<script src="${address}"></script>`
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
