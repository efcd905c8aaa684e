import { beforeEach, expect, test, vi } from 'vitest'
import { request } from './request'

const AJAX = '/wp-admin/admin-ajax.php'

let fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>

beforeEach(() => {
  fetch = vi.fn(async () => new Response('loved'))
  vi.stubGlobal('fetch', fetch)
})

const asked = () => fetch.mock.calls.map(([url]) => url)

test.each([`https://elsewhere.test${AJAX}`, `//elsewhere.test${AJAX}`, 'http://[::1'])(
  '[X11] request: nobody is asked at %s',
  async (address) => {
    const answer = request(address, 'love_it', { method: 'POST' }, {})
    await expect(answer).rejects.toMatchObject({ name: 'WireError', kind: 'elsewhere', call: 'love_it' })
    expect(asked()).toEqual([])
  },
)

test('[X11] request: the site itself is asked at the address as it is printed', async () => {
  expect(await request(`${location.origin}${AJAX}`, 'love_it', {}, {})).toBe('loved')
  expect(await request(AJAX, 'love_it', {}, {})).toBe('loved')
  expect(asked()).toEqual([`${location.origin}${AJAX}`, AJAX])
})

test('[X11] request: the site with www is asked where the page is from, which gets the cookies', async () => {
  await request(`//www.${location.host}${AJAX}`, 'love_it', {}, {})
  expect(asked()).toEqual([location.origin + AJAX])
})

test('[X11] [S54] request: where another site is as good it is asked, as for captions', async () => {
  await request('https://films.test/captions.vtt', 'captions', {}, { asks: 'any site' })
  expect(asked()).toEqual(['https://films.test/captions.vtt'])
})
