import { escapeHtml } from '../html.mjs'

/**
 * The settings of a box by attribute, without the `data-`; an empty one is printed empty, as for a server option that
 * was never set, and `null` leaves the attribute out.
 * @typedef {Partial<Record<keyof typeof SETTINGS, string | null>>} BoxSettings
 *
 * @typedef {object} BoxOptions
 * @property {string} [id] of the field
 * @property {string} [value] what the field is filled with
 * @property {BoxSettings} [settings]
 */

/** The settings of this shop, in the order in which the plugin prints them (contract 06 §2). */
export const SETTINGS = {
  url: '/?wc-ajax=aws_action',
  siteurl: 'https://shop.example',
  lang: '',
  'show-loader': 'true',
  'show-more': 'true',
  'show-page': 'true',
  'ajax-search': 'true',
  'show-clear': 'true',
  'mobile-screen': 'true',
  'use-analytics': 'false',
  'min-chars': '1',
  'buttons-order': '2',
  timeout: '300',
  'is-mobile': 'false',
  'page-id': '412',
  tax: '',
}

const FIELD_ID = '66f1c0ffee01'
const LOUPE =
  '<svg focusable="false" aria-hidden="true" viewBox="0 0 24 24" width="22" height="22"><circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" stroke-width="2.5"/><path d="M15 15l6 6" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg>'

/** The search plugin's box. @param {BoxOptions} [options] */
export function searchBox({ id = FIELD_ID, value = '', settings = {} } = {}) {
  const printed = Object.entries({ ...SETTINGS, ...settings })
  const attributes = printed.flatMap(([name, text]) =>
    text === null ? [] : [`data-${name}="${escapeHtml(text)}"`],
  )
  const lang = settings.lang
    ? `\n      <input type="hidden" name="lang" value="${escapeHtml(settings.lang)}">`
    : ''
  const button =
    settings['buttons-order'] === '1'
      ? ''
      : `\n    <div class="aws-search-btn aws-form-btn"><span class="aws-search-btn_icon">${LOUPE}</span></div>`
  return `<div class="aws-container" ${attributes.join(' ')}>
  <form class="aws-search-form" action="/" method="get" role="search">
    <div class="aws-wrapper">
      <label class="aws-search-label" for="${id}">Search trophies</label>
      <input type="search" name="s" id="${id}" value="${escapeHtml(value)}" class="aws-search-field" placeholder="Search trophies" autocomplete="off">
      <input type="hidden" name="post_type" value="product">
      <input type="hidden" name="type_aws" value="true">${lang}
      <div class="aws-search-clear"><span>×</span></div>
      <div class="aws-loader"></div>
    </div>${button}
  </form>
</div>`
}
