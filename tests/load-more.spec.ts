// The ids in the titles are rows of contract 03.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, test } from './shop'

const ITEMS = '.blog-items > .blog-item'

const inView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

/** The islands that live in an item, by their names. */
const islandsIn = (page: Page, item: string) =>
  page.evaluate(
    (selector) =>
      window.laurel
        ?.islands()
        .filter(({ host }) => host.closest(selector))
        .map(({ name }) => name),
    item,
  )

test('[S50] load more, by keyboard: the focus goes on to the new items, which work like the others (8.1, 8.2, 8.13, 8.14)', async ({
  page,
  shop,
}) => {
  await shop.open('/news/?load-more&per-page=8&pages=2&csp=strict&jquery=none')
  await shop.mounted('load-more')
  const button = page.getByRole('button', { name: 'Load More' })
  const release = await shop.hold(/\/page\/2\//)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#infscr-loading')).toBeFocused()
  await expect(page.locator('#infscr-loading')).toHaveText('Loading...')
  await expect(button).toBeHidden()
  release()
  await expect(page.locator(ITEMS)).toHaveCount(16)
  const first = page.locator(ITEMS).nth(8).getByRole('link').filter({ hasText: /\w/ }).first()
  await expect(first).toBeFocused()
  await expect(page.locator('#infscr-loading .all-loaded')).toHaveText('All items loaded')
  expect(await shop.calls('list-page')).toHaveLength(1)
  expect(await page.evaluate(() => 'fetchedPageRan' in window)).toBe(false)

  for (const [index, island] of [
    [10, 'content-slider'],
    [13, 'media-player'],
  ] as const) {
    const item = page.locator(ITEMS).nth(index)
    await item.scrollIntoViewIfNeeded()
    const id = await item.getAttribute('id')
    await expect.poll(() => islandsIn(page, `[id="${id}"]`)).toContain(island)
    await expect(item).toHaveCSS('opacity', '1')
  }
  await expect(page.locator('#infscr-loading')).toHaveCSS('opacity', '0')
  expect(await findings(page, '.blog-items-wrap')).toEqual([])
  expect(shop.printed).toEqual([])
})

test('[S50] infinite scroll: one page for each time the end is reached, address and history as they were (8.7, 8.9)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await shop.open('/news/?infinite')
  await shop.mounted('load-more')
  const before = await page.evaluate(() => [location.href, history.length])
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  expect(await shop.calls('list-page')).toHaveLength(0)
  await page.locator(ITEMS).last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(page.locator(ITEMS)).toHaveCount(12)
  expect(await shop.calls('list-page')).toHaveLength(1)
  const love = page.locator(ITEMS).nth(6).locator('.love-it')
  const likes = Number.parseInt((await love.innerText()).replace(/\D+/, ''), 10)
  await love.click()
  await expect(love).toHaveText(new RegExp(`${likes + 1}`))
  expect(await page.evaluate(() => [location.href, history.length])).toEqual(before)
  expect(shop.printed).toEqual([])
})

test('[S50] load more: a page that does not come leaves the links to the other pages (8.5)', async ({
  page,
  shop,
}) => {
  await shop.open('/works/?load-more')
  await shop.mounted('load-more')
  await shop.fault('list-page:500')
  const button = page.getByRole('button', { name: 'Load More' })
  await button.focus()
  await page.keyboard.press('Space')
  const next = page.getByRole('link', { name: 'Next' })
  await expect(next).toBeFocused()
  await expect(page.locator('#infscr-loading')).toHaveCSS('opacity', '0')
  await expect(page.locator('#infscr-loading')).toHaveText('')
  await expect(button).toBeHidden()
  expect(await shop.calls('list-page')).toHaveLength(1)
  await expect(next).toHaveAttribute('href', /\/works\/page\/2\//)
})

test('[S50] load more in the shop: its products take part, and who comes back is where they were (8.10)', async ({
  page,
  shop,
}) => {
  await shop.open('/shop/?load-more&products=40&show_products=12')
  await shop.mounted('load-more')
  const products = page.locator('#products > .product')
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(products).toHaveCount(24)
  const product = products.nth(20)
  await product.scrollIntoViewIfNeeded()
  await expect(product).toHaveClass(/item-animated/)
  await page.locator('.layout-opt[data-layout="list"]').filter({ visible: true }).click()
  await expect(product).toHaveClass(/product-layout-list/)
  await page.locator('.layout-opt[data-layout="standard"]').filter({ visible: true }).click()
  await expect(product).toHaveClass(/product-layout-standard/)
  await product.scrollIntoViewIfNeeded()
  const top = await inView(page, '#products > .product:nth-child(21)')

  await product.locator('h3 a').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(products).toHaveCount(24)
  await expect
    .poll(async () => Math.abs((await inView(page, '#products > .product:nth-child(21)')) - top))
    .toBeLessThan(4)
  await expect(page).toHaveURL(/\/shop\/\?load-more/)
  expect(shop.printed).toEqual([])
})
