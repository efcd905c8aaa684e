import { builderAjaxUrl } from '../../src/page/ajax-url'
import { attempt } from '../../src/page/attempt'
import { isRecord } from '../../src/page/is-record'
import { parseJson } from '../../src/page/parse-json'
import type { Fields } from '../../src/wire/ajax'

const USUAL_URL = '/wp-admin/admin-ajax.php'
const TOKEN_KEY = 'accesstoken'
/** The server takes no `=` in a token (contract 05 §5.3). */
const TOKEN_END = '='

/** The address of the feed plugin's calls (contract 05 §1.3). */
export function feedAjaxUrl(window: Window & { cffajaxurl?: unknown }): string {
  const { cffajaxurl } = window
  if (typeof cffajaxurl === 'string' && cffajaxurl.trim() !== '') return cffajaxurl
  return builderAjaxUrl(window) ?? USUAL_URL
}

/** The printed settings of the shortcode, as JSON text. Calls send them back unchanged. */
export const shortcodeOf = (feed: Element) => feed.getAttribute('data-cff-shortcode') ?? ''

/**
 * The feed's own access token, which the server has obfuscated (contract 05 §5.3).
 * @returns undefined when the shortcode has no token or cannot be read
 */
export function shortcodeToken(feed: Element): string | undefined {
  const value = parseJson(shortcodeOf(feed))
  const token = isRecord(value) ? value[TOKEN_KEY] : undefined
  return typeof token === 'string' ? attempt(() => encodeURI(token).split(TOKEN_END)[0]) : undefined
}

/** The fields that choose the access token of a call about a feed (contract 05 §5.3). */
export function tokenFields(feed: Element): Fields {
  const at = shortcodeToken(feed)
  return {
    ...(feed.classList.contains('cff-group') && { usegrouptoken: 'true' }),
    ...(feed.getAttribute('data-own-token') === 'true' && { useowntoken: 'true' }),
    ...(at !== undefined && { at }),
  }
}
