import { describe, expect, test } from 'vitest'
import {
  all,
  asked,
  CUPS,
  category,
  DEBOUNCE_MS,
  field,
  heard,
  isShown,
  NOTHING,
  page,
  pass,
  press,
  product,
  productsOf,
  request,
  rows,
  search,
  setUpSearch,
  show,
  states,
  titles,
  type,
  until,
} from '../../../tests/unit/search-box'

setUpSearch()

const SHOWN = ['Gold Cup', 'Silver Cup', 'Bronze Cup']
const HTML = '<!DOCTYPE html><html><body>Forbidden</body></html>'

/** A box with results asks for another term, and the server has something else to say. */
async function askAnother() {
  await show()
  await search('cup')
  await type('medal')
  await pass(DEBOUNCE_MS)
  heard.length = 0
}

/** Nothing but the console tells of it, and the same term may be tried again. */
async function expectFailure(status: string) {
  expect(page.report).toHaveBeenCalledOnce()
  const [error, stage] = page.report.mock.calls[0] ?? []
  expect(error).toEqual(new Error(`Request failed: ${status}`))
  expect(stage).toBe('call')
  expect(titles()).toEqual(SHOWN)
  expect(isShown()).toBe(true)
  expect(states()).toEqual(['aws-form-active'])
  expect(heard).toEqual([])
  await type('medal ')
  expect(states()).toEqual(['aws-processing', 'aws-form-active'])
  await pass(DEBOUNCE_MS)
  expect(asked.map(({ keyword }) => keyword)).toEqual(['cup', 'medal', 'medal'])
  await request().answer(productsOf('Gold Medal'))
  expect(titles()).toEqual(['Gold Medal'])
  expect(page.report).toHaveBeenCalledOnce()
}

describe('[S44] live search: requests that fail', () => {
  test.each([
    ['an HTML page (row 41)', HTML],
    ['an empty answer (row 43)', ''],
    ['a zero (row 44)', '0'],
    ['a minus one', '-1'],
    ['half an answer (row 45)', '{"products":[{"title":"Cu'],
    ['null (row 46)', 'null'],
    ['true', 'true'],
    ['a number', '7'],
    ['a text', '"cup"'],
    ['PHP’s complaints before it', '<b>Notice</b>: Undefined index\n{"tax":[],"products":[]}'],
  ])('[S44] live search: %s is no answer', async (_, body) => {
    await askAnother()
    await request().answer(body)
    await expectFailure('parsererror')
  })

  test.each([
    [500, HTML],
    [500, JSON.stringify(CUPS)],
    [403, HTML],
    [403, '{"error":"firewall"}'],
    [429, ''],
    [503, HTML],
    [400, '0'],
    [404, JSON.stringify(NOTHING)],
  ])('[S44] live search: status %d is an error, with any body (rows 42, 44): %s', async (status, body) => {
    await askAnother()
    await request().answer(body, status)
    await expectFailure('error')
  })

  test('[S44] live search: a broken network is an error (row 51)', async () => {
    await askAnother()
    await request().fail()
    await expectFailure('error')
  })

  test('[S44] live search: a failed first search shows nothing', async () => {
    await show()
    field().focus()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await request().fail()
    expect(isShown()).toBe(false)
    expect(rows()).toEqual([])
    expect(states()).toEqual(['aws-focus'])
    await pass(1000)
    expect(all('[role="status"]')).toEqual([])
  })

  test('[S44] live search: a failed term is not requested again without a change', async () => {
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await request().fail()
    await press('Shift')
    await press('ArrowLeft')
    await pass(60_000)
    expect(asked).toHaveLength(1)
  })

  test('[S44] live search: a request has no time limit', async () => {
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await pass(600_000)
    expect(request().isAborted()).toBe(false)
    expect(states()).toEqual(['aws-processing'])
    await request().answer(CUPS)
    expect(titles()).toEqual(SHOWN)
  })
})

describe('[S44] live search: malformed answers', () => {
  test.each(['{}', '[]', '{"html":"<ul></ul>"}', '{"tax":null,"products":null,"data":null}', '{"data":[]}'])(
    '[S44] live search: %s has found nothing (row 47)',
    async (body) => {
      await show()
      await search('cup', body)
      expect(rows().map(({ textContent }) => textContent)).toEqual(['Nothing found'])
      expect(page.report).not.toHaveBeenCalled()
    },
  )

  test('[S44] live search: a list with gaps, as PHP prints it (row 48)', async () => {
    await show()
    await search('cup', { products: { 0: product('Gold Cup'), 2: product('Bronze Cup') } })
    expect(titles()).toEqual(['Gold Cup', 'Bronze Cup'])
  })

  test('[S44] live search: malformed rows are left out (row 49)', async () => {
    await show()
    await search('cup', {
      tax: { product_cat: [null, category('Cups'), { link: '/x/' }, 'x'], product_tag: 'x' },
      products: [product('Gold Cup'), null, 7, [], { link: '/x/' }, product(''), product('Bronze Cup')],
      data: { notices: [null, 7, {}, ''], top_text: 7, top_results: { guides: [null, {}] } },
    })
    expect(titles().map((title) => title?.replace('\u00a0(14)', ''))).toEqual([
      'Cups',
      'Gold Cup',
      'Bronze Cup',
    ])
    expect(all('.aws_top_text')).toEqual([])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S44] live search: of five thousand products the maximum is shown, with one report (row 50)', async () => {
    await show()
    await search('cup', {
      products: Array.from({ length: 5000 }, (_, number) => ({ title: `Cup ${number}` })),
    })
    await until(() => rows().length > 5)
    expect(rows()).toHaveLength(501)
    expect(titles()[499]).toBe('Cup 499')
    expect(rows()[500]?.textContent).toBe('View all results')
    expect(page.report).toHaveBeenCalledExactlyOnceWith(
      new Error('More than 500 results: the others are left out'),
      'call',
    )
  }, 30_000)
})
