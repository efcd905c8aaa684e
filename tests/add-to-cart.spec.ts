import { expect, freezeTime, test } from './shop'

const PRODUCT = '/product/star-medal/'
const MAIN_BUTTON = 'form.cart .add_to_cart_button'
const LOOP_BUTTON = 'li.product .add_to_cart_button.ajax_add_to_cart'
const BAG = '#header .shopping-bag-item'

test.describe('[S26] add to cart', () => {
  test('[S26] idle, loading, added, and after 3 s idle again; a field that the browser finds wrong gives the button back', async ({
    page,
    shop,
  }) => {
    const answer = await shop.hold(/wc-ajax=add_to_cart/)
    await shop.open(PRODUCT)
    await freezeTime(page)
    const button = page.locator(MAIN_BUTTON)
    await page.locator('form.cart input.qty').fill('4')
    await button.click()
    await expect(button).toHaveClass(/added-spinner/)
    await expect(button.locator('span')).toHaveText('Adding...')
    await expect(button.locator('i')).toHaveClass('sf-icon-loader-gap')
    answer()
    await expect(button).toHaveClass(/product-added/)
    await expect(button).not.toHaveClass(/added-spinner/)
    await expect(button.locator('span')).toHaveText('Item added')
    await expect(button.locator('i')).toHaveClass('sf-icon-tick')
    await page.clock.runFor(2999)
    await expect(page.locator('.laurel-live-region')).toHaveText('Item added')
    await expect(button).toHaveClass(/product-added/)
    await page.clock.runFor(1)
    await expect(button).not.toHaveClass(/added/)
    await expect(button.locator('span')).toHaveText('Add to cart')
    await expect(button.locator('i')).toHaveClass('sf-icon-cart')
    expect((await shop.calls('add_to_cart'))[0]?.fields).toMatchObject({ product_id: '70', quantity: '4' })
    await expect(page.locator(`${BAG} .num-items`)).toHaveText('9')
    expect(shop.printed).toEqual([])

    await page.clock.resume()
    await page.mouse.move(5, 700)
    await expect(page.locator(`${BAG} > ul.sub-menu`)).toBeHidden()
    await button.evaluate((element) => element.classList.remove('ajax_add_to_cart'))
    await page.locator('form.cart input.qty').fill('99')
    await button.click()
    await expect(button).not.toHaveClass(/added-spinner/)
    await expect(button.locator('span')).toHaveText('Add to cart')
  })

  test('[S26] the bag stays open while the pointer is on it, though it was replaced; the button’s tooltip says that it was added', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/')
    await freezeTime(page)
    await page.locator(LOOP_BUTTON).first().click()
    await expect(page.locator(`${BAG} .num-items`)).toHaveText('6')
    // The component may come after the answer, and times its tooltip from then on.
    const showsTooltip = async () => {
      await page.clock.runFor(250)
      await expect(page.locator('.laurel-tooltip')).toHaveText('Added to cart', { timeout: 250 })
    }
    await expect(showsTooltip).toPass()
    await expect(page.locator(BAG)).toHaveClass(/added-notification/)
    const wrap = page.locator(LOOP_BUTTON).first().locator('..')
    await expect(wrap).toHaveAttribute('title', 'Added to cart')
    await page.locator(`${BAG} .cart-contents`).hover()
    await page.clock.runFor(4000)
    await expect(page.locator('.laurel-tooltip')).toHaveCount(0)
    await expect(page.locator(BAG)).not.toHaveClass(/added-notification/)
    await expect(page.locator(`${BAG} > ul.sub-menu`)).toBeVisible()
    await page.clock.resume()
    await page.mouse.move(640, 700)
    await expect(page.locator(`${BAG} > ul.sub-menu`)).toBeHidden()
  })

  test('[S26] on a phone only the mobile header’s bag shows the notification', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shop.open('/shop/')
    await page.locator(LOOP_BUTTON).first().click()
    await expect(page.locator('#mobile-header .shopping-bag-item')).toHaveClass(/added-notification/)
    await expect(page.locator(BAG)).not.toHaveClass(/added-notification/)
  })

  for (const fault of ['html', 'truncated']) {
    test(`[S26] a request that fails (${fault}) gives the button back`, async ({ page, shop }) => {
      await shop.fault(`add_to_cart:${fault}`)
      await shop.open('/shop/')
      const button = page.locator(LOOP_BUTTON).first()
      const text = (await button.locator('span').textContent()) ?? ''
      // An added button would be itself again after a while.
      await freezeTime(page)
      const answered = page.waitForResponse(/wc-ajax=add_to_cart/)
      await button.click()
      await answered
      await expect(button).not.toHaveClass(/added|loading/)
      await expect(button.locator('span')).toHaveText(text)
      await expect(page.locator(`${BAG} .num-items`)).toHaveText('5')
    })
  }

  test('[S26] a list button returns to its first state when its request fails, although another product was added meanwhile', async ({
    page,
    shop,
  }) => {
    await shop.fault('add_to_cart:500')
    const answer = await shop.hold(/wc-ajax=add_to_cart/)
    await shop.open('/shop/')
    await freezeTime(page)
    const button = page.locator(LOOP_BUTTON).first()
    const text = (await button.locator('span').textContent()) ?? ''
    const failed = page.waitForResponse(/wc-ajax=add_to_cart/)
    await button.click()
    await expect(button).toHaveClass(/loading/)
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery: (node: Node) => { trigger(name: string, args: unknown[]): void }
      }
      jQuery(document.body).trigger('added_to_cart', [{}, 'hash'])
    })
    await expect(button.locator('span')).toHaveText('Added')
    answer()
    await failed
    await expect(button.locator('span')).toHaveText(text)
    await expect(button).not.toHaveClass(/added|loading/)
  })

  test('[S26] without jQuery the button works natively', async ({ page, shop }) => {
    await shop.open('/shop/?jquery=none')
    await page.locator(LOOP_BUTTON).first().click()
    await page.waitForURL(/add-to-cart=/)
    await expect(page.locator('.num-items').first()).toHaveText('6')
    expect(shop.printed).toEqual([])
  })

  for (const [version, when] of [
    ['1', 'late'],
    ['4', 'early'],
  ] as const) {
    test(`[X05] jQuery ${version}, ${when}: the shop plugin’s event reaches button and bag`, async ({
      page,
      shop,
    }) => {
      await shop.open(`/shop/?jquery=${version}&jquery-when=${when}`)
      await page.waitForFunction(() => Boolean((window as { jQuery?: { fn?: unknown } }).jQuery?.fn))
      if (when === 'late')
        await page.waitForFunction(() => [...document.scripts].some(({ src }) => src.includes('shop-plugin')))
      await shop.quiet()
      const button = page.locator(LOOP_BUTTON).first()
      await button.click()
      await expect(button).toHaveClass(/product-added/)
      await expect(page.locator(`${BAG} .num-items`)).toHaveText('6')
      await expect(page.locator(BAG)).toHaveClass(/added-notification/)
      expect(shop.printed).toEqual([])
    })
  }

  test('[S26] a list button shows ‘Added’ for 3 s, other buttons keep their text, the bag’s notice ends 1 s later', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/')
    await freezeTime(page)
    const button = page.locator(LOOP_BUTTON).first()
    const text = (await button.locator('span').textContent()) ?? ''
    const attributes = await button.evaluate((element) => element.getAttributeNames().sort())
    await button.click()
    await expect(page.locator(BAG).locator('.num-items')).toHaveText('6')
    await expect(button).toHaveClass(/product-added/)
    await expect(button.locator('span')).toHaveText('Added')
    await expect(page.locator(`${LOOP_BUTTON}.product-added`)).toHaveCount(1)
    await expect(page.locator(BAG)).not.toHaveClass(/added-notification/)
    await page.clock.runFor(100)
    await expect(page.locator(BAG)).toHaveClass(/added-notification/)
    await expect(page.locator(`${BAG} .cart-contents`)).toHaveClass(/sf-animate tada/)
    await expect(page.locator(`${BAG} > ul.sub-menu`)).toBeVisible()
    await page.clock.runFor(2899)
    await expect(button).toHaveClass(/product-added/)
    await page.clock.runFor(1)
    await expect(button).not.toHaveClass(/product-added/)
    await expect(button.locator('span')).toHaveText(text)
    await expect(button.locator('i')).toHaveClass((await button.getAttribute('data-default_icon')) ?? '')
    await page.clock.runFor(999)
    await expect(page.locator(BAG)).toHaveClass(/added-notification/)
    await page.clock.runFor(1)
    await expect(page.locator(BAG)).not.toHaveClass(/added-notification/)
    await expect(page.locator(`${BAG} .cart-contents`)).not.toHaveClass(/sf-animate|tada/)
    await page.clock.resume()
    await expect(page.locator(`${BAG} > ul.sub-menu`)).toBeHidden()
    // Off the button, whose tooltip describes it while the pointer rests there.
    await page.mouse.move(640, 700)
    await expect
      .poll(() => button.evaluate((element) => element.getAttributeNames().sort()))
      .toEqual(attributes)
    expect(shop.printed).toEqual([])
  })
})
