import {
  buyButton,
  MEDAL,
  ODD,
  openProduct,
  pickerButton,
  sizeField,
  TROPHY,
  totalPrice,
  unitPrice,
} from './product-page'
import { expect, test } from './shop'

test.describe('[S34] pickers', () => {
  test('[S34] pickers: a dialog that keeps the focus, with pictures that load when it opens; the choice is shown, sent, priced, and its size’s own', async ({
    page,
    shop,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openProduct(page, shop, TROPHY)
    const button = page.locator('.centre-button:visible').first()
    await expect(button).toBeAttached()
    expect(asked.filter((url) => url.includes('/images/options/'))).toEqual([])
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Select Centres' })
    await expect(dialog).toBeVisible()
    const picture = dialog.locator('.centre-badge img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(asked.filter((url) => url.includes('/images/options/')).length).toBeGreaterThan(0)
    const places: (string | null)[] = []
    for (let tabs = 0; tabs < 8; tabs++) {
      await page.keyboard.press('Tab')
      places.push(
        await page.evaluate(() =>
          document.activeElement?.closest('.monsta_modal') ? 'in' : (document.activeElement?.tagName ?? null),
        ),
      )
    }
    // The browser's own bar is between the last and the first.
    expect(places.filter((place) => place !== 'in' && place !== 'BODY' && place !== 'HTML')).toEqual([])
    expect(places).toContain('in')
    await dialog.getByRole('radio', { name: /Football Gold/ }).click()
    await expect(dialog).toContainText('Selected: football-gold')
    await expect(unitPrice(page)).toHaveText('$9.25')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('.selected-centre:visible')).toHaveText('Football Gold ($1.75)')
    const sent = await page
      .locator('form.variations_form')
      .evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`))
    expect(sent.filter((entry) => entry.startsWith('attribute_pa_monstacc1'))).toEqual([
      'attribute_pa_monstacc1=football-gold',
    ])
    await sizeField(page).selectOption('ct180')
    await expect(page.locator('.selected-centre:visible')).toHaveCount(0)
    await expect(unitPrice(page)).toHaveText('$12.50')
    await sizeField(page).selectOption('ct150')
    await expect(page.locator('.selected-centre:visible')).toHaveText('Football Gold ($1.75)')
    await expect(unitPrice(page)).toHaveText('$9.25')
    expect(shop.printed).toEqual([])
  })

  test('[S34] pickers: “None” undoes a choice by keyboard, in the price as well', async ({ page, shop }) => {
    await openProduct(page, shop, TROPHY)
    await page.locator('.centre-button:visible').first().click()
    await page.locator('.centre-badge', { hasText: 'Football Gold' }).click()
    await expect(unitPrice(page)).toHaveText('$9.25')
    const none = page.getByRole('button', { name: 'None' })
    while (!(await none.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(unitPrice(page)).toHaveText('$8.50')
    await expect(page.locator('.centre-badge.selected, .selected-centre')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('.centre-button:visible').first()).toBeFocused()
    expect(shop.printed).toEqual([])
  })

  for (const pickers of ['broken', 'no-modals']) {
    test(`[S34] pickers: every set of a medal opens and chooses (pickers=${pickers})`, async ({
      page,
      shop,
    }) => {
      await openProduct(page, shop, `${MEDAL}?pickers=${pickers}`)
      await expect(page.locator('.centre-button:visible').first()).toBeVisible()
      const buttons = await page.locator('.centre-button:visible').all()
      expect(buttons.length).toBeGreaterThan(3)
      for (const button of buttons) {
        await button.click()
        await page.locator('.centre-badge:visible').first().click()
        await page.getByRole('button', { name: 'Done' }).click()
        await expect(page.locator('.monsta_modal:visible')).toHaveCount(0)
      }
      await expect(page.locator('.selected-centre:visible')).toHaveCount(buttons.length)
    })
  }

  test('[S34] [S35] pickers: odd options show their names as text; a choice that makes the total nothing leaves the modal usable', async ({
    page,
    shop,
  }) => {
    await openProduct(page, shop, ODD)
    await sizeField(page).selectOption('oc120')
    await pickerButton(page, 'monstacc1').click()
    await expect(page.locator('.centre-badge', { hasText: '10" <Cup>' })).toBeVisible()
    await expect(page.locator('.centre-badge', { hasText: 'Discontinued' })).toHaveCount(0)
    await page.locator('.centre-badge', { hasText: '10" <Cup>' }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('.selected-centre:visible').first()).toContainText('10" <Cup>')

    await sizeField(page).selectOption('oc200')
    await pickerButton(page, 'monstacc1').click()
    await page.locator('.centre-badge', { hasText: 'Basketball' }).click()
    await expect(totalPrice(page)).toHaveText('$0.00')
    await expect(buyButton(page)).toBeDisabled()
    await expect(page.locator('.centre-button:visible').first()).toBeDisabled()
    await page.locator('.centre-badge', { hasText: 'Basketball' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.locator('.monsta_modal:visible')).toHaveCount(0)
    expect(shop.printed).toEqual([])
  })

  test('[S34] pickers: five hundred options', async ({ page, shop }) => {
    await openProduct(page, shop, `${TROPHY}?options=500`)
    await page.locator('.centre-button:visible').first().click()
    await expect(page.locator('.centre-badge')).toHaveCount(500)
    await page.keyboard.press('End')
    await expect(page.locator('.centre-badge').last()).toBeInViewport()
    await expect(page.locator('.centre-badge').last()).toHaveClass(/selected/)
  })
})
