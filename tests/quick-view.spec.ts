// The ids in the titles are rows of contract 02.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { createFingers } from './fingers'
import { expect, test } from './shop'

const LIST = '/shop/?quick-view=on'
const trigger = (page: Page, product: number) => page.locator(`#products [data-jckqvpid="${product}"]`)
const dialog = (page: Page) => page.locator('.mfp-wrap')
const title = (page: Page) => page.locator('#jckqv h1')
const items = (page: Page) => page.locator('#header .cart-contents .num-items')

async function openView(page: Page, product: number) {
  await trigger(page, product).click()
  await expect(page.locator('.mfp-container')).toHaveClass(/mfp-s-ready/)
}

/** The parameters of a request's address. */
const query = (path: string) => Object.fromEntries(new URL(path, 'http://shop').searchParams)

test.describe('[S37] quick view', () => {
  test('[S37] (QV1) (QV2) (QV3) (QV6) by mouse: open, next, close, and the page is where it was; a refusal shows its message, and what was typed stays', async ({
    page,
    shop,
  }) => {
    await shop.open(LIST)
    await shop.mounted('quick-view-triggers')
    await trigger(page, 72).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await openView(page, 70)
    await expect(title(page)).toHaveText('Star Medal with Ribbon')
    await expect(page.locator('#jckqv_images_wrap')).toHaveCSS('opacity', '1')
    expect(await page.evaluate(() => document.elementFromPoint(640, 400)?.closest('#jckqv') !== null)).toBe(
      true,
    )
    await page.getByRole('button', { name: 'Next product' }).click()
    await expect(title(page)).toHaveText('Cricket Medal')
    const asked = (await shop.calls('jckqv')).map(({ fields }) => fields)
    expect(asked).toEqual([
      { action: 'jckqv', nonce: 'c4d21e9a07', product_id: '70' },
      { action: 'jckqv', nonce: 'c4d21e9a07', product_id: '71' },
    ])
    expect(await page.evaluate(() => Reflect.get(window, 'wc_add_to_cart_params').quick_view)).toBe('1')
    await page.mouse.click(20, 20)
    await expect(dialog(page)).toHaveCount(0)
    await expect(trigger(page, 70)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect(await page.evaluate(() => Reflect.get(window, 'wc_add_to_cart_params').quick_view)).toBeUndefined()
    expect(shop.printed).toEqual([])

    await openView(page, 70)
    await page.locator('#jckqv .qty').fill('4')
    // The cup comes in sizes, of which none is chosen.
    await page.locator('#jckqv [name="add-to-cart"]').evaluate((field: HTMLInputElement) => {
      field.value = '57'
    })
    await page.locator('#jckqv .single_add_to_cart_button').click()
    await expect(page.locator('#addingToCart i')).toHaveClass('jckqv-icon-error')
    const message = 'Please choose product options before you add this product to your cart.'
    await expect(page.locator('#addingToCart span')).toHaveText(message)
    await expect(page.locator('.laurel-live-region')).toHaveText(message)
    await expect(page.locator('#addingToCart')).toBeHidden()
    await expect(page.locator('#jckqv .qty')).toHaveValue('4')
    await expect(page.locator('#jckqv .single_add_to_cart_button')).toHaveText('Add to cart')
  })

  test('[S37] by keyboard alone, from the trigger to the cart and back', async ({ page, shop }) => {
    await shop.open(LIST)
    await shop.mounted('quick-view-triggers')
    await trigger(page, 70).focus()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Star Medal with Ribbon')
    await expect(page.getByRole('dialog', { name: 'Quick view: Star Medal with Ribbon' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(title(page)).toHaveText('Cricket Medal')
    const add = page.locator('#jckqv .single_add_to_cart_button')
    for (let tab = 0; tab < 12 && !(await add.evaluate((it) => it === document.activeElement)); tab++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('.mfp-wrap, body > *')?.className),
      ).toContain('mfp-wrap')
    }
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.laurel-live-region')).toHaveText(/added/i)
    await expect(items(page)).toHaveText('6')
    await page.keyboard.press('Escape')
    await expect(trigger(page, 70)).toBeFocused()
    expect(shop.printed).toEqual([])
  })

  test('[S37] (QV5) (QV7) (QV8) (QV9) a size with its picture, counted and added; then it closes; axe finds nothing in the open view, nor in the triggers', async ({
    page,
    shop,
  }) => {
    await shop.open(LIST)
    await page.evaluate(() => {
      const counted = { added: 0 }
      Reflect.set(window, 'counted', counted)
      Reflect.get(window, 'jQuery')(document.body).on('added_to_cart', () => counted.added++)
    })
    await openView(page, 57)
    await expect(page.locator('#jckqv_images_wrap')).toHaveCSS('opacity', '1')
    // The theme names its quantity field by a title alone.
    expect(await findings(page, ['.mfp-wrap', '.jckqvBtn'], { without: ['label-title-only'] })).toEqual([])
    await expect(page.locator('#jckqv .single_add_to_cart_button')).toHaveClass(/disabled/)
    await page.locator('#jckqv select').selectOption('gc150')
    await expect(page.locator('#jckqv form')).toHaveClass(/jckqv-loaded/)
    await expect(page.locator('.laurel-quick-slide[aria-hidden="false"] img')).toHaveAttribute(
      'data-jckqv',
      '-62-',
    )
    await expect(page.locator('#jckqv_thumbs .slick-main-active')).toHaveAttribute('data-index', '1')
    await expect(page.locator('#jckqv .sku')).toHaveText('n/a')
    await page.locator('.jckqv-qty-spinner[data-dir="minus"]').click()
    await page.locator('.jckqv-qty-spinner[data-dir="plus"]').click()
    await expect(page.locator('#jckqv .qty')).toHaveValue('2')
    await page
      .locator('#jckqv form')
      .evaluate((form) =>
        form.insertAdjacentHTML(
          'beforeend',
          '<input type="hidden" name="attribute_finish" value="Gold plated">',
        ),
      )
    await page.locator('#jckqv .single_add_to_cart_button').click()
    await expect(page.locator('#addingToCart')).toHaveText(/Added!/)
    await expect(page.locator('#addingToCart i')).toHaveClass('jckqv-icon-ok')
    await expect(items(page)).toHaveText('7')
    const [call] = await shop.calls('jckqv_add_to_cart')
    expect(call?.method).toBe('GET')
    expect(query(call?.path ?? '')).toEqual({
      action: 'jckqv_add_to_cart',
      nonce: 'c4d21e9a07',
      product_id: '57',
      variation_id: '62',
      quantity: '2',
      attribute_pa_monstasize: 'gc150',
      // Once more than other fields.
      attribute_finish: 'Gold%20plated',
    })
    await expect(dialog(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'counted').added)).toBe(1)
    expect(shop.printed).toEqual([])
  })

  for (const scripts of ['jquery=4', 'jquery=none']) {
    test(`[S37] [X11] under a strict policy, ${scripts}: pictures, quantity and adding`, async ({
      page,
      shop,
    }) => {
      await shop.open(`${LIST}&csp=strict&${scripts}`)
      await openView(page, 81)
      await page.getByRole('spinbutton', { name: 'Qty' }).fill('3')
      await page.locator('#jckqv .single_add_to_cart_button').click()
      await expect(page.locator('#addingToCart')).toHaveText(/Added!/)
      await expect(items(page)).toHaveText('8')
      await expect(dialog(page)).toHaveCount(0)
      await openView(page, 57)
      await page.getByRole('button', { name: 'Next picture' }).click()
      await expect(page.locator('.laurel-quick-slide[aria-hidden="false"] img')).toHaveAttribute(
        'data-jckqv',
        '-62-',
      )
      await expect(page.locator('.jckqv-qty-spinner')).toHaveCount(2)
      expect(shop.printed).toEqual([])
    })
  }

  test('[S37] a trigger that hides itself has the focus again, and keeps its place in the tab order', async ({
    page,
    shop,
  }) => {
    await shop.open(`${LIST}&quick-view-trigger_styling_autohide=1`)
    await shop.mounted('quick-view-triggers')
    const product = page.locator('#products li:has([data-jckqvpid="70"])')
    await product.scrollIntoViewIfNeeded()
    await product.hover()
    await openView(page, 70)
    await page.mouse.move(5, 5)
    await expect(trigger(page, 70)).toHaveCSS('visibility', 'visible')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(trigger(page, 70)).toBeFocused()
    await expect(trigger(page, 70)).toHaveAttribute('tabindex', '0')
    await page.locator('#header a').first().focus()
    await expect(trigger(page, 70)).toHaveAttribute('tabindex', '0')
    await expect(trigger(page, 70)).toHaveCSS('visibility', 'hidden')
    expect(shop.printed).toEqual([])
  })

  test('[S37] what does not come leaves the product’s own page', async ({ page, shop }) => {
    await shop.fault('jckqv:500')
    await shop.open(LIST)
    await trigger(page, 70).click()
    await expect(page.locator('.mfp-preloader')).toHaveText('The content could not be loaded.')
    await page.locator('.mfp-preloader a').click()
    await page.waitForURL('**/product/star-medal/')
  })

  test('[S37] adding as the browser does, where the shop wants that', async ({ page, shop }) => {
    await shop.open(`${LIST}&quick-view-popup_content_ajaxcart=0`)
    await openView(page, 70)
    await page.locator('#jckqv .qty').fill('2')
    await page.locator('#jckqv .single_add_to_cart_button').click()
    await expect(page.locator('[role="status"]').first()).toContainText('has been added to your cart')
    await expect(items(page)).toHaveText('7')
  })

  test('[S37] on a phone: triggers that hide are there, the product fits, a finger turns its pictures', async ({
    newContext,
    shop,
  }) => {
    const context = await newContext({
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await page.goto(`${shop.url}${LIST}&quick-view-trigger_styling_autohide=1`)
    await trigger(page, 57).tap()
    await expect(page.locator('.mfp-container')).toHaveClass(/mfp-s-ready/)
    await expect(page.locator('#jckqv_images_wrap')).toHaveCSS('opacity', '1')
    expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const box = await page.locator('#jckqv_images').boundingBox()
    const fingers = await createFingers(page)
    await fingers.swipe([(box?.x ?? 0) + 280, (box?.y ?? 0) + 100], -200)
    await expect(page.locator('.laurel-quick-slide[aria-hidden="false"] img')).toHaveAttribute(
      'data-jckqv',
      '-62-',
    )
  })
})
