import { findings } from './axe'
import { expect, test } from './shop'

/** The plugin's arrows have no names of their own: giving them some is for the slider. */
const NAMELESS = ['link-name']

test.describe('[X04] fixture shop: the page feed', () => {
  test('[X04] page feed: as the server prints it, it asks nobody else, prints nothing and can be read', async ({
    page,
    shop,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await page.goto(`${shop.url}/feed/?laurel=off&jquery=none&feed-count=24&feed-expanded&feed-second=albums`)
    await expect(page.locator('.cff-item')).toHaveCount(24)
    expect(await findings(page, '.cff-wrapper', { without: NAMELESS })).toEqual([])
    expect(new Set(asked)).toEqual(new Set([shop.url]))
    expect(shop.printed).toEqual([])
  })

  test('[X04] page feed: the plugin’s styles hide what its script shows, and stay within a phone', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(`${shop.url}/feed/?laurel=off&jquery=none&feed-count=12&feed-second=events`)
    for (const hidden of ['.cff-expand', '.cff-end-date k', '.cff-comments-box', '.cff-share-tooltip']) {
      await expect(page.locator(hidden).first()).toBeHidden()
    }
    await expect(page.locator('.cff-upcoming-event:visible')).toHaveCount(0)
    await expect(page.locator('.cff-link-slider-item:visible')).toHaveCount(1)
    const [first, second] = await page
      .locator('.cff-timeline-feed .cff-item')
      .evaluateAll((items) => items.slice(0, 2).map((item) => item.getBoundingClientRect()))
    expect(second?.top).toBeGreaterThanOrEqual(Number(first?.bottom))
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await beyond()).toBe(0)
    await page.setViewportSize({ width: 1280, height: 700 })
    const tops = await page
      .locator('.cff-timeline-feed .cff-item')
      .evaluateAll((items) => items.slice(0, 3).map((item) => item.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    expect(await beyond()).toBe(0)
  })

  test('[X04] page feed: what a page asks the network for is answered here', async ({ page, shop }) => {
    await shop.open('/feed/?feed-count=1&jquery=none')
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<iframe title="Network" src="https://www.facebook.com/plugins/page.php?width=340"></iframe><img alt="Face" src="https://graph.facebook.com/1234/picture?type=square">',
      )
    })
    await expect(page.frameLocator('iframe[title=Network]').getByText('The network’s own page')).toBeVisible()
    const face = page.getByAltText('Face')
    await expect.poll(() => face.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(50)
    expect(shop.printed).toEqual([])
  })
})
