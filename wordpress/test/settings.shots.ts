import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, logIn, type Page, test } from './page'

const IMAGES = join(import.meta.dirname, '..', '..', 'docs', 'images')
const SETTINGS = '/wp-admin/options-general.php?page=laurel'
/** A page with the legacy scripts of the theme and of plugins. */
const EVERYTHING = '/club-medals/?switch=legacy'

test.use({ baseURL: process.env['WORDPRESS_FRESH_URL'] ?? '', viewport: { width: 1000, height: 800 } })

/**
 * Takes a picture of a part of the admin.
 * @param ends selectors of its first and its last element
 */
async function take(
  page: Page,
  name: string,
  ...ends: readonly [first: string, last: string]
): Promise<void> {
  // The theme of the tests has code that the page tells of.
  await page.addStyleTag({ content: '.notice-info.inline{display:none}' })
  await page.evaluate(() => scrollTo(0, 0))
  const [first, last] = await Promise.all(ends.map((end) => page.locator(end).first().boundingBox()))
  if (!first || !last) throw new Error(`${name}: ${ends.join(' or ')} is not there`)
  const MARGIN = 8
  const clip = {
    x: first.x - MARGIN,
    y: first.y - MARGIN,
    width: 1000 - first.x,
    height: last.y + last.height - first.y + 2 * MARGIN,
  }
  await page.screenshot({ path: join(IMAGES, `${name}.png`), clip, fullPage: true, animations: 'disabled' })
}

test('the pictures of the documentation', async ({ page }) => {
  mkdirSync(IMAGES, { recursive: true })
  await logIn(page, 'administrator')

  await page.goto('/wp-admin/plugin-install.php?tab=upload')
  await page.locator('#pluginzip').setInputFiles(process.env['WORDPRESS_PACKAGE'] ?? '')
  await take(page, 'upload', '.wrap h1', '.upload-plugin')
  await page.getByRole('button', { name: 'Install Now' }).click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await expect(page.locator('#message')).toContainText('Plugin activated.')
  await take(page, 'plugins', '.plugins thead', 'tr[data-plugin^="laurel/"]')

  await page.goto(SETTINGS)
  await page.getByRole('radio', { name: /^administrators only/ }).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('.settings-error')).toContainText('Settings saved.')
  await take(page, 'settings-audience', '.wrap h1', '.wrap form fieldset:nth-of-type(2)')

  const group = '.laurel-group:has(summary:text("Islands of feed:"))'
  await page.locator(`${group} summary`).click()
  await take(page, 'settings-islands', 'h2:text("What is on")', group)

  await page.goto(EVERYTHING)
  await page.goto(SETTINGS)
  await take(
    page,
    'settings-optional',
    'h2:text("Switch off as well")',
    'fieldset:has-text("Switch off as well")',
  )
  await page.locator('summary', { hasText: '/club-medals/' }).click()
  await take(page, 'settings-scripts', 'h2:text("What pages still load")', '.wrap table.widefat')
  await page.locator('summary', { hasText: '/club-medals/' }).click()
  await page.locator('summary', { hasText: 'Retired:' }).click()
  await take(page, 'settings-legacy', 'h2:text("Legacy scripts")', '.wrap li:nth-child(12)')
})
