import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../jquery-events/jquery'
import { announceAddRequest, onAddRequest } from './add-request'

const require = createRequire(import.meta.url)
const VERSIONS: [string, JQuery][] = ['jquery1', 'jquery3', 'jquery4'].map((name) => [name, require(name)])
const ADD = { url: '/?wc-ajax=add_to_cart', data: 'product_sku=MD-2&product_id=70' }
const EVENT = 'laurel-add-request'
const BROKEN = { status: 0, responseText: '' }

describe.each(VERSIONS)('[S26] add request, with %s', (_, jQuery) => {
  const added = vi.fn()
  const failed = vi.fn()
  let stop: () => void

  beforeEach(() => {
    vi.stubGlobal('jQuery', jQuery)
    added.mockReset()
    failed.mockReset()
    stop = onAddRequest(window, { added, failed })
  })
  afterEach(() => stop())

  const complete = (request: object, settings: object = ADD) =>
    jQuery(document).trigger('ajaxComplete', [request, settings])

  test('[S26] added: with its button, and without', () => {
    const button = document.createElement('button')
    jQuery(document.body).trigger('added_to_cart', [{}, 'hash', jQuery(button)])
    jQuery(document.body).trigger('added_to_cart', [{}, 'hash'])
    jQuery(document.body).trigger('added_to_cart')
    expect(added.mock.calls).toEqual([[button], [undefined], [undefined]])
    expect(failed).not.toHaveBeenCalled()
  })

  test('[S26] announced by another island; invalid events are ignored', () => {
    const button = document.createElement('button')
    for (const detail of [null, 'added', {}, { outcome: 'other' }, { outcome: 'added', button: 'none' }]) {
      document.dispatchEvent(new CustomEvent(EVENT, { detail }))
    }
    document.dispatchEvent(new Event(EVENT))
    expect(added.mock.calls).toEqual([[undefined]])
    announceAddRequest(document, { outcome: 'failed', button })
    expect(failed).toHaveBeenCalledExactlyOnceWith(button, undefined)
  })

  test('[S26] vetoed: failed, with its button', () => {
    const button = document.createElement('button')
    jQuery(document.body).trigger('ajax_request_not_sent.adding_to_cart', [false, false, jQuery(button)])
    expect(failed).toHaveBeenCalledExactlyOnceWith(button, undefined)
  })

  test.each([
    ['no connection', BROKEN],
    ['500', { status: 500, responseText: '{"error":true}' }],
    ['404', { status: 404, responseText: 'Not found' }],
    ['a page in place of JSON', { status: 200, responseText: '<html>' }],
    ['an empty answer', { status: 200, responseText: '' }],
    ['no answer', { status: 200, responseText: undefined }],
    ['0', { status: 200, responseText: '0' }],
    ['null', { status: 200, responseText: 'null' }],
  ])('[S26] failed: %s', (_case, request) => {
    complete(request)
    expect(failed).toHaveBeenCalledExactlyOnceWith(undefined, '70')
  })

  test.each([
    ['fragments as text', { status: 200, responseText: '{"fragments":{}}' }],
    ['fragments, parsed by jQuery', { status: 200, responseJSON: { fragments: {} } }],
    ['an error with a page to go to', { status: 200, responseText: '{"error":true,"product_url":"/cup/"}' }],
  ])('[S26] not failed: %s', (_case, request) => {
    complete(request)
    expect(failed).not.toHaveBeenCalled()
  })

  test.each([
    ['/?wc-ajax=add_to_cart', 1],
    ['/de/shop/?lang=de&wc-ajax=add_to_cart', 1],
    ['/?wc-ajax=add_to_cart&x=1', 1],
    ['/?wc-ajax=add_to_cart_bundle', 0],
    ['/?wc-ajax=get_refreshed_fragments', 0],
    ['/wp-admin/admin-ajax.php', 0],
  ])('[S26] a broken request to %s is %s of the shop plugin’s', (url, times) => {
    complete(BROKEN, { ...ADD, url })
    expect(failed).toHaveBeenCalledTimes(times)
  })

  test.each([
    ['missing', undefined],
    ['an object', { product_id: '70' }],
    ['without a product', 'quantity=1'],
  ])('[S26] failed: the product is not known where the data are %s', (_case, data) => {
    complete(BROKEN, { ...ADD, data })
    expect(failed).toHaveBeenCalledExactlyOnceWith(undefined, undefined)
  })

  test('[S26] invalid events do not throw', () => {
    jQuery(document).trigger('ajaxComplete')
    jQuery(document).trigger('ajaxComplete', [null, null])
    jQuery(document).trigger('ajaxComplete', ['x', { url: 7 }])
    expect(failed).not.toHaveBeenCalled()
  })

  test('[S26] a real request that fails is reported with its product', async () => {
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        readonly readyState = 4
        readonly status = 0
        onerror = () => {}
        open() {}
        setRequestHeader() {}
        getAllResponseHeaders() {
          return ''
        }
        abort() {}
        send() {
          setTimeout(() => this.onerror())
        }
      },
    )
    const { ajax } = jQuery as unknown as { ajax(settings: object): void }
    ajax({ type: 'POST', url: ADD.url, data: { product_id: '70', quantity: 2 } })
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(undefined, '70'))
  })

  test('[S26] after the end no handler is called', () => {
    stop()
    jQuery(document.body).trigger('added_to_cart')
    complete(BROKEN)
    expect(added).not.toHaveBeenCalled()
    expect(failed).not.toHaveBeenCalled()
  })
})

test('[S26] without jQuery nothing happens, and nothing throws', () => {
  vi.stubGlobal('jQuery', undefined)
  const [added, failed] = [vi.fn(), vi.fn()]
  const stop = onAddRequest(window, { added, failed })
  for (const type of ['added_to_cart', 'ajax_request_not_sent', 'ajaxComplete']) {
    document.body.dispatchEvent(new CustomEvent(type, { bubbles: true }))
  }
  stop()
  expect([added.mock.calls, failed.mock.calls]).toEqual([[], []])
})

describe('[S37] add request: what an island adds by itself', () => {
  test('[S37] is received without jQuery, with its button if it has one', () => {
    const listeners = { added: vi.fn(), failed: vi.fn() }
    const button = document.createElement('button')
    const stop = onAddRequest(window, listeners)
    const stopOther = onAddRequest(window, { added: listeners.added })
    announceAddRequest(document, { outcome: 'added' })
    announceAddRequest(document, { outcome: 'failed', button })
    expect(listeners.added.mock.calls).toEqual([[undefined], [undefined]])
    expect(listeners.failed).toHaveBeenCalledExactlyOnceWith(button, undefined)
    stop()
    stopOther()
    announceAddRequest(document, { outcome: 'added' })
    expect(listeners.added).toHaveBeenCalledTimes(2)
  })
})
