import { expect, logIn, type Page, source, test } from './page'

const product = (page: Page, title: string) => page.locator('li.product', { hasText: title })
const rows = (page: Page) => page.locator('.wishlist-bag .bag-product')

test('[S28] wishlist on WordPress: the heart’s link stores the product until it is removed', async ({
  page,
}) => {
  await page.goto('/shop/')
  await expect(page.locator('.wishlist-bag .wishlist-empty')).toBeAttached()
  const request = page.waitForRequest('**/wp-admin/admin-ajax.php')
  await product(page, 'Silver Medal').locator('.add_to_wishlist').click()
  const fields = new URLSearchParams((await request).postData() ?? '')
  expect(fields.get('action')).toBe('uplift_add_to_wishlist')
  await expect(page).toHaveURL('/shop/')
  await expect(rows(page)).toContainText('Silver Medal')
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(product(page, 'Silver Medal').locator('.yith-wcwl-wishlistexistsbrowse')).toHaveClass(/show/)

  await page.goto('/wishlist/')
  await page.locator('.wishlist_table .remove').click()
  await expect(page.locator('td.wishlist-empty')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})

test('[S28] wishlist on WordPress: where the wishlist plugin’s script stores the product, the row is added without leaving the page', async ({
  page,
}) => {
  // What the wishlist plugin's script does on a click.
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.add_to_wishlist') : null
      if (!link) return
      event.preventDefault()
      void fetch(link.href)
    })
  })
  await page.goto('/shop/')
  const heart = product(page, 'Silver Medal').locator('.add_to_wishlist')
  const kept = page.waitForResponse(/[?&]add_to_wishlist=/)
  await heart.click()
  await expect(heart).toBeHidden()
  await kept
  await expect(rows(page)).toContainText('Silver Medal')
  await expect(page.locator('.wishlist-link .count')).toHaveText('1')
  await expect(page.locator('.wishlist-bag .bag-buttons')).not.toHaveClass(/no-items/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test('[X03] wishlist on WordPress: the action answers with a row, and with nothing for an unknown product', async ({
  page,
}) => {
  const html = await source(page, '/shop/')
  const id = html.match(/data-product-id="(\d+)" data-product-type="simple"/)?.[1] ?? ''
  const ask = (product_id: string) =>
    page.request.post('/wp-admin/admin-ajax.php', { form: { action: 'uplift_add_to_wishlist', product_id } })
  const answer = await ask(id)
  expect(answer.headers()['content-type']).toMatch(/^text\/html/)
  expect(JSON.parse(await answer.text()).wishlist_output).toContain(`id="wishlist-${id}"`)
  expect(await (await ask('999999')).text()).toBe('')
})

test('[X03] [S28] wishlist on WordPress: a page of the theme’s older release gets the older name of the action', async ({
  page,
}) => {
  expect(await source(page, '/shop/?switch=older-theme')).toContain(
    '"ajaxActions":{"uplift_add_to_wishlist":"sf_add_to_wishlist"}',
  )
  expect(await source(page, '/shop/')).not.toContain('ajaxActions')
})

test('[X03] [S47] ajax actions on WordPress: what an administrator’s call had is told to the pages', async ({
  page,
}) => {
  const NEITHER = '"ajaxActions":{"uplift_directory":false}'
  const call = (address: string) => page.request.post(address, { form: { action: 'heartbeat' } })
  await call('/wp-admin/admin-ajax.php?switch=no-directory')
  expect(await source(page, '/shop/'), 'after a visitor’s call').not.toContain('ajaxActions')
  await logIn(page, 'administrator')
  await call('/wp-admin/admin-ajax.php?switch=no-directory')
  expect(await source(page, '/shop/')).toContain(NEITHER)
  await call('/wp-admin/admin-ajax.php')
  expect(await source(page, '/shop/')).not.toContain('ajaxActions')
})
