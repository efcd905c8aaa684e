import { productBySlug } from '../catalogue.mjs'
import { inline, json } from '../inline-script.mjs'

/** @typedef {import('./knobs.mjs').QuickViewKnobs} QuickViewKnobs */

export const QUICK_VIEW_NONCE = 'c4d21e9a07'
const TRIGGER_CLASS = 'jckqvBtn'
const PRODUCT_LINK = /<a class="product-link" href="\/product\/([\w-]+)\/"><\/a>/g

/** The plugin's default settings; it writes most of them as text. */
const USUAL_SETTINGS = {
  trigger_general_method: 'click',
  trigger_styling_autohide: '0',
  trigger_styling_hoverel: '.product',
  popup_general_gallery: '1',
  popup_imagery_imgtransition: 'horizontal',
  popup_imagery_transitionspeed: '600',
  popup_imagery_autoplay: 0,
  popup_imagery_autoplayspeed: '3000',
  popup_imagery_infinite: 1,
  popup_imagery_navarr: '1',
  popup_imagery_thumbnails: 'thumbnails',
  popup_content_ajaxcart: 1,
  popup_content_autohidepopup: '1',
}

/** One trigger (contract 02 §11.2). @param {string | number} product id, or `57:62` */
export function quickViewTrigger(product) {
  return `<span data-jckqvpid="${product}" class="${TRIGGER_CLASS}"><i class="jckqv-icon-eye"></i> Quickview</span>`
}

/**
 * The page with a trigger in every product's card, when the address asks for them.
 * @param {string} html
 * @param {QuickViewKnobs} knobs
 */
export function withTriggers(html, { isOn }) {
  if (!isOn) return html
  return html.replace(PRODUCT_LINK, (link, slug) => {
    const product = productBySlug(slug)
    return product ? `${link}${quickViewTrigger(product.id)}` : link
  })
}

/** Whether the plugin prints its data and style sheet: a page has triggers. @param {string} html */
export const hasTriggers = (html) => html.includes(TRIGGER_CLASS)

/** @param {QuickViewKnobs} knobs @param {string} nonce of the Content-Security-Policy */
export function quickViewTag({ settings }, nonce) {
  const vars = {
    ajaxurl: '/wp-admin/admin-ajax.php',
    nonce: QUICK_VIEW_NONCE,
    url: '/wp-content/plugins/quick-view/',
    imgsizes: { catalog: { width: '300', height: '300', crop: 1 } },
    rtl: '0',
    text: { added: 'Added!', adding: 'Adding to Cart...', loading: 'Loading...' },
    settings: { ...USUAL_SETTINGS, ...settings },
  }
  return inline(`var jckqv_vars = ${json(vars)};`, { nonce })
}

export const QUICK_VIEW_STYLE = '<link rel="stylesheet" href="/assets/quick-view.css">'
