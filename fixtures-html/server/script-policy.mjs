/** The policy that pages allow laurel, under this one name. */
const OWN = 'laurel'

/**
 * The policies of others, by what shows that a page has them: each of those scripts makes one where the browser has
 * Trusted Types.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const OF_OTHERS = [
  [/\/assets\/checkout-refresh\.js/, 'checkout-refresh'],
  [/\/assets\/late-jquery\.js/, 'late-jquery'],
  [/\/assets\/shop-plugin\.js/, 'shop-plugin'],
  [/\/assets\/wishlist-plugin\.js/, 'wishlist-plugin'],
  // A quick view brings the product's scripts along.
  [/\/assets\/variation-form\.js|jckqvBtn/, 'variation-form'],
  // With a key of its own laurel fetches the maps by their makers' loader.
  [/\bmapsKey\b/, '@googlemaps/js-api-loader'],
]

/** The trophy plugin's pages call functions from inline handlers: a site with them has to allow those. */
const HANDLERS = /\son(?:click|change)="(?:return )?(?:stepSubmit|redirectUrl|copyToNext|previewImage)\(/

/**
 * The headers by which a page says what may run in it.
 * @param {object} options
 * @param {string} options.html of the whole page
 * @param {string} options.nonce of its inline scripts
 * @param {boolean} options.isStrict whether Trusted Types are enforced
 * @param {boolean} options.isWatched whether the page is told what Trusted Types would refuse where they are not
 * @returns {Record<string, string>}
 */
export function scriptPolicy({ html, nonce, isStrict, isWatched }) {
  const names = OF_OTHERS.filter(([sign]) => sign.test(html)).map(([, name]) => name)
  const rules = [
    `script-src 'self' 'nonce-${nonce}' 'report-sample'`,
    ...(HANDLERS.test(html) ? ["script-src-attr 'unsafe-inline'"] : []),
    "base-uri 'self'",
    "object-src 'none'",
    `trusted-types ${[OWN, ...names].join(' ')}`,
    ...(isStrict ? [REQUIRED] : []),
  ]
  return {
    'content-security-policy': rules.join('; '),
    ...(isWatched && !isStrict ? { 'content-security-policy-report-only': REQUIRED } : {}),
  }
}

const REQUIRED = "require-trusted-types-for 'script'"
