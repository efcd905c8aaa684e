/** What a script would leave behind that got out of a text. */
export const ESCAPED = 'hostileRan'

/** Numbers that are too large, too odd or none, as an attribute or a field may hold them. */
const NUMBERS = [
  '0',
  '-1',
  '-0',
  '1e308',
  '1e999',
  '99999999999999999999',
  '0.1',
  '1e-9',
  '1,5',
  '0x10',
  'NaN',
  'Infinity',
  '-Infinity',
  '٣',
  '1 000',
  ' 7 ',
  '+5',
  '10px',
  '2147483648',
]

/** Names that every object has. */
export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
]

const SCRIPTS = [
  `<img src=x onerror=${ESCAPED}()>`,
  `<script>${ESCAPED}()</script>`,
  `"><svg onload=${ESCAPED}()>`,
  `</textarea><script>${ESCAPED}()</script>`,
  `');${ESCAPED}();//`,
  '{{constructor.constructor("1")()}}',
]

const SELECTORS = ['#', '#"', '.', '[', ':not(', '#a b>c', '*', ',', '\\', '#1', 'a:has(', '"\'`']
const ADDRESSES = [
  'http://',
  '//',
  'https://[',
  '%',
  '?%E0%A4%A',
  '#%E0%A4%A',
  'data:text/html,x',
  'about:blank',
  'mailto:',
]
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\ud800',
  '💥',
  'null',
  'undefined',
  'true',
  'false',
  '[]',
  '{}',
  '{"a":',
  '[null]',
  '"',
  '1|2||3|',
  ',,,',
  'a'.repeat(5000),
  '<b>',
  '&amp;&lt;',
  '%s',
]

/** What no server means to print. */
export const STRANGE: readonly string[] = [
  ...NUMBERS,
  ...PROTOTYPE_NAMES,
  ...SCRIPTS,
  ...SELECTORS,
  ...ADDRESSES,
  ...TEXTS,
]
