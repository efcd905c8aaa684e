import fc from 'fast-check'
import Cookies from 'js-cookie'
import { expect, test, vi } from 'vitest'
import { withoutStorage } from '../../tests/unit/without-storage'
import { guestLoves } from './guest-loves'

const DAY_MS = 86_400_000

test('[S25] guest loves: what is remembered is known, and what is forgotten is not', () => {
  guestLoves.remember('412')
  expect(document.cookie).toBe('loved-412=yes')
  expect(guestLoves.has('412')).toBe(true)
  expect(guestLoves.has('41')).toBe(false)
  guestLoves.forget('412')
  expect(guestLoves.has('412')).toBe(false)
  expect(document.cookie).toBe('')
})

test('[S25] guest loves: the cookie holds for a day, on the whole site', () => {
  const write = vi.spyOn(document, 'cookie', 'set')
  const before = Date.now()
  guestLoves.remember('412')
  // The first write takes away what the older script left in the folder, where it would shadow this one.
  expect(write.mock.calls[0]?.[0]).not.toContain('path=/')
  const [cookie = ''] = write.mock.calls[1] ?? []
  expect(cookie).toContain('path=/')
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '')
  expect(Math.abs(expires - before - DAY_MS)).toBeLessThan(5000)
})

test('[S25] guest loves: forgetting also takes the older script’s cookie of the current folder', () => {
  const write = vi.spyOn(document, 'cookie', 'set')
  guestLoves.forget('412')
  const paths = write.mock.calls.map(([cookie]) => /path=\//.test(cookie))
  expect(paths.sort()).toEqual([false, true])
})

test.each(['no', '', 'YES', 'yes1'])('[S25] guest loves: the value "%s" is no love', (value) => {
  Cookies.set('loved-412', value, { path: '/' })
  expect(guestLoves.has('412')).toBe(false)
  expect(guestLoves.posts()).toEqual([])
})

test('[S25] guest loves: the posts are those of the cookies alone', () => {
  const cookies = { 'loved-1': 'yes', 'loved-2': 'no', 'unloved-3': 'yes', 'loved-4': 'yes', other: 'yes' }
  for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value, { path: '/' })
  expect(guestLoves.posts().sort()).toEqual(['1', '4'])
})

test('[S25] guest loves: an id may hold what would end a cookie', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), (post) => {
      guestLoves.remember(post)
      expect(guestLoves.has(post)).toBe(true)
      expect(guestLoves.posts()).toEqual(/^\d+$/.test(post) ? [post] : [])
      guestLoves.forget(post)
      expect(document.cookie).toBe('')
    }),
    { examples: [['412; path=/; domain=.example'], ['"], body [x="'], ['__proto__'], ['100%']], numRuns: 50 },
  )
})

test('[S25] guest loves: their cookies are of this site’s pages alone', () => {
  const write = vi.spyOn(document, 'cookie', 'set')
  guestLoves.remember('412')
  guestLoves.forget('412')
  expect(write).toHaveBeenCalledTimes(4)
  for (const [cookie] of write.mock.calls) expect(cookie).toMatch(/; samesite=lax(;|$)/i)
})

test('[S25] guest loves: where cookies are refused nothing is known, and nothing is thrown', async () => {
  await withoutStorage(() => {
    guestLoves.remember('412')
    expect([guestLoves.has('412'), guestLoves.posts()]).toEqual([false, []])
    guestLoves.forget('412')
  })
})
