import { chromeKnobs } from './chrome/knobs.mjs'
import { coverKnobs } from './cover-knobs.mjs'
import { fragmentsKnobs } from './fragments/knobs.mjs'
import { menuKnobs, withSnippetSetting } from './menus/knobs.mjs'
import { oneOf } from './one-of.mjs'
import { panelKnobs } from './panels-knobs.mjs'
import { productKnobs } from './product/knobs.mjs'
import { quickViewKnobs } from './quick-view/knobs.mjs'
import { boxKnobs } from './search/box-knobs.mjs'

/**
 * The knobs of one page request.
 * @typedef {object} PageOptions
 * @property {import('./scripts.mjs').ScriptOptions['jquery']} jquery
 * @property {import('./scripts.mjs').ScriptOptions['jqueryWhen']} jqueryWhen
 * @property {import('./scripts.mjs').ScriptOptions['laurel']} laurel
 * @property {string} config JSON text, or empty
 * @property {boolean} badNonce
 * @property {boolean} strictCsp
 * @property {import('./search/box-knobs.mjs').BoxKnobs} searchBoxes
 * @property {import('./product/knobs.mjs').ProductKnobs} product
 * @property {import('./fragments/knobs.mjs').FragmentsKnobs['fragments']} fragments
 * @property {boolean} isCached
 * @property {'on' | 'off'} wishlistPlugin
 * @property {import('./quick-view/knobs.mjs').QuickViewKnobs} quickView
 * @property {import('./chrome/knobs.mjs').ChromeKnobs} chrome
 * @property {ReturnType<typeof panelKnobs>} panels
 * @property {import('./cover-knobs.mjs').CoverKnobs} covers
 * @property {import('./menus/knobs.mjs').MenuKnobs} menus
 */

/** Thrown for a `config` that is not JSON. */
export class BadConfig extends Error {}

/**
 * @param {URLSearchParams} query
 * @returns {PageOptions}
 * @throws {BadConfig}
 */
export function pageOptions(query) {
  const menus = menuKnobs(query)
  return {
    jquery: oneOf(query.get('jquery'), ['3', 'none', '1', '4']),
    jqueryWhen: oneOf(query.get('jquery-when'), ['early', 'late']),
    laurel: oneOf(query.get('laurel'), ['on', 'off', 'twice']),
    config: withSnippetSetting(jsonText(query.get('config') ?? ''), menus),
    badNonce: query.get('nonce') === 'bad',
    strictCsp: query.get('csp') === 'strict',
    searchBoxes: boxKnobs(query),
    product: productKnobs(query),
    ...fragmentsKnobs(query),
    wishlistPlugin: oneOf(query.get('wishlist-plugin'), ['on', 'off']),
    quickView: quickViewKnobs(query),
    chrome: chromeKnobs(query),
    panels: panelKnobs(query),
    covers: coverKnobs(query),
    menus,
  }
}

/** @param {string} text */
function jsonText(text) {
  if (!text) return ''
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    throw new BadConfig('config is not JSON')
  }
}
