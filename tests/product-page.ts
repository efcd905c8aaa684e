import type { Page } from '@playwright/test'
import { expect, type Shop } from './shop'

export const TROPHY = '/product/classic-cup/'
export const MEDAL = '/product/sports-medal/'
export const ODD = '/product/sample-cup/'

export const sizeField = (page: Page) => page.locator('#pa_monstasize')
export const quantityField = (page: Page) => page.locator('form.variations_form input[name="quantity"]')
export const unitPrice = (page: Page) => page.locator('.variations .unit_price')
export const totalPrice = (page: Page) => page.locator('.tr-price .price')
export const buyButton = (page: Page) => page.locator('form.variations_form .single_add_to_cart_button')
/** The button of an option of the chosen size, such as `monstacc1`. */
export const pickerButton = (page: Page, key: string) =>
  page.locator(`.monsta_attribute_pa_${key} .centre-button`).filter({ visible: true })

/** Opens a product's page and waits until its prices and pickers are there. */
export async function openProduct(page: Page, shop: Shop, path: string) {
  await shop.open(path)
  await shop.mounted('product-price', 'option-pickers', 'quantity')
  await expect(page.locator('.centre-button').first()).toBeAttached()
}

/** Chooses an option by its picker, as a visitor does. */
export async function pick(page: Page, key: string, option: string) {
  await pickerButton(page, key).click()
  await page.locator('.monsta_modal:visible .centre-badge', { hasText: option }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.monsta_modal:visible')).toHaveCount(0)
}

/** Puts what is chosen into the cart by the product's form. @returns what the server compared */
export async function buy(page: Page, shop: Shop) {
  const answered = page.waitForEvent('load')
  await buyButton(page).click()
  await answered
  const [check] = (await shop.calls('price-check')).slice(-1)
  return check?.fields
}
