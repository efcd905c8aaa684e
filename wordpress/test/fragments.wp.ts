import { expect, type Page, scripts, test } from './page'

const SHOP = '/shop/?switch=fragments'
const counts = (page: Page) => page.locator('.cart-contents .num-items')

/** Records the requests for the cart's fragments. */
function fragmentRequests(page: Page) {
  const methods: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('get_refreshed_fragments')) methods.push(request.method())
  })
  return methods
}

async function addMedal(page: Page) {
  await page.goto('/shop/')
  await page.locator('li.product', { hasText: 'Silver Medal' }).locator('.add_to_cart_button').click()
  await expect(counts(page)).toHaveText(['1', '1', '1'])
}

/** Opens a page that a cache has kept from before the cart was filled: its bag is empty. */
async function openCached(page: Page, path: string) {
  await page.route('**/shop/**', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replaceAll(/(num-items[^>]*>)\d+/g, '$10')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto(path)
}

test('[X13] fragments on WordPress: the script is retired, its data is printed', async ({ page }) => {
  const tags = await scripts(page, SHOP)
  expect(tags.map(({ id }) => id)).not.toContain('wc-cart-fragments-js')
  expect(tags.find(({ id }) => id === 'laurel-data-wc-cart-fragments')?.text).toContain('wc_fragments_')
})

test('[X13] fragments on WordPress: a visitor without a cart sends no request', async ({ page }) => {
  const requests = fragmentRequests(page)
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(SHOP)
    await page.waitForFunction(() => window.laurel?.islands().some(({ name }) => name === 'fresh-cart'))
    // What the island asks for when it is mounted is on its way two frames later.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(requests).toEqual([])
  }
})

test('[X13] fragments on WordPress: a cached page shows the cart after one request, the next page after none', async ({
  page,
}) => {
  await addMedal(page)
  const requests = fragmentRequests(page)
  await openCached(page, SHOP)
  await expect(counts(page)).toHaveText(['1', '1', '1'])
  await expect(page.locator('#header .bag-product')).toContainText('Silver Medal')
  expect(requests).toEqual(['POST'])
  await page.goto(SHOP)
  await expect(counts(page)).toHaveText(['1', '1', '1'])
  expect(requests).toEqual(['POST'])
})

test('[X13] fragments on WordPress: a line that was removed in another window is gone, by the cookie and without a request', async ({
  page,
}) => {
  await addMedal(page)
  await page.goto(SHOP)
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('wc_fragments_')))
  const removal = await page.locator('#header .remove-product').getAttribute('href')
  await page.request.get(removal ?? '')
  const requests = fragmentRequests(page)
  await page.goto(SHOP)
  await expect(counts(page)).toHaveText(['0', '0', '0'])
  // Without a cart there is no cookie, and the page is right as it is printed.
  expect(requests).toEqual([])
})
