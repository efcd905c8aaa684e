import { describe, expect, test, vi } from 'vitest'
import { withoutStorage } from '../../tests/unit/without-storage'
import { allCookies, readCookie, removeCookie, writeCookie } from './cookies'

const attributesOf = (line: string) => line.toLowerCase().split('; ').slice(1)

describe('[X11] cookies', () => {
  test('[X11] cookies: what is written is read, on the whole site, until it is removed', () => {
    writeCookie('cup', 'gold; 1')
    expect([readCookie('cup'), allCookies()['cup']]).toEqual(['gold; 1', 'gold; 1'])
    removeCookie('cup')
    expect([readCookie('cup'), allCookies()]).toEqual([undefined, {}])
  })

  test.each([
    ['http:', ['path=/', 'samesite=lax']],
    ['https:', ['path=/', 'samesite=lax', 'secure']],
  ])('[X11] cookies: on a page of %s they are of this site’s pages alone', (protocol, attributes) => {
    vi.stubGlobal('location', { protocol })
    const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    writeCookie('cup', 'gold')
    removeCookie('cup')
    const [written = '', removed = ''] = write.mock.calls.map(([line]) => line)
    expect(written).toMatch(/^cup=gold;/)
    expect(attributesOf(written).sort()).toEqual(attributes)
    expect(attributesOf(removed)).toEqual(expect.arrayContaining(attributes))
    expect(Date.parse(/expires=([^;]+)/.exec(removed)?.[1] ?? '')).toBeLessThan(Date.now())
  })

  test('[X11] cookies: for some days, or of another folder', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    writeCookie('cup', 'gold', { expires: 7 })
    removeCookie('cup', '')
    const [written = '', removed = ''] = write.mock.calls.map(([line]) => line)
    const expires = Date.parse(/expires=([^;]+)/.exec(written)?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(7)
    expect(removed).not.toContain('path=')
  })

  test('[X11] cookies: where they are refused there are none, and nothing is thrown', async () => {
    await withoutStorage(() => {
      writeCookie('cup', 'gold')
      removeCookie('cup')
      expect([readCookie('cup'), allCookies()]).toEqual([undefined, {}])
    })
  })
})
