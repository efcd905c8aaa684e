import { findings } from './axe'
import { expect, framesDrawn, test } from './shop'

test('[S16] a modal by keyboard: opened out of what would trap it, kept in, left by Esc', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await shop.open('/size-guide/')
  await shop.mounted('modal', 'tabs')
  expect(await page.locator('body > .modal').count()).toBe(2)
  await page.getByRole('link', { name: 'Account' }).focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Your account' })
  await expect(modal).toHaveCSS('opacity', '1')
  await expect(modal).toBeFocused()
  const box = await modal.boundingBox()
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 800])
  await expect(page.locator('#container')).toHaveAttribute('inert')

  await page.getByRole('tab', { name: 'New account' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(await findings(page, '#account-modal')).toEqual([])

  // Once round: between two rounds the focus is the browser's own, which the page sees as its body.
  const places: string[] = []
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    places.push(
      await page.evaluate(() => {
        const active = document.activeElement
        if (active === document.body) return 'body'
        return active?.closest('#account-modal') ? 'modal' : (active?.outerHTML ?? 'nowhere')
      }),
    )
  }
  expect(places.filter((place) => place !== 'body' && place !== 'modal')).toEqual([])
  expect(places).toContain('modal')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page.getByRole('link', { name: 'Account' })).toBeFocused()
  await expect(page.locator('.modal-backdrop')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveClass(/modal-open/)
  expect(shop.printed).toEqual([])
})

test('[S16] [esm] a click on a modal’s link before the code is here opens it; beside it, it closes and its film stops', async ({
  page,
  shop,
}) => {
  const arrive = await shop.holdCode('**/chunks/disclosure-behaviours-*')
  await page.goto(`${shop.url}/size-guide/?jquery=none`)
  await shop.holding()
  await page.getByRole('link', { name: 'Watch the engraver' }).click()
  await framesDrawn(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  const modal = page.getByRole('dialog', { name: 'The engraver at work' })
  await expect(modal).toHaveCSS('opacity', '1')
  await expect(page).toHaveURL(/jquery=none$/)
  const width = await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().width)
  const reloaded = page.waitForRequest(/workshop\.svg/)
  await page.mouse.click(20, 400)
  await expect(modal).toBeHidden()
  await reloaded
  await expect(page.locator('.modal-backdrop')).toHaveCount(0)
  expect(await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().width)).toBe(width)
})
