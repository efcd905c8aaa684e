import type { Browser } from '@playwright/test'
import { findings } from '../../tests/axe'
import { expect, logIn, type Page, scripts, source, test } from './page'

const FRESH = process.env['WORDPRESS_FRESH_URL'] ?? ''
const SETTINGS = '/wp-admin/options-general.php?page=laurel'
const EVERYTHING = '/club-medals/?switch=legacy'

// A WordPress without laurel. Each test goes on where the one before it ends.
test.use({ baseURL: FRESH })
test.describe.configure({ mode: 'serial' })

const idsOf = async (page: Page) => (await scripts(page, EVERYTHING)).map(({ id }) => id)

/** The settings that the page's script gets. */
async function configOf(page: Page): Promise<Record<string, unknown>> {
  const code = (await scripts(page, EVERYTHING)).find(({ id }) => id === 'laurel-config')?.text ?? ''
  return JSON.parse(/(\{".*\})\);/.exec(code)?.[1] ?? 'null')
}

/** What a visitor who is not logged in gets. */
async function asVisitor<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: FRESH })
  try {
    return await look(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Opens or closes a fold by keyboard. */
async function fold(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('summary', { hasText: name }).focus()
  await page.keyboard.press('Enter')
}

/** What the list of legacy scripts says of one. */
const stateOf = (page: Page, handle: string) =>
  page.locator('li', { has: page.locator('code', { hasText: new RegExp(`^${handle}$`) }) })

/** The row of a script in the table of the page that is open. */
const cellsOf = (page: Page, handle: string) =>
  page
    .locator('details[open] tr', { has: page.locator('code', { hasText: new RegExp(`^${handle}$`) }) })
    .locator('td')
    .allInnerTexts()

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('.settings-error')).toContainText('Settings saved.')
}

test('[X15] package: from the upload to a heart that can be loved, by clicks alone', async ({ page }) => {
  await page.goto('/club-medals/')
  expect(await source(page, '/club-medals/')).not.toContain('laurel.js')
  await logIn(page, 'administrator')
  await page.goto('/wp-admin/plugin-install.php?tab=upload')
  await page.locator('#pluginzip').setInputFiles(process.env['WORDPRESS_PACKAGE'] ?? '')
  await page.getByRole('button', { name: 'Install Now' }).click()
  await expect(page.locator('body')).toContainText('Plugin installed successfully.')
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await expect(page.locator('#message')).toContainText('Plugin activated.')
  await page.goto('/club-medals/')
  const heart = page.locator('.love-it').first()
  await heart.click()
  await expect(heart).toHaveClass(/loved/)
  await expect(heart.locator('data.count')).toHaveText('8')
})

test('[X16] settings: a trial for administrators, everybody, and back to the legacy scripts by one switch', async ({
  page,
  browser,
}) => {
  await logIn(page, 'administrator')
  const ofVisitor = () => asVisitor(browser, idsOf)
  expect(await ofVisitor()).toContain('laurel-js')
  for (const [choice, isVisitors, isAdministrators] of [
    [/^administrators only/, false, true],
    [/^nobody/, false, false],
    [/^everybody/, true, true],
  ] as const) {
    await page.goto(SETTINGS)
    await page.getByRole('radio', { name: choice }).check()
    await save(page)
    const shown = { visitor: await ofVisitor(), administrator: await idsOf(page) }
    for (const [who, isOn] of [
      ['visitor', isVisitors],
      ['administrator', isAdministrators],
    ] as const) {
      expect(shown[who].includes('laurel-js'), `${who}, ${choice}`).toBe(isOn)
      expect(shown[who].includes('cffscripts-js'), `${who}, ${choice}`).toBe(!isOn)
    }
  }
})

test('[X16] settings: what a page still loads is listed, with who asks for it', async ({ page }) => {
  await logIn(page, 'administrator')
  expect(await idsOf(page)).toContain('prism-js')
  await page.goto(SETTINGS)
  await fold(page, /^\/club-medals\/ \(scripts: \d+, [\d.]+ kB, seen .* ago\)$/)
  const [size, ...others] = await cellsOf(page, 'jquery-core')
  expect(size).toMatch(/^\d\d\.\d kB$/)
  expect(others).toEqual(['WordPress', expect.stringMatching(/site-gallery/)])
  expect((await cellsOf(page, 'jquery-selectBox')).slice(1)).toEqual([
    'theme laurel-test',
    'jquery-yith-wcwl',
  ])
  expect((await cellsOf(page, 'prism')).slice(1)).toEqual(['theme laurel-test', 'the page itself'])
  for (const handle of ['admin-bar', 'hoverintent-js', 'laurel'])
    expect(await cellsOf(page, handle), handle).toEqual([])
  await expect(stateOf(page, 'isotope')).toContainText('site-gallery needs it on /club-medals/')
})

test('[X16] settings: an island and a group are off, by keyboard', async ({ page }) => {
  await logIn(page, 'administrator')
  await page.goto(SETTINGS)
  const island = page.getByRole('checkbox', { name: 'love-button', exact: true })
  const group = page.getByRole('checkbox', { name: 'the group feed', exact: true })
  await expect(island).toBeHidden()
  await fold(page, 'Islands of cart:')
  for (const box of [group, island]) {
    await expect(box).toBeChecked()
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).not.toBeChecked()
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.settings-error')).toContainText('Settings saved.')
  await expect(island).not.toBeChecked()
  await expect(group).not.toBeChecked()
  await expect(stateOf(page, 'cffscripts')).toContainText('stays: these features are off: F01')
  expect(await idsOf(page)).toContain('cffscripts-js')
  const { except } = await configOf(page)
  expect(except).toEqual(expect.arrayContaining(['love-button', 'feed', 'feed-lightbox', 'feed-globals']))
  expect(except).not.toContain('love-marks')
})

test('[X16] settings: those of the page, and the one-file build', async ({ page }) => {
  await logIn(page, 'administrator')
  await page.goto(SETTINGS)
  await fold(page, 'Settings that most sites leave')
  await page.getByLabel('Selector of the home page’s first carousel').fill('.home > ul[data-a="1"]')
  await page.getByLabel('The shop’s additions to the header').selectOption('none')
  await page.getByRole('radio', { name: /^as one file/ }).check()
  await save(page)
  await expect(page.getByLabel('Selector of the home page’s first carousel')).toHaveValue(
    '.home > ul[data-a="1"]',
  )
  expect((await scripts(page, EVERYTHING)).at(-1)?.src).toMatch(/laurel\.single\.js/)
  expect(await configOf(page)).toMatchObject({
    headerSnippets: false,
    homeHeroCarousel: '.home > ul[data-a="1"]',
  })
})

test('[X16] settings: exported, changed, and imported again', async ({ page }) => {
  await logIn(page, 'administrator')
  await page.goto(SETTINGS)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the settings' }).click()
  const file = await (await download).path()
  await page.getByRole('radio', { name: /^nobody/ }).check()
  await page.getByRole('radio', { name: /^in parts/ }).check()
  await save(page)
  await page.getByLabel('A file of exported settings').setInputFiles(file)
  await page.getByRole('button', { name: 'Import the settings' }).click()
  await expect(page.locator('.settings-error')).toContainText('The settings were imported.')
  await expect(page.getByRole('radio', { name: /^everybody/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^as one file/ })).toBeChecked()
  const odd = { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('<?php') }
  await page.getByLabel('A file of exported settings').setInputFiles(odd)
  await page.getByRole('button', { name: 'Import the settings' }).click()
  await expect(page.locator('.settings-error')).toContainText('Nothing was changed.')
  await expect(page.getByRole('radio', { name: /^as one file/ })).toBeChecked()
})

test('[X16] settings: what else can go, each by its own box', async ({ page }) => {
  await logIn(page, 'administrator')
  const emoji = async () => (await source(page, '/club-medals/?switch=emoji')).includes('_wpemojiSettings')
  const OF_BOXES = { 'script of embedded posts': 'wp-embed', 'jQuery Migrate': 'jquery-migrate' }
  expect(await emoji()).toBe(true)
  await page.goto(SETTINGS)
  await page.getByRole('checkbox', { name: 'emoji script' }).check()
  for (const [name, handle] of Object.entries(OF_BOXES)) {
    expect(await idsOf(page)).toContain(`${handle}-js`)
    await page.getByRole('checkbox', { name }).check()
  }
  await page.getByRole('checkbox', { name: 'wishlist plugin’s script' }).check()
  await save(page)
  expect(await emoji()).toBe(false)
  const ids = await idsOf(page)
  for (const handle of [...Object.values(OF_BOXES), 'jquery-yith-wcwl', 'jquery-selectBox'])
    expect(ids, handle).not.toContain(`${handle}-js`)
  for (const handle of ['jquery-core', 'site-gallery', 'prism']) expect(ids, handle).toContain(`${handle}-js`)
})

test('[X16] settings: the list of plugins leads to them', async ({ page }) => {
  await logIn(page, 'administrator')
  await page.goto('/wp-admin/plugins.php')
  await page
    .locator('tr[data-slug="laurel"], tr[data-plugin^="laurel/"]')
    .getByRole('link', { name: 'Settings' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Laurel' })).toBeVisible()
})

test('[X16] settings: nobody else can see or change them', async ({ page }) => {
  await logIn(page, 'member')
  expect((await page.request.get(SETTINGS)).status()).toBe(403)
  for (const action of ['laurel_export', 'laurel_import']) {
    const answer = await page.request.post('/wp-admin/admin-post.php', { form: { action } })
    expect(answer.status(), action).toBe(403)
  }
  await logIn(page, 'administrator')
  // Without the page's nonce.
  const answer = await page.request.post('/wp-admin/admin-post.php', { form: { action: 'laurel_export' } })
  expect(answer.status()).toBe(403)
})

test('[X16] settings: the page can be read by everybody', async ({ page }) => {
  await logIn(page, 'administrator')
  await page.goto(SETTINGS)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const isOpen of [false, true]) {
      await page.evaluate((open) => {
        for (const fold of document.querySelectorAll('details')) fold.open = open
      }, isOpen)
      expect(await findings(page, '.wrap')).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${width} px, ${isOpen ? 'open' : 'folded'}`).toBeLessThanOrEqual(0)
    }
  }
})

test('[X15] package: deleted, it leaves no row behind', async ({ page }) => {
  const rows = async () => {
    await page.goto('/wp-admin/options.php')
    return page.locator('[name*="laurel_"]').count()
  }
  await logIn(page, 'administrator')
  expect(await rows(), 'the choices, and the pages that were seen').toBeGreaterThan(1)
  await page.goto('/wp-admin/plugins.php')
  await page.getByRole('link', { name: 'Deactivate Laurel' }).click()
  await expect(page.locator('#message')).toContainText('Plugin deactivated.')
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'Delete Laurel' }).click()
  await expect(page.locator('.plugin-deleted-tr, tr[data-slug="laurel"]').first()).toContainText('deleted')
  expect(await rows()).toBe(0)
  expect(await source(page, '/club-medals/')).not.toContain('laurel.js')
})
