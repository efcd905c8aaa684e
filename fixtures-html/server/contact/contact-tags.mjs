import { inline, json } from '../inline-script.mjs'
import { oneOf } from '../one-of.mjs'

const FORM = '<div class="wpcf7 no-js"'
const OLD_FORM = '<div role="form" class="wpcf7"'
const SCRIPTS = '<!-- scripts -->'
const HEAD = '</head>'
const RESPONSE = '<div class="wpcf7-response-output"'
const COMMENTS = /(<section id="respond">[\s\S]*?)(<button)/

/** @typedef {{ query: URLSearchParams, nonce: string, origin: string }} PageFacts */

/**
 * The settings of the form plugin's scripts: `?contact-api=query` on a site without pretty addresses, `link` when only the
 * page's head says where the API is, `none`; `?contact-namespace=`, `?contact-cached`, `?contact-blocked`.
 * `?token=on` is the spam token's service: `slow`, `late` (its loader comes after all else), `failing`, `hanging`,
 * `absent` (blocked); `?token-actions=renamed`.
 * @param {string} html
 * @param {PageFacts} page
 */
export function withContact(html, page) {
  const told = html.includes(OLD_FORM) ? withRootLink(html, `${page.origin}/wp-json/`) : html
  return withAntiSpam(told.includes(FORM) ? withGlobals(told, page) : told, page)
}

/** @param {string} html @param {string} root */
function withRootLink(html, root) {
  return html.replace(HEAD, () => `<link rel="https://api.w.org/" href="${root}">\n${HEAD}`)
}

/** @param {string} html @param {PageFacts} page */
function withGlobals(html, { query, nonce, origin }) {
  const api = oneOf(query.get('contact-api'), ['path', 'query', 'link', 'none'])
  const root = api === 'query' ? `${origin}/index.php?rest_route=/` : `${origin}/wp-json/`
  const settings = {
    api: { root, namespace: query.get('contact-namespace') ?? 'contact-form-7/v1' },
    ...(query.has('contact-cached') && { cached: 1 }),
    ...(query.has('contact-blocked') && { blocked: true }),
  }
  const isTold = api === 'path' || api === 'query'
  const tags = [
    ...(isTold ? [inline(`var wpcf7 = ${json(settings)};`, { nonce, id: 'contact-form-7-js-before' })] : []),
    ...tokenTags(query, nonce),
  ]
  const linked = api === 'link' ? withRootLink(html, root) : html
  return linked.replace(SCRIPTS, () => `${tags.join('\n')}\n${SCRIPTS}`)
}

/** @param {URLSearchParams} query @param {string} nonce */
function tokenTags(query, nonce) {
  if (!query.has('token') || query.get('token') === 'off') return []
  const mode = oneOf(query.get('token'), ['on', 'slow', 'late', 'failing', 'hanging', 'absent'])
  const isRenamed = query.get('token-actions') === 'renamed'
  const settings = {
    sitekey: '6LcDouble',
    actions: {
      homepage: isRenamed ? 'shopfront' : 'homepage',
      contactform: isRenamed ? 'enquiry' : 'contactform',
    },
  }
  return [
    ...(mode === 'absent' ? [] : [`<script src="/assets/token-double.js" data-mode="${mode}"></script>`]),
    inline(`var wpcf7_recaptcha = ${json(settings)};`, { nonce, id: 'wpcf7-recaptcha-js-before' }),
  ]
}

/** `?anti-spam` puts that plugin's fields into the contact and comment forms. @param {string} html @param {PageFacts} page */
function withAntiSpam(html, { query, nonce }) {
  if (!query.has('anti-spam')) return html
  let count = 0
  /** @param {string} prefix */
  const fields = (prefix) => {
    count += 1
    const id = `ak_js_${count}`
    return `<p class="akismet-fields-container" data-prefix="${prefix}" style="display: none !important;"><label>&#916;<textarea name="${prefix}hp_textarea" cols="45" rows="8" maxlength="100"></textarea></label><input type="hidden" id="${id}" name="${prefix}js" value="137">${inline(`document.getElementById( "${id}" ).setAttribute( "value", ( new Date() ).getTime() );`, { nonce })}</p>`
  }
  return html
    .replaceAll(RESPONSE, (found) => `${fields('_wpcf7_ak_')}${found}`)
    .replace(COMMENTS, (_, before, button) => `${before}${fields('ak_')}${button}`)
}
