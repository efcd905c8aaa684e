import { sandboxPages } from './sandboxed'
import { expect, freezeTime, test } from './shop'

test('[S11] the newsletter bar comes after 3 s, is closed by keyboard, and stays away on the whole site', async ({
  page,
  shop,
}) => {
  await freezeTime(page)
  await page.goto(`${shop.url}/blog/?newsletter`)
  // Laurel sets timers until the bar is mounted, which counts its own time from then on.
  const isMounted = async () => {
    await page.clock.runFor(10)
    return page.evaluate(() => window.laurel?.islands().some(({ name }) => name === 'newsletter-bar'))
  }
  await expect.poll(isMounted, { intervals: [10] }).toBe(true)
  const bar = page.locator('#sf-newsletter-bar')
  await page.clock.runFor(2900)
  expect(await bar.isVisible()).toBe(false)
  await page.clock.runFor(100)
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).press(' ')
  await expect(bar).toBeHidden()
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'newsletter-sub-bar-hidden')
  expect([cookie?.value, cookie?.path]).toEqual(['1', '/'])
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)
  await page.clock.resume()
  await shop.open('/shop/?newsletter')
  await shop.mounted('newsletter-bar')
  await page.clock.runFor(5000)
  await expect(bar).toBeHidden()
})

test('[S11] in a sandboxed frame, where cookies are refused, the newsletter bar comes, and can be closed', async ({
  page,
  shop,
}) => {
  await sandboxPages(page, shop)
  await page.clock.install()
  await page.goto(`${shop.url}/blog/?newsletter`)
  await shop.mounted('newsletter-bar')
  await expect(page.evaluate(() => document.cookie)).rejects.toThrow('sandboxed')
  const bar = page.locator('#sf-newsletter-bar')
  await page.clock.runFor(3000)
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).press(' ')
  await expect(bar).toBeHidden()
  expect(shop.printed.filter((line) => line.includes('newsletter'))).toEqual([])
})
