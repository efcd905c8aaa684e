import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { withoutMarks } from '../../../tests/unit/answer-marks'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { type HeldRequest, holdFetch } from '../../../tests/unit/held-fetch'
import { mounter, unmountAll } from '../../../tests/unit/mounter'

vi.mock('dompurify', async (original) => {
  const { purifierStandIn } = await import('../../../tests/unit/purifier-stand-in')
  return purifierStandIn(original)
})

const PRICE =
  '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol" ' +
  'translate="no">$</span>25.00</bdi></span>'
const CUP = '[data-variation-id="62"]'
const CUP_ROW = '.product-var-id-62'

/** The module holds the bag, so each test imports a fresh one. */
let mount: ReturnType<typeof mounter>
let page: FakePage
let requests: (HeldRequest & { url: string; init: RequestInit })[]

beforeEach(async () => {
  vi.resetModules()
  mount = mounter((await import('.')).mount)
  await import('../../../src/wire/sanitise')
  vi.useFakeTimers()
  // With reduced motion fades end at once; another test checks their durations.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  requests = holdFetch((url, init) => ({ url, init })).calls
})

afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

const all = <E extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent?.trim())

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Mounts every copy of the bag, as the runtime does; they share one state. */
function wake(root: ParentNode = document) {
  for (const host of root.querySelectorAll<HTMLElement>('.shopping-bag-item, .cart-contents')) {
    mount(host, page)
  }
}

/** Shows a whole fragment, or one of the bags in it. */
function show(fragment: string, index?: number, settings: FakePage['settings'] = {}) {
  showFragment(fragment)
  const bag = index === undefined ? undefined : all('.shopping-bag-item')[index]
  if (bag) document.body.replaceChildren(bag)
  page = { ...fakePage(), settings }
  wake()
}

function click(link: Element = one(CUP), init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // The listener records whether the click was prevented, then prevents it: the test's DOM cannot follow links.
  let prevented = event.defaultPrevented
  const look = () => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  link.dispatchEvent(event)
  window.removeEventListener('click', look)
  return { prevented: prevented || event.defaultPrevented, wentOn: prevented === false }
}

async function answer(body = PRICE, status = 200, index = requests.length - 1) {
  if (status === 0) await requests[index]?.fail()
  else await requests[index]?.answer(body, status)
  await vi.dynamicImportSettled()
  await pass(0)
}

describe('[S27] mini-cart: the request', () => {
  test('[S27] mini-cart: sends exactly the contract’s POST, prevents the link and shows the overlays (MC1)', async () => {
    show('mini-cart')
    const heard = vi.fn()
    document.addEventListener('click', heard)
    const link = one(CUP)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(event)
    document.removeEventListener('click', heard)
    expect(event.defaultPrevented).toBe(true)
    expect(heard).not.toHaveBeenCalled()
    expect(requests).toMatchObject([
      {
        url: '/wp-admin/admin-ajax.php',
        init: {
          method: 'POST',
          credentials: 'same-origin',
          headers: {
            'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
            'X-Requested-With': 'XMLHttpRequest',
          },
          body: 'action=uplift_cart_product_remove&product_id=57&variation_id=62',
        },
      },
    ])
    await pass(0)
    const overlays = all('.shopping-bag .loading-overlay')
    expect(overlays.map(({ style }) => style.display)).toEqual(['block', 'block', 'block'])
  })

  test('[S27] mini-cart: a simple product sends an empty variation and its row is removed (MC7)', async () => {
    show('mini-cart')
    click(one('[data-product-id="70"]'))
    expect(requests[0]?.init.body).toBe('action=uplift_cart_product_remove&product_id=70&variation_id=')
    await answer()
    await pass(1000)
    expect(all('.product-id-70')).toEqual([])
    expect(all(CUP_ROW)).toHaveLength(3)
  })

  test('[S27] mini-cart: a click on an element inside the link works too', () => {
    show('mini-cart')
    one(CUP).innerHTML = '<span>×</span>'
    click(one(`${CUP} span`))
    expect(requests).toHaveLength(1)
  })

  test('[S27] mini-cart: a double click sends and subtracts once, on any copy, even while the row leaves (MC12)', async () => {
    show('mini-cart')
    const [first, second] = all(CUP)
    click(first)
    const link = second ?? one(CUP)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await answer()
    click(first)
    expect(requests).toHaveLength(1)
    expect(texts('.num-items')).toEqual(['2', '2', '2'])
  })

  test.each([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('[S27] mini-cart: a click with %s is the browser’s', (_, init) => {
    show('mini-cart')
    expect(click(one(CUP), init).wentOn).toBe(true)
    expect(requests).toEqual([])
  })

  test('[S27] mini-cart: a click that was prevented already is ignored', () => {
    show('mini-cart')
    const prevent = (event: Event) => event.preventDefault()
    one(CUP).addEventListener('click', prevent)
    click()
    expect(requests).toEqual([])
  })

  test('[S27] mini-cart: the older plain link is not intercepted (MC16)', () => {
    show('mini-cart.odd', 2)
    expect(click(one('a.remove')).wentOn).toBe(true)
    expect(requests).toEqual([])
  })

  test('[S27] mini-cart: the theme’s older action is used if the server has that one', async () => {
    show('mini-cart', undefined, { ajaxActions: { uplift_cart_product_remove: 'sf_cart_product_remove' } })
    click()
    expect(requests[0]?.init.body).toBe('action=sf_cart_product_remove&product_id=57&variation_id=62')
    await answer()
    expect(texts('.num-items')).toEqual(['2', '2', '2'])
  })

  test('[S27] mini-cart: without the action on the server the browser follows the link', () => {
    show('mini-cart', undefined, { ajaxActions: { uplift_cart_product_remove: false } })
    expect(click().wentOn).toBe(true)
    expect(requests).toEqual([])
  })

  test('[S27] mini-cart: the browser follows a link without an ajax address', () => {
    show('mini-cart.odd', 5)
    expect(click(one('.remove-product')).wentOn).toBe(true)
    expect(requests).toEqual([])
  })
})

describe('[S27] mini-cart: after the answer', () => {
  test('[S27] mini-cart: count, totals and header change in every copy (MC2, MC17)', async () => {
    show('mini-cart')
    click()
    await answer(`\n ${PRICE} `)
    expect(texts('.num-items')).toEqual(['2', '2', '2'])
    const amounts = all('.cart-contents .amount, .bag-total .amount')
    expect(amounts.map(({ outerHTML }) => withoutMarks(outerHTML))).toEqual(Array(6).fill(PRICE))
    expect(texts('.bag-header')).toEqual(Array(3).fill('2 items in the cart'))
    expect(all('.bag-product-price .amount').map(({ textContent }) => textContent)).toContain('$12.00')
    expect(all('.cart-not-empty')).toHaveLength(3)
  })

  test('[S27] mini-cart: the overlays fade out', async () => {
    show('mini-cart')
    click()
    await answer()
    await pass(100)
    expect(all('.loading-overlay').map(({ style }) => style.display)).toEqual(['none', 'none', 'none'])
  })

  test('[S27] mini-cart: the row is removed from every copy after 1000 ms (MC3)', async () => {
    show('mini-cart')
    click()
    await pass(400)
    await answer()
    await pass(999)
    expect(all(CUP_ROW)).toHaveLength(3)
    await pass(1)
    expect(all(CUP_ROW)).toHaveLength(0)
    expect(all('.product-id-70')).toHaveLength(3)
  })

  test('[S27] mini-cart: one item left is named in the singular (MC4)', async () => {
    show('mini-cart')
    for (const count of all('.num-items')) count.textContent = '3'
    for (const link of all('[data-product-id="70"]')) link.setAttribute('data-product-qty', '2')
    unmountAll()
    wake()
    click(one('[data-product-id="70"]'))
    await answer()
    expect(texts('.bag-header')).toEqual(Array(3).fill('1 item in the cart'))
  })

  test('[S27] mini-cart: an emptied bag shows the empty message and nothing else (MC5)', async () => {
    show('mini-cart')
    click()
    await answer()
    click(one('[data-product-id="70"]'))
    await answer('<span class="amount">$0.00</span>')
    expect(texts('.num-items')).toEqual(['0', '0', '0'])
    for (const bag of all('.shopping-bag')) {
      expect(bag.firstElementChild?.className).toBe('bag-empty')
      expect(bag.firstElementChild?.textContent).toBe('Your cart is empty.')
    }
    expect(all('.bag-empty')).toHaveLength(3)
    expect(all('.bag-header, .bag-total, .bag-contents, .bag-buttons')).toEqual([])
    await pass(1000)
    expect(all('.bag-empty')).toHaveLength(3)
  })

  test('[S27] mini-cart: the empty message stays after unmounting, once, also when it is mounted again', async () => {
    show('mini-cart')
    for (const link of all(CUP)) link.setAttribute('data-product-qty', '5')
    unmountAll()
    wake()
    click()
    await answer()
    const before = all('.shopping-bag').map((bag) => bag.innerHTML)
    unmountAll()
    expect(all('.shopping-bag').map((bag) => bag.innerHTML)).toEqual(before)
    wake()
    expect(all('.shopping-bag').map((bag) => bag.innerHTML)).toEqual(before)
    expect(texts('.bag-empty')).toEqual(Array(3).fill('Your cart is empty.'))
  })

  test('[S27] mini-cart: a count smaller than its lines ends at 0, with an empty bag (MC6)', async () => {
    show('mini-cart.odd', 4)
    click(one('.remove-product'))
    await answer()
    expect(texts('.num-items')).toEqual(['0'])
    expect(texts('.bag-empty')).toEqual(['Your cart is empty.'])
  })

  test('[S27] mini-cart: thousands separators are ignored, and missing texts are English (MC13, MC15)', async () => {
    show('mini-cart.odd', 0)
    const link = one('.remove-product')
    const quantity = Number(link.getAttribute('data-product-qty'))
    click(link)
    await answer()
    expect(texts('.num-items')).toEqual([String(1024 - quantity)])
    expect(texts('.bag-header')).toEqual([`${1024 - quantity} items in the cart`])
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/)
  })

  test('[S27] mini-cart: an emptied bag without a printed message shows the English one (MC15)', async () => {
    show('mini-cart')
    for (const bag of all('.shopping-bag')) {
      for (const name of ['data-empty-bag-txt', 'data-singular-item-txt']) bag.removeAttribute(name)
    }
    for (const link of all(CUP)) link.setAttribute('data-product-qty', '5')
    unmountAll()
    wake()
    click()
    await answer()
    expect(texts('.bag-empty')).toEqual(Array(3).fill('Your cart is empty.'))
  })

  test('[S27] mini-cart: one item without a printed text shows the English one (MC15)', async () => {
    show('mini-cart.odd', 0)
    one('.num-items').textContent = String(
      Number(one('.remove-product').getAttribute('data-product-qty')) + 1,
    )
    unmountAll()
    wake()
    click(one('.remove-product'))
    await answer()
    expect(texts('.bag-header')).toEqual(['1 item in the cart'])
  })

  test('[S27] mini-cart: a negative quantity counts as 0', async () => {
    show('mini-cart')
    for (const link of all(CUP)) link.setAttribute('data-product-qty', '-3')
    unmountAll()
    wake()
    click()
    await answer()
    expect(texts('.num-items')).toEqual(['5', '5', '5'])
  })

  test('[S27] mini-cart: texts that only a later copy has are used in all copies', async () => {
    show('mini-cart')
    const bags = all('.shopping-bag')
    bags.forEach((bag, index) => {
      if (index < 2) bag.setAttribute('data-multiple-item-txt', '')
      else bag.setAttribute('data-multiple-item-txt', 'Artikel')
    })
    click()
    await answer()
    expect(texts('.bag-header')).toEqual(Array(3).fill('2 Artikel'))
  })

  test('[S27] mini-cart: two lines of one variation are removed together (MC14)', async () => {
    show('mini-cart.odd', 1)
    const count = Number(texts('.num-items')[0])
    const sum = all(CUP).reduce((total, link) => total + Number(link.getAttribute('data-product-qty')), 0)
    expect(all(CUP).length).toBe(2)
    click()
    await answer()
    expect(texts('.num-items')).toEqual([String(Math.max(0, count - sum))])
    await pass(1000)
    expect(all(CUP_ROW)).toEqual([])
  })

  test('[S27] mini-cart: removing a product without a variation removes all its lines, as on the server', async () => {
    show('mini-cart', 0)
    const [link] = all('[data-product-id="70"]')
    link?.setAttribute('data-product-id', '57')
    link?.closest('.bag-product')?.classList.replace('product-id-70', 'product-id-57')
    unmountAll()
    wake()
    click(link)
    await answer()
    expect(texts('.num-items')).toEqual(['0'])
  })

  test('[S27] mini-cart: a line without its quantity counts as 0', async () => {
    show('mini-cart.odd', 3)
    const [count] = texts('.num-items')
    click(one('.remove-product'))
    await answer()
    expect(texts('.num-items')).toEqual([count])
  })

  test('[S27] mini-cart: works without a count on the page and with a variation of 0', async () => {
    show('mini-cart.odd', 6)
    click(one('.remove-product'))
    expect(requests[0]?.init.body).toBe('action=uplift_cart_product_remove&product_id=70&variation_id=0')
    await answer()
    await pass(1000)
    expect(all('.product-id-70, .bag-contents')).toEqual([])
    expect(document.body.textContent).not.toMatch(/NaN/)
  })

  test('[S27] mini-cart: two removals at once, answered in reverse order', async () => {
    show('mini-cart')
    click(one(CUP))
    click(one('[data-product-id="70"]'))
    expect(requests).toHaveLength(2)
    await answer('<b class="amount">$1</b>', 200, 1)
    expect(all('.loading-overlay').map(({ style }) => style.display)).toEqual(Array(3).fill('block'))
    await answer('<b class="amount">$2</b>', 200, 0)
    expect(texts('.num-items')).toEqual(['0', '0', '0'])
    // The removal that was sent last sets the total.
    expect(texts('.cart-contents .amount')).toEqual(['$1', '$1', '$1'])
    expect(all('.bag-empty')).toHaveLength(3)
  })

  test('[S27] mini-cart: a text without markup is accepted as a price', async () => {
    show('mini-cart')
    click()
    await answer('$25.00')
    expect(texts('.cart-contents .amount')).toEqual(Array(3).fill('$25.00'))
    expect(all('.cart-contents .woocommerce-Price-amount')).toHaveLength(3)
  })

  test('[X08] mini-cart: laurel:cart fires once with what the bag shows', async () => {
    show('mini-cart')
    const heard = vi.fn()
    const listen = (event: Event) => heard((event as CustomEvent).detail)
    document.addEventListener('laurel:cart', listen)
    click()
    await answer()
    await pass(1000)
    document.removeEventListener('laurel:cart', listen)
    expect(heard.mock.calls).toEqual([[{ count: 2, total: '$25.00' }]])
  })

  test('[X09] mini-cart: the new count is announced, and the focus of a removed link moves on in the same bag', async () => {
    show('mini-cart')
    const [bag] = all('.shopping-bag-item')
    one(CUP, bag).focus()
    click(one(CUP, bag))
    await answer()
    expect(texts('[role="status"]')).toEqual(['2 items in the cart'])
    await pass(1000)
    expect(document.activeElement).toBe(one('[data-product-id="70"]', bag))
    click(one('[data-product-id="70"]', bag))
    await answer()
    expect(texts('[role="status"]')).toEqual(['Your cart is empty.'])
    expect(document.activeElement).toBe(one('.cart-contents', bag))
  })
})

describe('[S27] mini-cart: on the checkout and the cart page', () => {
  test('[S27] mini-cart: on the checkout the first View cart button is clicked once, after the answer (MC8)', async () => {
    document.body.className = 'woocommerce-checkout'
    show('mini-cart')
    const clicks = vi.fn((event: Event) => event.preventDefault())
    for (const button of all('.bag-button')) button.addEventListener('click', clicks)
    click()
    await pass(0)
    expect(clicks).not.toHaveBeenCalled()
    await answer()
    expect(clicks).toHaveBeenCalledOnce()
    expect(clicks.mock.calls[0]?.[0].target).toBe(all('.bag-button')[0])
    expect(page.reload).not.toHaveBeenCalled()
  })

  test('[S27] mini-cart: a checkout without the button updates the bag (MC9)', async () => {
    document.body.className = 'woocommerce-checkout'
    show('mini-cart')
    for (const button of all('.bag-button')) button.remove()
    click()
    await answer()
    expect(texts('.num-items')).toEqual(['2', '2', '2'])
    expect(page.report).not.toHaveBeenCalled()
    expect(page.follow).not.toHaveBeenCalled()
  })

  test('[S27] mini-cart: the cart page is reloaded once (MC10)', async () => {
    document.body.className = 'woocommerce-cart'
    show('mini-cart')
    click()
    expect(page.reload).not.toHaveBeenCalled()
    await answer()
    await pass(1000)
    expect(page.reload).toHaveBeenCalledOnce()
  })

  test('[S27] mini-cart: other pages are not reloaded', async () => {
    show('mini-cart')
    click()
    await answer()
    expect(page.reload).not.toHaveBeenCalled()
    expect(page.follow).not.toHaveBeenCalled()
  })
})

describe('[S27] mini-cart: no price in the answer (MC11)', () => {
  test.each([
    ['0', '0', 200],
    ['-1', '-1', 200],
    ['nothing', '', 200],
    ['white space', ' \n', 200],
    ['a page', '<!DOCTYPE html><html><body><h1>Error 500</h1></body></html>', 200],
    ['a long page that shows a price', `<main>${'<p>Cup</p>'.repeat(1000)}${PRICE}</main>`, 200],
    ['PHP’s own words', '<br />\n<b>Fatal error</b>: in /x.php on line 12', 200],
    ['a broken server', PRICE, 500],
    ['a server that is away', PRICE, 503],
    ['no connection', '', 0],
  ])(
    '[S27] mini-cart: after %s nothing changes, and the link’s own address is followed',
    async (_, body, status) => {
      document.body.className = 'woocommerce-cart'
      show('mini-cart')
      const before = all('.bag-contents, .bag-total, .cart-contents').map(({ outerHTML }) => outerHTML)
      const href = one(CUP).getAttribute('href')
      click()
      await answer(body, status)
      expect(page.follow).toHaveBeenCalledExactlyOnceWith(href)
      await pass(2000)
      const after = all('.bag-contents, .bag-total, .cart-contents').map(({ outerHTML }) => outerHTML)
      expect(after).toEqual(before)
      expect(all('.loading-overlay').map(({ style }) => style.display)).toEqual(Array(3).fill('none'))
      expect(page.reload).not.toHaveBeenCalled()
      expect(page.report).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ name: 'WireError' }),
        'call',
      )
    },
  )

  test('[S27] mini-cart: a request without an answer times out', async () => {
    show('mini-cart')
    click()
    await pass(20_000)
    expect(page.follow).toHaveBeenCalledOnce()
  })

  test('[S27] mini-cart: without an address nothing is followed', async () => {
    show('mini-cart')
    for (const link of all(CUP)) link.removeAttribute('href')
    click()
    await answer('0')
    expect(page.follow).not.toHaveBeenCalled()
    expect(page.report).toHaveBeenCalledOnce()
  })

  test('[S27] mini-cart: after a failure the line can be removed again', async () => {
    show('mini-cart')
    click()
    await answer('0')
    click()
    expect(requests).toHaveLength(2)
  })
})

describe('[S27] mini-cart: the shop plugin replaces the bag', () => {
  /** Replaces all copies by a new one from the server. */
  function replaceBags(count: number, { total, without }: { total?: string; without?: string } = {}) {
    const old = all('.shopping-bag-item')
    const fresh = one('.shopping-bag-item').outerHTML
    unmountAll()
    for (const bag of old) bag.outerHTML = fresh
    for (const counter of all('.num-items')) counter.textContent = String(count)
    if (without) for (const row of all(without)) row.remove()
    for (const amount of all('.cart-contents .amount, .bag-total .amount')) {
      if (total) amount.textContent = total
    }
    wake()
  }
  const totals = () => [...new Set(texts('.cart-contents .amount, .bag-total .amount'))]

  test('[S27] mini-cart: a changed total alone, as after a coupon, is shown', async () => {
    show('mini-cart')
    click()
    await answer()
    await pass(1000)
    expect(totals()).toEqual(['$25.00'])
    replaceBags(2, { total: '$20.00' })
    await pass(0)
    expect([totals(), texts('.num-items')]).toEqual([['$20.00'], ['2', '2', '2']])
  })

  test('[S27] mini-cart: the same total as that of a removal changes nothing', async () => {
    show('mini-cart')
    click()
    await answer()
    await pass(1000)
    replaceBags(2, { total: '$25.00' })
    await pass(0)
    expect([totals(), texts('.num-items')]).toEqual([['$25.00'], ['2', '2', '2']])
  })

  test('[S27] mini-cart: markup with a product that was added during a removal supersedes the answer', async () => {
    show('mini-cart')
    click()
    replaceBags(3, { total: '$37.50', without: CUP_ROW })
    await pass(0)
    expect(all('.loading-overlay').map(({ style }) => style.display)).not.toContain('block')
    await answer()
    await pass(1000)
    expect([totals(), texts('.num-items')]).toEqual([['$37.50'], ['3', '3', '3']])
  })

  test('[S27] mini-cart: if markup without the line has arrived, a failed removal follows no link', async () => {
    show('mini-cart')
    click()
    replaceBags(2, { total: '$25.00', without: CUP_ROW })
    await answer('', 0)
    expect(page.follow).not.toHaveBeenCalled()
    expect(totals()).toEqual(['$25.00'])
  })

  test('[S27] mini-cart: copies that are replaced during a removal get its result', async () => {
    show('mini-cart')
    click()
    replaceBags(5)
    await pass(0)
    expect(all('.loading-overlay').map(({ style }) => style.display)).toEqual(Array(3).fill('block'))
    await answer()
    expect(texts('.num-items')).toEqual(['2', '2', '2'])
    expect(texts('.bag-total .total-amount')).toEqual(Array(3).fill('$25.00'))
    await pass(1000)
    expect(all(CUP_ROW)).toEqual([])
  })

  test('[S27] mini-cart: copies that are replaced while a row leaves show what the server printed', async () => {
    show('mini-cart')
    click()
    await answer()
    for (const row of all(CUP_ROW)) row.remove()
    replaceBags(4)
    await pass(1000)
    expect(texts('.num-items')).toEqual(['4', '4', '4'])
    expect(all('.product-id-70')).toHaveLength(3)
  })

  test('[S27] mini-cart: a product that is added again at once keeps its row and can be removed', async () => {
    show('mini-cart')
    click()
    await answer()
    replaceBags(5)
    await pass(1000)
    expect(all(CUP_ROW)).toHaveLength(3)
    click(one('[data-product-id="70"]'))
    await answer()
    await pass(1000)
    expect(all(CUP_ROW)).toHaveLength(3)
    click()
    await answer()
    expect(texts('.num-items')).toEqual(['0', '0', '0'])
  })

  test('[S27] mini-cart: a copy that is added while a row leaves loses the row too', async () => {
    show('mini-cart')
    const copy = one('.aux-cart-wishlist').cloneNode(true) as HTMLElement
    click()
    await answer()
    document.body.append(copy)
    wake(copy)
    await pass(1000)
    expect(all(CUP_ROW)).toEqual([])
  })

  test('[S27] mini-cart: removed rows stay removed after unmounting', async () => {
    show('mini-cart')
    click()
    await answer()
    unmountAll()
    expect(texts('.num-items')).toEqual(['2', '2', '2'])
    expect(texts('.bag-header')[0]).toBe('2 items in the cart')
    expect(click(one('[data-product-id="70"]')).wentOn).toBe(true)
    expect(requests).toHaveLength(1)
  })
})

describe('[S27] mini-cart: refreshing a bag in doubt', () => {
  const jQuery: JQuery = createRequire(import.meta.url)('jquery3')
  let asked: ReturnType<typeof vi.fn<() => void>>
  beforeEach(() => {
    asked = vi.fn<() => void>()
    vi.stubGlobal('jQuery', jQuery)
    jQuery(document.body).on('wc_fragment_refresh', asked)
  })
  afterEach(() => jQuery(document.body).off('wc_fragment_refresh', asked))

  test('[S27] mini-cart: there is no refresh after one removal, nor after two in sequence', async () => {
    show('mini-cart')
    click(one(CUP))
    await answer()
    await pass(100)
    click(one('[data-product-id="70"]'))
    await answer()
    await pass(100)
    expect(asked).not.toHaveBeenCalled()
  })

  test('[S27] mini-cart: two concurrent removals cause a refresh once both are answered', async () => {
    show('mini-cart')
    click(one(CUP))
    click(one('[data-product-id="70"]'))
    await answer(PRICE, 200, 1)
    await pass(100)
    expect(asked).not.toHaveBeenCalled()
    await answer(PRICE, 200, 0)
    await pass(100)
    expect(asked).toHaveBeenCalledOnce()
  })

  test('[S27] mini-cart: markup that brings a removed line back causes a refresh', async () => {
    show('mini-cart')
    const printed = document.body.innerHTML
    click()
    await answer()
    await pass(1000)
    unmountAll()
    document.body.innerHTML = printed
    wake()
    await pass(100)
    expect(texts('.num-items')).toEqual(['5', '5', '5'])
    expect(asked).toHaveBeenCalledOnce()
  })

  test('[S27] mini-cart: if `fresh-cart` is on the page, it refreshes instead of the shop plugin', async () => {
    const { onCartChange } = await import('../../../src/state/cart')
    const told = vi.fn()
    const stop = onCartChange(document, told)
    show('mini-cart')
    click(one(CUP))
    click(one('[data-product-id="70"]'))
    await answer(PRICE, 200, 1)
    await answer(PRICE, 200, 0)
    await pass(100)
    stop()
    expect(told.mock.calls).toEqual([[{ isInDoubt: false }], [{ isInDoubt: false }], [{ isInDoubt: true }]])
    expect(asked).not.toHaveBeenCalled()
  })

  test('[S27] mini-cart: a removal that leaving the page aborts follows no link, and is checked when the page comes back', async () => {
    show('mini-cart')
    click()
    window.dispatchEvent(new Event('pagehide'))
    await answer('', 0)
    await pass(100)
    expect([page.follow.mock.calls, asked.mock.calls]).toEqual([[], []])
    expect(texts('.num-items')).toEqual(['5', '5', '5'])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(100)
    expect(asked).toHaveBeenCalledOnce()
  })

  test('[S27] mini-cart: a failed removal follows the link’s own address, and refreshes only without one', async () => {
    show('mini-cart')
    click()
    await answer('0')
    await pass(100)
    expect(page.follow).toHaveBeenCalledOnce()
    expect(asked).not.toHaveBeenCalled()
    for (const link of all(CUP)) link.removeAttribute('href')
    click()
    await answer('0')
    await pass(100)
    expect(asked).toHaveBeenCalledOnce()
  })
})

describe('[S27] mini-cart: the dropdown', () => {
  const container = (width: number) => {
    document.body.insertAdjacentHTML('beforeend', '<div id="container"></div>')
    Object.defineProperty(one('#container'), 'offsetWidth', { value: width })
  }
  const HEADER_BAG = '.aux-cart-wishlist .shopping-bag-item'
  const menuOf = (bag: string) => one('ul.sub-menu', one(bag))
  const point = (bag: string, type: string, pointerType = 'mouse') =>
    one(bag).dispatchEvent(Object.assign(new Event(type), { pointerType }))

  beforeEach(() => {
    show('mini-cart')
    for (const menu of all('ul.sub-menu')) menu.style.display = 'none'
  })

  test.each([
    ['a wide container', 1000, HEADER_BAG, '', 'mouse', 'block'],
    ['a narrow container', 700, HEADER_BAG, '', 'mouse', 'none'],
    ['a narrow container of a fixed width theme', 700, HEADER_BAG, 'responsive-fixed', 'mouse', 'block'],
    ['a finger', 1000, HEADER_BAG, '', 'touch', 'none'],
    ['the mobile cart panel', 1000, '#mobile-cart-wrap .shopping-bag-item', '', 'mouse', 'none'],
  ])('[S27] mini-cart: a pointer over it, with %s (MC18)', (_, width, bag, bodyClass, pointer, display) => {
    document.body.className = bodyClass
    container(width)
    point(bag, 'pointerenter', pointer)
    expect(menuOf(bag).style.display).toBe(display)
    point(bag, 'pointerleave', pointer)
    expect(menuOf(bag).style.display).toBe('none')
  })

  test('[S27] mini-cart: dropdown and overlay fade with the theme’s durations', async () => {
    container(1000)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const fades: unknown[] = []
    for (const element of all(`${HEADER_BAG} .sub-menu, ${HEADER_BAG} .loading-overlay`)) {
      element.style.display = 'none'
      const animate = (frames: { opacity: number }[], { duration }: { duration: number }) => {
        fades.push([element.className, ...frames.map(({ opacity }) => opacity), duration])
        return { finish: () => {} }
      }
      Object.defineProperty(element, 'animate', { value: animate })
    }
    point(HEADER_BAG, 'pointerenter')
    point(HEADER_BAG, 'pointerleave')
    click()
    await pass(0)
    await answer()
    expect(fades).toEqual([
      ['sub-menu', 0, 1, 200],
      ['sub-menu', 1, 0, 150],
      ['loading-overlay', 0, 1, 200],
      ['loading-overlay', 1, 0, 100],
    ])
  })

  test('[S27] mini-cart: only the hovered bag opens', () => {
    container(1000)
    point(HEADER_BAG, 'pointerenter')
    expect(all('ul.sub-menu').filter(({ style }) => style.display === 'block')).toHaveLength(1)
  })

  test('[S27] mini-cart: hovering again while the dropdown fades out opens it again', () => {
    container(1000)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const menu = menuOf(HEADER_BAG)
    Object.defineProperty(menu, 'animate', { value: () => ({ finish: () => {} }) })
    point(HEADER_BAG, 'pointerenter')
    point(HEADER_BAG, 'pointerleave')
    expect(menu.style.display).toBe('block')
    point(HEADER_BAG, 'pointerenter')
    expect([menu.style.display, menu.style.opacity]).toEqual(['block', '1'])
    point(HEADER_BAG, 'pointerleave')
    point(HEADER_BAG, 'pointerenter')
    expect([menu.style.display, menu.style.opacity]).toEqual(['block', '1'])
  })

  test('[X09] mini-cart: Escape closes the dropdown and focuses the bag’s link', () => {
    container(1000)
    point(HEADER_BAG, 'pointerenter')
    const bag = one(HEADER_BAG)
    one('.remove-product', bag).focus()
    one('.remove-product', bag).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(menuOf(HEADER_BAG).style.display).toBe('none')
    expect(document.activeElement).toBe(one('.cart-contents', bag))
  })

  test('[S27] mini-cart: unmounted, it opens no more', () => {
    container(1000)
    unmountAll()
    point(HEADER_BAG, 'pointerenter')
    expect(menuOf(HEADER_BAG).style.display).toBe('none')
  })
})

describe('[X11] mini-cart: hostile', () => {
  test('[X11] mini-cart: texts that look like markup stay texts', async () => {
    show('mini-cart.hostile', 0)
    click()
    await answer()
    expect(texts('.bag-header')).toEqual(['2 <script>window.hacked=1</script>'])
    click(one('[data-product-id="70"]'))
    await answer()
    expect(texts('.bag-empty')).toEqual(['<img src=x onerror="window.hacked=1">'])
    expect(all('.bag-empty *')).toEqual([])
    expect('hacked' in window).toBe(false)
  })

  test('[X11] mini-cart: invalid ids and quantities do no harm', async () => {
    showFragment('mini-cart.hostile')
    page = fakePage()
    wake()
    for (const link of all('.remove-product')) click(link)
    for (const index of requests.keys()) await answer(PRICE, 200, index)
    await pass(1000)
    const counts = texts('.num-items')
    expect(counts).not.toEqual([])
    for (const count of counts) expect(count).toMatch(/^\d+$/)
    expect(requests).not.toEqual([])
    for (const { init } of requests) {
      expect([...new URLSearchParams(String(init.body)).keys()]).toEqual([
        'action',
        'product_id',
        'variation_id',
      ])
    }
    expect('hacked' in window).toBe(false)
  })

  test('[X11] mini-cart: an empty bag and one without any parts can be mounted', () => {
    showFragment('mini-cart.empty')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<li class="shopping-bag-item"></li><a class="cart-contents"></a>',
    )
    page = fakePage()
    const before = document.body.innerHTML
    wake()
    expect(document.body.innerHTML).toBe(before)
  })
})
