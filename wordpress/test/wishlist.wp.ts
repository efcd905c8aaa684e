import { expect, source, test } from './page'

test('[X03] wishlist on WordPress: without its island the link stores the product', async ({ page }) => {
  await page.goto('/shop/')
  await expect(page.locator('.wishlist-empty')).toBeVisible()
  await page.locator('li.product', { hasText: 'Silver Medal' }).locator('.add_to_wishlist').click()
  await expect(page).toHaveURL('/shop/')
  await expect(page.locator('.wishlist-bag .bag-product')).toContainText('Silver Medal')
  await page.reload()
  await expect(page.locator('.wishlist-bag .bag-product')).toHaveCount(1)
})

test('[X03] wishlist on WordPress: the action answers with a row, and with nothing for an unknown product', async ({
  page,
}) => {
  const html = await source(page, '/shop/')
  const product = html.match(/data-product-id="(\d+)" data-product-type="simple"/)?.[1] ?? ''
  const ask = (id: string) =>
    page.request.post('/wp-admin/admin-ajax.php', {
      form: { action: 'uplift_add_to_wishlist', product_id: id },
    })
  const answer = await ask(product)
  expect(answer.headers()['content-type']).toMatch(/^text\/html/)
  expect(JSON.parse(await answer.text()).wishlist_output).toContain(`id="wishlist-${product}"`)
  expect(await (await ask('999999')).text()).toBe('')
  await page.goto('/shop/')
  await expect(page.locator(`#wishlist-${product}`)).toBeVisible()
})
