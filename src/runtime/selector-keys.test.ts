import { expect, test } from 'vitest'
import { keysOf } from './selector-keys'

test.each([
  ['.cup', ['.cup']],
  ['form.variations_form', ['.variations_form']],
  ['#track-order-modal form', ['form']],
  ['body:is(.a, .b)', ['body']],
  ['.cup, #medal, UL', ['.cup', '#medal', 'ul']],
  ['.list > .cup:not(.full, .shelf *)', ['.cup']],
  [':is(.menu-item, .mega-menu-item) a[href^="#"]:not([href="#"])', ['a']],
  ['.cff :is(.cff-view-comments, ul.cff-more > li, #x)', ['.cff-view-comments', 'li', '#x']],
  [':where(.cup).gold', ['.gold']],
  [':where(.cup, :is(b))', ['.cup', 'b']],
  ['[data-rel^=ilightbox]:not(.skip)', ['[data-rel]']],
  ['a[title="one, .two > #three"] + .four', ['.four']],
  ['[title="]"], [lang]', ['[title]', '[lang]']],
  ['[data-pokal-größe="3"]', ['[data-pokal-größe]']],
  ['shop-größe', ['shop-größe']],
  ['.cup::before', ['.cup']],
  [':target', ['*']],
  ['*', ['*']],
  ['.a\\:b', ['*']],
  ['svg|a', ['*']],
  ['.a /* .b */', ['*']],
] as const)('[X01] keys: %s has %s', (selector, keys) => {
  expect(keysOf(selector)).toEqual(keys)
})
