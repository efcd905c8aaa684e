import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WireError, type WireErrorKind } from '../../../src/wire/wire-error'
import type { SearchSettings } from './markup'
import { filteredFields, requestFailed, search, searchFields } from './wire'

const URL = '/shop/?show=24&wc-ajax=aws_action'
const SETTINGS: SearchSettings = {
  minChars: 1,
  lang: '',
  showLoader: true,
  showMore: true,
  ajaxSearch: true,
  showPage: true,
  showClear: true,
  mobileScreen: false,
  useAnalytics: false,
  searchTimeout: 300,
  pageId: '412',
  tax: '',
  url: URL,
}
const PAGE_URL = 'https://shop.example/shop/?show=24#top'
const FIELDS = searchFields('cup', SETTINGS, PAGE_URL)

describe('[S40] search request', () => {
  test('[S40] search request: the fields, in the older script’s order (row 5)', () => {
    expect(new URLSearchParams(FIELDS).toString()).toBe(
      'action=aws_action&keyword=cup&aws_page=412&aws_tax=&lang=' +
        '&pageurl=https%3A%2F%2Fshop.example%2Fshop%2F%3Fshow%3D24%23top&typedata=json',
    )
  })

  test('[S40] search request: what the box says of its page, its archive and its language (row 90)', () => {
    const settings = { ...SETTINGS, pageId: '7', tax: 'store:12', lang: 'fr' }
    expect(searchFields('gold star cup', settings, PAGE_URL)).toMatchObject({
      keyword: 'gold star cup',
      aws_page: '7',
      aws_tax: 'store:12',
      lang: 'fr',
    })
  })

  test.each(['length', 'hasOwnProperty', '__proto__', 'constructor', 'a&keyword=b', '<b>'])(
    '[S44] search request: the term "%s" is one like any other (row 52)',
    (term) => {
      const body = new URLSearchParams(searchFields(term, SETTINGS, PAGE_URL))
      expect(body.getAll('keyword')).toEqual([term])
    },
  )
})

describe('[S44] fields that other scripts have changed', () => {
  test('[S44] fields: a script may add one, change one and leave one out (row 85)', () => {
    const { lang: _, ...others } = FIELDS
    const filtered = { ...others, keyword: 'medal', x: 1 }
    expect(filteredFields(FIELDS, filtered)).toEqual({ ...others, keyword: 'medal', x: '1' })
    expect(Object.keys(filteredFields(FIELDS, filtered))).toEqual(Object.keys(filtered))
  })

  test.each<[string, unknown, Record<string, string>]>([
    ['texts and numbers', { a: 'x', b: 0, c: 1.5 }, { a: 'x', b: '0', c: '1.5' }],
    ['yes and no', { a: true, b: false }, { a: 'true', b: 'false' }],
    ['nothing', { a: null, b: undefined }, { a: '', b: '' }],
    ['a list', { ids: [7, 'x'] }, { 'ids[0]': '7', 'ids[1]': 'x' }],
    ['an object', { filter: { color: 'gold' } }, { 'filter[color]': 'gold' }],
    ['lists in objects', { f: { a: [1, [2]], b: {} } }, { 'f[a][0]': '1', 'f[a][1][0]': '2' }],
    ['an empty list', { ids: [] }, {}],
    ['a function', { a: () => 1, b: { c: () => 1 } }, {}],
  ])('[S44] fields: %s, as PHP reads them', (_, filtered, fields) => {
    expect(filteredFields(FIELDS, filtered)).toEqual(fields)
  })

  test.each([[undefined], [null], ['action=x'], [7], [false], [() => ({})]])(
    '[S44] fields: %j in place of them leaves them as they were',
    (filtered) => {
      expect(filteredFields(FIELDS, filtered)).toBe(FIELDS)
    },
  )
})

describe('[S40] search call', () => {
  let fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>

  beforeEach(() => {
    vi.useFakeTimers()
    fetch = vi.fn<typeof globalThis.fetch>()
    vi.stubGlobal('fetch', fetch)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const answer = (body: string, init?: ResponseInit) => fetch.mockResolvedValue(new Response(body, init))
  const call = (fields = FIELDS, { signal } = new AbortController()) => search(URL, fields, signal)
  const bodyOf = () => String(fetch.mock.calls[0]?.[1]?.body)

  /** A server that says nothing: the request ends when it is aborted. */
  function keepSilent() {
    fetch.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        }),
    )
  }

  test('[S40] search call: to the address as printed, for JSON, and not beyond the page (rows 4, 5)', async () => {
    answer('{"products":[{"title":"Cup"}]}')
    expect(await call()).toMatchObject({ products: [{ title: 'Cup' }], cut: 0 })
    expect(fetch.mock.calls).toMatchObject([
      [
        URL,
        {
          method: 'POST',
          credentials: 'same-origin',
          keepalive: false,
          headers: {
            Accept: 'application/json, text/javascript, */*; q=0.01',
            'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
            'X-Requested-With': 'XMLHttpRequest',
          },
          body: new URLSearchParams(FIELDS).toString(),
        },
      ],
    ])
  })

  test('[S44] search call: a script may ask for another action; without any it is the usual one', async () => {
    answer('{}')
    await call({ ...FIELDS, action: 'other' })
    expect(bodyOf()).toMatch(/^action=other&keyword=cup&/)
    fetch.mockClear()
    answer('{}')
    await call({ keyword: 'cup' })
    expect(bodyOf()).toBe('action=aws_action&keyword=cup')
  })

  test('[S40] search call: it waits as long as the server takes', async () => {
    keepSilent()
    const settled = vi.fn()
    const controller = new AbortController()
    call(FIELDS, controller).then(settled, settled)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(settled).not.toHaveBeenCalled()
    controller.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(settled.mock.calls).toMatchObject([[{ name: 'WireError', kind: 'aborted' }]])
  })

  test.each([
    ['an HTML page (row 41)', '<!DOCTYPE html><html></html>', {}, 'parsererror'],
    ['HTML before the JSON', '<br /><b>Warning</b>{"products":[]}', {}, 'parsererror'],
    ['an empty body (row 43)', '', {}, 'parsererror'],
    ['0 (row 44)', '0', {}, 'parsererror'],
    ['-1 (row 44)', '-1', {}, 'parsererror'],
    ['0 with status 400 (row 44)', '0', { status: 400 }, 'error'],
    ['an answer that is cut off (row 45)', '{"products":[{"title":"Cu', {}, 'parsererror'],
    ['null (row 46)', 'null', {}, 'parsererror'],
    ['a JSON text', '"cup"', {}, 'parsererror'],
    ['true', 'true', {}, 'parsererror'],
    ['false', 'false', {}, 'parsererror'],
    ['an empty JSON text', '""', {}, 'parsererror'],
    ['status 403 with HTML (row 42)', '<html>', { status: 403 }, 'error'],
    ['status 429', '', { status: 429 }, 'error'],
    ['status 500 with JSON (row 42)', '{"products":[]}', { status: 500 }, 'error'],
    ['status 503', '', { status: 503 }, 'error'],
  ])('[S44] search call: %s fails', async (_, body, init, word) => {
    answer(body, init)
    const failure = await call().then(
      () => null,
      (cause: unknown) => requestFailed(cause),
    )
    expect(failure).toMatchObject({ message: `Request failed: ${word}`, cause: { name: 'WireError' } })
  })

  test('[S44] search call: a server that can not be reached (row 51)', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    const cause = await call().catch((error: unknown) => error)
    expect(requestFailed(cause)).toMatchObject({ message: 'Request failed: error', cause })
  })

  test.each(['{}', '[]', '{"tax":[],"products":[],"data":{"top_text":"","notices":[],"top_results":[]}}'])(
    '[S44] search call: %s is an answer without results (row 47)',
    async (body) => {
      answer(body)
      expect(await call()).toMatchObject({ products: [], terms: [] })
    },
  )
})

describe('[S44] failed requests', () => {
  test.each<[WireErrorKind, string]>([
    ['offline', 'error'],
    ['timeout', 'error'],
    ['status', 'error'],
    ['not-json', 'parsererror'],
    ['unexpected', 'parsererror'],
  ])('[S44] failed requests: "%s" is told as %s', (kind, word) => {
    expect(requestFailed(new WireError(kind, 'aws_action'))).toEqual(new Error(`Request failed: ${word}`))
  })

  test('[S44] failed requests: an aborted request is returned unchanged, so it is not reported', () => {
    const aborted = new WireError('aborted', 'aws_action')
    expect(requestFailed(aborted)).toBe(aborted)
  })

  test.each([[new TypeError('x')], ['text'], [undefined]])(
    '[S44] failed requests: %s is an error',
    (cause) => {
      expect(requestFailed(cause)).toMatchObject({ message: 'Request failed: error', cause })
    },
  )
})
