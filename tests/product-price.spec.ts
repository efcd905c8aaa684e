import { findings } from './axe'
import { watchShifts } from './layout-shift'
import {
  buy,
  buyButton,
  MEDAL,
  ODD,
  openProduct,
  pick,
  pickerButton,
  quantityField,
  sizeField,
  TROPHY,
  totalPrice,
  unitPrice,
} from './product-page'
import { expect, framesDrawn, test } from './shop'

test.describe('[S33] prices', () => {
  test('[S33] [S35] prices: they follow size, options and quantity, in place; back and forward: what was chosen is there again, and priced', async ({
    page,
    shop,
  }) => {
    await openProduct(page, shop, TROPHY)
    await expect(totalPrice(page)).toHaveText('$8.50')
    await sizeField(page).selectOption('ct180')
    await expect(totalPrice(page)).toHaveText('$12.50')
    await pick(page, 'monstacc1', 'Football Gold')
    await expect(unitPrice(page)).toHaveText('$13.25')
    await quantityField(page).fill('10')
    await expect(unitPrice(page)).toHaveText('$12.59')
    await expect(totalPrice(page)).toHaveText('$125.90')
    await expect(page.locator('.laurel-live-region')).toHaveText('Unit price $12.59, total price $125.90')
    expect(shop.printed).toEqual([])

    await quantityField(page).fill('25')
    await expect(totalPrice(page)).toHaveText('$298.25')
    await page.goto(`${shop.url}/shop/`)
    await page.goBack()
    await expect(sizeField(page)).toHaveValue('ct180')
    await expect(totalPrice(page)).toHaveText('$298.25')
    await expect(page.locator('.selected-centre:visible')).toHaveText('Football Gold ($1.75)')
  })

  // Each of the theme's three places for prices, and each kind of price list once; the sums are the unit tests'.
  for (const [pricing, knobs] of [
    ['b', ''],
    ['b', '&calculator=off&tiers=none'],
    ['a', '&tiers=percent'],
    ['0', '&flat=7.5'],
  ] as const) {
    test(`[S33] [S35] prices: what is shown is what is charged, and nothing to buy without a size (pricing=${pricing}${knobs})`, async ({
      page,
      shop,
    }) => {
      await openProduct(page, shop, `${TROPHY}?pricing=${pricing}${knobs}`)
      if (pricing === 'a') {
        await expect(buyButton(page)).toBeDisabled()
        await sizeField(page).selectOption('ct150')
        await expect(buyButton(page)).toBeEnabled()
        await expect(page.locator('input.variation_id')).toHaveValue('101')
        await sizeField(page).selectOption('')
        await expect(buyButton(page)).toBeDisabled()
        await expect(page.locator('.cost_total .cost')).toHaveText('$8.50')
      }
      await sizeField(page).selectOption('ct180')
      await expect(page.locator('[id="102_attribute_pa_monstacc1"]')).toBeVisible()
      await pick(page, 'monstacc1', 'Football Gold')
      if (pricing === 'a') {
        await page.locator('.cost_quantity .qty-plus').click()
        await page.locator('.cost_quantity .qty-plus').evaluate((plus: HTMLElement) => {
          for (let clicks = 0; clicks < 23; clicks++) plus.click()
        })
      } else await quantityField(page).fill('25')
      const places = {
        b: '.tr-price .price',
        a: '.cost_total .cost',
        '0': 'div.product .monsta_price_value',
      }
      const last = page.locator(places[pricing]).first()
      // One amount: until laurel has written the total, there is the range that the server printed.
      await expect(last).toHaveText(/^\D*\d{3}\.\d\d\s*$/)
      const check = await buy(page, shop)
      expect(check?.['shown']).toBe(check?.['charged'])
      expect(check).toMatchObject({ product_id: '77', accepted: 'yes' })
      await expect(page.getByText('has been added to your cart')).toBeVisible()
    })
  }

  test('[S33] prices: every option of a medal, in the cart as on the page', async ({ page, shop }) => {
    await openProduct(page, shop, MEDAL)
    await expect(sizeField(page)).toHaveValue('m50g')
    await expect(page.locator('.centre-button:visible').first()).toBeVisible()
    for (const button of await page.locator('.centre-button:visible').all()) {
      await button.click()
      await page.locator('.monsta_modal:visible .centre-badge').last().click()
      await page.getByRole('button', { name: 'Done' }).click()
      await expect(page.locator('.monsta_modal:visible')).toHaveCount(0)
    }
    await quantityField(page).fill('60')
    await expect(totalPrice(page)).toContainText(/\d{3}\.\d\d/)
    const check = await buy(page, shop)
    expect(check).toMatchObject({ accepted: 'yes' })
    const amount = Number(check?.['charged'])
    expect(amount).toBeGreaterThan(60 * 5.95 * 0.85)
    await page.goto(`${shop.url}/cart/`)
    await expect(page.locator('main, #main-container').first()).toContainText(
      amount.toLocaleString('en-AU', { minimumFractionDigits: 2 }),
    )
  })

  test('[S33] [S35] prices of odd sizes: one for nothing, one sold out, one with limits of its own', async ({
    page,
    shop,
  }) => {
    await openProduct(page, shop, ODD)
    await sizeField(page).selectOption('oc100')
    await expect(unitPrice(page)).toHaveText('$9.90')
    await sizeField(page).selectOption('oc120')
    await expect(unitPrice(page)).toHaveText('$8.50')
    await expect(buyButton(page)).toBeEnabled()

    await sizeField(page).selectOption('oc150')
    await expect(unitPrice(page)).toHaveText('$0.00')
    await expect(totalPrice(page)).toHaveText('$0.00')
    await expect(buyButton(page)).toBeDisabled()
    await sizeField(page).selectOption('oc120')
    await expect(buyButton(page)).toBeEnabled()
    for (const button of await page.locator('.centre-button:visible').all())
      await expect(button).toBeEnabled()

    await sizeField(page).selectOption('oc220')
    await expect(buyButton(page)).toHaveClass(/disabled/)
    await sizeField(page).selectOption('oc120')
    await expect(buyButton(page)).not.toHaveClass(/disabled/)

    await sizeField(page).selectOption('oc200')
    await expect(unitPrice(page)).toHaveText('$12.50')
    await expect(quantityField(page)).toHaveValue('5')
    await quantityField(page).fill('40')
    await quantityField(page).blur()
    await expect(quantityField(page)).toHaveValue('12')
    await expect(totalPrice(page)).toHaveText('$142.56')
    await sizeField(page).selectOption('oc180')
    await expect(unitPrice(page)).toHaveText('$24.95')
    await expect(page.locator('.variations .quantity')).toBeHidden()
    await expect(totalPrice(page)).toHaveText('$24.95')
    expect(shop.printed).toEqual([])
  })

  test('[S33] [S35] prices: the reset link brings the default size again, half a second later; nothing moves when prices change; a wrong total is refused by the server', async ({
    page,
    shop,
  }) => {
    const shifts = await watchShifts(page)
    await openProduct(page, shop, TROPHY)
    await sizeField(page).selectOption('ct220')
    await expect(totalPrice(page)).toHaveText('$16.95')
    await buyButton(page).evaluate((button) => {
      const sizes: string[] = []
      const size = document.querySelector<HTMLSelectElement>('#pa_monstasize')
      Reflect.set(window, 'sizes', sizes)
      new MutationObserver(() => {
        if (button.matches('.disabled, :disabled')) sizes.push(size?.value ?? 'none')
      }).observe(button, { attributes: true })
      const announced = new Set<string | null | undefined>()
      Reflect.set(window, 'announced', announced)
      new MutationObserver(() => {
        announced.add(document.querySelector('.laurel-live-region')?.textContent)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    await page.locator('.reset_variations').click()
    await page.waitForFunction(() => Reflect.get(window, 'announced').has('Size and options cleared'))
    await expect(sizeField(page)).toHaveValue('ct150')
    expect(await page.evaluate(() => new Set(Reflect.get(window, 'sizes')).has(''))).toBe(true)
    await expect(totalPrice(page)).toHaveText('$8.50')
    await expect(buyButton(page)).toBeEnabled()
    await expect(page.locator('input.variation_id')).toHaveValue('101')
    // The shop plugin slides the variation's own text open.
    const text = page.locator('.single_variation:not([style*="overflow"])').filter({ visible: true })
    await expect(text).toContainText('$8.50')
    await framesDrawn(page)
    await shifts.forget()
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('form input[name="quantity"]')
      if (field) field.value = '100'
      field?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(totalPrice(page)).toHaveText('$680.00')
    await framesDrawn(page)
    expect(await shifts.seen()).toEqual([])

    await page.locator('.tr-price .woocommerce-Price-amount').evaluate((amount) => {
      amount.textContent = '$1.00'
    })
    expect(await buy(page, shop)).toMatchObject({ shown: '1.00', charged: '680.00', accepted: 'no' })
    await expect(page.getByText('The price has changed')).toBeVisible()
  })
})

test.describe('[S33] [S34] choices that are undone', () => {
  test('[S33] [S34] prices: a reset clears the options; a thousand is printed as the shop prints it', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const currency = { format: '%s%v', decimal: '.', thousand: ',' }
      Reflect.set(window, 'accounting', { settings: { currency } })
    })
    await openProduct(page, shop, TROPHY)
    await pick(page, 'monstacc1', 'Football Gold')
    await quantityField(page).fill('1000')
    await expect(totalPrice(page)).toHaveText('$7,400.00')
    await page.locator('.reset_variations').click()
    await expect(page.locator('.selected-centre')).toHaveCount(0)
    await expect(totalPrice(page)).toHaveText('$6,800.00')
  })
})

test.describe('[S33] [S34] React, which comes with the visitor’s first approach', () => {
  const CODE = /product-PriceCalculator-\w+\.js/

  test('[S33] [S34] prices [esm]: until React has come, choices count at once, and a pressed picker waits', async ({
    page,
    shop,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => CODE.test(request.url()) && asked.push(request.url()))
    const letGo = await shop.hold(CODE)
    await openProduct(page, shop, TROPHY)
    await expect(totalPrice(page)).toHaveText('$8.50')
    expect(asked).toEqual([])
    await page.getByRole('button', { name: '180mm' }).click()
    await expect.poll(() => asked.length).toBe(1)
    await expect(totalPrice(page)).toHaveText('$12.50')
    await expect(page.locator('table.monstaprice tr.tr-show').last()).toContainText('180mm')
    await quantityField(page).fill('10')
    await expect(totalPrice(page)).toHaveText('$118.80')
    await pickerButton(page, 'monstacc1').click()
    await expect(page.locator('.centre-badge')).toHaveCount(0)
    letGo()
    const dialog = page.getByRole('dialog', { name: 'Select Centres' })
    await expect(dialog).toBeVisible()
    await expect(totalPrice(page)).toHaveText('$118.80')
    await dialog.getByRole('radio', { name: /Football Gold/ }).click()
    await expect(unitPrice(page)).toHaveText('$12.59')
    await page.keyboard.press('Escape')
    await quantityField(page).fill('2')
    await expect(totalPrice(page)).toHaveText('$26.50')
    expect(shop.printed).toEqual([])
  })

  test('[S33] [S34] prices [esm]: where React cannot be fetched, prices go on, and the selects take the pickers’ place', async ({
    page,
    shop,
  }) => {
    await shop.fault('chunk/product-PriceCalculator:404')
    await openProduct(page, shop, TROPHY)
    await pickerButton(page, 'monstacc1').click()
    const select = page.locator('[id="101_pa_monstacc1"]')
    await expect(select).toBeVisible()
    await select.selectOption('football-gold')
    await expect(unitPrice(page)).toHaveText('$9.25')
    const check = await buy(page, shop)
    expect(check?.['shown']).toBe(check?.['charged'])
  })
})

test('[S33] [S34] [X11] [esm] React that could not be fetched is fetched again under another address, without a reload', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => /product-PriceCalculator/.test(request.url()) && asked.push(request.url()))
  await shop.fault('chunk/product-PriceCalculator:404')
  await openProduct(page, shop, TROPHY)
  await quantityField(page).hover()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.request.post(`${shop.url}/fixture/faults/clear`)
  await expect.poll(() => asked.filter((url) => url.includes('?again=')).length).toBeGreaterThan(0)
  await pickerButton(page, 'monstacc1').click()
  const dialog = page.getByRole('dialog', { name: 'Select Centres' })
  await dialog.getByRole('radio', { name: /Football Gold/ }).click()
  await expect(unitPrice(page)).toHaveText('$9.25')
})

test.describe('[S35] beside the shop plugin', () => {
  test('[S35] a size in the address is kept; a click on a swatch chooses another', async ({ page, shop }) => {
    await openProduct(page, shop, `${TROPHY}?attribute_pa_monstasize=ct180`)
    await expect(totalPrice(page)).toHaveText('$12.50')
    await page.getByRole('button', { name: '220mm' }).click()
    await expect(sizeField(page)).toHaveValue('ct220')
    await expect(totalPrice(page)).toHaveText('$16.95')
    await expect(page.locator('.variations .active')).toHaveText('220mm')
  })

  test('[S35] prices work with jquery=none, jquery=1&calculator=broken, jquery-when=late, csp=strict&jquery=4', async ({
    page,
    shop,
  }) => {
    for (const when of [
      'jquery=none',
      'jquery=1&calculator=broken',
      'jquery-when=late',
      'csp=strict&jquery=4',
    ]) {
      await test.step(when, async () => {
        await openProduct(page, shop, `${TROPHY}?${when}`)
        await expect(totalPrice(page)).toHaveText('$8.50')
        await sizeField(page).selectOption('ct180')
        await quantityField(page).fill('2')
        await expect(totalPrice(page)).toHaveText('$25.00')
        await expect(page.locator('[id="102_attribute_pa_monstacc1"]')).toBeVisible()
        await expect(page.locator('[id="101_attribute_pa_monstacc1"]')).toBeHidden()
        await pick(page, 'monstacc1', 'Football Gold')
        await expect(unitPrice(page)).toHaveText('$13.25')
      })
    }
  })

  test('[S35] [esm] slow code: prices and options come all the same', async ({ page, shop }) => {
    const arrive = await shop.holdCode('**/chunks/product-page-*')
    await page.goto(shop.url + TROPHY)
    await shop.holding()
    await framesDrawn(page)
    await expect(totalPrice(page)).toHaveCount(0)
    arrive()
    await expect(totalPrice(page)).toHaveText('$8.50')
    await expect(page.locator('[id="101_attribute_pa_monstacc1"]')).toBeVisible()
    await expect(page.locator('input.variation_id')).toHaveValue('101')
  })

  test('[S35] on a phone, under reduced motion', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openProduct(page, shop, MEDAL)
    await pick(page, 'monsta80', 'Maroon')
    await expect(unitPrice(page)).toHaveText('$6.90')
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)
  })

  test('[S35] axe finds nothing in the table, the pickers and the modal; by keyboard alone: size, quantity, option, cart', async ({
    page,
    shop,
  }) => {
    await openProduct(page, shop, TROPHY)
    await expect(totalPrice(page)).toHaveText('$8.50')
    const parts = ['form.variations_form', '.monstacc1_modal']
    expect(await findings(page, parts)).toEqual([])
    await page.locator('.centre-button:visible').first().click()
    await page.locator('.centre-badge').first().click()
    await page.waitForFunction(() => document.querySelector('.monstacc1_modal')?.getAnimations().length === 0)
    expect(await findings(page, parts)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('.monsta_modal:visible')).toHaveCount(0)

    await page.getByRole('button', { name: '150mm' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(sizeField(page)).toHaveValue('ct180')
    await quantityField(page).focus()
    await page.keyboard.press('ArrowUp')
    await expect(totalPrice(page)).toHaveText('$25.00')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(totalPrice(page)).toHaveText('$37.50')
    const button = page.locator('.centre-button:visible').first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.centre-badge').first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page.locator('.monsta_modal:visible')).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(page.locator('.selected-centre:visible')).toHaveText('Netball ($1.00)')
    await buyButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('has been added to your cart')).toBeVisible()
  })
})
