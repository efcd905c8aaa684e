import { expect, test } from './shop'

const BAG = '#header .shopping-bag-item'
const WISHLIST = '#header .wishlist-item'
const OLDER = {
  uplift_add_to_wishlist: 'sf_add_to_wishlist',
  uplift_cart_product_remove: 'sf_cart_product_remove',
  uplift_directory: 'sf_directory',
}
const NEITHER = { uplift_add_to_wishlist: false, uplift_cart_product_remove: false, uplift_directory: false }

const config = (ajaxActions: object) => `config=${encodeURIComponent(JSON.stringify({ ajaxActions }))}`

test.describe('[S27] [S28] [S47] a server that knows the theme’s actions by their older names', () => {
  test('[S27] [S28] the setting names them: a line leaves the bag in place, a product comes into the header’s wishlist', async ({
    page,
    shop,
  }) => {
    await shop.open(`/shop/?theme-actions=old&${config(OLDER)}`)
    await page.locator(`${BAG} .cart-contents`).hover()
    await page.locator(`${BAG} .product-var-id-62 .remove-product`).click()
    await expect(page.locator(`${BAG} .num-items`)).toHaveText('2')
    await page.locator('.add_to_wishlist[data-product-id="70"]').first().click()
    await expect(page.locator(`${WISHLIST} .bag-product`)).toHaveCount(1)
    expect(new URL(page.url()).pathname).toBe('/shop/')
    for (const action of ['sf_cart_product_remove', 'sf_add_to_wishlist']) {
      expect(await shop.calls(action)).toHaveLength(1)
    }
    expect(shop.printed).toEqual([])
  })

  test('[S47] the setting names them: the directory has its headline and its map', async ({ page, shop }) => {
    await shop.open(`/directory/?theme-actions=old&${config(OLDER)}`)
    await expect(page.getByRole('heading', { name: 'Found 3 results' })).toBeVisible()
    expect(await shop.calls('sf_directory')).toHaveLength(1)
    expect(shop.printed).toEqual([])
  })

  test('[S27] [S28] where it has neither, the link removes the line, and the wishlist plugin keeps the product', async ({
    page,
    shop,
  }) => {
    await shop.open(`/shop/?theme-actions=none&${config(NEITHER)}`)
    await page.locator('.add_to_wishlist[data-product-id="70"]').first().click()
    await expect(page.locator('.yith-wcwl-wishlistaddedbrowse.show')).toBeVisible()
    expect(await shop.calls('add_to_wishlist')).toHaveLength(1)
    await page.locator(`${BAG} .cart-contents`).hover()
    await page.locator(`${BAG} .product-var-id-62 .remove-product`).click()
    await page.waitForURL('**/cart/')
    await expect(page.locator(`${BAG} .num-items`)).toHaveText('2')
    await expect(page.locator(`${WISHLIST} .bag-product`)).toHaveCount(1)
    for (const action of ['uplift_cart_product_remove', 'uplift_add_to_wishlist']) {
      expect(await shop.calls(action)).toEqual([])
    }
    expect(shop.printed).toEqual([])
  })

  test('[S47] where it has neither, the directory is its list and its form, without a map', async ({
    page,
    shop,
  }) => {
    await shop.open(`/directory/?theme-actions=none&${config(NEITHER)}`)
    await shop.mounted('directory-map')
    await expect(page.locator('.map-directory-canvas')).toBeHidden()
    await expect(page.locator('.directory-list-results .directory-item')).toHaveCount(3)
    await page.getByLabel('Category').selectOption('Clubs')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('.directory-list-results .directory-item')).toHaveCount(1)
    expect(await shop.calls('uplift_directory')).toEqual([])
  })
})
