// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from './server.mjs'
import { createVisitor } from './visitor'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const visitor = () => createVisitor(server.url)
const titles = (page: Document) =>
  [...page.querySelectorAll('#products h3')].map((title) => title.textContent)

describe('[X04] fixture shop: super search', () => {
  test.each([
    ['/?product_cat=medals', 'Medal'],
    ['/shop/?filter_colour=gold&min_price=0&max_price=10', 'Gold'],
  ])('[X04] %s answers with the products that were searched for', async (path, word) => {
    const { page } = visitor()
    const everything = titles(await page('/shop/'))
    const found = titles(await page(path))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(everything.length)
    expect(found.join()).toContain(word)
  })

  test.each([
    ['/shop/', 0],
    ['/shop/?super-search', 1],
    ['/shop/?super-search=2', 2],
  ])('[X04] %s holds %i of it', async (path, count) => {
    const page = await visitor().page(path)
    expect(page.querySelectorAll('.sf-super-search')).toHaveLength(count)
  })

  test('[X04] what was chosen is printed into it', async () => {
    const page = await visitor().page('/?product_cat=badges-pins&filter_colour="><b>&max_price="><b>')
    expect(page.querySelector('#product_cat > span')?.textContent).toBe('Badges & Pins')
    expect(page.querySelector('#product_cat')?.getAttribute('data-attr_value')).toBe('badges-pins')
    expect(page.querySelector('#colour')?.getAttribute('data-attr_value')).toBe('')
    expect(page.querySelector('#ss-price-max')?.getAttribute('value')).toBe('"><b>')
  })
})

describe('[X04] fixture shop: the cart’s forms', () => {
  test('[X04] quantities are changed, nothing takes a line away, nonsense changes nothing', async () => {
    const { page, post } = visitor()
    const fields = async () =>
      [...(await page('/cart/')).querySelectorAll<HTMLInputElement>('input.qty')].map(
        ({ name, value }) => [name, value] as const,
      )
    const [first, second] = (await fields()).map(([name]) => name)
    if (!first || !second) throw new Error('The cart holds two lines')
    await post('/cart/', { [first]: '7', [second]: 'x', update_cart: 'Update cart' })
    expect(await fields()).toEqual([
      [first, '7'],
      [second, '2'],
    ])
    await post('/cart/', { [first]: '0', 'cart[other][qty]': '4', update_cart: 'Update cart' })
    expect(await fields()).toEqual([[second, '2']])
  })

  test.each([
    ['4101', '$9.50'],
    ['2000', '$14.50'],
    ['<b>', 'Please enter a postcode of four digits.'],
  ])('[X04] the shipping calculator answers postcode %s', async (postcode, expected) => {
    const { page, post } = visitor()
    expect((await page('/cart/')).querySelector('tr.shipping')).toBeNull()
    const answer = await post('/cart/', { calc_shipping_postcode: postcode, calc_shipping: '1' })
    expect(answer.headers.get('location')).toBe('/cart/')
    const cart = await page('/cart/')
    expect(cart.querySelector('tr.shipping')?.textContent).toContain(expected)
    expect(cart.querySelector('#calc_shipping_postcode')?.getAttribute('value')).toBe(postcode)
  })
})

describe('[X04] fixture shop: order tracking', () => {
  test('[X04] the modal is there twice, and only for who is logged in', async () => {
    const { page } = visitor()
    const count = async (path: string) =>
      (await page(path)).querySelectorAll('#track-order-modal, [data-toggle="modal"]').length
    expect(await count('/home/')).toBe(0)
    expect(await count('/home/?user=in')).toBe(3)
    expect(await count('/blog/')).toBe(3)
  })

  test.each([
    [{ orderid: '4711', order_email: 'coach@example.com' }, 'Order #4711'],
    [{ orderid: '<b>', order_email: 'coach@example.com' }, 'valid order number'],
    [{ orderid: '4711', order_email: '' }, 'valid email'],
  ])('[X04] the tracking page answers %o', async (fields, expected) => {
    const { post } = visitor()
    const answer = await post('/track/', { ...fields, 'woocommerce-order-tracking-nonce': '4be1f0c2d7' })
    expect(await answer.text()).toContain(expected)
  })
})
