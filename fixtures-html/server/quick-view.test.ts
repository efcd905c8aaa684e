// @vitest-environment node

import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePage } from './parse-page'
import { startServer } from './server.mjs'
import { createVisitor } from './visitor'

const ENDPOINT = '/wp-admin/admin-ajax.php'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

function visitor() {
  const { ask, post } = createVisitor(server.url)
  const add = async (fields: Record<string, string>) => {
    const response = await ask(
      `${ENDPOINT}?${new URLSearchParams({ action: 'jckqv_add_to_cart', ...fields })}`,
    )
    return { type: response.headers.get('content-type'), answer: JSON.parse(await response.text()) }
  }
  const view = async (product: string) =>
    JSDOM.fragment(await (await post(ENDPOINT, { action: 'jckqv', product_id: product })).text())
  const page = async (path: string) => (await ask(path)).text()
  return { add, view, page }
}

describe('[S37] [X04] the stand-in quick-view plugin', () => {
  test('[S37] prints triggers and data where the address asks for them, with the settings that it names', async () => {
    const { page } = visitor()
    expect(await page('/shop/')).not.toContain('jckqv')
    const html = await page('/shop/?quick-view=on&quick-view-popup_imagery_thumbnails=bullets')
    const document = parsePage(html)
    expect(document.querySelector('li.product .jckqvBtn')?.getAttribute('data-jckqvpid')).toBe('57')
    expect(html).toContain('"popup_imagery_thumbnails":"bullets"')
    expect(html.indexOf('var jckqv_vars')).toBeLessThan(html.indexOf('/dist/laurel.js'))
  })

  test.each([
    ['57', 'form.variations_form', 'product-type-variable'],
    ['70', 'form.cart input[name="add-to-cart"]', 'product-type-simple'],
    ['57:62', 'option[selected]', 'product-type-variable'],
  ])('[S37] shows product %s', async (product, part, kind) => {
    const shown = await visitor().view(product)
    expect(shown.querySelector('#jckqv')?.classList.contains(kind)).toBe(true)
    expect(shown.querySelector(part)).not.toBeNull()
    expect(shown.querySelector('#jckqv_images .jckqv_image')?.getAttribute('data-jckqv')).toBe('-0-')
    expect(shown.querySelector('script')?.textContent).toContain('wc_add_to_cart_params')
  })

  test('[S37] shows nothing of a product that there is not, and no form of one that is sold out', async () => {
    const { view } = visitor()
    expect((await view('99999')).textContent).toBe('')
    expect((await view('87')).querySelector('form')).toBeNull()
  })

  test('[S37] (QV4) (QV7) adds what GET brings, attributes decoded twice', async () => {
    const chosen = { attribute_pa_monstasize: encodeURIComponent('gc150'), quantity: '2' }
    const { type, answer } = await visitor().add({ product_id: '57', ...chosen })
    expect(type).toContain('text/html')
    expect(answer.fragments['.shopping-bag-item']).toContain('shopping-bag-item')
    expect(answer.cart_hash).toMatch(/^[0-9a-f]{32}$/)
  })

  test('[S37] (QV6) refuses with a message', async () => {
    const { type, answer } = await visitor().add({ product_id: '57', quantity: '1' })
    expect(type).toContain('text/html')
    expect(answer).toMatchObject({ result: 'fail', message: expect.any(String), get: { product_id: '57' } })
  })
})
