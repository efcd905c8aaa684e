import { inline } from '../inline-script.mjs'
import { oneOf } from '../one-of.mjs'

const CANVAS = /class="map-(?:directory-)?canvas"|_directory_calculate_coordinates"/
const END = '</body>'

/**
 * Where a page's maps come from, by `?maps=`: `here`, the stand-in that the shop draws with; `tag`, the theme's own tag of
 * the real service; `key`, its key alone, as the drop-in prints it; `none`. Pages without maps have the stand-in only when
 * it is requested.
 * @param {string} html
 * @param {URLSearchParams} query
 * @param {string} nonce
 */
export function withMaps(html, query, nonce) {
  const wanted = query.get('maps')
  if (wanted === null && !CANVAS.test(html)) return html
  const tags = {
    here: '<script src="/assets/maps-double.js"></script>',
    tag: `<script async src="https://maps.googleapis.com/maps/api/js?key=theme-key" nonce="${nonce}"></script>`,
    key: inline("window.laurelConfig = { mapsKey: 'setting-key', ...window.laurelConfig };", { nonce }),
    none: '',
  }
  const tag = tags[oneOf(wanted, ['here', 'tag', 'key', 'none'])]
  return html.replace(END, () => `${tag}\n${END}`)
}
