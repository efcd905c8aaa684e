import { number, object, picklist, pipe, string, trim } from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as ajax from './ajax'

const URL = '/wp-admin/admin-ajax.php'
const Loved = pipe(string(), trim(), picklist(['loved']))
const Count = object({ count: number() })

let fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>

const answer = (body: string, init?: ResponseInit) => fetch.mockResolvedValue(new Response(body, init))

/** A server that says nothing: the request ends when it is aborted. */
function keepSilent() {
  fetch.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const abort = () => reject(new DOMException('aborted', 'AbortError'))
        if (init?.signal?.aborted) abort()
        init?.signal?.addEventListener('abort', abort)
      }),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
})

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const call = (options = {}) => ajax.text(URL, 'love_it', { item_id: '412' }, Loved, options)

describe('[X11] ajax', () => {
  test('[X11] ajax: reports the final address, also after a redirect', async () => {
    const onAnswered = vi.fn()
    answer('loved')
    await call({ onAnswered })
    const elsewhere = 'https://elsewhere.example/answer'
    fetch.mockResolvedValue(Object.defineProperty(new Response('loved'), 'url', { value: elsewhere }))
    await call({ onAnswered })
    expect(onAnswered.mock.calls).toEqual([[URL], [elsewhere]])
  })

  test('[X11] ajax: a form-encoded POST with cookies, as jQuery sent it', async () => {
    answer('loved')
    await ajax.text(URL, 'love_it', { item_id: '412', text: 'Größe & 1+1=2 ', empty: '' }, Loved)
    expect(fetch).toHaveBeenCalledOnce()
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe(URL)
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: {
        Accept: '*/*',
        'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'X-Requested-With': 'XMLHttpRequest',
      },
      body: 'action=love_it&item_id=412&text=Gr%C3%B6%C3%9Fe+%26+1%2B1%3D2+&empty=',
    })
  })

  test.each([
    [URL, `${URL}?action=love_it&item_id=4+1`],
    [`${URL}?lang=en`, `${URL}?lang=en&action=love_it&item_id=4+1`],
  ])('[X11] [S37] ajax: a GET has its fields in the address: %s', async (url, asked) => {
    answer('loved')
    await ajax.text(url, 'love_it', { item_id: '4 1' }, Loved, { method: 'GET' })
    const [address, init] = fetch.mock.calls[0] ?? []
    expect(address).toBe(asked)
    expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin' })
    expect(init).not.toHaveProperty('body')
    expect(init?.headers).not.toHaveProperty('Content-Type')
  })

  test('[X11] ajax: the answer is the output of the schema', async () => {
    answer('\n loved ')
    expect(await call()).toBe('loved')
  })

  test.each(['0', '-1', '', 'failed'])('[X11] ajax: the answer "%s" is unexpected', async (body) => {
    answer(body)
    await expect(call()).rejects.toMatchObject({ name: 'WireError', kind: 'unexpected', call: 'love_it' })
  })

  test.each([404, 500, 503])('[X11] ajax: status %s is an error, whatever the body', async (status) => {
    answer('loved', { status })
    await expect(call()).rejects.toMatchObject({ kind: 'status', status })
  })

  test('[X11] ajax: a request that does not arrive', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(call()).rejects.toMatchObject({ kind: 'offline', cause: new TypeError('Failed to fetch') })
  })

  test('[X11] ajax: an answer that breaks off', async () => {
    const cause = new TypeError('terminated')
    let isSent = false
    const body = new ReadableStream({
      pull(controller) {
        if (isSent) return controller.error(cause)
        controller.enqueue(new TextEncoder().encode('lov'))
        isSent = true
      },
    })
    fetch.mockResolvedValue({ ok: true, body } as Response)
    await expect(call()).rejects.toMatchObject({ kind: 'offline', cause })
  })

  test('[X11] ajax: aborted under way, and before', async () => {
    keepSilent()
    const controller = new AbortController()
    const calls = [call({ signal: controller.signal })]
    controller.abort()
    calls.push(call({ signal: controller.signal }))
    for (const rejected of calls) await expect(rejected).rejects.toMatchObject({ kind: 'aborted' })
  })

  test.each([
    ['its own', { timeLimitMs: 500 }, 500],
    ['the usual', {}, 20_000],
  ])('[X11] ajax: gives up after %s time limit', async (_, options, limit) => {
    keepSilent()
    const caught = vi.fn()
    call(options).catch(caught)
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(caught).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(caught.mock.calls).toMatchObject([[{ kind: 'timeout' }]])
  })

  test('[S40] ajax: without a time limit it waits for as long as it takes', async () => {
    keepSilent()
    const caught = vi.fn()
    const controller = new AbortController()
    call({ timeLimitMs: Number.POSITIVE_INFINITY, signal: controller.signal }).catch(caught)
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(caught).not.toHaveBeenCalled()
    controller.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(caught.mock.calls).toMatchObject([[{ kind: 'aborted' }]])
  })

  test.each([
    ['goes on', {}, 'a short one', 7_000, true],
    ['goes on', { outlivesPage: true }, 'a short one', 7_000, true],
    ['ends', {}, 'one that is too long for that', 8_000, false],
    ['ends', { outlivesPage: false }, 'a mere question', 10, false],
  ])(
    '[S40] ajax: when the visitor leaves the page it %s with %j: %s',
    async (_, options, _kind, length, keepalive) => {
      answer('loved')
      await ajax.text(URL, 'love_it', { text: 'x'.repeat(length) }, Loved, options)
      expect(fetch.mock.calls).toMatchObject([[URL, { keepalive }]])
    },
  )

  test('[X11] ajax: a call that ends with the page is aborted', async () => {
    fetch.mockImplementation(async () => {
      window.dispatchEvent(new Event('pagehide'))
      throw new TypeError('Failed to fetch')
    })
    await expect(call({ outlivesPage: false })).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('[X11] ajax: leaves no listener on a signal that outlives the call', async () => {
    answer('loved')
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    await call({ signal })
    expect(remove.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      add.mock.calls.map(([type, listener]) => [type, listener]),
    )
  })
})

test('[F12] ajax: a field with several values is sent once for each', async () => {
  answer('1')
  await ajax.text(URL, 'resize', { 'ids[]': ['1_2', 'a&b'], none: [], offset: '3' }, string())
  expect(fetch.mock.calls).toMatchObject([
    [URL, { body: 'action=resize&ids%5B%5D=1_2&ids%5B%5D=a%26b&offset=3' }],
  ])
})

describe('[X11] ajax: JSON', () => {
  const callJson = () => ajax.json(URL, 'counts', {}, Count)

  test('[X11] ajax: JSON with the content type of HTML', async () => {
    answer('{"count":3}', { headers: { 'Content-Type': 'text/html' } })
    expect(await callJson()).toEqual({ count: 3 })
  })

  test('[S40] ajax: JSON is requested as by jQuery', async () => {
    answer('{"count":3}')
    await callJson()
    expect(fetch.mock.calls).toMatchObject([
      [URL, { headers: { Accept: 'application/json, text/javascript, */*; q=0.01' } }],
    ])
  })

  test('[S40] ajax: a call for JSON has the same options', async () => {
    answer('{"count":3}')
    await ajax.json(URL, 'counts', {}, Count, { outlivesPage: false })
    expect(fetch.mock.calls).toMatchObject([[URL, { keepalive: false }]])
  })

  test.each(['', '<html>', '{"count":3'])('[X11] ajax: "%s" is no JSON', async (body) => {
    answer(body)
    await expect(callJson()).rejects.toMatchObject({ kind: 'not-json' })
  })

  test.each(['0', '-1', 'null', '{"count":"3"}', '[]'])(
    '[X11] ajax: JSON of another shape: %s',
    async (body) => {
      answer(body)
      await expect(callJson()).rejects.toMatchObject({ kind: 'unexpected' })
    },
  )
})

describe('[X11] the theme’s actions', () => {
  const OLDER = 'sf_cart_product_remove'
  const nameBy = (settings: Record<string, unknown>) =>
    ajax.themeAction({ settings }, 'uplift_cart_product_remove')

  test('[S27] [X11] the theme’s actions: the server’s name, from the setting', () => {
    expect(nameBy({ ajaxActions: { uplift_cart_product_remove: OLDER } })).toBe(OLDER)
    expect(nameBy({ ajaxActions: { uplift_directory: 'sf_directory' } })).toBe('uplift_cart_product_remove')
  })

  test('[S27] [X11] the theme’s actions: null if the server has no such action', () => {
    expect(nameBy({ ajaxActions: { uplift_cart_product_remove: false } })).toBeNull()
  })

  test.each<[string, unknown]>([
    ['no setting', undefined],
    ['none', null],
    ['a text', OLDER],
    ['a list', [OLDER]],
    ['true', { uplift_cart_product_remove: true }],
    ['a number', { uplift_cart_product_remove: 0 }],
    ['an empty name', { uplift_cart_product_remove: '' }],
    ['another call in the name', { uplift_cart_product_remove: 'x&action=logout' }],
    ['a name with a space', { uplift_cart_product_remove: ' sf_cart_product_remove' }],
    ['an object', { uplift_cart_product_remove: { toString: () => OLDER } }],
  ])('[S27] [X11] the theme’s actions: %s leaves the newer name', (_, ajaxActions) => {
    expect(nameBy({ ajaxActions })).toBe('uplift_cart_product_remove')
  })

  test('[S27] [X11] the theme’s actions: a setting that throws leaves the newer name', () => {
    const ajaxActions = {
      get uplift_cart_product_remove() {
        throw new Error('not now')
      },
    }
    expect(nameBy({ ajaxActions })).toBe('uplift_cart_product_remove')
  })
})
