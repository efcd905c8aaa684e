// @vitest-environment node
import { JSDOM, VirtualConsole } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linePrice, type PricedOption } from './product/price.mjs'
import { startServer } from './server.mjs'
import { createVisitor } from './visitor'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({ distDir: '/nowhere' })
})

afterAll(() => server.close())

const T = '10:5 25:10 50:15 100:20'

/** `10:5 25:10` as a list of tiers. */
function tiers(text: string) {
  return text
    .split(' ')
    .filter(Boolean)
    .map((tier) => {
      const [unit = '', percent = ''] = tier.split(':')
      return { unit, percent }
    })
}

const cc1 = (included: string, price: string): PricedOption => ({ key: 'monstacc1', included, price })
const cc2 = (included: string, price: string): PricedOption => ({ key: 'monstacc2', included, price })
const plus = (...prices: string[]): PricedOption[] => prices.map((price) => ({ key: 'monsta80', price }))

type Row = [
  id: string,
  size: string,
  options: PricedOption[],
  quantity: number,
  tiers: string,
  unit: string,
  total: string,
  flat?: string,
]

/** Contract 08 §15.1. P45 and P46 post no option at all; P48 has the price of the variation. */
const ROWS: Row[] = [
  ['P01', '8.50', [], 1, T, '8.50', '8.50'],
  ['P02', '8.50', [], 9, T, '8.50', '76.50'],
  ['P03', '8.50', [], 10, T, '8.08', '80.80'],
  ['P04', '8.50', [], 24, T, '8.08', '193.92'],
  ['P05', '8.50', [], 25, T, '7.65', '191.25'],
  ['P06', '24.95', [], 25, T, '22.46', '561.50'],
  ['P07', '24.95', [], 50, T, '21.21', '1060.50'],
  ['P08', '24.95', [], 99, T, '21.21', '2099.79'],
  ['P09', '24.95', [], 100, T, '19.96', '1996.00'],
  ['P10', '12.50', [cc1('1.00', '1.75')], 1, T, '13.25', '13.25'],
  ['P11', '12.50', [cc1('1.00', '1.75')], 10, T, '12.59', '125.90'],
  ['P12', '12.50', [cc1('1.00', '0')], 1, T, '11.50', '11.50'],
  ['P13', '12.50', [cc1('1.00', '1.00')], 1, T, '12.50', '12.50'],
  ['P14', '12.50', [cc1('1.00', '1.75'), cc2('0.80', '2.20')], 1, T, '14.65', '14.65'],
  ['P15', '12.50', [cc1('1.00', '1.75'), cc2('0.80', '2.20'), ...plus('1.10')], 25, T, '14.29', '357.25'],
  ['P16', '5.95', plus('1.10'), 1, T, '7.05', '7.05'],
  ['P17', '5.95', plus('1.10'), 10, T, '6.75', '67.50'],
  ['P18', '5.95', plus('1.10', '3.30', '2.20'), 10, T, '12.25', '122.50'],
  ['P19', '5.95', plus('1.10', '3.30', '2.20'), 10, '', '12.55', '125.50'],
  ['P20', '19.99', [], 3, T, '19.99', '59.97'],
  ['P21', '0.10', plus('0.20'), 1, T, '0.30', '0.30'],
  ['P22', '1.005', [], 1, T, '1.01', '1.01'],
  ['P23', '1.005', [], 200, T, '0.80', '160.00'],
  ['P24', '3.45', [], 25, T, '3.11', '77.75'],
  ['P25', '4.35', [], 25, T, '3.92', '98.00'],
  ['P26', '1.15', [], 60, '50:50', '0.58', '34.80'],
  ['P27', '14.95', [], 50, T, '12.71', '635.50'],
  ['P28', '7.50', [], 10, '10:33', '5.03', '50.30'],
  ['P29', '39.50', [], 12, '12:7.5', '36.54', '438.48'],
  ['P30', '24.95', [], 1, T, '23.08', '23.08', '7.5'],
  ['P31', '24.95', [], 100, T, '23.08', '2308.00', '7.5'],
  ['P32', '8.50', [], 30, '50:15 10:5 25:10', '7.65', '229.50'],
  ['P33', '8.50', [], 12, '10:5 10:6', '7.99', '95.88'],
  ['P34', '8.50', plus('1.10'), 10, '10:100', '1.10', '11.00'],
  ['P35', '0.29', [], 1000, T, '0.23', '230.00'],
  ['P36', '149.00', plus('12.35'), 250, T, '131.55', '32887.50'],
  ['P37', '2.30', [cc1('2.30', '0')], 1, T, '0.00', '0.00'],
  ['P38', '1234.50', [], 3, T, '1234.50', '3703.50'],
  ['P39', '10.10', plus('0.20'), 3, T, '10.30', '30.90'],
  ['P40', '8.50', [], 1, '0:50', '8.50', '8.50'],
  ['P41', '12.50', [cc1('1.00', '1.75'), ...plus('0.555')], 50, T, '11.82', '591.00'],
  ['P42', '1.10', [], 3, T, '1.10', '3.30'],
  ['P43, by list order, as the server', '8.50', [], 30, '25:10 10:5', '8.08', '242.40'],
  ['P44', '8.50', plus(''), 2, T, '8.50', '17.00'],
  ['P45', '8.50', [], 2, T, '8.50', '17.00'],
  ['P47', '8.50', plus('-2'), 1, T, '8.50', '8.50'],
  ['P48', '9.90', [], 2, T, '9.90', '19.80'],
  ['a centre without a default', '8.50', [{ key: 'monstacc1', price: '1.20' }], 1, T, '9.70', '9.70'],
  ['never below 0', '1.00', [cc1('5.00', '0')], 1, T, '0.00', '0.00'],
]

describe('[S33] [X04] what the stand-in server charges', () => {
  test.each(ROWS)(
    '[S33] [X04] stand-in price %s',
    (_, size, options, quantity, list, unit, total, flat = '0') => {
      const price = linePrice({ size, options, quantity, tiers: tiers(list), flat })
      expect([price.unitCents, price.totalCents].map((cents) => (cents / 100).toFixed(2))).toEqual([
        unit,
        total,
      ])
    },
  )

  test('[S33] [X04] a line keeps its options, shows them, and costs what they cost', async () => {
    const { post, page } = visitor()
    await page('/cart/?empty-cart')
    await post('/product/classic-cup/', CUP)
    await post('/product/classic-cup/', { ...CUP, attribute_pa_monstacc2: 'school-crest' })
    const rows = (await page('/cart/')).querySelectorAll('.shop_table.cart tbody tr')
    expect([...rows].map(cells)).toEqual([
      ['Classic Cup – 180mm – Football Gold', '$12.59', '$125.90'],
      ['Classic Cup – 180mm – Football Gold – School Crest', '$15.11', '$151.10'],
    ])
    const bag = (await page('/home/')).querySelector('.bag-contents')
    expect(bag?.textContent).toContain('Classic Cup – Football Gold – School Crest')
  })

  test('[S33] [X04] the same thing added again is one line, priced by what it now holds', async () => {
    const { post, page } = visitor()
    await page('/cart/?empty-cart')
    await post('/product/classic-cup/', { ...CUP, quantity: '5' })
    await post('/product/classic-cup/', { ...CUP, quantity: '20' })
    const [row] = (await page('/cart/')).querySelectorAll('.shop_table.cart tbody tr')
    expect(row && cells(row)).toEqual(['Classic Cup – 180mm – Football Gold', '$11.93', '$298.25'])
  })

  test('[S33] [X04] discounts that an address names hold for its visitor', async () => {
    const { post, page } = visitor()
    await page('/cart/?empty-cart')
    await page('/product/classic-cup/?flat=7.5')
    await post('/product/classic-cup/', CUP)
    await page('/product/classic-cup/?flat=0&tiers=none')
    await post('/product/gold-cup/', {
      'add-to-cart': '57',
      attribute_pa_monstasize: 'gc150',
      quantity: '50',
    })
    const rows = (await page('/cart/')).querySelectorAll('.shop_table.cart tbody tr')
    expect([...rows].map((row) => cells(row)[1])).toEqual(['$12.26', '$12.00'])
  })

  test.each([
    ['a size that is gone', { attribute_pa_monstasize: 'oc240' }],
    ['a size that is sold out', { variation_id: '146' }],
  ])('[X04] stand-in server: %s is refused', async (_, size) => {
    const answer = await visitor().post('/?wc-ajax=add_to_cart', {
      product_id: '140',
      quantity: '1',
      ...size,
    })
    expect(await answer.json()).toEqual({ error: true, product_url: '/product/sample-cup/' })
  })
})

describe('[S33] [X04] the price that was shown', () => {
  test('[S33] [X04] another total than the server’s is refused, once', async () => {
    const { ask, calls, page } = visitor()
    const wrong = await ask('/product/classic-cup/', posted(CUP, '77:125.70'))
    const html = await wrong.text()
    expect(html).toContain('The price has changed: “Classic Cup”')
    expect(wrong.headers.getSetCookie().join()).toContain('shown_total=; Path=/; Max-Age=0')
    expect((await page('/cart/')).querySelector('.num-items')?.textContent).toBe('5')
    await ask('/product/classic-cup/', posted(CUP, '77:125.90'))
    expect((await page('/cart/')).querySelector('.num-items')?.textContent).toBe('15')
    expect((await calls('price-check')).map(({ fields }) => fields)).toEqual([
      { product_id: '77', shown: '125.70', charged: '125.90', accepted: 'no' },
      { product_id: '77', shown: '125.90', charged: '125.90', accepted: 'yes' },
    ])
  })

  test('[S33] [X04] by ajax the answer is an error', async () => {
    const { ask } = visitor()
    const fields = { product_id: '77', variation_id: '101', quantity: '1' }
    const answer = await ask('/?wc-ajax=add_to_cart', posted(fields, '77:8.49'))
    expect(await answer.json()).toEqual({ error: true, product_url: '/product/classic-cup/' })
    const right = await ask('/?wc-ajax=add_to_cart', posted(fields, '77:8.50'))
    expect(Object.keys(await right.json())).toContain('fragments')
  })

  test('[S33] [X04] what another product’s page showed makes no difference', async () => {
    const { ask, page } = visitor()
    await ask('/product/classic-cup/', posted(CUP, '57:1.00'))
    await ask('/?wc-ajax=add_to_cart', posted({ product_id: '70', quantity: '1' }, '77:1.00'))
    expect((await page('/cart/')).querySelector('.num-items')?.textContent).toBe('16')
  })
})

describe('[S33] [X04] knobs of a product page', () => {
  const attribute = (document: Document, selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)

  test('[S33] [X04] the form is printed as the contract has it', async () => {
    const document = await visitor().page('/product/classic-cup/')
    const wrappers = [
      ...document.querySelectorAll<HTMLElement>('.single_variation_wrap > [id*="_attribute_pa_"]'),
    ]
    expect(wrappers.map(({ id }) => id)).toEqual(
      ['101', '102', '103'].flatMap((id) => [`${id}_attribute_pa_monstacc1`, `${id}_attribute_pa_monstacc2`]),
    )
    expect(wrappers.every((wrapper) => wrapper.querySelector('select:disabled'))).toBe(true)
    expect(document.querySelector('#\\31 02_pa_monstacc1 option[value="netball"]')?.outerHTML).toBe(
      '<option value="netball" default-price-cc1="1.00" price-attr="1.00" class="attached enabled">Netball</option>',
    )
    const unwrapped = [...document.querySelectorAll('main .price, .page-content .price')].filter(
      (price) => !price.querySelector('.monsta_price_value'),
    )
    expect(unwrapped).toEqual([])
    const modals = [...document.querySelectorAll('.monsta_modal')].map(({ className }) => className)
    expect(modals).toEqual(['monstacc1_modal monsta_modal', 'monstacc2_modal monsta_modal'])
  })

  test.each([
    ['', true, false, '.monstaprice, .variant-options.hide tr.tr-sizes'],
    ['?pricing=a', false, true, '.cost_per_unit .price + meta[content]'],
    ['?pricing=0', false, false, '#menu-main .monsta_price_value'],
  ])('[S33] [X04] prices by %s', async (query, isNewer, isOlder, part) => {
    const document = await visitor().page(`/product/gold-cup/${query}`)
    expect(document.querySelector('.product-summary table.variations') !== null).toBe(isNewer)
    expect(document.querySelector('.cost_total .cost') !== null).toBe(isOlder)
    expect(document.querySelector(part)).not.toBeNull()
    expect(document.querySelectorAll('form.cart input[name="quantity"]')).toHaveLength(1)
  })

  test('[S33] [X04] the globals, by what their scripts leave', async () => {
    const { globals } = visitor()
    const usual = await globals('/product/classic-cup/')
    expect(usual['variationprice']).toEqual({ ct150: '8.50', ct180: '12.50', ct220: '16.95' })
    expect(usual['mmproductdiscounts']).toEqual([
      [
        { unit: '10', precent: '5' },
        { unit: '25', precent: '10' },
        { unit: '50', precent: '15' },
        { unit: '100', precent: '20' },
      ],
    ])
    expect(usual['flat_discount']).toBe(0)
    expect(usual['attribute_name_array']).toEqual([''])
    expect(usual['woocommerce_currency_symbol']).toBe('&#36;')
    expect(typeof usual['mm_quantity_based_pricing']).toBe('function')
    expect(usual['global_variations']).toMatchObject({
      monstacc1_modal: { netball: { components_image: ['/assets/images/options/centre-netball.svg'] } },
    })
    expect(usual['global_monstacc1']).toEqual(
      (usual['global_variations'] as Record<string, unknown>)['monstacc1_modal'],
    )
  })

  test.each([
    ['calculator=off', 'mm_quantity_based_pricing', undefined],
    ['calculator=broken', 'variationprice', undefined],
    ['tiers=none', 'mmproductdiscounts', []],
    ['wc-currency=none', 'woocommerce_currency_symbol', undefined],
    ['wc-currency=%26pound;', 'woocommerce_currency_symbol', '&pound;'],
    ['pickers=none', 'global_variations', {}],
    ['pickers=broken', 'global_monstacc1', undefined],
  ])('[S33] [X04] globals with ?%s', async (query, name, value) => {
    expect((await visitor().globals(`/product/classic-cup/?${query}`))[name]).toEqual(value)
  })

  test('[S34] [X04] the older pickers have their names', async () => {
    const { globals, page } = visitor()
    const all = await globals('/product/sports-medal/?pickers=old')
    expect(Object.keys(all['global_variations'] as object).sort()).toEqual([
      'centre_modal',
      'monsta_box_modal',
      'monsta_medal_box_modal_10',
      'monsta_neck_ribbon_modal',
      'ribbon_80_modal',
    ])
    const document = await page('/product/sports-medal/?pickers=old')
    expect(document.querySelector('.ribbon_80_modal.ribbon_98_modal.monsta_modal')).not.toBeNull()
    expect((await page('/product/sports-medal/?pickers=no-modals')).querySelector('.monsta_modal')).toBeNull()
  })

  test('[S34] [X04] one picker of the odd product has a table and a modal by their older names', async () => {
    const { globals, page } = visitor()
    const all = await globals('/product/sample-cup/')
    expect(all['global_monsta84']).toBeUndefined()
    expect(all['global_variations']).toHaveProperty('ribbon_84_modal.red-white.components_image')
    expect(all['global_monstacc1']).toMatchObject({
      'no-default': { components_image: '/assets/images/options/centre-star.svg' },
      'no-price': { components_image: [] },
      'free-centre': { components_image: [''] },
      quoted: null,
      unpriced: [],
    })
    const document = await page('/product/sample-cup/')
    expect(document.querySelector('.monsta84_modal')).toBeNull()
    expect(document.querySelector('.ribbon_84_modal')).not.toBeNull()
  })

  test('[S34] [X04] five hundred options, each at a price that the server knows', async () => {
    const { post, page } = visitor()
    const document = await page('/product/classic-cup/?options=500')
    const options = document.querySelectorAll('#\\31 01_pa_monstacc1 option.enabled:not([value=""])')
    expect(options).toHaveLength(500)
    await page('/cart/?empty-cart')
    const slug = options[490]?.getAttribute('value') ?? ''
    await post('/product/classic-cup/', { ...CUP, quantity: '1', attribute_pa_monstacc1: slug })
    const expected = 12.5 - 1 + Number(options[490]?.getAttribute('price-attr'))
    expect((await page('/cart/')).querySelector('.cart_totals .amount')?.textContent).toBe(
      `$${expected.toFixed(2)}`,
    )
  })

  test('[S32] [S36] [X04] attributes and classes as requested', async () => {
    const { page } = visitor()
    const field = 'form.cart input.qty'
    expect(attribute(await page('/product/star-medal/'), field, 'max')).toBe('20')
    expect(attribute(await page('/product/place-ribbons/'), field, 'step')).toBe('10')
    expect(attribute(await page('/product/star-medal/?quantity-max=absent'), field, 'max')).toBeNull()
    expect(attribute(await page('/product/gold-cup/?quantity-step=any&quantity-max=-1'), field, 'max')).toBe(
      '-1',
    )
    const left = await page('/product/gold-cup/?gallery=left&zoom=lens&mobile-zoom=on&rtl&split')
    expect(attribute(left, '#sf-option-params', 'data-product-slider-thumbs-pos')).toBe('left')
    expect(attribute(left, '#sf-option-params', 'data-product-zoom-type')).toBe('lens')
    expect(attribute(left, '#sf-included', 'class')).toContain('has-productzoom has-productzoom-mobile')
    expect(
      left.querySelectorAll('#product-img-slider.hidden .slides > li .mobile-product-zoom'),
    ).toHaveLength(4)
    expect(left.documentElement.dir).toBe('rtl')
    expect(left.body.className).toMatch(/\brtl product-fw-split\b/)
    expect((await page('/product/gold-cup/?gallery=one')).querySelectorAll('.slides > li')).toHaveLength(1)
    expect((await page('/product/gold-cup/?gallery=woo')).querySelector('#product-img-slider')).toBeNull()
    expect(
      attribute(await page('/product/gold-cup/?currency=none'), '.product-summary-wrap', 'data-currency'),
    ).toBeNull()
    for (const query of ['preselect=gc150', 'attribute_pa_monstasize=gc150']) {
      const size = (await page(`/product/gold-cup/?${query}`)).querySelector<HTMLSelectElement>(
        '#pa_monstasize',
      )
      expect(size?.value).toBe('gc150')
    }
  })

  test('[S36] [X04] full pictures: twice the size, missing, or late', async () => {
    const { ask, page } = visitor()
    const source = (document: Document) => attribute(document, '[data-zoom-image]', 'data-zoom-image') ?? ''
    const full = await (await ask(source(await page('/product/gold-cup/')))).text()
    expect(full).toMatch(/^<svg[^>]* width="1200" height="1200"/)
    expect((await ask(source(await page('/product/gold-cup/?full-pictures=missing')))).status).toBe(404)
    expect(source(await page('/product/gold-cup/?full-pictures=slow'))).toContain('?slow=')
    expect((await ask('/assets/images/full/..%2f..%2ftheme.css')).status).toBe(404)
  })

  test('[S35] [X04] the variation form’s script is on the pages of variable products only', async () => {
    const { page } = visitor()
    const scripts = (document: Document) => [...document.scripts].map((script) => script.getAttribute('src'))
    expect(scripts(await page('/product/gold-cup/'))).toContain('/assets/variation-form.js')
    expect(scripts(await page('/product/gold-cup/?form-plugin=off'))).not.toContain(
      '/assets/variation-form.js',
    )
    expect(scripts(await page('/product/star-medal/'))).not.toContain('/assets/variation-form.js')
  })
})

const CUP = {
  'add-to-cart': '77',
  product_id: '77',
  variation_id: '102',
  quantity: '10',
  attribute_pa_monstasize: 'ct180',
  attribute_pa_monstacc1: 'football-gold',
  attribute_pa_monstacc2: '',
}

function visitor() {
  const { ask, post, page } = createVisitor(server.url)
  /** The globals that a page's inline scripts set. */
  const globals = async (path: string) => {
    const html = await (await ask(path)).text()
    const { window } = new JSDOM(html, { runScripts: 'dangerously', virtualConsole: new VirtualConsole() })
    return window as unknown as Record<string, unknown>
  }
  const calls = async (action: string) => {
    const journal: { action: string; fields: Record<string, string> }[] = await (
      await ask('/fixture/journal')
    ).json()
    return journal.filter((call) => call.action === action)
  }
  return { ask, post, page, globals, calls }
}

/** A form with what the page is said to have shown. */
function posted(fields: Record<string, string>, shown: string) {
  const headers = { cookie: `shown_total=${shown}` }
  return { method: 'POST', body: new URLSearchParams(fields), headers }
}

/** Title, price and subtotal of a row of the cart. */
function cells(row: Element) {
  return [1, 2, 4].map((index) => row.children[index]?.textContent?.trim())
}
