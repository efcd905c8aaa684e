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

test('[X11] request: calls the site itself at the printed address', async () => {
  expect(await request(`${location.origin}${AJAX}`, 'love_it', {}, {})).toBe('loved')
  expect(await request(AJAX, 'love_it', {}, {})).toBe('loved')
  expect(asked()).toEqual([`${location.origin}${AJAX}`, AJAX])
})

test('[X11] request: an address with www is changed to the page’s origin, which gets the cookies', async () => {
  await request(`//www.${location.host}${AJAX}`, 'love_it', {}, {})
  expect(asked()).toEqual([location.origin + AJAX])
})

test('[X11] [S54] request: calls another site if the caller allows it, as for captions', async () => {
  await request('https://films.test/captions.vtt', 'captions', {}, { origin: 'any' })
  expect(asked()).toEqual(['https://films.test/captions.vtt'])
})
