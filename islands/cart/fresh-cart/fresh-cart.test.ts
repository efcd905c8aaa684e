import { createRequire } from 'node:module'
import Cookies from 'js-cookie'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { announceCartChange } from '../../../src/state/cart'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { type HeldRequest, holdFetch } from '../../../tests/unit/held-fetch'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { withoutStorage } from '../../../tests/unit/without-storage'
import { mount as island } from '.'

const mount = mounter(island)

vi.mock('dompurify', async (original) => {
  const { purifierStandIn } = await import('../../../tests/unit/purifier-stand-in')
  return purifierStandIn(original)
})

const jQuery: JQuery = createRequire(import.meta.url)('jquery3')
const FRAGMENTS_KEY = 'wc_fragments_0f'
const HASH_KEY = 'wc_cart_hash_0f'
const CREATED_KEY = 'wc_cart_created'
const NOW = Date.UTC(2026, 10, 21)
const DAY_MS = 24 * 60 * 60 * 1000
const PARAMS = {
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  cart_hash_key: HASH_KEY,
  fragment_name: FRAGMENTS_KEY,
  request_timeout: '5000',
}
const EVENTS = ['wc_fragments_loaded', 'wc_fragments_refreshed', 'wc_fragments_ajax_error']

/** The first import of a file is not on the fake clock. */
beforeAll(() => import('../../../src/wire/sanitise'))

let page: FakePage
let requests: (HeldRequest & { url: string; init: RequestInit })[]
let reply: (body: string, status?: number) => Promise<void>
let fired: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('wc_cart_fragments_params', PARAMS)
  vi.stubGlobal('jQuery', jQuery)
  sessionStorage.clear()
  localStorage.clear()
  fired = []
  requests = holdFetch((url, init) => ({ url, init })).calls
  let answered = 0
  reply = async (body, status = 200) => {
    const request = requests[answered]
    answered += 1
    if (status === 0) await request?.fail()
    else await request?.answer(body, status)
    await pass(2)
  }
  for (const name of EVENTS) jQuery(document.body).on(name, () => fired.push(name))
})

afterEach(() => {
  unmountAll()
  for (const name of EVENTS) jQuery(document.body).off(name, undefined as never)
  vi.useRealTimers()
})

const bag = (count: number) =>
  `<li class="parent shopping-bag-item"><a class="cart-contents" href="/cart/"><span class="amount">$${count}.00</span><span class="num-items">${count}</span></a></li>`
const fragments = (count: number) => ({
  'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content"></div>',
  '.shopping-bag-item': bag(count),
})
const answer = (count: number, hash = `hash-${count}`) =>
  JSON.stringify({ fragments: fragments(count), cart_hash: hash })
const counts = () => [
  ...new Set(
    [...document.querySelectorAll('.shopping-bag-item .num-items')].map((count) => count.textContent),
  ),
]
const trigger = (name: string, ...args: unknown[]) => jQuery(document.body).trigger(name, args)

function keepCopy(count: number, { hash = `hash-${count}`, createdAt = NOW - 1000 } = {}) {
  sessionStorage.setItem(FRAGMENTS_KEY, JSON.stringify(fragments(count)))
  sessionStorage.setItem(HASH_KEY, hash)
  localStorage.setItem(HASH_KEY, hash)
  sessionStorage.setItem(CREATED_KEY, String(createdAt))
}

function setCart(hash: string, items = hash ? 7 : 0) {
  Cookies.set('woocommerce_cart_hash', hash)
  Cookies.set('woocommerce_items_in_cart', String(items))
}

/** The sanitiser's file is not on the fake clock. */
async function pass(ms: number) {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(ms)
}

async function show() {
  showFragment('mini-cart')
  page = fakePage()
  mount(document.body, page)
  await pass(5)
}

describe('[X13] fresh cart: at the start', () => {
  test('[X13] fresh cart: without a cart there is no request, and an earlier copy is not shown', async () => {
    keepCopy(9)
    await show()
    await pass(DAY_MS + 5)
    expect(requests).toEqual([])
    expect(counts()).toEqual(['5'])
    expect(fired).toEqual([])
  })

  test('[X13] fresh cart: the copy of this cart is shown without a request', async () => {
    keepCopy(7)
    setCart('hash-7')
    await show()
    expect(counts()).toEqual(['7'])
    expect(fired).toEqual(['wc_fragments_loaded'])
    expect(requests).toEqual([])
  })

  test('[X13] fresh cart: elements that show the same cart already are not replaced', async () => {
    const nodes = () => [...document.querySelectorAll('.shopping-bag-item')]
    keepCopy(7)
    setCart('hash-7')
    await show()
    const before = nodes()
    unmountAll()
    page = fakePage()
    mount(document.body, page)
    await pass(5)
    expect(nodes().map((node, index) => node === before[index])).toEqual([true, true, true])
    expect(fired).toEqual(['wc_fragments_loaded', 'wc_fragments_loaded'])
  })

  test.each([
    ['there is no copy', () => sessionStorage.clear()],
    ['the copy is of another cart', () => keepCopy(3)],
    ['the copy is a day old', () => keepCopy(7, { createdAt: NOW - DAY_MS })],
    ['the copy is no JSON', () => sessionStorage.setItem(FRAGMENTS_KEY, '{"a')],
    ['the copy is no list', () => sessionStorage.setItem(FRAGMENTS_KEY, '"x"')],
    ['nobody knows how old the copy is', () => sessionStorage.removeItem(CREATED_KEY)],
  ])('[X13] fresh cart: when %s, one request is sent', async (_, prepare) => {
    keepCopy(7)
    prepare()
    setCart('hash-7')
    await show()
    expect(requests).toHaveLength(1)
    const [{ url, init } = { url: '', init: {} }] = requests
    expect(url).toBe('/?wc-ajax=get_refreshed_fragments')
    expect(init.method).toBe('POST')
    expect(init.keepalive, 'a mere question').toBe(false)
    expect(String(init.body)).toMatch(/^time=\d+$/)
    await reply(answer(7))
    expect(counts()).toEqual(['7'])
    expect(fired).toEqual(['wc_fragments_refreshed'])
    expect(sessionStorage.getItem(HASH_KEY)).toBe('hash-7')
    expect(localStorage.getItem(HASH_KEY)).toBe('hash-7')
    expect(JSON.parse(sessionStorage.getItem(FRAGMENTS_KEY) ?? '')).toEqual(fragments(7))
    expect(Number(sessionStorage.getItem(CREATED_KEY))).toBeGreaterThanOrEqual(NOW)
    await pass(60_000)
    expect(requests).toHaveLength(1)
  })

  test('[X13] fresh cart: the first request waits until the page is loaded and idle', async () => {
    setCart('hash-7')
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    await show()
    expect(requests).toEqual([])
    window.dispatchEvent(new Event('load'))
    await pass(5)
    expect(requests).toHaveLength(1)
  })

  test('[X13] fresh cart: a product that is added before then brings the cart, and no request is sent', async () => {
    setCart('hash-7')
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    await show()
    setCart('hash-8')
    trigger('added_to_cart', fragments(8), 'hash-8')
    window.dispatchEvent(new Event('load'))
    await pass(5)
    expect(requests).toEqual([])
  })

  test.each([
    ['nothing is printed for it', () => vi.stubGlobal('wc_cart_fragments_params', undefined)],
    ['the shop plugin’s own script is there', () => document.body.append(pluginScript())],
  ])('[X13] fresh cart: where %s it does nothing', async (_, prepare) => {
    setCart('hash-7')
    showFragment('mini-cart')
    prepare()
    mount(document.body, fakePage())
    await pass(5)
    trigger('wc_fragment_refresh')
    expect(requests).toEqual([])
  })
})

function pluginScript() {
  const script = document.createElement('script')
  script.id = 'wc-cart-fragments-js'
  script.type = 'text/plain'
  return script
}

describe('[X13] fresh cart: changes', () => {
  test.each(['wc_fragment_refresh', 'updated_wc_div'])(
    '[X13] fresh cart: %s sends a request',
    async (event) => {
      await show()
      trigger(event)
      expect(requests).toHaveLength(1)
      await reply(answer(7))
      expect(counts()).toEqual(['7'])
      expect(fired).toEqual(['wc_fragments_refreshed'])
    },
  )

  test('[X13] fresh cart: several at once send two requests at most, and the last answer shows', async () => {
    await show()
    for (let times = 0; times < 5; times++) trigger('wc_fragment_refresh')
    expect(requests).toHaveLength(1)
    await reply(answer(7))
    expect(requests).toHaveLength(2)
    await reply(answer(8))
    expect(counts()).toEqual(['8'])
    expect(requests).toHaveLength(2)
    expect(fired).toEqual(['wc_fragments_refreshed'])
  })

  test.each(['added_to_cart', 'removed_from_cart'])(
    '[X13] fresh cart: the fragments of %s are saved without a request',
    async (event) => {
      await show()
      setCart('hash-8')
      trigger(event, fragments(8), 'hash-8', jQuery(document.createElement('a')))
      expect(JSON.parse(sessionStorage.getItem(FRAGMENTS_KEY) ?? '')).toEqual(fragments(8))
      expect(sessionStorage.getItem(HASH_KEY)).toBe('hash-8')
      expect(localStorage.getItem(HASH_KEY)).toBe('hash-8')
      expect(Number(sessionStorage.getItem(CREATED_KEY))).toBeGreaterThanOrEqual(NOW)
      expect(requests).toEqual([])
      unmountAll()
      await show()
      expect(counts()).toEqual(['8'])
    },
  )

  test('[X13] fresh cart: a second product does not restart the copy’s lifetime', async () => {
    keepCopy(7)
    setCart('hash-7')
    await show()
    trigger('added_to_cart', fragments(8), 'hash-8')
    expect(sessionStorage.getItem(CREATED_KEY)).toBe(String(NOW - 1000))
  })

  test.each([[[]], [['x', 'y']], [[null, null]], [[[fragments(8)], 'x']]])(
    '[X13] fresh cart: nothing is saved from an event with %j',
    async (args) => {
      await show()
      trigger('added_to_cart', ...args)
      expect(sessionStorage.getItem(FRAGMENTS_KEY)).toBeNull()
    },
  )

  test('[X13] fresh cart: fragments without a hash are saved but never shown', async () => {
    await show()
    trigger('added_to_cart', fragments(8))
    expect(sessionStorage.getItem(FRAGMENTS_KEY)).not.toBeNull()
    unmountAll()
    setCart('hash-8')
    await show()
    expect(requests).toHaveLength(1)
  })

  test('[X13] fresh cart: a plugin’s refresh before the page is idle replaces the first request', async () => {
    setCart('hash-7')
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    await show()
    trigger('wc_fragment_refresh')
    state.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    await pass(5)
    await reply(answer(7))
    expect(counts()).toEqual(['7'])
    expect(requests).toHaveLength(1)
  })

  test('[X13] fresh cart: an empty cart is not requested again a day later', async () => {
    keepCopy(7)
    setCart('hash-7')
    await show()
    trigger('wc_fragment_refresh')
    await reply(answer(0, ''))
    await pass(2 * DAY_MS)
    expect(requests).toHaveLength(1)
  })

  test('[X13] fresh cart: a product that is added during a request is not overwritten', async () => {
    await show()
    trigger('wc_fragment_refresh')
    trigger('added_to_cart', fragments(8), 'hash-8')
    await reply(answer(7))
    expect(sessionStorage.getItem(HASH_KEY)).toBe('hash-8')
    await reply(answer(8))
    expect(sessionStorage.getItem(HASH_KEY)).toBe('hash-8')
    expect(counts()).toEqual(['8'])
  })

  test('[X13] [S27] fresh cart: if a line is removed during a request, its answer is dropped and the request repeated', async () => {
    await show()
    trigger('wc_fragment_refresh')
    expect(announceCartChange(document, { isInDoubt: false })).toBe(true)
    await reply(answer(5))
    expect(requests).toHaveLength(2)
    await reply(answer(2))
    expect([counts(), requests.length]).toEqual([['2'], 2])
  })

  test('[X13] [S27] fresh cart: a removal sends a request only if it leaves the cart in doubt, without jQuery too', async () => {
    vi.stubGlobal('jQuery', undefined)
    await show()
    announceCartChange(document, { isInDoubt: false })
    expect(requests).toEqual([])
    announceCartChange(document, { isInDoubt: true })
    await reply(answer(2))
    expect([counts(), requests.length]).toEqual([['2'], 1])
    unmountAll()
    expect(announceCartChange(document, { isInDoubt: true })).toBe(false)
  })

  test('[X13] fresh cart: when the copy is a day old, a request is sent', async () => {
    keepCopy(7, { createdAt: NOW - DAY_MS + 60_000 })
    setCart('hash-7')
    await show()
    await pass(59_000)
    expect(requests).toEqual([])
    await pass(2000)
    expect(requests).toHaveLength(1)
    await reply(answer(7))
    await pass(DAY_MS - 1000)
    expect(requests).toHaveLength(1)
    await pass(2000)
    expect(requests).toHaveLength(2)
  })

  describe('[X13] fresh cart: another tab', () => {
    const tell = (key = HASH_KEY) => window.dispatchEvent(new StorageEvent('storage', { key }))

    test('[X13] fresh cart: a change in another tab sends one request', async () => {
      keepCopy(7)
      setCart('hash-7')
      await show()
      localStorage.setItem(HASH_KEY, 'hash-8')
      tell()
      tell('other')
      expect(requests).toHaveLength(1)
      await reply(answer(8))
      expect(counts()).toEqual(['8'])
      tell()
      expect(requests).toHaveLength(1)
    })

    test('[X13] fresh cart: if another tab saves the same cart at the same time, one request is sent', async () => {
      setCart('hash-7')
      await show()
      localStorage.setItem(HASH_KEY, 'hash-7')
      tell()
      await reply(answer(7))
      expect(counts()).toEqual(['7'])
      expect(requests).toHaveLength(1)
    })

    test('[X13] fresh cart: if another tab has the same cart, no request is sent', async () => {
      keepCopy(7)
      setCart('hash-7')
      await show()
      tell()
      expect(requests).toEqual([])
    })

    test('[X13] fresh cart: a hidden tab sends its request when it becomes visible', async () => {
      await show()
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      localStorage.setItem(HASH_KEY, 'hash-8')
      tell()
      expect(requests).toEqual([])
      hidden.mockReturnValue(false)
      document.dispatchEvent(new Event('visibilitychange'))
      document.dispatchEvent(new Event('visibilitychange'))
      expect(requests).toHaveLength(1)
    })

    test('[X13] fresh cart: an older hash in the shared storage alone sends no request', async () => {
      localStorage.setItem(HASH_KEY, 'hash-3')
      await show()
      document.dispatchEvent(new Event('visibilitychange'))
      expect(requests).toEqual([])
    })
  })

  describe('[X13] fresh cart: back/forward cache', () => {
    const comeBack = (persisted = true) => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    }

    test.each([
      ['the same cart: nobody is asked', 'hash-7', 0],
      ['another cart: the server is asked', 'hash-8', 1],
      ['no cart any more: the server is asked', '', 1],
    ])('[X13] fresh cart: %s', async (_, hash, asked) => {
      keepCopy(7)
      setCart('hash-7')
      await show()
      setCart(hash)
      comeBack(false)
      expect(requests).toEqual([])
      comeBack()
      expect(requests).toHaveLength(asked)
    })

    test.each([
      ['was added to', () => trigger('added_to_cart', fragments(8), 'hash-8')],
      [
        'was requested',
        async () => {
          trigger('wc_fragment_refresh')
          await reply(answer(8))
        },
      ],
    ])('[X13] fresh cart: a cart that %s on this page sends no request', async (_, change) => {
      keepCopy(7)
      setCart('hash-7')
      await show()
      setCart('hash-8')
      await change()
      const asked = requests.length
      comeBack()
      expect(requests).toHaveLength(asked)
    })

    test.each([
      ['failed', () => reply('x', 500)],
      ['was not answered yet', () => window.dispatchEvent(new Event('pagehide'))],
    ])('[X13] fresh cart: if the first request %s, it is repeated', async (_, happen) => {
      setCart('hash-7')
      await show()
      await happen()
      await reply('', 0)
      comeBack()
      expect(requests).toHaveLength(2)
    })

    test('[X13] fresh cart: without a cart no request is sent, whatever copy there is', async () => {
      keepCopy(3)
      await show()
      comeBack()
      expect(requests).toEqual([])
    })
  })
})

describe('[X13] fresh cart: failures', () => {
  test.each([
    ['no line', '', 0, ['wc_fragments_ajax_error']],
    ['an error', 'x', 500, ['wc_fragments_ajax_error']],
    ['HTML', '<p>x</p>', 200, []],
    ['nothing', '', 200, []],
    ['0', '0', 200, []],
    ['-1', '-1', 200, []],
    ['half an answer', '{"fragments":{".a":"<', 200, []],
    ['no fragments', '{"cart_hash":"x"}', 200, []],
    ['no list of fragments', '{"fragments":"x"}', 200, []],
    ['null', 'null', 200, []],
  ])(
    '[X13] fresh cart: after an answer of %s the page does not change, and the request is not repeated',
    async (_, body, status, events) => {
      setCart('hash-7')
      await show()
      await reply(body, status)
      expect(counts()).toEqual(['5'])
      expect(fired).toEqual(events)
      expect(page.report).toHaveBeenCalledOnce()
      expect(sessionStorage.getItem(HASH_KEY)).toBeNull()
      await pass(60_000)
      expect(requests).toHaveLength(1)
    },
  )

  test.each([['null'], ['false'], ['7']])(
    '[X13] fresh cart: an answer with the hash %s is shown',
    async (hash) => {
      setCart('hash-7')
      await show()
      await reply(JSON.stringify({ fragments: fragments(7), cart_hash: JSON.parse(hash) }))
      expect(counts()).toEqual(['7'])
      expect(fired).toEqual(['wc_fragments_refreshed'])
      expect(sessionStorage.getItem(HASH_KEY)).toBe('')
    },
  )

  test('[X13] fresh cart: leaving the page during a request is no error', async () => {
    setCart('hash-7')
    await show()
    window.dispatchEvent(new Event('pagehide'))
    await reply('', 0)
    expect(fired).toEqual([])
  })

  test('[X13] fresh cart: a request fails after the plugin’s time limit', async () => {
    setCart('hash-7')
    await show()
    await pass(4900)
    expect(fired).toEqual([])
    await pass(200)
    expect(fired).toEqual(['wc_fragments_ajax_error'])
  })

  test('[X13] fresh cart: fragments with an invalid selector or no HTML are skipped', async () => {
    setCart('hash-7')
    await show()
    const odd = { 'li[': '<p>', '#a': 7, ...fragments(7), '.nowhere': '<p></p>' }
    await reply(JSON.stringify({ fragments: odd, cart_hash: 'hash-7' }))
    expect(counts()).toEqual(['7'])
    expect(fired).toEqual(['wc_fragments_refreshed'])
  })

  test('[X13] fresh cart: a fragment that is only partly on the page is put in whole', async () => {
    setCart('hash-7')
    await show()
    const before = one('.shopping-bag-item').outerHTML
    const html = `${before}<li class="extra"></li>`
    await reply(JSON.stringify({ fragments: { '.shopping-bag-item': html }, cart_hash: 'hash-7' }))
    expect(document.querySelectorAll('.extra')).toHaveLength(3)
  })

  test('[X13] fresh cart: a partly saved copy does not count', async () => {
    keepCopy(7)
    setCart('hash-7')
    await show()
    const { sessionStorage: real } = window
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem() {
        throw new DOMException('x', 'QuotaExceededError')
      },
    })
    trigger('added_to_cart', fragments(8), 'hash-8')
    expect(real.getItem(HASH_KEY)).toBeNull()
    expect(localStorage.getItem(HASH_KEY), 'the other tabs are told').toBe('hash-8')
  })

  test('[X13] fresh cart: scripts are removed from fragments, forms are not', async () => {
    setCart('hash-7')
    await show()
    const html = '<li class="shopping-bag-item"><script>hacked()</script><form><input name="qty"></form></li>'
    await reply(JSON.stringify({ fragments: { '.shopping-bag-item': html }, cart_hash: 'hash-7' }))
    expect(one('.shopping-bag-item').innerHTML).toBe('<form><input name="qty"></form>')
  })

  test('[X13] fresh cart: a sandboxed page without cookies and storage stays as printed, and refreshes on request', async () => {
    await withoutStorage(async () => {
      await show()
      expect(requests).toEqual([])
      trigger('wc_fragment_refresh')
      await reply(answer(7))
      expect(counts()).toEqual(['7'])
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      window.dispatchEvent(new StorageEvent('storage', { key: HASH_KEY }))
      await reply(answer(7))
      unmountAll()
    })
    expect(fired).toEqual(['wc_fragments_refreshed', 'wc_fragments_refreshed'])
    expect(page.report).not.toHaveBeenCalled()
  })

  const refuse = () => {
    throw new DOMException('x', 'SecurityError')
  }
  const nothing = () => null
  test.each([
    ['is refused', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['is full', { getItem: nothing, setItem: refuse, removeItem: nothing }],
  ])(
    '[X13] fresh cart: with storage that %s each page sends a request, and nothing throws',
    async (_, storage) => {
      vi.stubGlobal('sessionStorage', storage)
      vi.stubGlobal('localStorage', storage)
      setCart('hash-7')
      for (let view = 1; view <= 2; view++) {
        await show()
        expect(requests).toHaveLength(view)
        await reply(answer(7))
        expect(counts()).toEqual(['7'])
        window.dispatchEvent(new StorageEvent('storage', { key: HASH_KEY }))
        unmountAll()
      }
      expect(page.report).not.toHaveBeenCalled()
      expect(fired).toEqual(['wc_fragments_refreshed', 'wc_fragments_refreshed'])
    },
  )

  test('[X13] fresh cart: the answer of an empty cart is saved without a lifetime', async () => {
    await show()
    trigger('wc_fragment_refresh')
    await reply(answer(0, ''))
    expect(counts()).toEqual(['0'])
    expect(sessionStorage.getItem(CREATED_KEY)).toBeNull()
    await pass(2 * DAY_MS)
    expect(requests).toHaveLength(1)
  })

  test('[X13] fresh cart: after unmounting there are no requests and no events', async () => {
    setCart('hash-7')
    await show()
    unmountAll()
    await reply(answer(7))
    trigger('wc_fragment_refresh')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(DAY_MS)
    expect(requests).toHaveLength(1)
    expect(fired).toEqual([])
    expect(page.report).not.toHaveBeenCalled()
  })
})

test('[X08] laurel:cart fires when a copy has replaced the printed cart', async () => {
  const heard: number[] = []
  const listen = ({ detail }: CustomEvent<{ count: number }>) => heard.push(detail.count)
  document.addEventListener('laurel:cart', listen)
  keepCopy(7)
  setCart('hash-7')
  await show()
  document.removeEventListener('laurel:cart', listen)
  expect(heard).toEqual([7])
})

describe('[X13] fresh cart: jQuery', () => {
  test('[X13] fresh cart: handlers that are registered later at jQuery’s ready hear the first event', async () => {
    keepCopy(7)
    setCart('hash-7')
    const heard = vi.fn()
    showFragment('mini-cart')
    mount(document.body, fakePage())
    jQuery(() => jQuery(document.body).on('wc_fragments_loaded', heard))
    await pass(5)
    expect(heard).toHaveBeenCalledOnce()
    jQuery(document.body).off('wc_fragments_loaded', heard)
  })

  test('[X13] fresh cart: without jQuery the cart is shown too', async () => {
    vi.stubGlobal('jQuery', undefined)
    keepCopy(7)
    setCart('hash-7')
    await show()
    expect(counts()).toEqual(['7'])
    expect(fired).toEqual([])
  })

  test('[X13] fresh cart: handlers of a jQuery that comes later hear the first event, once', async () => {
    vi.stubGlobal('jQuery', undefined)
    keepCopy(7)
    setCart('hash-7')
    await show()
    vi.stubGlobal('jQuery', jQuery)
    window.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('load'))
    await pass(5)
    expect(fired).toEqual(['wc_fragments_loaded'])
  })
})

describe('[X13] fresh cart: a widget that hides while the cart is empty', () => {
  const WIDGET =
    '<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"><div class="widget_shopping_cart_content"></div></div></div>'
  const display = () => one('.widget_shopping_cart').style.display

  async function showWidget() {
    showFragment('mini-cart')
    document.body.insertAdjacentHTML('beforeend', WIDGET)
    mount(document.body, fakePage())
    await pass(5)
  }

  test('[X13] fresh cart: the widget is hidden without items, shown when one is added, and restored on unmount', async () => {
    await showWidget()
    expect(display()).toBe('none')
    trigger('adding_to_cart')
    expect(display()).toBe('')
    unmountAll()
    expect(display()).toBe('')
  })

  test.each([
    ['2', ''],
    ['0', 'none'],
    ['many', 'none'],
  ])('[X13] fresh cart: with %s items its display is “%s”', async (items, shown) => {
    Cookies.set('woocommerce_items_in_cart', items)
    await showWidget()
    expect(display()).toBe(shown)
  })
})
