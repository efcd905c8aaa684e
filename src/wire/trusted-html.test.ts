import { beforeEach, expect, test, vi } from 'vitest'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>

const FILE = '/assets/form.js'
const SERVICE = 'https://photos.example/v1/'

let trusted: typeof import('./trusted-html')

/** A page of its own for each test: the policy is made once per page. */
beforeEach(async () => {
  vi.resetModules()
  trusted = await import('./trusted-html')
})

function provideTrustedTypes() {
  const createPolicy = vi.fn((_name: string, rules: Rules) => ({
    ...rules,
    createHTML: (html: string) => `trusted ${rules.createHTML(html)}`,
    createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  return createPolicy
}

test('[X10] trusted html: without Trusted Types there is no policy, and HTML stays as it is', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(trusted.trustedTypesPolicy(window)).toBeUndefined()
  expect(trusted.trustedHtml('<b>Cup</b>')).toBe('<b>Cup</b>')
  expect(trusted.trustedScriptUrl('/a.js', ['/a.js'])).toBe('/a.js')
})

test('[X10] trusted html: a template keeps table rows, and is not part of the page', () => {
  const content = trusted.templateContent('<tr><td>Cup</td></tr><b onclick="go()">Go</b>')
  expect([...content.children].map(({ localName }) => localName)).toEqual(['tr', 'b'])
  expect(content.isConnected).toBe(false)
})

test('[X10] trusted html: the policy is created once', () => {
  const createPolicy = provideTrustedTypes()
  const policy = trusted.trustedTypesPolicy(window)
  trusted.trustedHtml('<b>Cup</b>')
  expect(trusted.trustedTypesPolicy(window)).toBe(policy)
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('laurel', expect.anything())
})

test('[X10] trusted html: HTML and script addresses go through the policy', () => {
  provideTrustedTypes()
  expect(trusted.trustedHtml('<b>Cup</b>')).toBe('trusted <b>Cup</b>')
  expect(trusted.trustedHtml('')).toBe('trusted ')
  expect(trusted.trustedScriptUrl('https://photos.example/?callback=a', ['https://photos.example/'])).toBe(
    'trusted https://photos.example/?callback=a',
  )
})

test('[X11] trusted html: the policy creates no scripts', () => {
  const createPolicy = provideTrustedTypes()
  trusted.trustedHtml('<b>Cup</b>')
  expect(Object.keys(createPolicy.mock.calls[0]?.[1] ?? {}).sort()).toEqual(['createHTML', 'createScriptURL'])
})

test('[X11] trusted html: the policy refuses an address of a script that is not named', () => {
  provideTrustedTypes()
  const policy = trusted.trustedTypesPolicy(window)
  expect(() => policy?.createScriptURL(FILE)).toThrow(TypeError)
  expect(trusted.trustedScriptUrl(FILE, [FILE])).toBe(`trusted ${FILE}`)
  for (const other of [FILE, 'https://elsewhere.example/form.js', 'data:,1', '', 'undefined'])
    expect(() => policy?.createScriptURL(other)).toThrow(TypeError)
})

test.each([
  [FILE, [FILE]],
  [`${FILE}?v=1#a`, [FILE]],
  [`${document.location.origin}${FILE}`, ['/other.js', FILE]],
  [FILE, [`${document.location.origin}${FILE}`]],
  ['/assets/../assets/form.js', [FILE]],
  [`${SERVICE}4/media?callback=a`, [SERVICE]],
])('[X11] trusted html: the script %s is one of %j', (address, named) => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(trusted.trustedScriptUrl(address, named)).toBe(address)
})

test.each([
  [FILE, []],
  ['/assets/form.js.map', [FILE]],
  ['/assets/form.js/more', [FILE]],
  ['/Assets/form.js', [FILE]],
  [`//elsewhere.example${FILE}`, [FILE]],
  [`\\\\elsewhere.example${FILE}`, [FILE]],
  [`${SERVICE}../other?callback=a`, [SERVICE]],
  ['https://photos.example.elsewhere.example/v1/', [SERVICE]],
  ['https://photos.example@elsewhere.example/v1/', [SERVICE]],
  ['http://photos.example/v1/', [SERVICE]],
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['java\tscript:alert(1)', ['/']],
  ['data:text/javascript,alert(1)', ['data:text/javascript,alert(1)']],
  ['blob:https://shop.example/1', ['blob:https://shop.example/1']],
  ['http://[::1', ['/']],
  ['', []],
])('[X11] trusted html: the script %s is none of %j', (address, named) => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(() => trusted.trustedScriptUrl(address, named)).toThrow(TypeError)
})

test('[X10] trusted html: throws if the site does not allow the policy', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('refused')
    },
  })
  expect(() => trusted.trustedHtml('<b>Cup</b>')).toThrow(TypeError)
})
