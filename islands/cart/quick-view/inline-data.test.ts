import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { inlineData, inlineNames } from './inline-data'

vi.mock('dompurify', async (original) => {
  const { purifierStandIn } = await import('../../../tests/unit/purifier-stand-in')
  return purifierStandIn(original)
})

const NAME = 'wc_add_to_cart_params'
const VARIATIONS = 'jck_available_variations'
const read = (code: string) => Object.fromEntries(inlineData(code))

describe('[S37] [X11] quick view: data of inline scripts', () => {
  test.each([
    ['a variable', `var ${NAME} = {"is_cart":"1"};`],
    ['a property of the window', `window.${NAME}={"is_cart":"1"}`],
    ['one of several on a line', `var a = 1;var ${NAME}  =\t{"is_cart":"1"};go()`],
    ['between comments', `/* <![CDATA[ */\nvar ${NAME} = {"is_cart":"1"};\n/* ]]> */`],
  ])('[S37] data in %s is read', (_, code) => {
    expect(read(code)).toEqual({ [NAME]: { is_cart: '1' } })
  })

  test('[S37] all globals of the plugin are read', () => {
    const code = `window.wc_add_to_cart_params = {"wc_ajax_url":"\\/?wc-ajax=%%endpoint%%"};
window.wc_add_to_cart_variation_params = {"i18n_unavailable_text":"Sorry \\"you\\" } ] { ["};
window.jck_available_variations = [{"id":62,"price_html":"<b>$9<\\/b>","attributes":{"size":[]}}];`
    expect(read(code)).toEqual({
      wc_add_to_cart_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' },
      wc_add_to_cart_variation_params: { i18n_unavailable_text: 'Sorry "you" } ] { [' },
      jck_available_variations: [
        { id: 62, price_html: '<b data-laurel-answer="">$9</b>', attributes: { size: [] } },
      ],
    })
  })

  test.each([
    ['a global of another name', 'window.laurelConfig = {"except":[]}; location = "/x"'],
    ['a longer name with the same end', `window.my_${NAME} = {"is_cart":"1"}`],
    ['a text', `${NAME} = "x"`],
    ['code', `${NAME} = {is_cart: hacked()}`],
    ['code in brackets', `${NAME} = [hacked()]`],
    ['JSON without an end', `${NAME} = {"is_cart":{"a":1}`],
    ['a text without an end', `${NAME} = {"is_cart":"}`],
    ['markup in a text', `${NAME} = {"i18n_view_cart":"<img src=x onerror=hacked()>"}`],
    ['an address of another site', `${NAME} = {"ajax_url":"https://elsewhere.example/"}`],
    ['a script URL', `${NAME} = {"cart_url":"javascript:hacked()"}`],
    ['a list where an address is due', `${NAME} = {"ajax_url":["https://elsewhere.example/"]}`],
    [
      'a nested address of another site',
      `${VARIATIONS} = [{"image":{"url":"https://elsewhere.example/a.jpg"}}]`,
    ],
    ['markup in a nested text', `${VARIATIONS} = [{"image":{"title":"<img src=x onerror=hacked()>"}}]`],
    ['markup in a list of texts', `${VARIATIONS} = [{"price_html":["<img src=x onerror=hacked()>"]}]`],
  ])('[S37] [X11] %s is not read', (_, code) => {
    expect(inlineData(code)).toEqual([])
  })

  test('[S37] [X11] markup in the fields that are printed as HTML is read, without what could run', () => {
    const variation = {
      price_html: '<span class="price"><b>$9</b></span><script>hacked()</script>',
      availability_html: '<p class="stock" onclick="hacked()">In stock</p>',
      variation_description: '<img src="a.png" onerror="hacked()">',
      image: { url: '/a.jpg' },
    }
    expect(read(`${VARIATIONS} = ${JSON.stringify([variation])}`)).toEqual({
      [VARIATIONS]: [
        {
          price_html: '<span class="price" data-laurel-answer=""><b>$9</b></span>',
          availability_html: '<p class="stock" data-laurel-answer="">In stock</p>',
          variation_description: '<img src="a.png" data-laurel-answer="">',
          image: { url: '/a.jpg' },
        },
      ],
    })
  })

  test('[S37] JSON without markup and addresses is read unchanged', () => {
    const law = (value: unknown) => {
      const text = JSON.stringify(value)
      expect(read(`var ${VARIATIONS} = ${text};go({"a":[]})`)).toEqual({ [VARIATIONS]: JSON.parse(text) })
    }
    const isPlain = (value: unknown) => !/<|url"/i.test(JSON.stringify(value))
    const data = fc.array(fc.dictionary(fc.string(), fc.jsonValue())).filter(isPlain)
    fc.assert(fc.property(data, law))
  })
})

test('[S37] quick view: quoted texts without white space may be addresses', () => {
  const code = `load("/a.js", '\\/b.js?x=1', "c d", "<e>", ""); // it's "f"`
  expect(inlineNames(code)).toEqual(['/a.js', '/b.js?x=1', 'f'])
})
