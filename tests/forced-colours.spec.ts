import type { Locator } from '@playwright/test'
import { expect, test } from './shop'

/** The colours that the browser really paints: the palette's, not the style sheet's. */
const looks = (element: Locator) =>
  element.evaluate((it) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(it)
    return { edge: Number.parseFloat(borderTopWidth), backgroundColor }
  })

test.use({ contextOptions: { forcedColors: 'active' } })

test('[X09] forced colours: dots of sliders have an edge, and the one of the slide another colour', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await shop.open('/builder/?block=row-slider')
  const dot = page.locator('.dot.is-selected > .laurel-dot').first()
  await expect(dot).toBeVisible()
  const other = page.locator('.dot:not(.is-selected) > .laurel-dot').first()
  expect((await looks(dot)).edge).toBeGreaterThan(0)
  expect((await looks(other)).edge).toBeGreaterThan(0)
  expect((await looks(dot)).backgroundColor).not.toBe((await looks(other)).backgroundColor)
  await expect(page.locator('.dot:not(.is-selected)').first()).toHaveCSS('opacity', '1')
})

test('[X09] forced colours: a product’s pictures in the quick view can be told apart and turned', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await shop.open('/shop/?quick-view=on')
  await shop.mounted('quick-view-triggers')
  await page.locator('#products [data-jckqvpid="70"]').click()
  const arrow = page.locator('.laurel-quick-arrow').first()
  await expect(arrow).toBeVisible()
  expect((await looks(arrow)).edge).toBeGreaterThan(0)
})
