import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inlineData, inlineNames } from './inline-data'

const NAME = 'wc_add_to_cart_params'
const read = (code: string) => Object.fromEntries(inlineData(code))

describe('[S37] [X11] quick view: data of inline scripts', () => {
  test.each([
    ['a variable', `var ${NAME} = {"is_cart":"1"};`],
    ['a property of the window', `window.${NAME}={"is_cart":"1"}`],
    ['one of several on a line', `var a = 1;var ${NAME}  =\t{"is_cart":"1"};go()`],
    ['between comments', `/* <![CDATA[ */\nvar ${NAME} = {"is_cart":"1"};\n/* ]]> */`],
  ])('[S37] what stands as %s is read', (_, code) => {
    expect(read(code)).toEqual({ [NAME]: { is_cart: '1' } })
  })

  test('[S37] all that the plugin sets is read, lists as well', () => {
    const code = `window.wc_add_to_cart_params = {"wc_ajax_url":"\\/?wc-ajax=%%endpoint%%"};
window.wc_add_to_cart_variation_params = {"i18n_unavailable_text":"Sorry \\"you\\" } ] { ["};
window.jck_available_variations = [{"id":62,"price_html":"<b>$9<\\/b>","attributes":{"size":[]}}];`
    expect(read(code)).toEqual({
      wc_add_to_cart_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' },
      wc_add_to_cart_variation_params: { i18n_unavailable_text: 'Sorry "you" } ] { [' },
      jck_available_variations: [{ id: 62, price_html: '<b>$9</b>', attributes: { size: [] } }],
    })
  })

  test.each([
    ['a global of another name', 'window.laurelConfig = {"except":[]}; location = "/x"'],
    ['a name that only ends so', `window.my_${NAME} = {"is_cart":"1"}`],
    ['a text', `${NAME} = "x"`],
    ['code', `${NAME} = {is_cart: hacked()}`],
    ['code in brackets', `${NAME} = [hacked()]`],
    ['what has no end', `${NAME} = {"is_cart":{"a":1}`],
    ['a text without an end', `${NAME} = {"is_cart":"}`],
    [
      'markup, of which the shop plugin would make some',
      `${NAME} = {"i18n_view_cart":"<img src=x onerror=hacked()>"}`,
    ],
    ['an address of another site', `${NAME} = {"ajax_url":"https://elsewhere.example/"}`],
    ['an address that is none', `${NAME} = {"cart_url":"javascript:hacked()"}`],
  ])('[S37] [X11] %s is not', (_, code) => {
    expect(inlineData(code)).toEqual([])
  })

  test('[S37] whatever JSON a server prints is read as it is', () => {
    const law = (value: unknown) => {
      const text = JSON.stringify(value)
      expect(read(`var jck_available_variations = ${text};go({"a":[]})`)).toEqual({
        jck_available_variations: JSON.parse(text),
      })
    }
    fc.assert(fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), law))
  })

  test('[X11] long texts that never end are read in no time', () => {
    for (const piece of ['{', `${NAME}={`, `${NAME}=["`, '"\\"', `${NAME} `, '"a']) {
      const code = piece.repeat(Math.ceil(300_000 / piece.length))
      const start = performance.now()
      inlineData(`${NAME} = [${code}`)
      inlineNames(code)
      expect(performance.now() - start, piece).toBeLessThan(1000)
    }
  })
})

test('[S37] quick view: what stands in quotes without blanks may be an address', () => {
  const code = `load("/a.js", '\\/b.js?x=1', "c d", "<e>", ""); // it's "f"`
  expect(inlineNames(code)).toEqual(['/a.js', '/b.js?x=1', 'f'])
})
