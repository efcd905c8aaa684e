import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Page } from '../../../src/page/page'
import type { WishlistChange } from '../../../src/state/wishlist'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { mount as island } from '.'

const mount = mounter(island)

vi.mock('dompurify', async (original) => {
  const { purifierStandIn } = await import('../../../tests/unit/purifier-stand-in')
  return purifierStandIn(original)
})

let page: FakePage
let requests: { url: string; body: string }[]
let answer: { body: string; status: number }
let changes: WishlistChange[]

// The first import takes longer than the fake clock waits.
beforeAll(() => import('../../../src/wire/sanitise'))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  requests = []
  changes = []
  answer = { body: rowAnswer(57), status: 200 }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, body: String(init.body) })
    if (answer.status === 0) throw new TypeError('Failed to fetch')
    return new Response(answer.body, { status: answer.status })
  })
  document.addEventListener('laurel:wishlist', remember)
})

afterEach(() => {
  unmountAll()
  document.removeEventListener('laurel:wishlist', remember)
  vi.useRealTimers()
})

const remember = ({ detail }: CustomEvent<WishlistChange>) => changes.push(detail)
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

function rowAnswer(id: number, title = 'Gold Cup') {
  const row = `<div id="wishlist-${id}" class="bag-product clearfix"><div class="bag-product-title"><a href="/product/gold-cup/">${title}</a></div></div>`
  return JSON.stringify({ wishlist_output: row })
}

function show(fragment = 'wishlist', settings: Page['settings'] = {}) {
  showFragment(fragment)
  page = { ...fakePage(), settings }
  for (const host of all('.add_to_wishlist, .wishlist_table .remove, .wishlist-item')) {
    mount(host, page)
  }
}

/** @returns whether the click would reach other listeners and follow the link */
function click(element: Element, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let isFree = false
  const look = (heard: Event) => {
    isFree = !heard.defaultPrevented
    heard.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  element.dispatchEvent(event)
  return isFree
}

async function pass(ms: number) {
  await settle()
  await vi.advanceTimersByTimeAsync(ms)
}

const heart = (id: number) => one(`.add_to_wishlist[data-product-id="${id}"]`)
const rows = (list = '.wishlist-bag') => all(`${list} .bag-product`).map(({ id }) => id)

describe('[S28] wishlist: adding', () => {
  test('[S28] wishlist: the tick replaces the heart, and the click is not prevented (WL1)', () => {
    show()
    const link = heart(57)
    expect(click(link)).toBe(true)
    const added = one('.yith-wcwl-wishlistaddedbrowse')
    expect([...added.classList]).toEqual(['yith-wcwl-wishlistaddedbrowse', 'show'])
    expect(added.style.display).toBe('block')
    expect([...link.classList]).toEqual(['add_to_wishlist', 'hide'])
    expect(link.style.display).toBe('none')
    expect(heart(70).style.display).toBe('')
  })

  test('[S28] wishlist: requests the row from the theme (WL2)', () => {
    show()
    click(heart(57))
    expect(requests).toEqual([
      { url: '/wp-admin/admin-ajax.php', body: 'action=uplift_add_to_wishlist&product_id=57' },
    ])
  })

  test('[S28] wishlist: the theme’s older action is used if the server has that one', async () => {
    show('wishlist', { ajaxActions: { uplift_add_to_wishlist: 'sf_add_to_wishlist' } })
    click(heart(57))
    await pass(0)
    expect(requests.map(({ body }) => body)).toEqual(['action=sf_add_to_wishlist&product_id=57'])
    expect(rows()).toEqual(['wishlist-57', 'wishlist-12'])
  })

  test('[S28] wishlist: without the action on the server no request is sent, and the tick still replaces the heart', async () => {
    show('wishlist', { ajaxActions: { uplift_add_to_wishlist: false } })
    expect(click(heart(57))).toBe(true)
    await pass(0)
    expect(requests).toEqual([])
    expect(rows()).toEqual(['wishlist-12'])
    expect(heart(57).style.display).toBe('none')
    expect([changes, page.report.mock.calls]).toEqual([[], []])
  })

  test('[S28] wishlist: the row is added on top with its class, and the count goes up (WL3)', async () => {
    show()
    click(heart(57))
    await pass(0)
    expect(rows()).toEqual(['wishlist-57', 'wishlist-12'])
    expect(one('#wishlist-57').classList.contains('prod-57')).toBe(true)
    expect(one('.wishlist-link .count').textContent).toBe('2')
    expect(changes).toEqual([{ change: 'added', productId: 57 }])
  })

  test('[S28] wishlist: in every copy of an empty list the row replaces the message (WL3)', async () => {
    vi.stubGlobal('yith_wcwl_l10n', { ajax_url: '/ajax' })
    answer.body = rowAnswer(70)
    show('wishlist.odd')
    click(one('[data-case^="no parts"]'))
    await pass(0)
    expect(all('.wishlist-bag').map((bag) => bag.querySelectorAll('#wishlist-70').length)).toEqual([1, 1])
    expect(all('.wishlist-bag .wishlist-empty')).toEqual([])
    expect(all('td.wishlist-empty')).toHaveLength(1)
    expect(all('.wishlist-bag .no-items')).toEqual([])
    expect(all('.wishlist-link .count').map(({ textContent }) => textContent)).toEqual(['1', '1'])
  })

  test('[S28] wishlist: the list is highlighted, opens after 800 ms and closes after 4 s (WL4)', async () => {
    show()
    const menu = one('.wishlist-item ul.sub-menu')
    menu.style.display = 'none'
    click(heart(57))
    await pass(0)
    expect(one('.wishlist-item').classList.contains('added-notification')).toBe(true)
    expect([...one('.wishlist-link').classList]).toEqual(['wishlist-link', 'sf-animate', 'tada'])
    await pass(799)
    expect(menu.style.display).toBe('none')
    await pass(1)
    expect(menu.style.display).toBe('block')
    await pass(3199)
    expect(one('.wishlist-item').classList.contains('added-notification')).toBe(true)
    await pass(1)
    expect([...one('.wishlist-item').classList]).toEqual(['parent', 'wishlist-item'])
    expect([...one('.wishlist-link').classList]).toEqual(['wishlist-link'])
    expect(menu.style.display).toBe('none')
  })

  test('[S28] wishlist: a hovered list stays open (WL4)', async () => {
    show()
    const menu = one('.wishlist-item ul.sub-menu')
    click(heart(57))
    await pass(1000)
    const { matches } = Element.prototype
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':hover' ? this.classList.contains('wishlist-item') : matches.call(this, selector)
    })
    await pass(3000)
    expect(one('.wishlist-item').classList.contains('added-notification')).toBe(false)
    expect(menu.style.display).toBe('block')
  })

  test('[S28] wishlist: a second product restarts the notice', async () => {
    show()
    click(heart(57))
    await pass(3000)
    answer.body = rowAnswer(70)
    click(heart(70))
    await pass(3999)
    expect(one('.wishlist-item').classList.contains('added-notification')).toBe(true)
    await pass(1)
    expect(one('.wishlist-item').classList.contains('added-notification')).toBe(false)
    expect(rows()).toEqual(['wishlist-70', 'wishlist-57', 'wishlist-12'])
  })

  test.each([
    ['0', '0', 200],
    ['-1', '-1', 200],
    ['HTML', '<!DOCTYPE html><p>Error</p>', 200],
    ['half an answer', '{"wishlist_output":"<div', 200],
    ['no row', '{"wishlist_output":""}', 200],
    ['a row that is only a script', '{"wishlist_output":"<script>hacked()</script>"}', 200],
    ['another shape', '{"wishlist_output":{"a":1}}', 200],
    ['an error', 'x', 500],
    ['no line', '', 0],
  ])('[S28] wishlist: on %s no row is added and no notice shown (WL5)', async (_, body, status) => {
    answer = { body, status }
    show()
    click(heart(57))
    await pass(1000)
    expect(rows()).toEqual(['wishlist-12'])
    expect(one('.wishlist-item').className).toBe('parent wishlist-item')
    expect(one('.wishlist-link .count').textContent).toBe('1')
    expect(page.report).toHaveBeenCalledOnce()
    expect(changes).toEqual([])
    // The wishlist plugin's own call, or the link, decides what the button says.
    expect(heart(57).style.display).toBe('none')
  })

  test.each([
    ['its class', 'wishlist-12', 'bag-product prod-57'],
    ['its id', 'wishlist-57', 'bag-product'],
  ])(
    '[S28] wishlist: a product that the list shows, by %s, is not added twice (WL6)',
    async (_, id, classes) => {
      show()
      Object.assign(one('.wishlist-bag .bag-product'), { id, className: classes })
      click(heart(57))
      await pass(0)
      expect(rows()).toEqual([id])
      expect(one('.wishlist-link .count').textContent).toBe('1')
      expect(changes).toEqual([])
    },
  )

  test('[S28] wishlist: a row whose entry id equals the product’s id does not count as the product', async () => {
    answer.body = rowAnswer(12)
    show()
    heart(57).setAttribute('data-product-id', '12')
    click(one('.add_to_wishlist'))
    await pass(0)
    expect(rows()).toEqual(['wishlist-12', 'wishlist-12'])
    expect(one('.wishlist-link .count').textContent).toBe('2')
  })

  test('[S28] wishlist: for a product that the theme does not know no row is added and no error reported', async () => {
    answer.body = ''
    show()
    click(heart(57))
    await pass(1000)
    expect(rows()).toEqual(['wishlist-12'])
    expect(one('.wishlist-item').className).toBe('parent wishlist-item')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S28] wishlist: a double click sends one request', async () => {
    show()
    click(heart(57))
    click(heart(57))
    await pass(0)
    expect(requests).toHaveLength(1)
  })

  test('[S28] wishlist: a script in the answer is removed', async () => {
    answer.body = rowAnswer(57, '<script>hacked()</script><b>Gold Cup</b>')
    show()
    click(heart(57))
    await pass(0)
    expect(one('#wishlist-57').innerHTML).not.toContain('script')
    expect(one('#wishlist-57').textContent).toBe('Gold Cup')
  })

  test.each([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['the middle button', { button: 1 }],
  ])('[S28] wishlist: a click with %s is left to the browser', (_, init) => {
    show()
    click(heart(57), init)
    expect(requests).toEqual([])
    expect(heart(57).style.display).toBe('')
  })

  test('[S28] wishlist: the focus moves to the tick, which is named after the message', () => {
    show()
    heart(57).focus()
    click(heart(57))
    const tick = one('.yith-wcwl-wishlistaddedbrowse a')
    expect(document.activeElement).toBe(tick)
    expect(tick.getAttribute('aria-label')).toBe('Product added to wishlist.')
    expect(one('[role="status"]').textContent).toBe('Product added to wishlist.')
  })
})

describe('[S28] wishlist: the address to ask', () => {
  test.each([
    ['the wishlist plugin’s data (WL9)', { yith_wcwl_l10n: { ajax_url: '/wl' } }, ['/wl']],
    ['the shop plugin’s data', { wc_add_to_cart_params: { ajax_url: '/shop' } }, ['/shop']],
    [
      'the first data with an address',
      { yith_wcwl_l10n: { ajax_url: 7 }, wc_add_to_cart_params: { ajax_url: '/shop' } },
      ['/shop'],
    ],
    ['no address for invalid data', { yith_wcwl_l10n: 'x', wc_add_to_cart_params: null }, []],
    ['no address without data', {}, []],
  ])('[S28] wishlist: a link without an address uses %s', (_, globals, urls) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    show('wishlist.odd')
    expect(click(one('[data-case="empty ajax URL"]'))).toBe(true)
    expect(requests.map(({ url }) => url)).toEqual(urls)
    expect(one('[data-case="empty ajax URL"]').style.display).toBe('none')
  })

  test('[S28] wishlist: without a part to replace it the link stays', () => {
    vi.stubGlobal('yith_wcwl_l10n', { ajax_url: '/wl' })
    show('wishlist.odd')
    click(one('[data-case^="no parts"]'))
    expect(requests).toEqual([{ url: '/wl', body: 'action=uplift_add_to_wishlist&product_id=70' }])
    expect(one('[data-case^="no parts"]').style.display).toBe('')
  })

  test('[S28] wishlist: a link without a product is left alone', () => {
    vi.stubGlobal('yith_wcwl_l10n', { ajax_url: '/wl' })
    show('wishlist.odd')
    expect(click(one('[data-case="no product"]'))).toBe(true)
    expect(requests).toEqual([])
  })
})

describe('[S28] wishlist: removing', () => {
  test('[S28] wishlist: the table’s link removes the row from the header’s list, and the click is not prevented (WL7)', () => {
    show()
    expect(click(one('.wishlist_table .remove'))).toBe(true)
    expect(rows()).toEqual([])
    expect(one('.wishlist-link .count').textContent).toBe('0')
    expect(changes).toEqual([{ change: 'removed', productId: 77 }])
  })

  test('[S28] wishlist: after the last row the wishlist’s buttons get `no-items`, those of the cart do not (WL8)', () => {
    show()
    click(one('.wishlist_table .remove'))
    expect(one('.wishlist-bag .bag-buttons').classList.contains('no-items')).toBe(true)
    expect(one('.shopping-bag .bag-buttons').classList.contains('no-items')).toBe(false)
  })

  test('[S28] wishlist: while rows are left the buttons do not change', async () => {
    show()
    click(heart(57))
    await pass(0)
    click(one('.wishlist_table .remove'))
    expect(rows()).toEqual(['wishlist-57'])
    expect(one('.wishlist-bag .bag-buttons').classList.contains('no-items')).toBe(false)
  })

  test('[S28] wishlist: an added row is removed by its product, and the empty message comes back', async () => {
    vi.stubGlobal('yith_wcwl_l10n', { ajax_url: '/wl' })
    answer.body = rowAnswer(70)
    show('wishlist.odd')
    click(one('[data-case^="no parts"]'))
    await pass(0)
    click(one('[data-case="by href"]'))
    expect(all('.wishlist-bag .bag-contents').map(({ textContent }) => textContent)).toEqual([
      'Your wishlist is empty.',
      'Your wishlist is empty.',
    ])
    expect(all('.wishlist-bag .no-items')).toHaveLength(2)
  })

  test('[S28] wishlist: a second click does not count down again, and the count never goes below 0', () => {
    show()
    one('.wishlist-link .count').textContent = '5'
    click(one('.wishlist_table .remove'))
    click(one('.wishlist_table .remove'))
    expect(one('.wishlist-link .count').textContent).toBe('4')
    show('wishlist.odd')
    click(one('[data-case="by href"]'))
    expect(one('.wishlist-link .count').textContent).toBe('0')
  })

  test('[S28] wishlist: a link that names no product removes nothing', () => {
    show('wishlist.odd')
    expect(click(one('[data-case="by nothing"]'))).toBe(true)
    expect(changes).toEqual([])
  })
})

test('[S28] wishlist: after unmounting clicks do nothing', () => {
  show()
  unmountAll()
  click(heart(57))
  click(one('.wishlist_table .remove'))
  expect(requests).toEqual([])
  expect(rows()).toEqual(['wishlist-12'])
})
