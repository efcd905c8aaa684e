import type { Page } from '@playwright/test'
import { type AccessibleNode, accessibilityTree, all, spoken } from './accessibility-tree'
import { buyButton, openProduct, pickerButton, quantityField, TROPHY } from './product-page'
import { expect, test } from './shop'

/** Role, name and states of an element, as a screen reader gets them, in one line. */
function describeNode({ role, name, properties }: AccessibleNode): string {
  const states = ['pressed', 'expanded', 'checked', 'selected', 'disabled', 'modal', 'invalid'].flatMap(
    (state) => {
      const value = properties[state]
      return value === undefined || String(value) === 'false' ? [] : [`${state} ${value}`]
    },
  )
  return [role, `“${name}”`, ...states].join(' ')
}
const everything = async (page: Page, role: string) =>
  all(await accessibilityTree(page), role).map(describeNode)

test.describe.configure({ timeout: 150_000 })

test('[X09] a screen reader announces: the heart and its state', async ({ page, shop }) => {
  await shop.open('/blog/')
  const hearts = async () =>
    all(await accessibilityTree(page), 'button').filter(({ properties }) => 'pressed' in properties)
  await page.locator('.love-it').first().focus()
  await shop.mounted('love-button')
  await expect.poll(async () => (await hearts()).map(describeNode)[0]).toMatch(/^button “.*\d+.*”$/)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await hearts()).map(describeNode)[0])
    .toMatch(/^button “.*\d+.*” pressed true$/)
})

test('[X09] a screen reader announces: that a product is on the wishlist', async ({ page, shop }) => {
  await shop.open('/shop/')
  const wish = page.locator('.add_to_wishlist[data-product-id="70"]').first()
  await wish.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => spoken(page)).toEqual(['Product added to wishlist.'])
})

test('[X09] a screen reader announces: what is in the cart, what was taken out and what is left', async ({
  page,
  shop,
}) => {
  await shop.open('/home/')
  await page.locator('#header .shopping-bag-item .cart-contents').focus()
  await expect(page.locator('#header .shopping-bag-item > ul.sub-menu')).toBeVisible()
  expect(await everything(page, 'link')).toContain('link “Cart $61.00 5”')
  await page.locator('#header .product-var-id-62 .remove-product').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => spoken(page)).toEqual(['2 items in the cart'])
})

test('[X09] a screen reader announces: a price that changes, a button that sells nothing, the picker and its choice', async ({
  page,
  shop,
}) => {
  await openProduct(page, shop, TROPHY)
  await quantityField(page).fill('4')
  await expect.poll(() => spoken(page)).toEqual(['Unit price $8.50, total price $34.00'])
  await pickerButton(page, 'monstacc1').press('Enter')
  await expect.poll(() => everything(page, 'dialog')).toEqual(['dialog “Select Centres” modal true'])
  await page.keyboard.press('ArrowRight')
  const radios = await everything(page, 'radio')
  expect(radios.filter((radio) => radio.endsWith('checked true'))).toHaveLength(1)
  expect(await everything(page, 'link')).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => everything(page, 'dialog')).toEqual([])
  await quantityField(page).fill('0')
  await expect(buyButton(page)).toBeDisabled()
  expect(await everything(page, 'button')).toContain('button “Add to cart” disabled true')
})

test('[X09] a screen reader announces: what is wrong in a form and where, and that it was sent', async ({
  page,
  shop,
}) => {
  await shop.open('/contact/?contact=short')
  await shop.mounted('contact-form')
  const fields = async () =>
    all(await accessibilityTree(page), 'textbox').map(
      (field) => `${describeNode(field)}, ${field.description}`,
    )
  await page.getByLabel('Club name').focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => spoken(page))
    .toContain('One or more fields have an error. Please check and try again.')
  expect(await fields()).toContainEqual(
    expect.stringMatching(/^textbox “Club name.*” invalid true, Please fill out this field\.$/),
  )
  await page.getByLabel('Club name').fill('City Netball')
  await page.getByLabel('Your e-mail address').fill('coach@example.com')
  await page.keyboard.press('Enter')
  await expect.poll(() => spoken(page)).toContain('Thank you for your message. It has been sent.')
})

test('[X09] a screen reader announces: the lightbox, its picture and its buttons, nothing behind it', async ({
  page,
  shop,
}) => {
  await shop.open('/gallery/')
  await page.locator('[data-rel^=ilightbox]').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => everything(page, 'dialog')).toEqual(['dialog “Pictures” modal true'])
  expect(await everything(page, 'button')).toContain('button “Close”')
  // Its caption holds one, and is written once the picture is there.
  await expect
    .poll(async () => [...(await everything(page, 'link')), ...(await everything(page, 'heading'))])
    .toEqual(['link “three lines”'])
  const first = (await spoken(page)).join()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await spoken(page)).join() || first).not.toBe(first)
})

test('[X09] a screen reader announces: that something was added', async ({ page, shop }) => {
  await shop.open('/product/star-medal/')
  await page.locator('form.cart .add_to_cart_button').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => spoken(page)).toEqual(['Item added'])
})
