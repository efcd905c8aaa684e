const PREFIX = 'quick-view-'
/** The plugin's settings that an address may set (contract 02 §11.2). */
const SETTINGS = [
  'trigger_general_method',
  'trigger_styling_autohide',
  'trigger_styling_hoverel',
  'popup_general_gallery',
  'popup_imagery_imgtransition',
  'popup_imagery_transitionspeed',
  'popup_imagery_autoplay',
  'popup_imagery_autoplayspeed',
  'popup_imagery_infinite',
  'popup_imagery_navarr',
  'popup_imagery_thumbnails',
  'popup_content_ajaxcart',
  'popup_content_autohidepopup',
]

/**
 * @typedef {object} QuickViewKnobs
 * @property {boolean} isOn whether products have a trigger
 * @property {Readonly<Record<string, string>>} settings as the address gives them
 */

/**
 * @param {URLSearchParams} query
 * @returns {QuickViewKnobs}
 */
export function quickViewKnobs(query) {
  const given = SETTINGS.filter((name) => query.has(PREFIX + name))
  return {
    isOn: query.get('quick-view') === 'on',
    settings: Object.fromEntries(given.map((name) => [name, query.get(PREFIX + name) ?? ''])),
  }
}
