import { expect, test } from 'vitest'
import { unexcused, type Violation } from '../violation'

const SINK: Violation = {
  directive: 'require-trusted-types-for',
  blocked: 'trusted-types-sink',
  source: '/dist/laurel.js',
  sample: 'Element innerHTML|<b>Cup</b>',
  addedHandlers: [],
}
const HANDLER: Violation = {
  directive: 'script-src-attr',
  blocked: 'inline',
  source: '/dist/chunks/shared-AB12.js',
  sample: 'alert(1)',
  addedHandlers: [],
}

test('[X10] violations: one by laurel is described in a line', () => {
  expect(unexcused([SINK])).toEqual([
    'require-trusted-types-for refused trusted-types-sink of /dist/laurel.js: Element innerHTML|<b>Cup</b>',
  ])
  expect(unexcused([{ ...HANDLER, source: '' }])).toEqual([
    'script-src-attr refused inline of no script: alert(1)',
  ])
  expect(unexcused([{ ...HANDLER, addedHandlers: ['onerror=alert(1)'] }])).toEqual([
    'script-src-attr refused inline of /dist/chunks/shared-AB12.js: alert(1) (in the page: onerror=alert(1))',
  ])
})

test.each<[string, Violation, boolean]>([
  ['jQuery 3', { ...SINK, source: '/vendor/jquery-3.js' }, true],
  ['jQuery 1, its inline scripts too', { ...HANDLER, source: '/vendor/jquery-1.js' }, true],
  ['jQuery 4, which supports Trusted Types', { ...SINK, source: '/vendor/jquery-4.js' }, false],
  ['a script of that name elsewhere', { ...SINK, source: '/assets/vendor/jquery-3.js' }, false],
  ['code of the test', { ...SINK, source: '' }, true],
  ['code of the test, in Firefox', { ...SINK, source: '/blog/%20line%20370%20%3E%20eval' }, true],
  ['what a plugin evaluates', { ...SINK, source: '/assets/shop.js%20line%203%20%3E%20eval' }, false],
  ['a policy made by code of the test', { ...SINK, directive: 'trusted-types', source: '' }, false],
  ['a plugin', { ...SINK, source: '/assets/shop-plugin.js' }, false],
  ['a handler that was parsed only', HANDLER, true],
  ['a handler in an element of the page', { ...HANDLER, addedHandlers: ['onclick= alert(1); a()'] }, false],
  [
    'a handler that was parsed only, on a page with another',
    { ...HANDLER, addedHandlers: ['onclick=a()'] },
    true,
  ],
  ['a handler without a sample', { ...HANDLER, sample: '' }, false],
  ['another directive with nothing in the page', { ...HANDLER, directive: 'script-src-elem' }, false],
  ['a handler that a plugin parsed', { ...HANDLER, source: '/assets/a.js' }, false],
])('[X10] violations: %s', (_, violation, isExcused) => {
  expect(unexcused([violation])).toHaveLength(isExcused ? 0 : 1)
})

test('[X10] violations: a test may excuse what it makes happen, and nothing beside it', () => {
  expect(unexcused([SINK, { ...HANDLER, source: '' }], [/innerHTML/])).toEqual([
    expect.stringContaining('script-src-attr'),
  ])
})
