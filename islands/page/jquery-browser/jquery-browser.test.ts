import { createRequire } from 'node:module'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { fakePage } from '../../../tests/unit/fake-page'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const require = createRequire(import.meta.url)
const VERSIONS: [string, JQuery][] = ['jquery1', 'jquery3', 'jquery4'].map((name) => [name, require(name)])
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

function start(jQuery: unknown, userAgent = CHROME) {
  vi.stubGlobal('jQuery', jQuery)
  const page = fakePage()
  const bare = Object.create(page.window, {
    navigator: { value: { userAgent } },
    document: { value: document },
  })
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    Object.defineProperty(bare, name, { value: window[name].bind(window) })
  Object.defineProperty(bare, 'jQuery', { get: () => (window as { jQuery?: unknown }).jQuery })
  return mount(document.body, { ...page, window: bare })
}

afterEach(() => {
  for (const [, jQuery] of VERSIONS) delete jQuery.browser
})

describe.each(VERSIONS)('[X05] jQuery.browser, with %s', (_, jQuery) => {
  test('[X05] jQuery.browser: is there until the island is unmounted', () => {
    const unmount = start(jQuery)
    expect(jQuery.browser).toEqual({ webkit: true, msie: false, opera: false, mozilla: false })
    unmount()
    expect('browser' in jQuery).toBe(false)
  })

  test('[X05] jQuery.browser: an existing one stays, also after unmounting', () => {
    const theirs = { chrome: true }
    jQuery.browser = theirs
    start(jQuery)()
    expect(jQuery.browser).toBe(theirs)
  })
})

test.each([
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'mozilla'],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', 'msie'],
  ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)', 'msie'],
  ['Opera 12', 'Opera/9.80 (Windows NT 6.1) Presto/2.12 Version/12.16', 'opera'],
  ['Chrome', CHROME, 'webkit'],
])('[X05] jQuery.browser: %s is just one of the four', (_, userAgent, name) => {
  const jQuery = VERSIONS[1]?.[1] as JQuery
  const unmount = start(jQuery, userAgent)
  expect(Object.entries(jQuery.browser ?? {}).filter(([, is]) => is)).toEqual([[name, true]])
  unmount()
})

test('[X05] jQuery.browser: is added when jQuery arrives late', () => {
  const jQuery = VERSIONS[1]?.[1] as JQuery
  const unmount = start(undefined)
  vi.stubGlobal('jQuery', jQuery)
  window.dispatchEvent(new Event('load'))
  expect(jQuery.browser).toBeDefined()
  unmount()
})
