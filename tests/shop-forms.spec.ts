// The ids in the titles are rows of contract 02.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, framesDrawn, type Shop, test } from './shop'

const posts = async (shop: Shop) => (await shop.calls('page')).filter(({ method }) => method === 'POST')

async function typeAddress(page: Page) {
  await page.locator('#calc_shipping_city').fill('Toowoomba')
  await page.locator('#calc_shipping_postcode').fill('4350')
  await page.locator('#calc_shipping_postcode').press('Enter')
}
const expectShipping = (page: Page) =>
  expect(page.locator('tr.shipping')).toContainText('Shipping to Toowoomba 4350')

test.describe('[S39] shipping calculator', () => {
  for (const [title, knob] of [
    ['the button of today', ''],
    ['that of the older template', '?update-totals'],
    ['the browser alone', '?laurel=off'],
  ] as const) {
    test(`[S39] shipping calculator: Enter in the postcode posts once, by ${title} (SH1)`, async ({
      page,
      shop,
    }) => {
      await page.goto(`${shop.url}/cart/${knob}`)
      if (!knob.includes('off')) await shop.mounted('shipping-calculator')
      await typeAddress(page)
      await expectShipping(page)
      const made = await posts(shop)
      expect(
        made.map(({ path, fields }) => [path, fields['calc_shipping'], fields['calc_shipping_postcode']]),
      ).toEqual([['/cart/', '1', '4350']])
      expect(shop.printed).toEqual([])
    })
  }

  test('[S39] [esm] shipping calculator: Enter before its code is here is held, and posts once', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode(/\/forms-group-/)
    await shop.open('/cart/')
    await typeAddress(page)
    await framesDrawn(page)
    expect(await posts(shop)).toEqual([])
    arrive()
    await expectShipping(page)
    expect((await posts(shop)).map(({ fields }) => fields['calc_shipping'])).toEqual(['1'])
  })

  test('[S39] the cart’s other form still changes quantities', async ({ page, shop }) => {
    await shop.open('/cart/')
    expect(await findings(page, '.shipping-calc-wrap')).toEqual([])
    await page.locator('input.qty').first().fill('7')
    await page.locator('input.qty').first().press('Enter')
    await expect(page.locator('.cart_totals')).toContainText('Items9')
    await expect(page.locator('input.qty').first()).toHaveValue('7')
  })
})

test.describe('[S38] order tracking', () => {
  test('[S38] order tracking: the modal’s form posts to the tracking page (OT1, OT3, OT4)', async ({
    page,
    shop,
  }) => {
    await shop.open('/home/?user=in')
    await shop.mounted('order-tracking', 'form-placeholders')
    const modal = page.locator('#track-order-modal').last()
    // Opening it is Bootstrap's.
    await modal.evaluate((element) => {
      element.style.display = 'block'
    })
    await expect(modal.locator('#orderid')).toHaveAttribute('placeholder', 'Order number')
    await expect(modal.locator('#order_email')).toHaveAttribute(
      'placeholder',
      'Email you used during checkout.',
    )
    await modal.locator('#orderid').fill('4711')
    await modal.locator('#order_email').fill('coach@example.com')
    await modal.getByRole('button', { name: 'Track' }).click()
    await expect(page).toHaveURL(`${shop.url}/track/`)
    await expect(page.getByText('Order #4711 is on the engraving bench.')).toBeVisible()
    expect(shop.printed).toEqual([])
  })

  test('[S38] placeholders: a form that comes later has them too', async ({ page, shop }) => {
    await shop.open('/engraving-guide/')
    await page.evaluate(() => {
      const field = document.createElement('input')
      field.id = 'username'
      document.querySelector('#main-container')?.append(field)
    })
    await expect(page.locator('#username')).toHaveAttribute('placeholder', 'Username or email address')
    expect(shop.printed).toEqual([])
  })
})
