import type { Page } from '@playwright/test'
import { expect, type Shop, test } from './shop'

const CALL = 'get_refreshed_fragments'
/** A page from the cache of a site, printed for a visitor without a cart, on a site that has retired the script. */
const CACHED = '?cached&fragments=laurel'

const count = (page: Page) => page.locator('#header .num-items')
const questions = async (shop: Shop) => (await shop.calls(CALL)).length

/** Puts a medal into the cart: the session's five pieces are six. */
async function addMedal(page: Page) {
  await page.locator('.add_to_cart_button').first().click()
  await expect(count(page)).toHaveText('6')
}

/** The events that other plugins receive, in handlers that they register when jQuery is ready. */
async function hearEvents(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    document.addEventListener('DOMContentLoaded', () => {
      // biome-ignore lint/suspicious/noExplicitAny: a test's jQuery
      const { jQuery } = window as any
      jQuery?.(() => {
        for (const name of ['wc_fragments_loaded', 'wc_fragments_refreshed'])
          jQuery(document.body).on(name, () => heard.push(name))
      })
    })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test.describe('[X13] fresh cart', () => {
  test('[X13] a visitor without a cart asks the server nothing', async ({ page, shop }) => {
    await shop.open(`/shop/${CACHED}`)
    await shop.mounted('fresh-cart')
    await shop.quiet()
    await shop.open(`/blog/${CACHED}`)
    await shop.mounted('fresh-cart')
    await shop.quiet()
    expect(await questions(shop)).toBe(0)
    await expect(count(page)).toHaveText('0')
    expect(shop.printed).toEqual([])
  })

  test('[X13] what was put into the cart shows on cached pages, without a question; other plugins hear of it', async ({
    page,
    shop,
  }) => {
    const heard = await hearEvents(page)
    await shop.open('/shop/?fragments=laurel')
    await addMedal(page)
    await shop.open(`/blog/${CACHED}`)
    await expect(count(page)).toHaveText('6')
    expect(await heard()).toEqual(['wc_fragments_loaded'])
    await page.locator('#header .cart-contents').hover()
    await expect(page.locator('#header .bag-header')).toHaveText('6 items in the cart')
    expect(await questions(shop)).toBe(0)
    expect(shop.printed).toEqual([])
  })

  test('[X13] a new tab asks once, when its page is loaded, and its next page does not', async ({
    page,
    shop,
    context,
  }) => {
    await shop.open('/shop/?fragments=laurel')
    await addMedal(page)
    const tab = await context.newPage()
    const heard = await hearEvents(tab)
    await tab.goto(`${shop.url}/blog/${CACHED}`)
    await expect(count(tab)).toHaveText('6')
    await expect.poll(heard).toEqual(['wc_fragments_refreshed'])
    const [asked] = await tab.evaluate(() => {
      const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[]
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('wc-ajax'))
        .map(({ startTime }) => startTime >= loadEventStart)
    })
    expect(asked).toBe(true)
    await tab.goto(`${shop.url}/home/${CACHED}`)
    await expect(count(tab)).toHaveText('6')
    expect(await questions(shop)).toBe(1)
  })

  test('[X13] tabs keep in step: what is added in one shows in the other', async ({
    page,
    shop,
    context,
  }) => {
    await shop.open('/shop/?fragments=laurel')
    await addMedal(page)
    const tab = await context.newPage()
    await tab.goto(`${shop.url}/shop/?fragments=laurel`)
    await expect.poll(() => questions(shop)).toBe(1)
    await tab.locator('.add_to_cart_button').first().click()
    await expect(count(tab)).toHaveText('7')
    await expect(count(page)).toHaveText('7')
    expect(await questions(shop)).toBe(2)
  })

  test('[X13] without jQuery the cart is shown all the same; a failing server leaves the page as it is', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/?fragments=laurel')
    await addMedal(page)
    await page.evaluate(() => sessionStorage.clear())
    await shop.fault(`${CALL}:500`)
    await shop.open(`/blog/${CACHED}&jquery=none`)
    await expect.poll(() => questions(shop)).toBe(1)
    await expect(count(page)).toHaveText('0')
    await page.request.post(`${shop.url}/fixture/faults/clear`)
    await shop.open(`/home/${CACHED}&jquery=none`)
    await expect(count(page)).toHaveText('6')
  })

  test('[X13] beside the shop plugin’s own script laurel does not ask for the cart', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/?fragments=plugin')
    await expect.poll(() => questions(shop)).toBe(1)
    await addMedal(page)
    await shop.open('/shop/?fragments=plugin')
    await expect(count(page)).toHaveText('6')
    expect(await questions(shop)).toBe(1)
  })
})
