import { beforeEach, expect, test, vi } from 'vitest'

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>

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
  expect(trusted.trustedScriptUrl('/a.js')).toBe('/a.js')
})

test('[X10] trusted html: the content of a template keeps rows, and is no part of the page', () => {
  const content = trusted.templateContent('<tr><td>Cup</td></tr><b onclick="go()">Go</b>')
  expect([...content.children].map(({ localName }) => localName)).toEqual(['tr', 'b'])
  expect(content.isConnected).toBe(false)
})

test('[X10] trusted html: the one policy is made once, whoever asks', () => {
  const createPolicy = provideTrustedTypes()
  const policy = trusted.trustedTypesPolicy(window)
  trusted.trustedHtml('<b>Cup</b>')
  expect(trusted.trustedTypesPolicy(window)).toBe(policy)
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('laurel', expect.anything())
})

test('[X10] trusted html: HTML and script addresses are what the policy makes of them', () => {
  provideTrustedTypes()
  expect(trusted.trustedHtml('<b>Cup</b>')).toBe('trusted <b>Cup</b>')
  expect(trusted.trustedHtml('')).toBe('trusted ')
  expect(trusted.trustedScriptUrl('https://photos.example/?callback=a')).toBe(
    'trusted https://photos.example/?callback=a',
  )
  expect(trusted.trustedTypesPolicy(window)?.createScript('go()')).toBe('go()')
})

test('[X10] trusted html: a site that does not allow the policy is told by an error', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('refused')
    },
  })
  expect(() => trusted.trustedHtml('<b>Cup</b>')).toThrow(TypeError)
})
