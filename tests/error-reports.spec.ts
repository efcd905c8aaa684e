import { expect, test } from './shop'

const REPORTS = '/wp-json/laurel/v1/errors'
const SETTINGS = encodeURIComponent(JSON.stringify({ errorReports: REPORTS }))
const LOVE = '.love-it'

test.describe('[X16] error reports', () => {
  test('[X16] an error of an island is sent, without the query and what was typed', async ({
    page,
    shop,
  }) => {
    await page.route(`**${REPORTS}`, (route) => route.fulfill({ status: 204 }))
    await shop.open(`/blog/?config=${SETTINGS}`)
    const report = page.waitForRequest(`**${REPORTS}`)
    const broken = page.locator(LOVE).first()
    await broken.evaluate((link) => link.removeAttribute('data-post-id'))
    await broken.click()
    const sent = await report
    expect(JSON.parse(sent.postData() ?? '')).toEqual({
      island: 'love-button',
      stage: 'markup',
      message: 'MarkupError: .love-it lacks post',
      path: '/blog/',
    })
    expect(sent.method()).toBe('POST')
    expect(sent.headers()['content-type']).toMatch(/^text\/plain/)
    expect(shop.printed).toEqual([expect.stringContaining('lacks post')])
  })

  test('[X16] [esm] the code that sends is fetched at the first error', async ({ page, shop }) => {
    await page.route(`**${REPORTS}`, (route) => route.fulfill({ status: 204 }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await shop.open(`/blog/?config=${SETTINGS}`)
    // The code of a heart that is whole comes, and does its work.
    await page.locator(LOVE).nth(1).click()
    await expect(page.locator(LOVE).nth(1)).toHaveClass(/loved/)
    await shop.quiet()
    expect(asked.filter((url) => url.includes('error-reports-send'))).toEqual([])
    const code = page.waitForRequest(/\/chunks\/error-reports-send-/)
    const broken = page.locator(LOVE).first()
    await broken.evaluate((link) => link.removeAttribute('data-post-id'))
    await broken.click()
    await code
  })

  test('[X16] without the setting nothing is sent, and none of the code is fetched', async ({
    page,
    shop,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await shop.open('/blog/')
    const broken = page.locator(LOVE).first()
    await broken.evaluate((link) => link.removeAttribute('data-post-id'))
    await broken.click()
    await expect.poll(() => shop.printed.length).toBe(1)
    // Requests of the first click would come before those of this one.
    await page.locator(LOVE).nth(1).click()
    await expect(page.locator(LOVE).nth(1)).toHaveClass(/loved/)
    expect(asked.filter((url) => url.includes('error-reports') || url.includes(REPORTS))).toEqual([])
  })
})
