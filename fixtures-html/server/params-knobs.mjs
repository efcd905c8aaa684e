import { escapeHtml } from './html.mjs'

const KNOB = /^param-([a-z][a-z-]*)$/
const CARRIER = 'id="sf-option-params"'

/**
 * Further settings of the page: `?param-slider-autoplay=1` prints `data-slider-autoplay="1"`.
 * @param {string} html
 * @param {URLSearchParams} query
 */
export function withParams(html, query) {
  const attributes = [...query].flatMap(([knob, value]) => {
    const [, name] = KNOB.exec(knob) ?? []
    return name ? [` data-${name}="${escapeHtml(value)}"`] : []
  })
  return html.replace(CARRIER, () => `${CARRIER}${attributes.join('')}`)
}
