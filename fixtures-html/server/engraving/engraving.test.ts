// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../server.mjs'
import { createVisitor } from '../visitor'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const SETTINGS = '/monsta-engravings-settings/'
const DETAILS = '/monsta-engravings-details/'
const REVIEW = '/monsta-engravings-review/'
const ONLINE = { tmmengravingdetail: '1', tmmforgoengravinglogo: '1', deliverydate: '12/10/2026' }

function inputsOf(page: Document) {
  const [form] = [...page.forms].filter(({ id }) => id === 'tmmengravingdetails')
  return [...(form?.getElementsByTagName('input') ?? [])]
}

async function errorsOf(answer: Response) {
  const html = await answer.text()
  return [...html.matchAll(/class="tmm-error"[^>]*>([^<]*)/g)].map(([, error]) => error)
}

describe('[X04] fixture shop: engraving', () => {
  test.each([
    ['as it should be', ONLINE, DETAILS, []],
    ['no date', { ...ONLINE, deliverydate: '' }, DETAILS, ['The date must be mm/dd/yyyy.']],
    ['two ways', { ...ONLINE, tmmnoengraving: '1' }, DETAILS, ['Choose one way of engraving.']],
    [
      'two logos',
      { ...ONLINE, tmmengravinglogo: '1', trophy_upload_id: '900' },
      DETAILS,
      ['Choose one kind of logo.'],
    ],
    [
      'no file',
      { tmmengravingdetail: '1', tmmengravinglogo: '1', deliverydate: '12/10/2026' },
      DETAILS,
      ['The logo is missing.'],
    ],
    ['online past the wording', ONLINE, REVIEW, ['The wording is missing.']],
    ['by mail', { tmmengravingemail: '1', deliverydate: '12/10/2026' }, REVIEW, []],
    [
      'by mail with a logo',
      { tmmengravingemail: '1', tmmforgoengravinglogo: '1', deliverydate: '12/10/2026' },
      REVIEW,
      ['A logo is engraved only with a wording.'],
    ],
  ])('[X04] settings that are posted with %s', async (_, fields, path, errors) => {
    expect(await errorsOf(await visitor().post(path, fields))).toEqual(errors)
  })

  test.each([
    ['a file that is too large', 'logo.png', 5_000_001, 413],
    ['a file of another kind', 'logo.exe', 10, 200],
  ])('[X04] %s is refused', async (_, name, bytes, status) => {
    const body = new FormData()
    for (const [field, value] of Object.entries({ ...ONLINE, tmmengravinglogo: '1' }))
      body.append(field, value)
    body.delete('tmmforgoengravinglogo')
    body.append('tmmengravinglogoupload[]', new Blob(['x'.repeat(bytes)]), name)
    const answer = await visitor().ask(DETAILS, { method: 'POST', body })
    expect(answer.status).toBe(status)
    if (status === 200) expect(await errorsOf(answer)).toEqual([`We cannot take ${name}.`])
  })

  test('[X04] lines are kept and shown again; what was not printed so is refused; the order ends it', async () => {
    const { page, ask, post } = visitor()
    const details = await page(DETAILS)
    const form = new URLSearchParams()
    for (const field of inputsOf(details)) if (field.type !== 'checkbox') form.append(field.name, field.value)
    const send = (body: URLSearchParams) => ask(REVIEW, { method: 'POST', body })
    form.set('logo_0_1[2]', '1')
    expect(await errorsOf(await send(form))).toEqual([])
    const ticked = inputsOf(await page(DETAILS)).filter((input) => input.hasAttribute('checked'))
    expect(ticked.map(({ name }) => name)).toEqual(['logo_0_1[2]'])
    form.append('line_0_0[]', 'one too many')
    expect(await errorsOf(await send(form))).toEqual(['Piece 1 of 1 is not as we printed it.'])
    form.set('product_key[]', 'another')
    expect(await errorsOf(await send(form))).toEqual(['Your cart has changed.'])
    const review = await post('/checkout/', { engraving_completion: '1' })
    expect(review.headers.get('location')).toBe('/checkout/')
    const order = await post('/checkout/', { billing_first_name: 'Ada' })
    expect(order.headers.get('location')).toBe('/checkout/order-received/')
    expect((await page(DETAILS)).querySelectorAll('.item')).toHaveLength(0)
  })

  test('[X04] its posts can be made to go wrong, each by itself', async () => {
    const { post, ask } = visitor()
    await post('/fixture/faults', { fault: 'engraving-details:500' })
    expect((await post(REVIEW, { 'product_key[]': 'x' })).status).toBe(500)
    expect((await post(DETAILS, ONLINE)).status).toBe(200)
    expect((await ask(SETTINGS)).status).toBe(200)
  })
})

function visitor() {
  return createVisitor(server.url)
}
