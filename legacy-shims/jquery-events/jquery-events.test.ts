import { createRequire } from 'node:module'
import { describe, expect, test, vi } from 'vitest'
import {
  currentJQuery,
  elementOf,
  getJQueryData,
  onJQuery,
  onJQueryEvents,
  onJQueryTriggers,
  setJQueryData,
  triggerJQuery,
  triggerWhenReady,
} from '.'
import type { JQuery } from './jquery'

const require = createRequire(import.meta.url)
const jQueryOf = (name: string): JQuery => require(name)
const VERSIONS: [string, JQuery][] = [
  ['1.12', jQueryOf('jquery1')],
  ['3.7', jQueryOf('jquery3')],
  ['4', jQueryOf('jquery4')],
]
const [[, older], [, newer]] = [VERSIONS[0], VERSIONS[1]] as [[string, JQuery], [string, JQuery]]

const provide = (jQuery: unknown) => vi.stubGlobal('jQuery', jQuery)

/** As the browser announces that a script has run: `load` at the script element, which does not bubble. */
function loadScript() {
  const script = document.createElement('script')
  script.type = 'text/plain'
  document.body.append(script)
  script.dispatchEvent(new Event('load'))
}

describe.each(VERSIONS)('[X05] jQuery %s', (_, jQuery) => {
  test('[X05] a handler gets an event’s extra arguments, without jQuery’s event', () => {
    provide(jQuery)
    const heard = vi.fn()
    const stop = onJQueryEvents(window, document.body, { added_to_cart: heard })
    const button = jQuery(document.createElement('button'))
    jQuery(document.body).trigger('added_to_cart', [{ a: 1 }, 'hash', button])
    expect(heard).toHaveBeenCalledExactlyOnceWith({ a: 1 }, 'hash', button)
    stop()
  })

  test('[X05] DOM events are received as well, as by jQuery’s own handlers', () => {
    provide(jQuery)
    const heard = vi.fn()
    const stop = onJQueryEvents(window, document.body, { added_to_cart: heard })
    document.body.dispatchEvent(new Event('added_to_cart'))
    expect(heard).toHaveBeenCalledExactlyOnceWith()
    stop()
  })

  test('[X05] several events, each to its own handler, those with a namespace too', () => {
    provide(jQuery)
    const handlers = { added_to_cart: vi.fn(), 'ajax_request_not_sent.adding_to_cart': vi.fn() }
    const stop = onJQueryEvents(window, document.body, handlers)
    jQuery(document.body).trigger('ajax_request_not_sent.adding_to_cart', [false])
    jQuery(document.body).trigger('ajax_request_not_sent.other')
    expect(handlers.added_to_cart).not.toHaveBeenCalled()
    expect(handlers['ajax_request_not_sent.adding_to_cart']).toHaveBeenCalledExactlyOnceWith(false)
    stop()
  })

  test('[X05] after the end no handler is called, and other scripts’ handlers stay', () => {
    provide(jQuery)
    const [heard, others] = [vi.fn(), vi.fn()]
    jQuery(document.body).on('added_to_cart', others)
    onJQueryEvents(window, document.body, { added_to_cart: heard })()
    jQuery(document.body).trigger('added_to_cart')
    expect(heard).not.toHaveBeenCalled()
    expect(others).toHaveBeenCalledOnce()
    jQuery(document.body).off('added_to_cart', others)
  })

  test('[X05] two subscriptions end one by one', () => {
    provide(jQuery)
    const [first, second] = [vi.fn(), vi.fn()]
    const stopFirst = onJQueryEvents(window, document.body, { added_to_cart: first })
    const stopSecond = onJQueryEvents(window, document.body, { added_to_cart: second })
    stopFirst()
    jQuery(document.body).trigger('added_to_cart')
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    stopSecond()
  })

  test('[X05] waits for a jQuery that a later script provides', () => {
    provide(undefined)
    const heard = vi.fn()
    const stop = onJQueryEvents(window, document.body, { added_to_cart: heard })
    provide(jQuery)
    loadScript()
    loadScript()
    jQuery(document.body).trigger('added_to_cart', ['x'])
    expect(heard).toHaveBeenCalledExactlyOnceWith('x')
    stop()
    jQuery(document.body).trigger('added_to_cart')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('[X05] jQuery’s handlers receive laurel’s events; DOM listeners do not', () => {
    provide(jQuery)
    const [heard, native] = [vi.fn(), vi.fn()]
    jQuery(document.body).on('wc_fragments_loaded', heard)
    document.body.addEventListener('wc_fragments_loaded', native)
    expect(triggerJQuery(window, document.body, 'wc_fragments_loaded', ['a', 2])).toBe(true)
    expect(heard.mock.calls.map(([, ...args]) => args)).toEqual([['a', 2]])
    expect(native).not.toHaveBeenCalled()
    jQuery(document.body).off('wc_fragments_loaded', heard)
    document.body.removeEventListener('wc_fragments_loaded', native)
  })

  test('[X13] an event that waits for the page’s handlers is fired once, and can be cancelled', async () => {
    provide(undefined)
    const heard = vi.fn()
    const stops = ['wc_fragments_loaded', 'wc_fragments_refreshed'].map((name) => {
      jQuery(document.body).on(name, heard)
      return triggerWhenReady(window, document.body, name)
    })
    stops[1]?.()
    provide(jQuery)
    loadScript()
    loadScript()
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    expect(heard).toHaveBeenCalledOnce()
    stops[0]?.()
    for (const name of ['wc_fragments_loaded', 'wc_fragments_refreshed'])
      jQuery(document.body).off(name, heard)
  })

  test('[X05] jQuery’s copy of a data attribute can be set', () => {
    provide(jQuery)
    document.body.innerHTML = '<button data-quantity="1"></button>'
    const button = document.body.firstElementChild as Element
    const data = () => (jQuery(button).data as (name: string) => unknown)('quantity')
    expect(data()).toBe(1)
    setJQueryData(window, button, 'quantity', '4')
    expect(data()).toBe('4')
    expect(button.getAttribute('data-quantity')).toBe('1')
  })

  test('[S44] reads the data that scripts have set, else the converted data attribute', () => {
    provide(jQuery)
    document.body.innerHTML = '<div data-timeout="300" data-url="/?x"></div>'
    const box = document.body.firstElementChild as Element
    const options = { minChars: 1 }
    expect(getJQueryData(window, box, 'aws_opts')).toBeUndefined()
    jQuery(box).data('aws_opts', options)
    expect(getJQueryData(window, box, 'aws_opts')).toBe(options)
    expect(getJQueryData(window, box, 'timeout')).toBe(300)
    jQuery(box).removeData('aws_opts')
    expect(getJQueryData(window, box, 'aws_opts')).toBeUndefined()
  })

  describe('[S44] events that the browser has as well', () => {
    function listen() {
      provide(jQuery)
      document.body.innerHTML = '<div class="box"><input></div>'
      const field = document.querySelector('input') as HTMLInputElement
      const heard = { keyup: vi.fn(), input: vi.fn() }
      const stop = onJQueryTriggers(window, field, heard)
      return { field, heard, stop }
    }
    const event = (type: string) => new Event(type, { bubbles: true })

    test('[S44] an event that a script has fired through jQuery is received with its extra arguments', () => {
      const { field, heard, stop } = listen()
      jQuery(field).trigger('keyup', ['x', 2])
      expect(heard.keyup).toHaveBeenCalledExactlyOnceWith('x', 2)
      expect(heard.input).not.toHaveBeenCalled()
      jQuery(field).trigger('input')
      expect(heard.input).toHaveBeenCalledExactlyOnceWith()
      stop()
    })

    test('[S44] the visitor’s events are left to DOM listeners', () => {
      const { field, heard, stop } = listen()
      const native = vi.fn()
      field.addEventListener('input', native)
      field.dispatchEvent(event('input'))
      field.dispatchEvent(event('keyup'))
      expect(native).toHaveBeenCalledOnce()
      expect(heard.input).not.toHaveBeenCalled()
      expect(heard.keyup).not.toHaveBeenCalled()
      stop()
    })

    test('[S44] an event that is fired at a descendant bubbles', () => {
      const { field, stop } = listen()
      const heard = vi.fn()
      const stopBox = onJQueryTriggers(window, field.parentElement as Element, { keyup: heard })
      jQuery(field).trigger('keyup')
      field.dispatchEvent(event('keyup'))
      expect(heard).toHaveBeenCalledOnce()
      stopBox()
      stop()
    })

    test('[S44] after the end no handler is called, and other scripts’ handlers stay', () => {
      const { field, heard, stop } = listen()
      const others = vi.fn()
      jQuery(field).on('keyup', others)
      stop()
      jQuery(field).trigger('keyup')
      expect(heard.keyup).not.toHaveBeenCalled()
      expect(others).toHaveBeenCalledOnce()
    })
  })

  test('[X05] the element of a collection', () => {
    const button = document.createElement('button')
    expect(elementOf(jQuery(button))).toBe(button)
    expect(elementOf(jQuery([]))).toBeUndefined()
    expect(elementOf(jQuery(document))).toBeUndefined()
  })
})

describe('[X05] jQuery that comes, changes or is not there', () => {
  test('[X05] a replaced jQuery is unsubscribed, and the new one is subscribed once', () => {
    provide(older)
    const heard = vi.fn()
    const stop = onJQueryEvents(window, document.body, { added_to_cart: heard })
    provide(newer)
    loadScript()
    older(document.body).trigger('added_to_cart', ['old'])
    newer(document.body).trigger('added_to_cart', ['new'])
    expect(heard.mock.calls).toEqual([['new']])
    stop()
  })

  test('[S44] events of a later jQuery are received, too', () => {
    provide(undefined)
    const heard = vi.fn()
    const stop = onJQueryTriggers(window, document.body, { keyup: heard })
    provide(newer)
    loadScript()
    newer(document.body).trigger('keyup')
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })

  test.each([
    ['a script', loadScript],
    ['DOMContentLoaded', () => document.dispatchEvent(new Event('DOMContentLoaded'))],
    ['load', () => window.dispatchEvent(new Event('load'))],
  ])('[X05] %s is a moment at which jQuery may have come', (_, arrive) => {
    provide(undefined)
    const undo = vi.fn()
    const callback = vi.fn(() => undo)
    const stop = onJQuery(window, callback)
    expect(callback).not.toHaveBeenCalled()
    provide(newer)
    arrive()
    arrive()
    expect(callback).toHaveBeenCalledExactlyOnceWith(newer)
    stop()
    expect(undo).toHaveBeenCalledOnce()
  })

  test('[X05] after the end a later jQuery is ignored', () => {
    provide(undefined)
    const callback = vi.fn(() => () => {})
    onJQuery(window, callback)()
    provide(newer)
    loadScript()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    window.dispatchEvent(new Event('load'))
    expect(callback).not.toHaveBeenCalled()
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'jQuery'],
    ['a function that is none', () => {}],
    ['an object that looks like it', { fn: {} }],
  ])('[X05] with %s as `jQuery` nothing happens', (_, jQuery) => {
    provide(jQuery)
    expect(currentJQuery(window)).toBeUndefined()
    expect(triggerJQuery(window, document.body, 'added_to_cart')).toBe(false)
    setJQueryData(window, document.body, 'quantity', '4')
    expect(getJQueryData(window, document.body, 'quantity')).toBeUndefined()
    onJQueryTriggers(window, document.body, { keyup: () => {} })()
    onJQueryEvents(window, document.body, { added_to_cart: () => {} })()
  })

  test.each([['a text'], [7], [null], [undefined], [{}], [{ 0: 'x' }], [[]]])(
    '[X05] %j is no element',
    (value) => {
      expect(elementOf(value)).toBeUndefined()
    },
  )
})
