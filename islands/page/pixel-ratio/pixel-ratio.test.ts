import Cookies from 'js-cookie'
import { expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { mounter } from '../../../tests/unit/mounter'
import { withoutStorage } from '../../../tests/unit/without-storage'
import { mount as island } from '.'

const mount = mounter(island)

const cookies = () => document.cookie.split('; ').filter(Boolean).sort()
const NAMES = ['spb_image_resizer_pixel_ratio', 'uplift_pixel_ratio']
const both = (ratio: string) => NAMES.map((name) => `${name}=${ratio}`)

function start(ratio: number) {
  vi.stubGlobal('devicePixelRatio', ratio)
  const write = vi.spyOn(document, 'cookie', 'set')
  mount(document.body, fakePage())
  return write
}

test.each([
  [2, '2'],
  [2.625, '2.625'],
  [3, '3'],
])('[S18] pixel ratio: a screen of %s is told in both cookies (26.1)', (ratio, value) => {
  start(ratio)
  expect(cookies()).toEqual(both(value))
})

test('[S18] pixel ratio: the cookies end with the session and hold for the whole site', () => {
  const write = start(2)
  for (const [cookie] of write.mock.calls) {
    expect(cookie).toMatch(/path=\/(;|$)/)
    expect(cookie).toMatch(/samesite=lax(;|$)/i)
    expect(cookie).not.toMatch(/expires|max-age/i)
  }
  expect(write).toHaveBeenCalledTimes(2)
})

test.each([1, 1.5, 1.99])(
  '[S18] pixel ratio: a screen of %s writes nothing and deletes nothing (26.2)',
  (ratio) => {
    Cookies.set('uplift_pixel_ratio', '2', { path: '/' })
    expect(start(ratio)).not.toHaveBeenCalled()
    expect(cookies()).toEqual(['uplift_pixel_ratio=2'])
  },
)

test('[S18] pixel ratio: a correct cookie is not written again (26.3)', () => {
  for (const name of NAMES) Cookies.set(name, '3', { path: '/' })
  expect(start(3)).not.toHaveBeenCalled()
})

test('[S18] pixel ratio: on a screen of another density the value is replaced', () => {
  for (const name of NAMES) Cookies.set(name, '2', { path: '/' })
  start(3)
  expect(cookies()).toEqual(both('3'))
})

test('[S18] pixel ratio: refused cookies are neither reported nor an error', async () => {
  vi.stubGlobal('devicePixelRatio', 2)
  await withoutStorage(() => expect(() => mount(document.body, fakePage())).not.toThrow())
})
