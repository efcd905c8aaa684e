import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, framesDrawn, type Shop, test } from './shop'

const PLUGIN_CALL = 'add_to_wishlist'
const THEME_CALL = 'uplift_add_to_wishlist'
const ITEM = '#header .wishlist-item'

const heart = (page: Page, id: number) => page.locator(`.add_to_wishlist[data-product-id="${id}"]`).first()
const rows = (page: Page) => page.locator(`${ITEM} .bag-product`)
const stored = async (shop: Shop) => (await shop.calls(PLUGIN_CALL)).map(({ fields }) => fields[PLUGIN_CALL])

test.describe('[S28] wishlist', () => {
  test('[S28] a heart becomes a tick, the list opens with the product on top, and it is there on the next page', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/')
    await heart(page, 70).click()
    await expect(heart(page, 70)).toBeHidden()
    await expect(page.locator('.yith-wcwl-wishlistaddedbrowse.show')).toBeVisible()
    await expect(page.locator(`${ITEM} ul.sub-menu`)).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.locator(`${ITEM} .count`)).toHaveText('1')
    await expect(page.locator(`${ITEM} .wishlist-empty`)).toHaveCount(0)
    expect(await stored(shop)).toEqual(['70'])
    expect((await shop.calls(THEME_CALL)).map(({ fields }) => fields)).toEqual([
      { action: THEME_CALL, product_id: '70' },
    ])
    expect(shop.printed).toEqual([])
    await shop.open('/wishlist/')
    await expect(page.locator('[data-row-id="70"]')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
  })

  test('[S28] taken off in the table, it goes from the header as well; the last one leaves the message', async ({
    page,
    shop,
  }) => {
    await shop.open('/?add_to_wishlist=70')
    await shop.open('/wishlist/?add_to_wishlist=57')
    await shop.open('/wishlist/')
    await expect(rows(page)).toHaveCount(2)
    await page.locator('[data-row-id="57"] .remove').click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.locator('[data-row-id="57"]')).toHaveCount(0)
    await expect(page.locator(`${ITEM} .bag-buttons.no-items`)).toHaveCount(0)
    // The plugin has printed the table anew: its links are alive as well.
    await page.locator('[data-row-id="70"] .remove').click()
    await expect(rows(page)).toHaveCount(0)
    await expect(page.locator(`${ITEM} .bag-buttons.no-items`)).toHaveCount(1)
    await expect(page.locator(`${ITEM} .count`)).toHaveText('0')
    await expect(page.locator('#header .shopping-bag .bag-buttons.no-items')).toHaveCount(0)
    await shop.open('/wishlist/')
    await expect(page.locator('td.wishlist-empty')).toBeVisible()
    expect(shop.printed).toEqual([])
  })

  test('[S28] without the wishlist plugin’s script the link keeps the product, and nothing is lost', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/?wishlist-plugin=off')
    await heart(page, 70).click()
    await expect(page).toHaveURL(/\/home\/$/)
    await expect(rows(page)).toHaveCount(1)
    expect(shop.printed).toEqual([])
  })

  test('[S28] [esm] a click that comes before the code is held, and carried out once', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/cart-widgets-*')
    await page.goto(`${shop.url}/shop/`)
    await shop.holding()
    await heart(page, 70).click()
    await framesDrawn(page)
    expect(await shop.calls(THEME_CALL)).toEqual([])
    arrive()
    await expect(rows(page)).toHaveCount(1)
    expect(await stored(shop)).toEqual(['70'])
    expect(await shop.calls(THEME_CALL)).toHaveLength(1)
  })

  test('[S28] by keyboard alone, on a phone: the place of the keyboard is not lost, and axe finds nothing new', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await shop.open('/shop/')
    const before = await findings(page, '.yith-wcwl-add-to-wishlist')
    await heart(page, 70).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.yith-wcwl-wishlistaddedbrowse.show a')).toBeFocused()
    await expect(page.locator('.laurel-live-region')).toHaveText('Product added to wishlist.')
    const after = await findings(page, '.yith-wcwl-add-to-wishlist')
    const rules = (found: string[]) => found.map((finding) => finding.split(':')[0])
    expect(rules(after).filter((rule) => !rules(before).includes(rule))).toEqual([])
  })

  test('[S28] the theme’s call fails: the list stays as it is, and the product is kept all the same', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/')
    await shop.fault(`${THEME_CALL}:html`)
    await heart(page, 70).click()
    await expect.poll(() => shop.printed.length).toBe(1)
    await expect(rows(page)).toHaveCount(0)
    await expect(page.locator('.added-notification')).toHaveCount(0)
    await shop.open('/wishlist/')
    await expect(page.locator('[data-row-id="70"]')).toBeVisible()
  })
})
