import { expect, test } from 'vitest'
import { unexcused, type Violation } from '../violation'

const SINK: Violation = {
  directive: 'require-trusted-types-for',
  blocked: 'trusted-types-sink',
  source: '/dist/laurel.js',
  code: '',
  sample: 'Element innerHTML|<b>Cup</b>',
}
const HANDLER: Violation = {
  directive: 'script-src-attr',
  blocked: 'inline',
  source: '/dist/chunks/shared-AB12.js',
  code: 'parseFromString(s,t)}catch{}',
  sample: '',
}

test('[X10] violations: one by laurel is told in a line', () => {
  expect(unexcused([SINK])).toEqual([
    'require-trusted-types-for refused trusted-types-sink of /dist/laurel.js: Element innerHTML|<b>Cup</b>',
  ])
  expect(unexcused([{ ...HANDLER, source: '', code: '' }])).toEqual([
    'script-src-attr refused inline of no script: ',
  ])
  expect(unexcused([{ ...HANDLER, code: 'innerHTML=e' }])).toEqual([
    'script-src-attr refused inline of /dist/chunks/shared-AB12.js at innerHTML=e: ',
  ])
})

test.each<[string, Violation, boolean]>([
  ['jQuery 3', { ...SINK, source: '/vendor/jquery-3.js' }, true],
  ['jQuery 1, its inline scripts too', { ...HANDLER, source: '/vendor/jquery-1.js' }, true],
  ['jQuery 4, which could do better', { ...SINK, source: '/vendor/jquery-4.js' }, false],
  ['a script of that name elsewhere', { ...SINK, source: '/assets/vendor/jquery-3.js' }, false],
  ['code of the test', { ...SINK, source: '' }, true],
  ['a policy made by code of the test', { ...SINK, directive: 'trusted-types', source: '' }, false],
  ['a plugin', { ...SINK, source: '/assets/shop-plugin.js' }, false],
  ['a handler in what is read without a window', HANDLER, true],
  ['a handler in the content of a template', { ...HANDLER, code: '=m(e),t.content}function a(e)' }, true],
  ['a handler in what is read for its text', { ...HANDLER, code: '=G(e)}catch{M.textContent=e}for' }, true],
  ['a handler in an element of the page, carefully', { ...HANDLER, code: '=G(e)}catch{M.hidden=e}' }, false],
  ['a handler in what is written into an element', { ...HANDLER, code: '=m(e),t}function a(e)' }, false],
  ['a handler in what is also a text', { ...HANDLER, code: '=m(e),t.contents}' }, false],
  ['a handler at a place that is not known', { ...HANDLER, code: '' }, false],
  ['another rule at that place', { ...HANDLER, directive: 'script-src-elem' }, false],
  ['a handler that a plugin reads', { ...HANDLER, source: '/assets/a.js' }, false],
])('[X10] violations: %s', (_, violation, isExcused) => {
  expect(unexcused([violation])).toHaveLength(isExcused ? 0 : 1)
})

test('[X10] violations: a test may excuse what it makes happen, and nothing beside it', () => {
  expect(unexcused([SINK, { ...HANDLER, source: '' }], [/innerHTML/])).toEqual([
    expect.stringContaining('script-src-attr'),
  ])
})
