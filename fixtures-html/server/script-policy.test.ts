import { expect, test } from 'vitest'
import { scriptPolicy } from './script-policy.mjs'

const PLAIN = { html: '<p>Trophies</p>', nonce: 'abc', isStrict: false, isWatched: false }
const POLICY = 'content-security-policy'
const REPORTED = 'content-security-policy-report-only'

test('[X10] script policy: a page without scripts of others allows laurel’s policy alone', () => {
  expect(scriptPolicy(PLAIN)).toEqual({
    [POLICY]:
      "script-src 'self' 'nonce-abc' 'report-sample'; base-uri 'self'; object-src 'none'; trusted-types laurel",
  })
})

test.each([
  ['<script src="/assets/checkout-refresh.js"></script>', 'checkout-refresh'],
  ['<script src="/assets/late-jquery.js"></script>', 'late-jquery'],
  ['<script src="/assets/shop-plugin.js"></script>', 'shop-plugin'],
  ['<script src="/assets/wishlist-plugin.js"></script>', 'wishlist-plugin'],
  ['<script src="/assets/variation-form.js"></script>', 'variation-form'],
  ['<span class="jckqvBtn"></span>', 'variation-form'],
  ['<script>window.laurelConfig = { mapsKey: "a" }</script>', '@googlemaps/js-api-loader'],
])('[X10] script policy: %s adds the name %s', (html, name) => {
  expect(scriptPolicy({ ...PLAIN, html })[POLICY]).toMatch(new RegExp(`trusted-types laurel ${name}$`))
})

test('[X10] script policy: Trusted Types are enforced, or watched, never both', () => {
  const required = "require-trusted-types-for 'script'"
  const strict = scriptPolicy({ ...PLAIN, isStrict: true, isWatched: true })
  expect(strict[POLICY]).toContain(required)
  expect(strict).not.toHaveProperty([REPORTED])
  const watched = scriptPolicy({ ...PLAIN, isWatched: true })
  expect(watched[POLICY]).not.toContain(required)
  expect(watched[REPORTED]).toBe(required)
})
