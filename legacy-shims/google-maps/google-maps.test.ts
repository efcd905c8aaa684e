import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../tests/unit/fake-page'
import { provideMaps, removeMaps } from '../../tests/unit/maps-double'

/** The loader takes its options once for ever: here each test has one of its own. */
const LOADER = createRequire(import.meta.url)
  .resolve('@googlemaps/js-api-loader')
  .replace(/cjs$/, 'js')
let loaders = 0

const API = 'https://maps.googleapis.com/maps/api/js'

/** Where the loader puts its tag: neither DOM is to fetch it. */
let added: HTMLScriptElement[]
/** The page's own tags. */
let printed: HTMLScriptElement[]
let page: FakePage
let shim: typeof import('.')

const settle = () => vi.advanceTimersByTimeAsync(10)
const loaderKeys = () => added.map((tag) => new URL(tag.src).searchParams.get('key'))
const kinds = () => page.report.mock.calls.map(([cause]) => (cause as { kind?: string }).kind)

function printTag(src: string, type = '') {
  const tag = document.createElement('script')
  if (type) tag.type = type
  tag.setAttribute('src', src)
  printed.push(tag)
  return tag
}
/** The browser's report when the page's policy forbids a text as `script.src`. */
const VIOLATION = {
  effectiveDirective: 'require-trusted-types-for',
  disposition: 'enforce',
  sample: 'HTMLScriptElement src|https://maps.googleapis.com/maps/api/js?',
}
/** @returns whether somebody has dealt with it */
function refuse(target: EventTarget, type: string, more: object) {
  const event = Object.assign(new Event(type, { cancelable: true }), more)
  target.dispatchEvent(event)
  return event.defaultPrevented
}
/** The API's script has come, and calls back. */
function arrive() {
  const { google } = window as unknown as { google: { maps: { __ib__?: () => void } } }
  const double = provideMaps()
  google.maps.__ib__?.()
  return double
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  loaders += 1
  vi.doMock('@googlemaps/js-api-loader', () => import(/* @vite-ignore */ `${LOADER}?${loaders}`))
  shim = await import('.')
  added = []
  printed = []
  page = fakePage()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) added.push(node)
  })
  vi.spyOn(document, 'querySelectorAll').mockImplementation(((selector: string) =>
    selector.startsWith('script[src')
      ? printed
      : Document.prototype.querySelectorAll.call(document, selector)) as never)
})
afterEach(() => {
  removeMaps()
  vi.doUnmock('@googlemaps/js-api-loader')
  vi.useRealTimers()
})

const withKey = (key: unknown): FakePage => ({ ...page, settings: { mapsKey: key } })

describe('[S48] google maps: which library', () => {
  test('[S48] google maps: uses the library on the page, before any key (D14)', async () => {
    printTag(`${API}?key=tag`)
    provideMaps()
    expect(await shim.loadMaps(withKey('setting'))).toBeDefined()
    expect(added).toEqual([])
  })

  test('[S48] google maps: an older version without importLibrary', async () => {
    provideMaps()
    Reflect.deleteProperty((window as unknown as { google: { maps: object } }).google.maps, 'importLibrary')
    expect(await shim.loadMaps(page)).toBeDefined()
  })

  test('[S48] google maps: waits for a tag that is still loading, and loads nothing else', async () => {
    const tag = printTag(`${API}?v=3&key=tag&libraries=places`)
    const loading = shim.loadMaps(withKey('setting'))
    await vi.advanceTimersByTimeAsync(5000)
    provideMaps()
    tag.dispatchEvent(new Event('load'))
    expect(await loading).toBeDefined()
    expect(added).toEqual([])
  })

  test('[S48] google maps: the tag’s script may provide its parts after its load event', async () => {
    const tag = printTag(`${API}?key=tag`)
    const loading = shim.loadMaps(page)
    await settle()
    tag.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(300)
    provideMaps()
    await vi.advanceTimersByTimeAsync(100)
    expect(await loading).toBeDefined()
  })

  test('[S48] google maps: with the key of a tag that has failed (D14)', async () => {
    const tag = printTag(`//maps.googleapis.com/maps/api/js?key=tag`)
    void shim.loadMaps(withKey('setting'))
    await settle()
    tag.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(loaderKeys()).toEqual(['tag']))
  })

  test('[S48] google maps: with the setting’s key; two callers share one script (D14)', async () => {
    const pages = [withKey(' setting '), withKey('setting')]
    const loading = Promise.all(pages.map((each) => shim.loadMaps(each)))
    await vi.waitFor(() => expect(loaderKeys()).toEqual(['setting']))
    const { searchParams } = new URL(added[0]?.src ?? '')
    expect([searchParams.get('v'), searchParams.get('callback')]).toEqual(['weekly', 'google.maps.__ib__'])
    arrive()
    const [maps, same] = await loading
    expect(maps).toBeDefined()
    expect(same).toBe(maps)
    expect(page.report).not.toHaveBeenCalled()
  })

  test.each([
    ['no key at all', undefined],
    ['an empty one', '  '],
    ['what is none', 7],
  ])('[S48] google maps: %s: none, reported once for the page (D14)', async (_, key) => {
    printTag('https://elsewhere.example/maps/api/js?key=other')
    printTag('http://[/maps/api/js?key=broken')
    expect(await shim.loadMaps(withKey(key))).toBeUndefined()
    expect(await shim.loadMaps(withKey(key))).toBeUndefined()
    expect(kinds()).toEqual(['no key'])
    expect(added).toEqual([])
  })

  test.each(['text/plain', 'javascript/blocked', 'rocketlazyloadscript'])(
    '[S48] google maps: a tag of type %s waits for the visitor’s consent: it is not gone round, and no fault',
    async (type) => {
      printTag(`${API}?key=tag`, type)
      const outcome = vi.fn()
      void shim.loadMaps(withKey('setting')).then(outcome)
      await settle()
      expect(outcome).toHaveBeenCalledExactlyOnceWith(undefined)
      expect([kinds(), added]).toEqual([[], []])
    },
  )

  test.each(['text/javascript', 'application/x-javascript', ' Module ', 'text/javascript; charset=utf-8'])(
    '[S48] google maps: a tag of type %s runs',
    async (type) => {
      const tag = printTag(`${API}?key=tag`, type)
      const loading = shim.loadMaps(page)
      await settle()
      provideMaps()
      tag.dispatchEvent(new Event('load'))
      expect(await loading).toBeDefined()
    },
  )

  test('[S48] google maps: a tag that waits for the visitor’s consent is noticed when it runs', () => {
    const arrived = vi.fn()
    const stop = shim.onMapsTag(page, arrived)
    const tag = document.createElement('script')
    tag.setAttribute('src', `${API}?key=tag`)
    page.tellMarkup(document.createElement('script'))
    expect(arrived).not.toHaveBeenCalled()
    page.tellMarkup(tag)
    expect(arrived).toHaveBeenCalledOnce()
    stop()
    page.tellMarkup(tag)
    expect(arrived).toHaveBeenCalledOnce()
  })

  test('[X11] google maps: a later form with clobbered members and a tag in it', () => {
    const form = document.createElement('form')
    form.innerHTML = `<script src="${API}?key=late"></script>`
    for (const name of ['querySelectorAll', 'matches']) {
      Object.defineProperty(form, name, { value: document.createElement('input') })
    }
    const arrived = vi.fn()
    const stop = shim.onMapsTag(page, arrived)
    page.tellMarkup(form)
    stop()
    expect(arrived).toHaveBeenCalledOnce()
  })
})

describe('[S48] google maps: what goes wrong', () => {
  test('[S48] google maps: a network that blocks it: reported once; the next call retries', async () => {
    const blocked = shim.loadMaps(withKey('setting'))
    await vi.waitFor(() => expect(added).toHaveLength(1))
    added[0]?.dispatchEvent(new Event('error'))
    expect(await blocked).toBeUndefined()
    expect(kinds()).toEqual(['blocked'])
    const again = shim.loadMaps(withKey('setting'))
    await vi.waitFor(() => expect(added).toHaveLength(2))
    arrive()
    expect(await again).toBeDefined()
    expect(page.report).toHaveBeenCalledTimes(1)
  })

  test('[S48] google maps: a script that never answers times out after 10 s (D16)', async () => {
    const loading = shim.loadMaps(withKey('setting'))
    await vi.waitFor(() => expect(added).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(9000)
    expect(page.report).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1100)
    expect(await loading).toBeUndefined()
    expect(kinds()).toEqual(['timeout'])
    arrive()
    expect(await shim.loadMaps(page)).toBeDefined()
  })

  test('[S48] google maps: the page’s own tag that never answers is not loaded a second time', async () => {
    printTag(`${API}?key=tag`)
    const loading = shim.loadMaps(page)
    await vi.advanceTimersByTimeAsync(10_100)
    expect(await loading).toBeUndefined()
    expect([kinds(), added]).toEqual([['timeout'], []])
  })

  test('[S48] google maps: a tag whose script has arrived without the library is replaced soon', async () => {
    printTag(`${API}?key=tag`)
    vi.spyOn(performance, 'now').mockReturnValue(0)
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry])
    void shim.loadMaps({ ...page, window })
    await vi.advanceTimersByTimeAsync(2100)
    await vi.waitFor(() => expect(loaderKeys()).toEqual(['tag']))
  })

  test('[S48] google maps: a Trusted Types policy that refuses the loader is reported at once, once, with nothing uncaught', async () => {
    const outcome = vi.fn()
    void shim.loadMaps(withKey('setting')).then(outcome)
    await vi.waitFor(() => expect(added).toHaveLength(1))
    refuse(document, 'securitypolicyviolation', { ...VIOLATION, disposition: 'report' })
    refuse(document, 'securitypolicyviolation', { ...VIOLATION, sample: 'HTMLScriptElement src|/other.js' })
    expect(refuse(window, 'unhandledrejection', { reason: new TypeError('another’s') })).toBe(false)
    refuse(document, 'securitypolicyviolation', VIOLATION)
    expect(refuse(window, 'unhandledrejection', { reason: 'another’s' })).toBe(false)
    expect(refuse(window, 'unhandledrejection', { reason: new TypeError('refused') })).toBe(true)
    await settle()
    expect(outcome).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(refuse(window, 'unhandledrejection', { reason: new TypeError('another’s') })).toBe(false)
    void shim.loadMaps(withKey('setting')).then(outcome)
    await settle()
    expect(outcome).toHaveBeenCalledTimes(2)
    expect([kinds(), added.length]).toEqual([['blocked'], 1])
  })

  test('[S48] google maps: a refused key also calls the page’s own function, which is restored afterwards', async () => {
    const outside = window as { gm_authFailure?: () => void }
    const own = vi.fn()
    outside.gm_authFailure = own
    provideMaps()
    const maps = await shim.loadMaps(page)
    const refused = vi.fn()
    const stop = maps?.onRefused(refused)
    outside.gm_authFailure?.()
    expect([own.mock.calls.length, refused.mock.calls.length, kinds()]).toEqual([1, 1, ['refused']])
    stop?.()
    expect(outside.gm_authFailure).toBe(own)
    expect(await shim.loadMaps(page)).toBeUndefined()
    expect(page.report).toHaveBeenCalledTimes(1)
  })
})

describe('[S46] google maps: geocoding', () => {
  test('[S46] google maps: the first of two, or nothing; every other status is an error (9.4, 01 22.5)', async () => {
    const double = provideMaps()
    double.places['14 Jane Street'] = [
      { lat: -27.4, lng: 153 },
      { lat: 1, lng: 2 },
    ]
    const maps = await shim.loadMaps(page)
    expect(await maps?.geocode('14 Jane Street')).toEqual({ lat: -27.4, lng: 153 })
    expect(await maps?.geocode('Nowhere')).toBeUndefined()
    double.status = 'REQUEST_DENIED'
    await expect(maps?.geocode('14 Jane Street')).rejects.toMatchObject({ kind: 'geocoding' })
  })

  test('[S46] google maps: an answer that never comes times out after 10 s (D16)', async () => {
    const double = provideMaps()
    double.isSlow = true
    const maps = await shim.loadMaps(page)
    const failed = vi.fn()
    maps?.geocode('14 Jane Street').catch(failed)
    await vi.advanceTimersByTimeAsync(10_100)
    expect(failed.mock.calls).toMatchObject([[{ kind: 'timeout' }]])
  })
})
