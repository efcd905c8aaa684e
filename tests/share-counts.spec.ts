// The ids in the titles are rows of contract 01.
import type { Page } from '@playwright/test'
import { expect, framesDrawn, test } from './shop'

const POST = '/blog/a-trophy-for-the-chook-raffle/?share&csp=strict&jquery=none'
const SERVICES = /^https:\/\/(graph\.facebook\.com|api\.pinterest\.com)\//

/** Answers for the networks, which are not there for tests. @returns the addresses that were requested */
async function answer(page: Page, bodies: { readonly facebook: string; readonly pinterest: string }) {
  const asked: string[] = []
  await page.route(SERVICES, (route) => {
    const url = route.request().url()
    asked.push(url)
    const body = url.includes('facebook') ? bodies.facebook : bodies.pinterest
    return route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } })
  })
  return asked
}

test.describe('[S19] share counts', () => {
  test('[S19] asked for when the block comes into view; a link opens one window (20.1, 20.6)', async ({
    page,
    shop,
  }) => {
    const asked = await answer(page, {
      facebook: '{"id":"x","share":{"share_count":12}}',
      pinterest: 'receiveCount({"url":"x","count":4})',
    })
    await shop.open(POST)
    expect(asked).toEqual([])
    const block = page.locator('.sf-share-counts')
    await expect(block.locator('.sf-share-fb .count')).toHaveCSS('opacity', '0')
    await block.scrollIntoViewIfNeeded()
    await expect(block.locator('.total-count')).toHaveText('19')
    for (const [network, number] of [
      ['fb', '12'],
      ['pinterest', '4'],
    ]) {
      await expect(block.locator(`.sf-share-${network} .count`)).toHaveText(`${number}`)
      await expect(block.locator(`.sf-share-${network} .count`)).toHaveCSS('opacity', '1')
    }
    await expect(page.locator('.post-details .share-count')).toHaveText('19')
    expect(asked).toHaveLength(2)
    const opened = page.context().waitForEvent('page')
    await block.locator('.sf-share-fb').click()
    await expect(await opened).toHaveURL(/\/share\/facebook\//)
    expect(page.url()).toContain('?share')
    expect(page.context().pages()).toHaveLength(2)
    expect(shop.printed).toEqual([])
  })

  test('[S19] invalid answers change nothing, with nothing on the console', async ({ page, shop }) => {
    await answer(page, { facebook: '<!DOCTYPE html><p>Gone', pinterest: '' })
    await shop.open(POST)
    const block = page.locator('.sf-share-counts')
    const answers = Promise.all(
      [/graph\.facebook\.com/, /api\.pinterest\.com/].map(async (network) =>
        (await page.waitForResponse(network)).finished(),
      ),
    )
    await block.scrollIntoViewIfNeeded()
    expect(await answers).toEqual([null, null])
    await framesDrawn(page)
    await expect(block.locator('.total-count')).toHaveText('3')
    await expect(block.locator('.animate')).toHaveCount(0)
    await expect(block.locator('.sf-share-fb .count')).toHaveCSS('opacity', '0')
    expect(shop.printed).toEqual([])
  })
})
