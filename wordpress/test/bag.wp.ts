import { expect, type Page, test } from './page'

/** Gold cups at $12.00 (one as variation 62), silver medals at $12.50. */
async function fillBag(page: Page): Promise<void> {
  await page.goto('/shop/')
  const ids = await page
    .locator('.add_to_cart_button')
    .evaluateAll((buttons) =>
      buttons.map((button) => [
        button.getAttribute('data-product_sku'),
        button.getAttribute('data-product_id'),
      ]),
    )
  const idOf = (sku: string) => ids.find(([name]) => name === sku)?.[1] ?? ''
  await page.goto(`/shop/?add-to-cart=${idOf('GC-1')}&variation_id=62&quantity=3`)
  await page.goto(`/shop/?add-to-cart=${idOf('MD-2')}&quantity=2`)
  await expectBag(page, { count: 5, total: '$61.00' })
}

/** Expects the same in all copies of the bag: in the header, the mobile header and the mobile cart panel. */
async function expectBag(page: Page, { count, total }: { count: number; total: string }): Promise<void> {
  await expect(page.locator('.cart-contents .num-items')).toHaveText([count, count, count].map(String))
  await expect(page.locator('.cart-contents .amount')).toHaveText([total, total, total])
}

const line = (page: Page, title: string) => page.locator('#header .bag-product', { hasText: title })

/** Clicks the removal link of a line in the header's dropdown. */
async function remove(page: Page, title: string): Promise<void> {
  await page.locator('#header .shopping-bag-item').hover()
  await line(page, title).locator('.remove-product').click()
}

test('[S27] mini-cart on WordPress: removing a line changes count, total and sentence, and survives a reload', async ({
  page,
}) => {
  await fillBag(page)
  const request = page.waitForRequest('**/wp-admin/admin-ajax.php')
  await remove(page, 'Gold Cup')
  const fields = new URLSearchParams((await request).postData() ?? '')
  expect(fields.get('action')).toBe('uplift_cart_product_remove')
  expect(fields.get('variation_id')).toBe('62')
  await expectBag(page, { count: 2, total: '$25.00' })
  await expect(page.locator('.bag-total .amount')).toHaveText(['$25.00', '$25.00', '$25.00'])
  await expect(page.locator('#header .bag-header')).toHaveText('2 items in the cart')
  await expect(page.locator('.bag-product', { hasText: 'Gold Cup' })).toHaveCount(0)
  await page.reload()
  await expectBag(page, { count: 2, total: '$25.00' })
  await expect(page.locator('.bag-product', { hasText: 'Silver Medal' })).toHaveCount(3)
})

test('[S27] mini-cart on WordPress: removing the last line leaves the empty message, on the page and on the server', async ({
  page,
}) => {
  await fillBag(page)
  await remove(page, 'Gold Cup')
  await expectBag(page, { count: 2, total: '$25.00' })
  await expect(line(page, 'Gold Cup')).toHaveCount(0)
  await remove(page, 'Silver Medal')
  await expect(page.locator('.cart-contents .num-items')).toHaveText(['0', '0', '0'])
  await expect(page.locator('#header .bag-empty')).toHaveText('Your cart is empty.')
  await expect(page.locator('#header .shopping-bag .bag-buttons')).toHaveCount(0)
  await page.reload()
  await expectBag(page, { count: 0, total: '$0.00' })
})

test('[S27] mini-cart on WordPress: on the cart page a removal reloads the page', async ({ page }) => {
  await fillBag(page)
  await page.goto('/cart/')
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
  await remove(page, 'Gold Cup')
  await reloaded
  await expectBag(page, { count: 2, total: '$25.00' })
  await expect(page).toHaveURL('/cart/')
})

test('[S27] mini-cart on WordPress: on the checkout page a removal goes to the cart', async ({ page }) => {
  await fillBag(page)
  await page.goto('/checkout/')
  await remove(page, 'Gold Cup')
  await expect(page).toHaveURL('/cart/')
  await expectBag(page, { count: 2, total: '$25.00' })
})

test('[S27] mini-cart on WordPress: without laurel the removal link removes the line', async ({ page }) => {
  await fillBag(page)
  await page.goto('/shop/?switch=no-build')
  await remove(page, 'Gold Cup')
  await expect(page).toHaveURL('/cart/')
  await expectBag(page, { count: 2, total: '$25.00' })
})

test('[S26] add to cart on WordPress: without the shop plugin the link itself adds the product, and the bag counts it', async ({
  page,
}) => {
  await page.goto('/shop/')
  await expectBag(page, { count: 0, total: '$0.00' })
  await page.locator('li.product', { hasText: 'Glass Shield' }).locator('.add_to_cart_button').click()
  await expectBag(page, { count: 1, total: '$980.00' })
  await expect(page).toHaveURL('/shop/')
  await expect(page.locator('.added-spinner')).toHaveCount(0)
})
