// The ids in the titles are rows of contract 02.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, framesDrawn, test } from './shop'

const SHOP = '/shop/?super-search'

const box = (page: Page, id: string, index = 0) => page.locator(`.sf-super-search [id="${id}"]`).nth(index)

async function choose(page: Page, id: string, name: string, index = 0) {
  await box(page, id, index).click()
  await box(page, id, index).getByRole('option', { name, exact: true }).click()
  await expect(box(page, id, index).locator('ul')).toBeHidden()
}

/** A positive tabindex is the server's, not laurel's. */
const boxFindings = (page: Page) => findings(page, '.sf-super-search', { without: ['tabindex'] })

test.describe('[S31] super search', () => {
  test('[S31] super search: choose, type, search; a category goes home (SS1, SS4, SS6)', async ({
    page,
    shop,
  }) => {
    await shop.open(SHOP)
    await choose(page, 'product_cat', 'Medals')
    await choose(page, 'colour', 'Gold')
    await expect(box(page, 'colour').locator('> span')).toHaveText('Gold')
    await page.locator('#ss-price-max').fill('80')
    await page.locator('.super-search-go').click()
    await expect(page).toHaveURL(
      `${shop.url}/?product_cat=medals&filter_colour=gold&min_price=0&max_price=80`,
    )
    await expect(page.locator('#products')).toBeVisible()
    await expect(box(page, 'product_cat').locator('> span')).toHaveText('Medals')
    expect(shop.printed).toEqual([])
  })

  test('[S31] super search: by keyboard alone', async ({ page, shop }) => {
    await shop.open(SHOP)
    await page.keyboard.press('Tab')
    await expect(box(page, 'product_cat')).toBeFocused()
    await expect(box(page, 'product_cat')).toHaveRole('combobox')
    await expect(box(page, 'product_cat')).toHaveAccessibleName('Show me trophies')
    await page.keyboard.press('Enter')
    await page.keyboard.press('m')
    await expect(box(page, 'product_cat').locator('.laurel-active-option')).toHaveText('Medals')
    await page.keyboard.press('Escape')
    await expect(box(page, 'product_cat').locator('ul')).toBeHidden()
    await expect(box(page, 'product_cat')).toHaveAttribute('data-attr_value', '')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(box(page, 'colour')).toBeFocused()
    await page.locator('#ss-price-min').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${shop.url}/shop/?filter_colour=silver&min_price=5&max_price=250`)
    expect(shop.printed).toEqual([])
  })

  test('[S31] super search: Enter and Space take the option that has the focus, or that the pointer is on', async ({
    page,
    shop,
  }) => {
    await shop.open(SHOP)
    const option = (id: string, name: string) => box(page, id).getByRole('option', { name, exact: true })
    for (const [key, name, slug] of [
      ['Enter', 'Medals', 'medals'],
      ['Space', 'Cups', 'cups'],
    ] as const) {
      await box(page, 'product_cat').press('Enter')
      await option('product_cat', name).focus()
      await expect(box(page, 'product_cat').locator('.laurel-active-option')).toHaveText(name)
      await page.keyboard.press(key)
      await expect(box(page, 'product_cat')).toHaveAttribute('data-attr_value', slug)
      await expect(box(page, 'product_cat')).toBeFocused()
      await expect(box(page, 'product_cat').locator('ul')).toBeHidden()
    }
    await box(page, 'colour').press('ArrowDown')
    await option('colour', 'Silver').hover()
    await expect(box(page, 'colour').locator('.laurel-active-option')).toHaveText('Silver')
    await page.keyboard.press('Enter')
    await expect(box(page, 'colour')).toHaveAttribute('data-attr_value', 'silver')
    expect(new URL(page.url()).search).toBe('?super-search')
    expect(shop.printed).toEqual([])
  })

  test('[S31] super search: two of them, and a new tab (SS5)', async ({ page, shop, context }) => {
    await shop.open(`${SHOP}=2`)
    await choose(page, 'colour', 'Bronze', 0)
    await choose(page, 'colour', 'Silver', 1)
    await box(page, 'product_cat', 1).click()
    await box(page, 'product_cat', 0).click()
    await expect(page.locator('.show-dropdown')).toHaveCount(1)
    await page.mouse.click(2, 400)
    await expect(page.locator('.show-dropdown')).toHaveCount(0)
    const opened = context.waitForEvent('page')
    await page.locator('.super-search-go').nth(1).click({ button: 'middle' })
    const tab = await opened
    await expect(tab).toHaveURL(`${shop.url}/shop/?filter_colour=silver&min_price=0&max_price=250`)
    expect(new URL(page.url()).search).toBe('?super-search=2')
  })

  for (const [what, chunk] of [
    ['its code is here', 'super-search'],
    ['the runtime is here', 'runtime'],
  ] as const) {
    test(`[S31] [X01] [esm] super search: a click before ${what} opens the list`, async ({ page, shop }) => {
      const arrive = await shop.holdCode(`**/chunks/${chunk}-*`)
      await page.goto(shop.url + SHOP)
      if (chunk !== 'runtime') await shop.holding()
      await box(page, 'colour').locator('> span').click()
      await framesDrawn(page)
      await expect(box(page, 'colour').locator('ul')).toBeHidden()
      arrive()
      await expect(box(page, 'colour').locator('ul')).toBeVisible()
      await expect(box(page, 'colour')).toHaveAttribute('aria-expanded', 'true')
    })
  }

  test('[S31] [X09] super search: on a phone the list is in view, and axe finds nothing', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await shop.open(SHOP)
    await box(page, 'colour').hover()
    expect(await boxFindings(page)).toEqual([])
    await box(page, 'colour').click()
    const list = box(page, 'colour').locator('ul')
    await expect(list).toBeInViewport({ ratio: 1 })
    expect(await boxFindings(page)).toEqual([])
    await list.getByRole('option', { name: 'Silver' }).click()
    await expect(list).toBeHidden()
  })
})
