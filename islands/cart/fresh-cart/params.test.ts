import { expect, test } from 'vitest'
import { readParams } from './params'

const PRINTED = {
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  cart_hash_key: 'wc_cart_hash_0f',
  fragment_name: 'wc_fragments_0f',
  request_timeout: '7000',
}

test.each([
  [
    'a release of today',
    PRINTED,
    {
      url: '/?wc-ajax=get_refreshed_fragments',
      fragmentsKey: 'wc_fragments_0f',
      hashKey: 'wc_cart_hash_0f',
      timeLimitMs: 7000,
    },
  ],
  [
    'release 3.0',
    { ...PRINTED, cart_hash_key: undefined, request_timeout: undefined },
    {
      url: '/?wc-ajax=get_refreshed_fragments',
      fragmentsKey: 'wc_fragments_0f',
      hashKey: '/wp-admin/admin-ajax.php-wc_cart_hash',
      timeLimitMs: 5000,
    },
  ],
])('[X13] fresh cart: the data of %s', (_, printed, params) => {
  expect(readParams(printed)).toEqual(params)
})

test.each([['0'], [-1], ['soon'], [null], [Number.NaN], [{}]])(
  '[X13] fresh cart: for the invalid time limit %j the plugin’s default applies',
  (request_timeout) => {
    expect(readParams({ ...PRINTED, request_timeout })?.timeLimitMs).toBe(5000)
  },
)

test.each([[undefined], [null], ['x'], [[]], [{}], [{ wc_ajax_url: '' }], [{ wc_ajax_url: 7 }]])(
  '[X13] fresh cart: %j is invalid data',
  (printed) => {
    expect(readParams(printed)).toBeNull()
  },
)
