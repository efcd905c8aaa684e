/** The function that the scripts among the hostile values call. */
export const INJECTED_FUNCTION = 'hostileRan'

/** Numbers out of range or badly written. */
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

/** Property names that every object inherits. */
export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
]

const SCRIPTS = [
  `<img src=x onerror=${INJECTED_FUNCTION}()>`,
  `<script>${INJECTED_FUNCTION}()</script>`,
  `"><svg onload=${INJECTED_FUNCTION}()>`,
  `</textarea><script>${INJECTED_FUNCTION}()</script>`,
  `');${INJECTED_FUNCTION}();//`,
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

/** Values that no correct server prints. */
export const HOSTILE_VALUES: readonly string[] = [
  ...NUMBERS,
  ...PROTOTYPE_NAMES,
  ...SCRIPTS,
  ...SELECTORS,
  ...ADDRESSES,
  ...TEXTS,
]
