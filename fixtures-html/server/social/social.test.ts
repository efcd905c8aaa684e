import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../server.mjs'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({})
})
afterAll(() => server.close())
const get = async (path: string) => {
  const response = await fetch(server.url + path)
  return { status: response.status, text: await response.text() }
}

describe('[X04] the stand-in of the photo service', () => {
  test.each([
    ['stand-in', '"media_type":"VIDEO"'],
    ['stand-in-error', '"error"'],
    ['stand-in-hostile', 'java\\nscript'],
  ])('[X04] photo service: the token %s is answered by a script that calls back', async (token, part) => {
    const { status, text } = await get(`/graph/17/media?limit=6&access_token=${token}&callback=take`)
    expect(status).toBe(200)
    expect(text).toMatch(/^\/\*\*\/ take\(.*\);$/)
    expect(text).toContain(part)
    expect(text).not.toContain('<')
  })

  test.each(['', 'alert(1)', 'a.b'])('[X04] photo service: %j is no callback', async (callback) => {
    expect((await get(`/graph/17/media?callback=${callback}`)).status).toBe(400)
  })

  test('[X04] photo service: pages with photos ask it, unless they are told otherwise', async () => {
    const other = encodeURIComponent('{"photoFeedUrl":"/other"}')
    expect((await get('/social/')).text).toContain('"photoFeedUrl":"/graph"')
    expect((await get(`/social/?config=${other}`)).text).toContain('"photoFeedUrl":"/other"')
    expect((await get('/campaign/')).text).not.toContain('photoFeedUrl')
  })

  test.each([
    ['', 1],
    ['?pledge=none', 0],
  ])('[X04] campaign: at /campaign/%s there are %i lists of options', async (query, lists) => {
    expect((await get(`/campaign/${query}`)).text.split('edd_price_options ').length - 1).toBe(lists)
  })
})
