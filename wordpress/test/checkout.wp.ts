import { expect, scripts, test } from './page'

const PREFIX = 'wc_order_attribution_'

test('[S61] attribution on WordPress: laurel takes the place of the shop plugin’s scripts, its settings stay', async ({
  page,
}) => {
  const tags = await scripts(page, '/checkout/')
  const ids = tags.map(({ id }) => id)
  expect(ids).not.toContain('sourcebuster-js-js')
  expect(ids).not.toContain('wc-order-attribution-js')
  expect(tags.find(({ id }) => id === 'laurel-data-wc-order-attribution')?.text).toContain(
    '"allowTracking":true',
  )
})

test('[S61] attribution on WordPress: where a customer came from reaches PHP with the order', async ({
  page,
}) => {
  await page.goto('/checkout/?utm_source=club%20news&utm_medium=email&utm_campaign=L%C3%B6we')
  const stamps = page.locator(`form.checkout input[type=hidden][name^=${PREFIX}]`)
  await expect(stamps).toHaveCount(16)
  await expect(page.locator(`[name=${PREFIX}source_type]`)).toHaveValue('utm')
  await page.getByLabel('Email').fill('cups@toowong.example')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Order received' })).toBeVisible()
  const source = await page.locator('#order-source').evaluate((list) => {
    const texts = [...list.children].map(({ textContent }) => textContent ?? '')
    return Object.fromEntries(
      texts.flatMap((name, index) => (index % 2 === 0 ? [[name, texts[index + 1]]] : [])),
    )
  })
  expect(source).toMatchObject({
    source_type: 'utm',
    utm_source: 'club news',
    utm_medium: 'email',
    utm_campaign: 'Löwe',
    session_pages: '1',
    session_count: '1',
    session_entry: expect.stringContaining('/checkout/?utm_source=club'),
    session_start_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    user_agent: await page.evaluate(() => navigator.userAgent),
  })
})
