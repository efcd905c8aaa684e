import { inline, json } from '../inline-script.mjs'
import { oneOf } from '../one-of.mjs'

const SCRIPTS = '<!-- scripts -->'
const CHECKOUT = 'form name="checkout"'
const STAMP_TAG = '<wc-order-attribution-inputs'

/** The fields of an order by name, and where the library keeps each (contract 07 E2). */
const FIELDS = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_campaign: 'current.cmp',
  utm_source: 'current.src',
  utm_medium: 'current.mdm',
  utm_content: 'current.cnt',
  utm_id: 'current.id',
  utm_term: 'current.trm',
  utm_source_platform: 'current.plt',
  utm_creative_format: 'current.fmt',
  utm_marketing_tactic: 'current.tct',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
}

/**
 * The settings of the shop plugin's attribution script, and the consent plugin's double. The checkout and the account page
 * have it always, others by `?attribution`; `?attribution=off` leaves it out. Settings by `?attribution-lifetime=0` (or
 * `absent`), `-session=45`, `-base64`, `-prefix=x_`, `-fields=referrer,user_agent`, `-allow=no` (or `false`).
 * `?consent=allow` (or `deny`, `late`): the consent plugin is there, and the category is `marketing`.
 * @param {string} html
 * @param {import('../contact/contact-tags.mjs').PageFacts} page
 */
export function withAttribution(html, { query, nonce, origin }) {
  const wanted = query.get('attribution')
  const isPrinted = wanted === null ? html.includes(STAMP_TAG) || html.includes(CHECKOUT) : wanted !== 'off'
  if (!isPrinted) return html
  const refresh = html.includes(CHECKOUT) ? ['<script defer src="/assets/checkout-refresh.js"></script>'] : []
  const tags = [
    ...consentTags(query),
    inline(`var wc_order_attribution = ${json(settings(query, origin))};`, {
      nonce,
      id: 'wc-order-attribution-js-extra',
    }),
    ...refresh,
  ]
  return html.replace(SCRIPTS, () => `${tags.join('\n')}\n${SCRIPTS}`)
}

/** @param {URLSearchParams} query @param {string} origin */
function settings(query, origin) {
  const get = (/** @type {string} */ knob) => query.get(`attribution-${knob}`)
  const names = get('fields')?.split(',')
  const lifetime = get('lifetime')
  const allow = get('allow')
  return {
    params: {
      ...(lifetime === 'absent' ? {} : { lifetime: Number(lifetime ?? 1e-5) }),
      session: Number(get('session') ?? 30),
      base64: get('base64') !== null,
      ajaxurl: `${origin}/wp-admin/admin-ajax.php`,
      prefix: get('prefix') ?? 'wc_order_attribution_',
      allowTracking: allow === 'no' || allow === 'yes' ? allow : allow !== 'false',
      ...(query.has('consent') && { consentCategory: 'marketing' }),
    },
    fields: Object.fromEntries(Object.entries(FIELDS).filter(([name]) => names?.includes(name) ?? true)),
  }
}

/** @param {URLSearchParams} query */
function consentTags(query) {
  if (!query.has('consent')) return []
  const mode = oneOf(query.get('consent'), ['allow', 'deny', 'late'])
  return [`<script src="/assets/consent-double.js" data-mode="${mode}"></script>`]
}
