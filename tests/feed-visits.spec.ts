import type { Page } from '@playwright/test'
import { overlaps } from './feed-posts'
import { expect, test } from './shop'

const items = (page: Page) => page.locator('.cff-item')
const answered = (page: Page) => page.locator('.cff-show-more-comments[data-cff-comments-total]').first()
const PARTS = ['.cff-lightbox-link', '.cff-view-comments .cff-icon', '.cff-item']
const parts = (page: Page) =>
  page.evaluate((all) => all.map((selector) => document.querySelectorAll(selector).length), PARTS)

test('[F03] [F05] a feed that is loaded again by Back has nothing twice; texts and comments open', async ({
  page,
  shop,
}) => {
  await shop.open('/feed/?feed-char=60&feed-count=4&jquery=none')
  await expect(answered(page)).toBeAttached()
  await expect(page.locator('.cff-lightbox-link').first()).toBeAttached()
  const before = await parts(page)
  await page.goto(`${shop.url}/cart/`)
  await page.goBack()
  await shop.mounted('feed')
  await expect(answered(page)).toBeAttached()
  await expect.poll(() => parts(page)).toEqual(before)
  for (const button of ['.cff-expand[style*="inline"] a', '.cff-view-comments']) {
    await page.locator(button).first().click()
    await expect(page.locator(button).first()).toHaveAttribute('aria-expanded', 'true')
  }
  await expect(page.locator('.cff-comments-box').first()).toBeVisible()
})

test('[F10] 1,000 posts by paging: only those that the visitor comes near are made ready, and each page costs the same', async ({
  page,
  shop,
}) => {
  await shop.open(
    '/feed/?feed-layout=full&feed-count=200&feed-more=200&feed-total=1000&feed-comments=off&jquery=none',
  )
  await shop.mounted('feed')
  const links = page.locator('.cff-lightbox-link')
  await expect(links.first()).toBeAttached()
  const before = await links.count()
  const devTools = await page.context().newCDPSession(page)
  const heap = async () => {
    await devTools.send('HeapProfiler.collectGarbage')
    return (await devTools.send('Runtime.getHeapUsage')).usedSize
  }
  const grown: number[] = []
  for (const count of [400, 600, 800, 1000]) {
    const used = await heap()
    // A click by script neither scrolls the page nor moves the pointer near a post.
    await page.locator('.cff-load-more').evaluate((button: HTMLElement) => button.click())
    await expect(items(page)).toHaveCount(count)
    await expect(page.locator('.cff-loading')).toHaveCount(0)
    grown.push((await heap()) - used)
  }
  expect(await links.count()).toBe(before)
  const [first = 0] = grown
  // The last page may cost no more than the first: nothing grows with what is there already.
  expect(grown.at(-1)).toBeLessThan(Math.max(2 * first, 2_000_000))
  await items(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => links.count()).toBeGreaterThan(10 * before)
})

test('[F01] of a page with many posts the later ones are laid out when the visitor comes near: none lies on another then', async ({
  page,
  shop,
}) => {
  const last = items(page).last()
  const look = () =>
    last.evaluate((item) => ({
      isDrawn: item.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true }),
      height: item.clientHeight,
    }))
  await page.goto(`${shop.url}/feed/?feed-count=60&laurel=off&jquery=none`)
  const { height } = await look()
  await shop.open('/feed/?feed-count=60&jquery=none')
  await shop.mounted('feed')
  const far = await look()
  expect(far.isDrawn).toBe(false)
  expect(far.height).not.toBe(height)
  await page.keyboard.press('End')
  await expect.poll(look).toMatchObject({ isDrawn: true })
  expect((await look()).height).not.toBe(far.height)
  await expect(page.locator('.cff-lightbox-link').last()).toBeAttached()
  await expect
    .poll(() =>
      items(page).evaluateAll(
        (all) => all.filter((item) => item.style.contentVisibility !== 'visible').length,
      ),
    )
    .toBeLessThan(31)
  await expect.poll(() => overlaps(page)).toEqual([])
})

test('[F12] with Save-Data no picture is fetched larger than it is shown, and none of a post that is far away', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.add(new URL(request.url()).pathname)
  })
  // Nothing else comes before the visitor acts.
  await page.goto(`${shop.url}/feed/?feed-count=60&jquery=none`)
  await page.locator('.cff').scrollIntoViewIfNeeded()
  await shop.mounted('feed')
  await expect(page.locator('[data-current]').first()).toBeAttached()
  await expect(page.locator('.cff-image-loading')).toHaveCount(0)
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('.cff-item')].map((item) => {
      const carrier = item.querySelector('[data-img-src-set]')
      const current = Number(item.querySelector('[data-current]')?.getAttribute('data-current') ?? 0)
      const sources: Record<string, Record<string, string>> = JSON.parse(
        carrier?.getAttribute('data-img-src-set') ?? '{}',
      )
      const widths = Object.keys(sources['0'] ?? {}).map(Number)
      return {
        current,
        needed: item.clientWidth,
        widths,
        isFar: item.getBoundingClientRect().top > 4 * innerHeight,
      }
    }),
  )
  const near = seen.filter(({ current }) => current > 0)
  expect(near.length).toBeGreaterThan(3)
  for (const { current, needed, widths } of near) {
    // The server's own copies are smaller than the network's sources.
    const enough = widths.filter((width) => width >= needed)
    expect(current).toBeLessThanOrEqual(Math.min(...enough, Math.max(...widths)))
  }
  expect(seen.filter(({ isFar, current }) => isFar && current > 0)).toEqual([])
  expect([...fetched].filter((path) => /-(?:1440|2048)\.\w+$/.test(path))).toEqual([])
})
