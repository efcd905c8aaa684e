import { findings } from './axe'
import { watchShifts } from './layout-shift'
import { CUPS, searchBox, titles } from './search-box'
import { expect, framesDrawn, test } from './shop'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

test.describe('[S23] header snippets on a desktop', () => {
  test('[S23] the way into the shop and to the contact page, and nothing else moves (13.1, 13.2)', async ({
    page,
    shop,
  }) => {
    const shifts = await watchShifts(page)
    await shop.open('/home/?snippets&csp=strict&jquery=none')
    const header = page.locator('#header')
    const button = header
      .locator('.aux-cart-wishlist ul.menu > li')
      .last()
      .getByRole('link', { name: 'SHOP NOW' })
    await expect(button).toHaveClass('sf-button accent')
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(header.locator('.aux-item.text')).toHaveText('CONTACT US')
    await expect(header.getByText('3555 0142')).toHaveCount(0)
    expect(await shifts.seen()).toEqual([])
    expect(await findings(page, '.aux-cart-wishlist ul.menu')).toEqual([])
    await button.click()
    await page.waitForURL('**/shop/')
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S09] header snippets on a phone', () => {
  test.use({ viewport: PHONE })

  test('[S09] number and search are in the mobile header, and nothing else moves (13.3, 13.4, 13.6)', async ({
    page,
    shop,
  }) => {
    const shifts = await watchShifts(page)
    await shop.open('/home/?snippets&csp=strict&jquery=none')
    const header = page.locator('#mobile-header')
    await expect(header.locator('#mobile-logo').getByRole('link', { name: '(07) 3555 0142' })).toBeVisible()
    await expect(page.locator('.aws-container')).toHaveCount(1)
    await expect(header.locator('.aws-search-field')).toBeVisible()
    expect(await shifts.seen()).toEqual([])
    expect(await findings(page, '#mobile-header')).toEqual([])
    await header.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.locator('.aws-search-field')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(shop.printed).toEqual([])
  })
})

test('[S09] the search goes on through a resize: its text, its results, the control that clears it (13.5, 13.7)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  await shop.open('/home/?snippets&search-mobile-screen=false')
  const box = searchBox(page, { within: '#header' })
  await box.field.fill('cup')
  await expect(titles(box)).toHaveText(CUPS)
  await page.setViewportSize(PHONE)
  // A look at the page before its own frame would find the field hidden, and take the focus from it.
  await framesDrawn(page)
  const moved = searchBox(page, { within: '#mobile-header' })
  await expect(moved.field).toHaveValue('cup')
  await expect(moved.field).toBeFocused()
  await moved.field.fill('cups')
  await moved.field.fill('cup')
  await expect(titles(moved)).toHaveText(CUPS)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(moved.list).toBeHidden()
  await expect(moved.field).toHaveValue('')
  await expect(moved.field).not.toBeFocused()
  await page.setViewportSize(DESKTOP)
  await expect(box.field).toBeVisible()
  await box.field.fill('cup')
  await expect(titles(box)).toHaveText(CUPS)
  expect(shop.printed).toEqual([])
})
