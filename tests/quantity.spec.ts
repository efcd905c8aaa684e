import { expect, freezeTime, test } from './shop'

const SIMPLE = '/product/star-medal/'

test.describe('[S32] quantity', () => {
  test('[S32] quantity: plus, minus and typed; the cart gets what the field holds', async ({
    page,
    shop,
  }) => {
    await shop.open(SIMPLE)
    const field = page.locator('form.cart input.qty')
    const plus = page.getByRole('button', { name: 'Increase quantity' })
    await shop.mounted('quantity')
    await plus.click()
    await plus.click()
    await page.getByRole('button', { name: 'Decrease quantity' }).click()
    await expect(field).toHaveValue('2')
    await field.fill('7')
    await field.blur()
    await page.locator('form.cart .add_to_cart_button').click()
    await expect(page.locator('form.cart .product-added')).toHaveCount(1)
    const [call] = await shop.calls('add_to_cart')
    expect(call?.fields['quantity']).toBe('7')
    expect(shop.printed).toEqual([])
  })

  test('[S32] [esm] quantity: a click before its code is here counts', async ({ page, shop }) => {
    const arrive = await shop.holdCode('**/chunks/quantity-*.js')
    await page.goto(shop.url + SIMPLE)
    await shop.holding()
    await page.locator('form.cart .qty-plus').click()
    await expect(page.locator('form.cart input.qty')).toHaveValue('1')
    arrive()
    await expect(page.locator('form.cart input.qty')).toHaveValue('2')
    expect(new URL(page.url()).hash).toBe('')
  })

  test('[S32] quantity: what cannot be bought becomes what can', async ({ page, shop }) => {
    await shop.open(`${SIMPLE}?quantity-max=5`)
    await shop.mounted('quantity')
    const field = page.locator('form.cart input.qty')
    for (const [typed, expected] of [
      ['0', '1'],
      ['', '1'],
      ['-3', '1'],
      ['2.7', '2'],
      ['99', '5'],
    ] as const) {
      await field.fill(typed)
      await field.blur()
      await expect(field).toHaveValue(expected)
    }
    await page.locator('form.cart .qty-plus').click()
    await expect(field).toHaveValue('5')
  })

  test('[S32] quantity: tens of a thing, and no end of it', async ({ page, shop }) => {
    await shop.open(`${SIMPLE}?quantity-step=10&quantity-max=-1`)
    await shop.mounted('quantity')
    const field = page.locator('form.cart input.qty')
    await field.fill('10')
    await page.locator('form.cart .qty-plus').click()
    await expect(field).toHaveValue('20')
  })

  test('[S32] quantity: a press that lasts counts on', async ({ page, shop }) => {
    await shop.open(SIMPLE)
    await shop.mounted('quantity')
    await freezeTime(page)
    const field = page.locator('form.cart input.qty')
    await page.locator('form.cart .qty-plus').hover()
    await page.mouse.down()
    await expect(field).toHaveValue('1')
    for (const [ms, value] of [
      [499, '1'],
      [1, '2'],
      [99, '2'],
      [1, '3'],
      [99, '3'],
      [1, '4'],
    ] as const) {
      await page.clock.runFor(ms)
      expect(await field.inputValue()).toBe(value)
    }
    await page.mouse.up()
    await page.clock.runFor(1000)
    expect(await field.inputValue()).toBe('4')
    await page.locator('form.cart .qty-minus').click()
    await expect(field).toHaveValue('3')
  })

  test('[S32] quantity: by keyboard', async ({ page, shop }) => {
    await shop.open(SIMPLE)
    await shop.mounted('quantity')
    await page.locator('form.cart input.qty').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.locator('form.cart input.qty')).toHaveValue('3')
    expect(new URL(page.url()).hash).toBe('')
  })

  test('[S32] quantity: the cart’s fields go down to nothing', async ({ page, shop }) => {
    await shop.open('/cart/')
    const field = page.locator('input.qty').first()
    if ((await field.count()) === 0) throw new Error('The cart page holds no quantity field')
    await shop.mounted('quantity')
    await field.fill('0')
    await field.blur()
    await expect(field).toHaveValue('0')
  })
})
