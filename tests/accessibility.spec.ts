import { findings } from './axe'
import { countAnimations } from './counted-animations'
import { expect, test } from './shop'

test.describe('axe finds nothing in what laurel renders or drives', () => {
  test('[S25] loved and unloved buttons', async ({ page, shop }) => {
    await shop.open('/blog/')
    const love = page.locator('.love-it')
    await love.nth(0).click()
    await expect(love.nth(0)).toHaveClass(/loved/)
    await love.nth(1).focus()
    expect(await findings(page, ['.love-it-wrapper'])).toEqual([])
  })

  test('[S27] the open bag, the emptied bag and the live region', async ({ page, shop }) => {
    await shop.open('/home/')
    const bag = page.locator('#header .shopping-bag-item')
    await bag.locator('.cart-contents').hover()
    await expect(bag.locator('> ul.sub-menu')).toBeVisible()
    expect(await findings(page, ['#header .shopping-bag-item'])).toEqual([])
    await bag.locator('.product-var-id-62 .remove-product').click()
    await expect(bag.locator('.product-var-id-62')).toHaveCount(0)
    await bag.locator('.product-id-70 .remove-product').click()
    await expect(bag.locator('.bag-empty')).toBeVisible()
    expect(await findings(page, ['#header .shopping-bag-item', '.laurel-live-region'])).toEqual([])
  })

  test('[S26] a button that loads and one that was added', async ({ page, shop }) => {
    const answer = await shop.hold(/wc-ajax=add_to_cart/)
    await shop.open('/product/star-medal/')
    await page.locator('form.cart .add_to_cart_button').click()
    await expect(page.locator('form.cart .added-spinner')).toHaveCount(1)
    expect(await findings(page, ['form.cart button'])).toEqual([])
    answer()
    await expect(page.locator('form.cart .product-added')).toHaveCount(1)
    expect(await findings(page, ['form.cart button'])).toEqual([])
  })

  test('[S12] back to top', async ({ page, shop }) => {
    await shop.open('/engraving-guide/')
    await shop.mounted('back-to-top')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.locator('#back-to-top')).toBeInViewport()
    expect(await findings(page, ['#back-to-top'])).toEqual([])
  })
})

test('[S27] under reduced motion the bag opens and empties without a fade', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const animations = await countAnimations(page)
  await shop.open('/home/')
  const bag = page.locator('#header .shopping-bag-item')
  await bag.locator('.cart-contents').hover()
  await expect(bag.locator('> ul.sub-menu')).toHaveCSS('opacity', '1')
  expect(await animations('#header')).toBe(0)
  await bag.locator('.product-var-id-62 .remove-product').click()
  await expect(bag.locator('.product-var-id-62')).toHaveCount(0)
  await bag.locator('.product-id-70 .remove-product').click()
  await expect(bag.locator('.bag-empty')).toBeVisible()
  expect(await animations('html')).toBe(0)
})
