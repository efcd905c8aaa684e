import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { printed } from '../../../tests/unit/printed'
import { withoutStorage } from '../../../tests/unit/without-storage'
import { mount as island } from '.'
import { STAMP } from './stamp-element'

const mount = mounter(island)

const FIELDS = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_campaign: 'current.cmp',
  utm_source: 'current.src',
  utm_medium: 'current.mdm',
  utm_content: 'current.cnt',
  utm_id: 'current.id',
  utm_term: 'current.trm',
  utm_source_platform: 'current.plt',
  utm_creative_format: 'current.fmt',
  utm_marketing_tactic: 'current.tct',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
}
const PARAMS = {
  lifetime: 0.00001,
  session: 30,
  base64: false,
  prefix: 'wc_order_attribution_',
  allowTracking: true,
}
interface Global {
  params: Record<string, unknown>
  getAttributionData?: () => Record<string, unknown>
  setOrderTracking?: (allow: unknown) => void
}

const CHECKOUT = 'form.checkout'
const REGISTER = 'form.register'
const inputs = (form: string, root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLInputElement>(`${form} ${STAMP} input`),
]
const valueIn = (name: string, form = CHECKOUT) =>
  one<HTMLInputElement>(`${form} [name="wc_order_attribution_${name}"]`).getAttribute('value')
const kept = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0])
    .filter((name) => name?.startsWith('sbjs_'))

let page = fakePage()

function print(params: object = {}, fields: object = FIELDS): Global {
  const global = { params: { ...PARAMS, ...params }, fields }
  vi.stubGlobal('wc_order_attribution', global)
  return global
}
const start = () => mount(document.body, page)
const tell = (name: string, detail?: unknown) => document.dispatchEvent(new CustomEvent(name, { detail }))
const library = () => Reflect.get(window, 'sbjs')

beforeEach(() => {
  page = fakePage()
  showFragment('order-attribution')
})
afterEach(() => {
  unmountAll()
  expect(library()).toBeUndefined()
})

describe('[S61] what an order is sent with', () => {
  test('[S61] (E-69) of five elements one stays, with the fields in order', () => {
    print()
    start()
    expect(one(CHECKOUT).querySelectorAll(STAMP)).toHaveLength(1)
    expect(inputs(CHECKOUT).map(({ name }) => name)).toEqual(
      Object.keys(FIELDS).map((field) => `wc_order_attribution_${field}`),
    )
    expect(inputs(CHECKOUT).every(({ type }) => type === 'hidden')).toBe(true)
    expect(valueIn('source_type')).toBe('typein')
    expect(valueIn('utm_source')).toBe('(direct)')
    expect(valueIn('session_pages')).toBe('1')
    expect(valueIn('user_agent')).toBe(navigator.userAgent)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S61] (E-70) checkout and register form keep one each', () => {
    print()
    start()
    expect(inputs(CHECKOUT)).toHaveLength(16)
    expect(inputs(REGISTER)).toHaveLength(16)
    expect(valueIn('source_type', REGISTER)).toBe('typein')
    const fields = new FormData(one<HTMLFormElement>(REGISTER))
    expect(fields.getAll('wc_order_attribution_source_type')).toEqual(['typein'])
  })

  test('[S61] (E-76) an element that is added later is filled at once, and is the only one of its form', () => {
    one(CHECKOUT).remove()
    print()
    start()
    const form = document.createElement('form')
    form.className = 'checkout'
    form.innerHTML = `<p><${STAMP}></${STAMP}></p><${STAMP}></${STAMP}>`
    document.body.append(form)
    expect(inputs(CHECKOUT)).toHaveLength(32)
    expect(valueIn('source_type')).toBe('typein')
    page.tellMarkup(form)
    expect(inputs(CHECKOUT)).toHaveLength(16)
    expect(form.querySelectorAll(STAMP)).toHaveLength(1)
  })

  test('[S61] (E-76) what replaces an element is filled too', () => {
    print()
    start()
    one(`${CHECKOUT} ${STAMP}`).replaceWith(document.createElement(STAMP))
    expect(inputs(CHECKOUT)).toHaveLength(16)
  })

  test('[S61] (E-77) names and fields are those of the page', () => {
    print({ prefix: 'x_' }, { user_agent: 'udata.uag', source_type: 'current.typ' })
    start()
    expect(inputs(CHECKOUT).map(({ name, value }) => [name, value])).toEqual([
      ['x_user_agent', navigator.userAgent],
      ['x_source_type', 'typein'],
    ])
  })

  test('[S61] (E-68) what a cookie holds as codes is in the input as it is', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('UA (X11; Linux) "<b>"')
    print()
    start()
    expect(document.cookie).toContain('UA%20%28X11%3B%20Linux%29')
    expect(valueIn('user_agent')).toBe('UA (X11; Linux) "<b>"')
  })

  test.each([['current.constructor'], ['__proto__.toString'], [''], ['current'], [7], [null]])(
    '[S61] a field that lies at %s is empty',
    (path) => {
      print({}, { odd: path })
      start()
      expect(valueIn('odd')).toBe('')
    },
  )

  test('[S61] unmount restores every element, and elements that are added later stay empty', () => {
    const before = printed()
    const global = print()
    const stop = start()
    stop()
    expect(printed()).toEqual(before)
    expect(Object.keys(global)).toEqual(['params', 'fields'])
    one(REGISTER).append(document.createElement(STAMP))
    tell('wp_listen_for_consent_change', { marketing: 'allow' })
    expect(inputs(REGISTER)).toEqual([])
  })
})

describe('[S61] tracking on and off', () => {
  test.each([false, 'no', '', '0', 0, null, undefined])('[S61] (E-71) %s is off', (allowTracking) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what an earlier page has left
    document.cookie = 'sbjs_first=typ%3Dutm; path=/'
    print({ allowTracking })
    start()
    expect(kept()).toEqual([])
    expect(inputs(CHECKOUT)).toHaveLength(16)
    expect(inputs(CHECKOUT).every(({ value }) => value === '')).toBe(true)
    expect(library().get).toBeUndefined()
  })

  test.each([true, 'yes', '1', 1])('[S61] (E-71) %s is on', (allowTracking) => {
    print({ allowTracking })
    start()
    expect(kept()).toHaveLength(7)
  })

  test('[S61] (E-72) (E-73) (E-78) turned off: no cookies, empty inputs, null fields; turned on: recorded again', () => {
    const global = print()
    start()
    expect(global.getAttributionData?.()).toMatchObject({ source_type: 'typein', session_count: '1' })
    global.setOrderTracking?.(false)
    expect(kept()).toEqual([])
    expect(inputs(CHECKOUT).map(({ value }) => value)).toEqual(Array(16).fill(''))
    expect(Object.values(global.getAttributionData?.() ?? {})).toEqual(Array(16).fill(null))
    expect(global.params['allowTracking']).toBe(false)
    global.setOrderTracking?.(true)
    expect(kept()).toHaveLength(7)
    expect(valueIn('session_pages')).toBe('1')
    expect(valueIn('session_count')).toBe('1')
    expect(global.params['allowTracking']).toBe(true)
  })

  test('[S61] (E-71) (E-72) while it is off no cookie is ever set, whoever calls `init`', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    const global = print({ allowTracking: false, consentCategory: 'marketing' })
    start()
    library().init({ promocode: true })
    tell('wp_listen_for_consent_change', { marketing: 'deny' })
    expect(write).not.toHaveBeenCalled()
    expect(library().get).toMatchObject({ current: {}, session: {}, promo: {} })
    expect(Object.values(global.getAttributionData?.() ?? {})).toEqual(Array(16).fill(null))

    global.setOrderTracking?.('yes')
    expect(valueIn('session_pages')).toBe('1')
    write.mockClear()
    global.setOrderTracking?.('no')
    library().init()
    expect(kept()).toEqual([])
    for (const [line] of write.mock.calls) expect(line).toContain('=; expires=Thu, 01 Jan 1970')
  })

  test.each([true, false])(
    '[S61] on a page without access to cookies, %s throws nothing',
    async (allowTracking) => {
      await withoutStorage(() => {
        const global = print({ allowTracking })
        start()
        global.setOrderTracking?.(allowTracking)
        const callback = vi.fn()
        library().init({ callback })
        expect(callback).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ current: {}, first: {} }))
      })
      expect(page.report).not.toHaveBeenCalled()
      expect(inputs(CHECKOUT).map(({ value }) => value)).toEqual(Array(16).fill(''))
    },
  )

  test.each([
    ['http:', '; SameSite=Lax'],
    ['https:', '; SameSite=Lax; Secure'],
  ])('[S61] on a page of %s each line is the library’s, and of this site’s pages alone', (protocol, end) => {
    const { hostname, href } = location
    vi.stubGlobal('location', { protocol, hostname, href })
    const write = vi.spyOn(document, 'cookie', 'set')
    const global = print()
    start()
    global.setOrderTracking?.(false)
    const lines = write.mock.calls.map(([line]) => line)
    expect(lines.filter((line) => line.startsWith('sbjs_first=typ'))).toHaveLength(1)
    for (const line of lines) expect(line).toMatch(new RegExp(`; path=/${end}$`))
  })

  test('[S61] (E-78) what the cookies do not hold is undefined, and empty in the input', () => {
    const global = print({}, { promo: 'promo.code', nowhere: 'x.y' })
    start()
    expect(global.getAttributionData?.()).toEqual({ promo: undefined, nowhere: undefined })
    expect(inputs(CHECKOUT).map(({ value }) => value)).toEqual(['', ''])
  })

  test('[S61] turning it on twice records the page once', () => {
    const global = print()
    start()
    global.setOrderTracking?.(true)
    expect(valueIn('session_pages')).toBe('1')
  })

  test('[S61] (E-74) only consent to this purpose counts', () => {
    print({ consentCategory: 'marketing' })
    start()
    for (const detail of [{ statistics: 'deny' }, undefined, null, 'marketing', {}, ['marketing']])
      tell('wp_listen_for_consent_change', detail)
    expect(kept()).toHaveLength(7)
    // The consent plugin's own events hold a list with names.
    tell('wp_listen_for_consent_change', Object.assign([], { marketing: 'deny' }))
    expect(kept()).toEqual([])
    expect(valueIn('source_type')).toBe('')
    tell('wp_listen_for_consent_change', { statistics: 'deny', marketing: 'allow' })
    expect(kept()).toHaveLength(7)
    expect(valueIn('source_type')).toBe('typein')
  })

  test('[S61] without a consent category, consent events are ignored', () => {
    print()
    start()
    tell('wp_listen_for_consent_change', { marketing: 'deny', undefined: 'deny' })
    expect(kept()).toHaveLength(7)
  })

  test('[S61] (E-75) as soon as the kind of consent is known, the consent plugin is asked', () => {
    const ask = vi.fn(() => true)
    vi.stubGlobal('wp_has_consent', ask)
    print({ consentCategory: 'marketing', allowTracking: false })
    start()
    expect(kept()).toEqual([])
    tell('wp_consent_type_defined')
    expect(ask).toHaveBeenCalledExactlyOnceWith('marketing')
    expect(kept()).toHaveLength(7)
  })

  test('[S61] (E-75) if it was known before, it is asked at the start', () => {
    vi.stubGlobal('wp_consent_type', 'optin')
    vi.stubGlobal('wp_has_consent', () => false)
    print({ consentCategory: 'marketing', allowTracking: true })
    start()
    expect(kept()).toEqual([])
  })

  test('[S61] (E-75) without a working consent plugin the printed setting applies', () => {
    vi.stubGlobal('wp_consent_type', 'optin')
    for (const ask of [undefined, 'x']) {
      vi.stubGlobal('wp_has_consent', ask)
      print({ consentCategory: 'marketing' })
      start()()
      expect(page.report).not.toHaveBeenCalled()
    }
    const cause = new Error('no cup')
    vi.stubGlobal('wp_has_consent', () => {
      throw cause
    })
    print({ consentCategory: 'marketing' })
    start()
    expect(kept()).toHaveLength(7)
    expect(page.report).toHaveBeenCalledExactlyOnceWith(cause)
  })
})

describe('[S61] beside other scripts', () => {
  test('[S61] (E-79) where the feature is off nothing happens', () => {
    for (const absent of [undefined, null, 'x', 0, document.createElement('p')]) {
      vi.stubGlobal('wc_order_attribution', absent)
      start()
    }
    expect(kept()).toEqual([])
    expect(inputs(CHECKOUT)).toEqual([])
    expect(library()).toBeUndefined()
  })

  test.each([
    ['no parts', {}],
    ['odd parts', { params: 'x', fields: 'y' }],
    ['empty parts', { params: null, fields: null }],
    ['an odd prefix', { params: { prefix: 7 }, fields: FIELDS }],
  ])('[S61] a global with %s is off, and no error', (_, global) => {
    vi.stubGlobal('wc_order_attribution', global)
    expect(start).not.toThrow()
    expect(kept()).toEqual([])
  })

  test('[S61] tag managers read the library’s data, and may call it', () => {
    print()
    start()
    expect(Object.keys(library().get)).toEqual([
      'current',
      'current_add',
      'first',
      'first_add',
      'session',
      'udata',
      'promo',
    ])
    expect(library().get).toMatchObject({ current: { typ: 'typein' }, session: { pgs: '1' }, promo: {} })
    const callback = vi.fn()
    library().init({ callback, promocode: { min: 5, max: 5 } })
    expect(callback).toHaveBeenCalledExactlyOnceWith(library().get)
    expect(library().get).toMatchObject({ session: { pgs: '2' }, promo: { code: '5' } })
  })

  test('[S61] an existing library keeps handling the cookies', () => {
    const theirs = {
      get: undefined as unknown,
      init: vi.fn(() => {
        theirs.get = { current: { typ: 'utm' } }
      }),
    }
    vi.stubGlobal('sbjs', theirs)
    print()
    start()()
    vi.unstubAllGlobals()
    expect(theirs.init).toHaveBeenCalledExactlyOnceWith({
      lifetime: 0.00001,
      session_length: 30,
      base64: false,
      timezone_offset: '0',
    })
    expect(kept()).toEqual([])
  })

  test('[S61] a library that throws is reported, and the inputs are empty', () => {
    const cause = new Error('no cup')
    vi.stubGlobal('sbjs', {
      init: () => {
        throw cause
      },
    })
    print()
    start()
    expect(page.report).toHaveBeenCalledExactlyOnceWith(cause)
    expect(valueIn('source_type')).toBe('')
    vi.unstubAllGlobals()
  })

  test('[S61] (E-81) an element that another script has defined is not defined again, and filled', () => {
    class Theirs extends HTMLElement {}
    vi.spyOn(window.customElements, 'get').mockReturnValue(Theirs)
    const define = vi.spyOn(window.customElements, 'define')
    print()
    start()
    expect(define).not.toHaveBeenCalled()
    expect(valueIn('source_type')).toBe('typein')
    one(CHECKOUT).innerHTML = `<${STAMP}></${STAMP}>`
    page.tellMarkup(one(`${CHECKOUT} ${STAMP}`))
    expect(inputs(CHECKOUT)).toHaveLength(16)
  })

  test('[S61] (E-81) beside the shop plugin’s script, only elements that are added later are filled', () => {
    const setOrderTracking = vi.fn()
    const getAttributionData = () => ({ source_type: 'utm', utm_source: null, session_pages: 3 })
    const global = Object.assign(print({ consentCategory: 'marketing' }), {
      setOrderTracking,
      getAttributionData,
    })
    start()
    tell('wp_listen_for_consent_change', { marketing: 'deny' })
    expect(setOrderTracking).not.toHaveBeenCalled()
    expect(global).toMatchObject({ setOrderTracking, getAttributionData })
    expect(kept()).toEqual([])
    expect([valueIn('source_type'), valueIn('utm_source'), valueIn('session_pages')]).toEqual([
      'utm',
      '',
      '3',
    ])
  })

  test('[S61] (E-81) an error of the plugin’s script is reported', () => {
    const cause = new Error('no cup')
    const getAttributionData = () => {
      throw cause
    }
    Object.assign(print(), { setOrderTracking: () => {}, getAttributionData })
    start()
    expect(page.report).toHaveBeenCalledWith(cause)
    expect(valueIn('source_type')).toBe('')
  })
})

describe('[S61] a checkout made of blocks', () => {
  function blocks() {
    const setExtensionData = vi.fn()
    const unsubscribe = vi.fn()
    const dispatch = vi.fn((_store: string) => ({ setExtensionData }))
    const subscribe = vi.fn((_listener: () => void, _store: string) => unsubscribe)
    vi.stubGlobal('wp', { data: { dispatch, subscribe } })
    vi.stubGlobal('wc', { wcBlocksData: { CHECKOUT_STORE_KEY: 'wc/store/checkout' } })
    return { setExtensionData, unsubscribe, dispatch, subscribe }
  }

  test('[S61] it gets the values at the start, at every change, and after its own first change', () => {
    const { setExtensionData, dispatch, subscribe, unsubscribe } = blocks()
    const global = print()
    start()
    expect(dispatch).toHaveBeenCalledExactlyOnceWith('wc/store/checkout')
    const name = 'woocommerce/order-attribution'
    expect(setExtensionData).toHaveBeenLastCalledWith(name, global.getAttributionData?.(), true)
    expect(setExtensionData.mock.lastCall?.[1]).toMatchObject({ source_type: 'typein' })

    const [onChange, store] = subscribe.mock.lastCall ?? []
    expect(store).toBe('wc/store/checkout')
    onChange?.()
    onChange?.()
    expect(setExtensionData).toHaveBeenCalledTimes(2)
    expect(unsubscribe).toHaveBeenCalledOnce()

    global.setOrderTracking?.(false)
    expect(setExtensionData).toHaveBeenCalledTimes(3)
    expect(setExtensionData.mock.lastCall?.[1]).toMatchObject({ source_type: null })
  })

  test('[S61] after unmount it gets no values', () => {
    const { setExtensionData, subscribe, unsubscribe } = blocks()
    print()
    start()()
    expect(unsubscribe).toHaveBeenCalledOnce()
    subscribe.mock.lastCall?.[0]()
    expect(setExtensionData).toHaveBeenCalledOnce()
  })

  test('[S61] an error of the checkout is reported, and the inputs are filled', () => {
    const { dispatch } = blocks()
    const cause = new Error('no cup')
    dispatch.mockImplementation(() => {
      throw cause
    })
    print()
    start()
    expect(page.report).toHaveBeenCalledExactlyOnceWith(cause)
    expect(valueIn('source_type')).toBe('typein')
  })

  test.each([
    ['nothing', undefined, undefined],
    ['other parts', { data: {} }, { wcBlocksData: {} }],
    ['texts', 'x', 'y'],
  ])('[S61] with %s in its place there is none', (_, wp, wc) => {
    vi.stubGlobal('wp', wp)
    vi.stubGlobal('wc', wc)
    print()
    start()
    expect(page.report).not.toHaveBeenCalled()
    expect(valueIn('source_type')).toBe('typein')
  })
})
