import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { lateMounter, unmountAll } from '../../../tests/unit/mounter'
import { provideCalculator } from '../../../tests/unit/product'
import { productPriceView } from '../PriceCalculator'
import { mount as island } from '.'

const mount = lateMounter(island, productPriceView)

const jQuery = createRequire(import.meta.url)('jquery3')
const DELAY_MS = 100

let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

interface Shown {
  readonly globals?: Readonly<Record<string, unknown>>
  /** Changes the fragment before laurel sees it. */
  readonly prepare?: () => void
}

function show(fragment = 'pricing', { globals = {}, prepare }: Shown = {}) {
  provideCalculator(globals)
  showFragment(fragment)
  prepare?.()
  page = fakePage()
  start()
}

function start() {
  mount(one('form.variations_form'), page)
}

const size = () => one<HTMLSelectElement>('select[name="attribute_pa_monstasize"]')
const field = () => one<HTMLInputElement>('form.cart input[name="quantity"]')
const button = () => one<HTMLButtonElement>('.single_add_to_cart_button')
const select = (id: string) => one<HTMLSelectElement>(`[id="${id}"]`)
const text = (selector: string) => one(selector).textContent?.replace(/\s+/g, ' ').trim()
const unit = () => text('.variations .unit_price')
const total = () => text('.tr-price .price')
const prices = () => [unit(), total()]
const pass = (ms = DELAY_MS) => vi.advanceTimersByTime(ms)

function change(element: HTMLSelectElement | HTMLInputElement, value: string) {
  element.value = value
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
/** Chooses an option as a picker does, once the inline script has enabled its select. */
function choose(id: string, slug: string) {
  const chosen = select(id)
  chosen.disabled = false
  chosen.closest<HTMLElement>('[class*="monsta_attribute_pa_"]')?.style.removeProperty('display')
  change(chosen, slug)
}
const preselect = (slug: string) => () => {
  const option = one(`option[value="${slug}"]`)
  option.setAttribute('selected', 'selected')
  size().value = slug
}

describe('[S33] product price: in the newer theme', () => {
  test('[S33] product price: the size’s price after 100 ms, and not before (D01)', () => {
    show('pricing', { prepare: preselect('ct150') })
    pass(DELAY_MS - 1)
    expect(unit()).not.toBe('$8.50')
    pass(1)
    expect(prices()).toEqual(['$8.50', '$8.50'])
    expect(one('.unit_price').getAttribute('orig-price')).toBe('8.50')
    expect(one('.tr-price .woocommerce-Price-amount').innerHTML).toBe(
      '<span class="woocommerce-Price-currencySymbol">$</span>8.50',
    )
  })

  test('[S33] product price: a typed quantity reaches its tier after 100 ms (D05)', () => {
    show()
    pass()
    field().value = '10'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    pass(DELAY_MS - 1)
    expect(prices()).toEqual(['$8.50', '$8.50'])
    pass(1)
    expect(prices()).toEqual(['$8.08', '$80.80'])
  })

  test('[S33] product price: three changes within 50 ms are one (D06)', async () => {
    show()
    pass()
    const writes: string[] = []
    const observer = new MutationObserver(() => writes.push(total() ?? ''))
    observer.observe(one('.tr-price .price'), { childList: true, subtree: true })
    for (const quantity of ['2', '3', '4']) {
      change(field(), quantity)
      pass(20)
    }
    pass(500)
    await vi.advanceTimersByTimeAsync(0)
    observer.disconnect()
    expect(writes).toEqual(['$34.00'])
  })

  test('[S33] product price: buying updates the price at once, other clicks do not', () => {
    show()
    pass()
    change(field(), '10')
    one('.qty-plus').click()
    expect(prices()).toEqual(['$8.50', '$8.50'])
    button().addEventListener('click', (event) => event.preventDefault(), { once: true })
    button().click()
    expect(prices()).toEqual(['$8.08', '$80.80'])
    change(field(), '25')
    one('form.cart').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(prices()).toEqual(['$7.65', '$191.25'])
  })

  test('[S33] product price: while the typed quantity is no number, the prices stay (Q07)', () => {
    show()
    change(field(), '10')
    pass()
    for (const typed of ['', 'abc', '-']) {
      field().setAttribute('type', 'text')
      change(field(), typed)
      pass()
      expect(prices()).toEqual(['$8.08', '$80.80'])
    }
  })

  test('[S33] product price: a price range becomes one amount (D12)', () => {
    show()
    pass()
    expect(document.querySelectorAll('.tr-price .woocommerce-Price-amount')).toHaveLength(1)
    expect(document.querySelector('.tr-price :is(del, ins)')).toBeNull()
  })

  test('[S33] product price: a sale price becomes one amount', () => {
    show('pricing.odd')
    expect(document.querySelector('.tr-price :is(del, ins)')).not.toBeNull()
    change(size(), 'oc120')
    pass()
    expect(total()).toBe('$8.50')
    expect(document.querySelectorAll('.tr-price .woocommerce-Price-amount')).toHaveLength(1)
    expect(document.querySelector('.tr-price :is(del, ins)')).toBeNull()
  })

  test('[S33] product price: a single amount keeps the server’s element', () => {
    show('pricing', {
      prepare: () => {
        const [, ...others] = document.querySelectorAll('.price .woocommerce-Price-amount')
        for (const other of others) other.remove()
      },
    })
    const amount = one('.tr-price .woocommerce-Price-amount')
    pass()
    expect(one('.tr-price .woocommerce-Price-amount')).toBe(amount)
    expect(amount.textContent).toBe('$8.50')
  })

  test('[S33] product price: a form that is added later uses its own list only', () => {
    show('pricing', { globals: { variationprice: { ct150: '99.00', ct180: '98.00' } } })
    const later = one('.product').cloneNode(true) as HTMLElement
    for (const row of later.querySelectorAll('.tr-price-unit, .tr-price, .tr-qty')) row.remove()
    one('.product-summary-wrap', later).insertAdjacentHTML(
      'afterbegin',
      '<p class="price"><span class="monsta_price_value">from $8.50</span></p>',
    )
    document.body.append(later)
    const form = one<HTMLFormElement>('form.variations_form', later)
    mount(form, page)
    pass()
    expect(one('.unit_price', later).textContent).toBe('$8.50')
    expect(unit()).toBe('$99.00')
  })

  test('[S33] product price: other products’ prices are left alone', () => {
    show('pricing', {
      prepare: () =>
        document.body.insertAdjacentHTML(
          'afterbegin',
          '<nav><span class="monsta_price_value">$99.00</span></nav>',
        ),
    })
    pass()
    expect(text('nav .monsta_price_value')).toBe('$99.00')
  })
})

describe('[S33] product price: the currency', () => {
  const without = () => one('.product-summary-wrap').removeAttribute('data-currency')
  test.each<[string, Shown, string]>([
    [
      'D02: the entity alone',
      { prepare: without, globals: { woocommerce_currency_symbol: '&#36;' } },
      '$8.50',
    ],
    ['another entity', { prepare: without, globals: { woocommerce_currency_symbol: '&pound;' } }, '£8.50'],
    [
      'D03: the page’s own',
      { prepare: () => one('.product-summary-wrap').setAttribute('data-currency', '£') },
      '£8.50',
    ],
    ['D04: none', { prepare: without, globals: { woocommerce_currency_symbol: undefined } }, '$8.50'],
    [
      'markup in it',
      { prepare: without, globals: { woocommerce_currency_symbol: '<img src=x onerror=hacked()>A$' } },
      'A$8.50',
    ],
  ])('[S33] product price: %s', (_, shown, price) => {
    show('pricing', shown)
    pass()
    expect(prices()).toEqual([price, price])
    expect(document.querySelector('.tr-price img')).toBeNull()
  })
})

describe('[S33] product price: options', () => {
  test('[S33] product price: a centre replaces the included one 100 ms later (P10, M15), a ribbon is a surcharge', () => {
    show()
    change(size(), 'ct180')
    pass()
    choose('102_pa_monstacc1', 'football-gold')
    pass(DELAY_MS - 1)
    expect(unit()).toBe('$12.50')
    pass(1)
    expect(unit()).toBe('$13.25')
    choose('102_pa_monsta80', 'red-white')
    pass()
    expect(unit()).toBe('$14.35')
    choose('102_pa_monsta80', '')
    pass()
    expect(unit()).toBe('$13.25')
  })

  test('[S33] product price: options of another size do not count (P46)', () => {
    show()
    choose('102_pa_monsta80', 'red-white')
    change(size(), 'ct150')
    pass()
    expect(unit()).toBe('$8.50')
  })

  test('[S33] product price: options in a hidden wrapper do not count (D20)', () => {
    vi.stubGlobal('jQuery', jQuery)
    show('pricing', { globals: { mm_quantity_based_pricing: () => {} } })
    choose('101_pa_monsta80', 'red-white')
    pass()
    expect(unit()).toBe('$9.60')
    one('[id="101_attribute_pa_monsta80"]').style.display = 'none'
    change(field(), '1')
    pass()
    expect(unit()).toBe('$8.50')
  })

  test('[S33] product price: an option without a known price changes nothing (P44, P45)', () => {
    show()
    const option = one('[id="101_pa_monsta80"] option[value="red-white"]')
    for (const price of ['', 'free', ' ']) {
      option.setAttribute('price-attr', price)
      choose('101_pa_monsta80', 'red-white')
      pass()
      expect(unit()).toBe('$8.50')
    }
  })

  test('[S33] product price: a centre without default price is a replacement as well', () => {
    show()
    const option = one('[id="101_pa_monstacc1"] option[value="football-gold"]')
    option.removeAttribute('default-price-cc1')
    choose('101_pa_monstacc1', 'football-gold')
    change(field(), '10')
    pass()
    // (8.50 + 1.75) less 5 %, not 8.08 + 1.75.
    expect(unit()).toBe('$9.74')
  })
})

describe('[S35] product price: nothing to buy', () => {
  const noDefault = () => one('.product-summary').classList.remove('product-summary')

  test('[S35] product price: without a size the server’s texts return and buttons are disabled (D13), until one is chosen (D14)', () => {
    show('pricing', { prepare: noDefault })
    one('.single_variation_wrap').insertAdjacentHTML(
      'beforeend',
      '<button class="centre-button">Select</button>',
    )
    button().classList.add('disabled')
    const printed = one('.price').innerHTML
    pass()
    expect(one('.price').innerHTML).toBe(printed)
    expect(button().hasAttribute('disabled')).toBe(true)
    expect(one('.centre-button').hasAttribute('disabled')).toBe(true)
    change(size(), 'ct150')
    pass()
    expect(button().hasAttribute('disabled')).toBe(false)
    expect(one('.centre-button').hasAttribute('disabled')).toBe(false)
    expect(button().classList.contains('disabled')).toBe(true)
    change(size(), '')
    pass()
    expect(one('.price').innerHTML).toBe(printed)
    expect(button().hasAttribute('disabled')).toBe(true)
  })

  test('[S35] product price: a size that costs nothing disables the buttons (D15)', () => {
    show('pricing', { globals: { variationprice: { ct150: '0', ct180: '12.50' } } })
    pass()
    expect(prices()).toEqual(['$0.00', '$0.00'])
    expect(button().hasAttribute('disabled')).toBe(true)
  })

  test('[S35] product price: a button that is added later is disabled at once', () => {
    show('pricing', { globals: { variationprice: { ct150: '0' } } })
    pass()
    one('.single_variation_wrap').insertAdjacentHTML(
      'beforeend',
      '<button class="centre-button">Select</button>',
    )
    page.tellMarkup(one('.centre-button'))
    expect(one('.centre-button').hasAttribute('disabled')).toBe(true)
  })

  test('[S35] product price: a size without a price anywhere', () => {
    show('pricing', {
      globals: { variationprice: [] },
      prepare: () => one('form').removeAttribute('data-product_variations'),
    })
    pass()
    expect(button().hasAttribute('disabled')).toBe(true)
    expect(total()).not.toMatch(/NaN|undefined|null/)
  })
})

describe('[S35] product price: sizes', () => {
  test('[S35] product price: the first size is chosen at load, without a change event', () => {
    const heard = vi.fn()
    show('pricing', { prepare: () => size().addEventListener('change', heard) })
    expect(size().value).toBe('ct150')
    expect(heard).not.toHaveBeenCalled()
  })

  test('[S35] product price: the choice is dispatched when the shop plugin has already read the form', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { domContentLoadedEventStart: 1, type: 'navigate' } as unknown as PerformanceEntry,
    ])
    vi.spyOn(performance, 'now').mockReturnValue(400)
    const heard = vi.fn()
    show('pricing', { prepare: () => size().addEventListener('change', heard) })
    expect(size().value).toBe('ct150')
    expect(heard).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  test('[S35] product price: a size chosen by the URL stays, one chosen by the server is replaced', () => {
    show('pricing', { prepare: preselect('ct180') })
    expect(size().value).toBe('ct150')
    window.history.replaceState(null, '', '/product/cup/?attribute_pa_monstasize=ct180')
    show('pricing', { prepare: preselect('ct180') })
    expect(size().value).toBe('ct180')
  })

  test('[S35] product price: a size that the visitor chose early, or the browser restored, stays', () => {
    show('pricing', {
      prepare: () => {
        size().value = 'ct180'
      },
    })
    expect(size().value).toBe('ct180')
    pass()
    expect(unit()).toBe('$12.50')
  })

  test('[S35] product price: after a reset the default size comes back in 500 ms (D21)', () => {
    show()
    change(size(), 'ct180')
    pass()
    vi.stubGlobal('jQuery', jQuery)
    const heard = vi.fn()
    size().addEventListener('change', heard)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    one('.reset_variations').dispatchEvent(click)
    // The shop plugin's part.
    expect(click.defaultPrevented).toBe(false)
    change(size(), '')
    heard.mockClear()
    pass()
    expect(button().hasAttribute('disabled')).toBe(true)
    pass(399)
    expect(size().value).toBe('')
    pass(1)
    expect(size().value).toBe('ct150')
    expect(heard).toHaveBeenCalledOnce()
    pass()
    expect(unit()).toBe('$8.50')
    expect(button().hasAttribute('disabled')).toBe(false)
  })

  test('[S35] product price: without jQuery, laurel handles the reset link', () => {
    show()
    change(size(), 'ct180')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    one('.reset_variations').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(size().value).toBe('')
  })

  test('[S35] product price: a reset clears the options of every size, and tells so', () => {
    vi.stubGlobal('jQuery', jQuery)
    show()
    choose('101_pa_monsta80', 'red-white')
    choose('102_pa_monstacc1', 'football-gold')
    const heard: string[] = []
    document.addEventListener('change', ({ target }) => heard.push((target as Element).id))
    one('.reset_variations').click()
    expect([select('101_pa_monsta80').value, select('102_pa_monstacc1').value]).toEqual(['', ''])
    expect(heard).toEqual(['101_pa_monsta80', '102_pa_monstacc1'])
    expect(text('.laurel-live-region')).toBe('Size and options cleared')
  })

  test('[S33] product price: a total of 1,000 and more is printed as other prices of the page', () => {
    show('pricing', {
      prepare: () =>
        document.body.insertAdjacentHTML(
          'beforeend',
          '<span class="woocommerce-Price-amount"><span class="woocommerce-Price-currencySymbol">$</span>2,000.00</span>',
        ),
    })
    change(field(), '1000')
    pass()
    expect(prices()).toEqual(['$6.80', '$6,800.00'])
  })

  test('[S35] product price: the reset link is shown once a size is chosen', () => {
    show('pricing', { prepare: () => (one('.reset_variations').style.visibility = 'hidden') })
    pass()
    expect(one('.reset_variations').style.visibility).toBe('visible')
  })
})

describe('[S35] product price: beside the other scripts', () => {
  test('[S33] product price: the inline calculator is replaced, and restored after unmount (D18)', () => {
    const original = vi.fn()
    show('pricing', { globals: { mm_quantity_based_pricing: original } })
    pass()
    field().value = '10'
    ;(window as unknown as { mm_quantity_based_pricing(): void }).mm_quantity_based_pricing()
    pass()
    expect(original).not.toHaveBeenCalled()
    expect(prices()).toEqual(['$8.08', '$80.80'])
    unmountAll()
    expect(Reflect.get(window, 'mm_quantity_based_pricing')).toBe(original)
  })

  test.each([
    ['is told to a calculator that had read the form before', () => {}, 1],
    [
      'is told to a calculator that has only followed the quantity since',
      (calculate: () => void) => calculate(),
      1,
    ],
    [
      'is not told to a calculator that has read it',
      (calculate: () => void) => {
        for (const each of document.querySelectorAll<HTMLElement>('[id^="101_attribute_pa_"]'))
          each.style.display = 'block'
        calculate()
      },
      0,
    ],
  ] as const)('[S35] product price: a preselected size %s', (_, act, times) => {
    vi.stubGlobal('jQuery', jQuery)
    const globals = { mm_quantity_based_pricing: () => {} }
    show('pricing', { globals })
    const changed = vi.fn()
    size().addEventListener('change', changed)
    act(() => (window as unknown as typeof globals).mm_quantity_based_pricing())
    pass(499)
    expect(changed).not.toHaveBeenCalled()
    pass(1)
    expect(changed).toHaveBeenCalledTimes(times)
    pass(1000)
    expect(changed).toHaveBeenCalledTimes(times)
  })

  test('[S35] product price: without the inline calculator, laurel shows the options of the size (D19)', () => {
    show()
    pass()
    const state = (id: string) => [
      one(`[id="${id}_attribute_pa_monsta80"]`).style.display,
      select(`${id}_pa_monsta80`).disabled,
    ]
    expect(state('101')).toEqual(['', false])
    expect(state('102')).toEqual(['none', true])
    change(size(), 'ct180')
    pass()
    expect(state('101')).toEqual(['none', true])
    expect(state('102')).toEqual(['', false])
  })

  test('[S35] product price: with the inline calculator and jQuery, laurel leaves the options alone', () => {
    vi.stubGlobal('jQuery', jQuery)
    show('pricing', { globals: { mm_quantity_based_pricing: () => {} } })
    pass()
    expect(select('101_pa_monsta80').disabled).toBe(true)
  })

  test('[S33] product price: without the calculator’s globals, prices come from the form’s own list (D16, D17)', () => {
    const none = ['variationprice', 'mmproductdiscounts', 'flat_discount', 'woocommerce_currency_symbol']
    show('pricing', { globals: Object.fromEntries(none.map((name) => [name, undefined])) })
    change(field(), '10')
    pass()
    expect(prices()).toEqual(['$8.50', '$85.00'])
  })

  test('[S35] product price: follows the shop plugin’s events and the sizes that it fetches', () => {
    vi.stubGlobal('jQuery', jQuery)
    show('pricing', {
      globals: { variationprice: [] },
      prepare: () => one('form').setAttribute('data-product_variations', 'false'),
    })
    pass()
    expect(button().hasAttribute('disabled')).toBe(true)
    const variation = {
      variation_id: 101,
      attributes: { attribute_pa_monstasize: 'ct150' },
      display_price: 8.5,
    }
    jQuery(one('form')).trigger('found_variation', [variation])
    pass()
    expect(prices()).toEqual(['$8.50', '$8.50'])
  })

  test('[S35] product price: the limits of a variation apply to the moved quantity field (Q11)', () => {
    vi.stubGlobal('jQuery', jQuery)
    show()
    change(field(), '9')
    pass()
    const heard = vi.fn()
    field().addEventListener('change', heard)
    jQuery(one('form')).trigger('found_variation', [{ variation_id: 101, min_qty: 2, max_qty: 5 }])
    expect([field().value, field().min, field().max]).toEqual(['5', '2', '5'])
    expect(heard).toHaveBeenCalledOnce()
    pass()
    expect(total()).toBe('$42.50')
    jQuery(one('form')).trigger('found_variation', [{ variation_id: 102, min_qty: 1, max_qty: '' }])
    expect([field().value, field().max]).toEqual(['5', ''])
  })

  test('[S35] product price: the server’s own limits come back when laurel ends', () => {
    vi.stubGlobal('jQuery', jQuery)
    show('pricing', { prepare: () => field().setAttribute('max', '40') })
    const printed = [field().getAttribute('min'), '40', one('.quantity').getAttribute('style')]
    jQuery(one('form')).trigger('found_variation', [{ min_qty: 2, max_qty: 5, is_sold_individually: 'yes' }])
    unmountAll()
    const restored = [field().getAttribute('min'), field().max, one('.quantity').getAttribute('style')]
    expect(restored).toEqual(printed)
  })

  test('[S35] product price: without a matching variation the buttons are disabled', () => {
    vi.stubGlobal('jQuery', jQuery)
    show()
    pass()
    expect(button().hasAttribute('disabled')).toBe(false)
    jQuery(one('form')).trigger('reset_data')
    pass()
    expect(button().hasAttribute('disabled')).toBe(true)
    expect(total()).toContain('–')
    jQuery(one('form')).trigger('found_variation', [{ variation_id: 101 }])
    pass()
    expect(button().hasAttribute('disabled')).toBe(false)
    expect(total()).toBe('$8.50')
  })

  test('[S35] product price: a product sold individually hides the quantity', () => {
    vi.stubGlobal('jQuery', jQuery)
    show()
    change(field(), '9')
    jQuery(one('form')).trigger('found_variation', [{ is_sold_individually: 'yes', max_qty: 1 }])
    expect([field().value, one('.quantity').style.display]).toEqual(['1', 'none'])
    jQuery(one('form')).trigger('found_variation', [{ is_sold_individually: 'no', max_qty: 20 }])
    expect(one('.quantity').style.display).toBe('')
    for (const odd of [null, undefined, 'x', 7]) jQuery(one('form')).trigger('found_variation', [odd])
    expect(field().value).toBe('1')
  })

  test('[S35] product price: a select whose name was removed gets it back (W04)', () => {
    show('pricing', {
      prepare: () => {
        one('[id="101_attribute_pa_monsta80"]').setAttribute('data-select-name', 'attribute_pa_monsta80')
        select('101_pa_monsta80').removeAttribute('name')
      },
    })
    pass()
    expect(select('101_pa_monsta80').name).toBe('attribute_pa_monsta80')
  })

  test('[S35] product price: the form sends the size, its options, one quantity and no price (W01-W03)', () => {
    show()
    change(size(), 'ct150')
    pass()
    choose('101_pa_monstacc1', 'football-gold')
    pass()
    const sent = () =>
      [...one<HTMLFormElement>('form.cart').elements]
        .filter((element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
        .filter(({ name, disabled }) => name !== '' && !disabled)
        .map(({ name, value }) => `${name}=${value}`)
    const options = () => sent().filter((entry) => entry.startsWith('attribute_'))
    expect(options()).toEqual([
      'attribute_pa_monstasize=ct150',
      'attribute_pa_monstacc1=football-gold',
      'attribute_pa_monsta80=',
    ])
    expect(sent().filter((entry) => entry.startsWith('quantity='))).toEqual(['quantity=1'])
    expect(sent().join()).not.toMatch(/price|8\.5/)
    change(size(), 'ct180')
    pass()
    expect(options()).toEqual([
      'attribute_pa_monstasize=ct180',
      'attribute_pa_monstacc1=',
      'attribute_pa_monsta80=',
    ])
  })
})

describe('[S33] product price: announcements', () => {
  const told = () => document.querySelector('.laurel-live-region')?.textContent ?? ''

  test('[S33] product price: price changes are announced, the first price is not', () => {
    show()
    pass()
    expect(told()).toBe('')
    change(field(), '10')
    pass()
    expect(told()).toBe('Unit price $8.08, total price $80.80')
    one('.laurel-live-region').textContent = 'something else'
    change(field(), '10')
    pass()
    expect(told()).toBe('something else')
  })
})

describe('[S33] product price: the table of the newer theme', () => {
  const rows = () =>
    [...document.querySelectorAll('.variations tbody > tr')].map(({ className }) => className)

  test('[S33] product price: its rows are added once, at the end (D10, D11)', () => {
    show()
    start()
    expect(rows().slice(-3)).toEqual(['tr-qty', 'tr-price-unit', 'tr-price'])
    expect(rows().filter((name) => name === 'tr-price')).toHaveLength(1)
    expect(document.querySelectorAll('form input[name="quantity"]')).toHaveLength(1)
    expect(one('table.monstaprice').nextElementSibling).toBe(one('table.variations'))
    expect(one('.tr-qty label').getAttribute('for')).toBe(field().id)
    expect(document.querySelectorAll('#unit_price')).toHaveLength(1)
  })

  test('[S33] product price: moved elements keep their listeners, and return after unmount', () => {
    const heard = vi.fn()
    let printed = ''
    show('pricing', {
      prepare: () => {
        one('.quantity').addEventListener('click', heard)
        printed = document.body.innerHTML
      },
    })
    pass()
    one('.qty-plus').click()
    expect(heard).toHaveBeenCalledOnce()
    unmountAll()
    const places = (html: string) => {
      const box = document.createElement('div')
      box.innerHTML = html
      return [...box.querySelectorAll('*')].map(({ tagName, className }) => `${tagName}.${className}`)
    }
    expect(places(document.body.innerHTML)).toEqual(places(printed))
    expect(text('.price')).not.toBe('$8.50')
    expect(button().hasAttribute('disabled')).toBe(false)
  })

  test('[S33] product price: duplicates are removed', () => {
    show('pricing', {
      prepare: () => {
        one('.product_title').insertAdjacentHTML('afterend', '<p class="price">$8.50</p>')
        one('form').insertAdjacentHTML(
          'beforeend',
          '<div class="quantity"><input name="quantity" value="4"></div>',
        )
      },
    })
    expect(document.querySelectorAll('.product-summary .price')).toHaveLength(1)
    expect(document.querySelectorAll('form input[name="quantity"]')).toHaveLength(1)
    unmountAll()
    expect(document.querySelectorAll('form input[name="quantity"]')).toHaveLength(2)
  })

  test('[S33] product price: moving the fields keeps the focus', () => {
    show('pricing', { prepare: () => field().focus() })
    expect(document.activeElement).toBe(field())
  })

  test('[S33] product price: medals start in gold (D23); a swatch shows its picture', () => {
    show('pricing', {
      prepare: () => {
        one('.variant-options tr').className = 'tr-colors'
        size().innerHTML = ['', 'm12s', 'm12g', 'm12b']
          .map((slug) => `<option value="${slug}"></option>`)
          .join('')
        const [first] = document.querySelectorAll('.variant-options .size-item')
        first?.setAttribute('data-variant', 'm12b')
        first?.setAttribute('data-image-url', '/bronze.jpg')
        one('.product').insertAdjacentHTML(
          'afterbegin',
          '<div class="main-item"><img src="/gold.jpg" data-zoom="/gold.jpg"></div>',
        )
      },
    })
    expect(size().value).toBe('m12g')
    one('.variations [data-variant="m12b"]').click()
    expect(size().value).toBe('m12b')
    const picture = one('.main-item img')
    expect(['src', 'data-zoom', 'data-src'].map((name) => picture.getAttribute(name))).toEqual([
      '/bronze.jpg',
      '/bronze.jpg',
      null,
    ])
  })

  test('[S33] product price: missing parts are skipped', () => {
    show('pricing', { prepare: () => one('.product-summary .price').remove() })
    expect(rows()).toContain('tr-qty')
    expect(rows()).not.toContain('tr-price')
    pass()
    expect(button().hasAttribute('disabled')).toBe(false)
  })

  test('[S33] product price: shows the bulk prices of the size under their headings (D25)', () => {
    show()
    pass()
    const shown = () =>
      [...document.querySelectorAll<HTMLTableRowElement>('table.monstaprice tr.tr-show')].map(
        (row) => row.rowIndex,
      )
    expect(shown()).toEqual([0, 1, 2])
    expect(text('table.monstaprice tr:nth-child(2) th')).toBe('Quantity:')
    one('table.monstaprice tr:nth-child(4) td').textContent = ' 180MM'
    change(size(), 'ct180')
    expect(shown()).toEqual([0, 1, 3])
    expect(document.querySelector('.variations .tr-show')).toBeNull()
    change(size(), '')
    expect(shown()).toEqual([])
  })

  test('[S33] product price: a copy of the swatches on top chooses the size (D24)', () => {
    show()
    expect(rows()[0]).toBe('tr-sizes')
    const swatch = (slug: string) => one(`.variations [data-variant="${slug}"]`)
    expect(swatch('ct150').classList.contains('active')).toBe(true)
    const heard = vi.fn()
    size().addEventListener('change', heard)
    swatch('ct180').click()
    expect(size().value).toBe('ct180')
    expect(heard).toHaveBeenCalledOnce()
    expect([swatch('ct150'), swatch('ct180')].map((item) => item.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ])
    expect(document.querySelectorAll('.variations .active')).toHaveLength(1)
    swatch('ct150').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    )
    expect(size().value).toBe('ct150')
  })
})

describe('[S33] product price: the other themes', () => {
  test('[S33] product price: the older child theme (D07)', () => {
    show('pricing.gen-a', { prepare: preselect('ct150') })
    one('.cost_quantity .amount p').textContent = '9'
    pass()
    expect(one('.cost_per_unit .price').innerHTML).toBe(
      '<span class="woocommerce-Price-currencySymbol">$</span>8.50',
    )
    expect(one('.cost_per_unit .price').getAttribute('orig-price')).toBe('8.50')
    expect(one('.cost_per_unit .price').nextElementSibling?.getAttribute('content')).toBe('8.50')
    expect(text('.cost_total .cost')).toBe('$76.50')
    expect(document.querySelector('.tr-price')).toBeNull()
    one('.cost_quantity .amount p').textContent = '10'
    one('.cost_quantity .quantity').dispatchEvent(new Event('change', { bubbles: true }))
    pass()
    expect(text('.cost_total .cost')).toBe('$80.80')
  })

  test('[S33] product price: a sibling without content is left alone (D08)', () => {
    show('pricing.gen-a', {
      prepare: () => {
        preselect('ct150')()
        one('.cost_per_unit .price').nextElementSibling?.removeAttribute('content')
      },
    })
    pass()
    expect(one('.cost_per_unit .price').nextElementSibling?.hasAttribute('content')).toBe(false)
  })

  test('[S33] product price: with the trophy plugin alone, updates the product’s price and not the menu’s (D09)', () => {
    show('pricing.gen-0', {
      prepare: () => {
        preselect('ct150')()
        document.body.insertAdjacentHTML(
          'afterbegin',
          '<nav><span class="monsta_price_value">$99.00</span></nav>',
        )
      },
    })
    change(field(), '10')
    pass()
    expect(text('nav .monsta_price_value')).toBe('$99.00')
    expect(text('.product .monsta_price_value')).toBe('$80.80')
    unmountAll()
    expect(text('.product .monsta_price_value')).not.toBe('$80.80')
  })
})

describe('[S35] product price: leaving and coming back', () => {
  const go = (type: string) => window.dispatchEvent(new Event(type))
  const navigation = (entry: object) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceEntry])
  afterEach(() => void vi.restoreAllMocks())

  test('[S35] product price: pagehide restores the printed form, pageshow builds the table again', () => {
    show()
    change(size(), 'ct180')
    change(field(), '25')
    go('pagehide')
    expect(document.querySelector('.tr-price, .tr-qty')).toBeNull()
    expect(one('.single_variation_wrap').contains(field())).toBe(true)
    go('pageshow')
    pass()
    expect(size().value).toBe('ct180')
    expect(prices()).toEqual(['$11.25', '$281.25'])
    go('pageshow')
    expect(document.querySelectorAll('.tr-price')).toHaveLength(1)
  })

  test('[S35] product price: after bfcache the limits apply again, and the typed quantity stays', () => {
    vi.stubGlobal('jQuery', jQuery)
    show()
    jQuery(one('form')).trigger('found_variation', [{ variation_id: 101, min_qty: 2, max_qty: 5 }])
    field().value = '9'
    go('pagehide')
    expect(field().max).toBe('')
    go('pageshow')
    expect([field().value, field().min, field().max]).toEqual(['9', '2', '5'])
  })

  test('[S35] product price: after bfcache the size stays, also when it is the printed one', () => {
    show('pricing', { prepare: preselect('ct180') })
    change(size(), 'ct180')
    const heard = vi.fn()
    size().addEventListener('change', heard)
    go('pagehide')
    go('pageshow')
    expect(size().value).toBe('ct180')
    expect(heard).not.toHaveBeenCalled()
  })

  test('[S35] product price: on a return the table is built after the browser has restored the form', () => {
    navigation({ type: 'back_forward', loadEventEnd: 0, domContentLoadedEventStart: 0 })
    show()
    expect(document.querySelector('.tr-price')).toBeNull()
    size().value = 'ct180'
    go('pageshow')
    pass()
    expect(size().value).toBe('ct180')
    expect(unit()).toBe('$12.50')
  })

  test('[S35] product price: on a return, late code builds the table at once and keeps the size', () => {
    navigation({ type: 'back_forward', loadEventEnd: 50, domContentLoadedEventStart: 40 })
    show('pricing', { prepare: preselect('ct180') })
    expect(document.querySelector('.tr-price')).not.toBeNull()
    expect(size().value).toBe('ct180')
  })
})

describe('[S33] product price: odd pages', () => {
  test('[S33] product price: a form without sizes is left alone', () => {
    document.body.innerHTML = '<form class="variations_form cart"></form><div class="variations_form"></div>'
    page = fakePage()
    const before = document.body.innerHTML
    for (const host of document.querySelectorAll<HTMLElement>('.variations_form')) mount(host, page)
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S33] product price: nothing happens after the end', () => {
    show()
    const before = unit()
    unmountAll()
    change(size(), 'ct180')
    pass(1000)
    expect(document.querySelector('.unit_price')).toBeNull()
    expect(before).not.toBe('$12.50')
  })
})

describe('[S33] product price: once React has come', () => {
  /** The visitor comes near: React takes over from the plain code. */
  async function approach() {
    one('form').dispatchEvent(new Event('pointerover', { bubbles: true }))
    pass(500)
    await vi.dynamicImportSettled()
  }
  const rows = () =>
    [...document.querySelectorAll<HTMLTableRowElement>('table.monstaprice tr.tr-show')].map(
      ({ rowIndex }) => rowIndex,
    )
  const active = () => one('.variations .active').getAttribute('data-variant')

  test('[S33] product price: a change before React is there counts, and stays when it has come', async () => {
    show()
    change(size(), 'ct180')
    pass()
    expect(prices()).toEqual(['$12.50', '$12.50'])
    await approach()
    expect([prices(), active(), rows()]).toEqual([['$12.50', '$12.50'], 'ct180', [0, 1, 3]])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S33] product price: prices, discounts, swatches and buttons follow; without a size all is as printed', async () => {
    show()
    const printed = [unit(), total()]
    pass()
    await approach()
    change(size(), 'ct180')
    change(field(), '10')
    expect([active(), rows()]).toEqual(['ct180', [0, 1, 3]])
    pass()
    expect(prices()).toEqual(['$11.88', '$118.80'])
    change(size(), '')
    pass()
    expect([prices(), rows(), button().disabled]).toEqual([printed, [], true])
    change(size(), 'ct150')
    pass()
    expect([total(), button().disabled]).toEqual(['$80.80', false])
  })

  test('[S33] product price: the price of an order is there before the order is sent', async () => {
    show()
    pass()
    await approach()
    change(field(), '10')
    one('form.cart').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(prices()).toEqual(['$8.08', '$80.80'])
  })

  test('[S35] product price: away and back, and after the end, the form is as without React', async () => {
    show()
    pass()
    await approach()
    window.dispatchEvent(new Event('pagehide'))
    expect(document.querySelector('.tr-price, .tr-qty')).toBeNull()
    window.dispatchEvent(new Event('pageshow'))
    change(field(), '10')
    pass()
    expect(prices()).toEqual(['$8.08', '$80.80'])
    unmountAll()
    expect(document.querySelector('.unit_price, .variations .active, table.monstaprice .tr-show')).toBeNull()
  })
})
