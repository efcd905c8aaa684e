import { expect, logIn, type Page, scripts, source, test } from './page'

/** What a page gets as its settings. */
async function configOf(page: Page, path: string): Promise<Record<string, unknown>> {
  const code = (await scripts(page, path)).find(({ id }) => id === 'laurel-config')?.text ?? ''
  return JSON.parse(/(\{".*\})\);/.exec(code)?.[1] ?? '{}')
}

test('[X17] languages on WordPress: a German page says in German what laurel says, an English one gets no texts', async ({
  page,
}) => {
  expect(await configOf(page, '/shop/')).not.toHaveProperty('texts')
  expect(await source(page, '/shop/?switch=german')).toContain('lang="de-DE"')
  const { texts } = await configOf(page, '/shop/?switch=german')
  expect(texts).toMatchObject({
    'common.close': 'Schließen',
    'common.more-items': { one: '{count} weiterer Eintrag', other: '{count} weitere Einträge' },
  })
  expect(texts).not.toHaveProperty(['common.video'])
  await page.goto('/shop/?switch=german')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  expect(await page.evaluate(() => Reflect.get(window, 'laurelConfig').texts['common.close'])).toBe(
    'Schließen',
  )
})

test('[X17] languages on WordPress: Austria gets German as well, and a language without translation English', async ({
  page,
}) => {
  const { texts } = await configOf(page, '/shop/?switch=austrian')
  expect(texts).toMatchObject({ 'common.close': 'Schließen' })
  expect(await configOf(page, '/shop/?switch=french')).not.toHaveProperty('texts')
})

test('[X17] languages on WordPress: the texts of islands that are off are not sent', async ({ page }) => {
  const { texts } = await configOf(page, '/shop/?switch=german,only-love')
  expect(texts).toMatchObject({ 'common.close': 'Schließen' })
  expect(Object.keys(texts ?? {}).filter((key) => /^(quick-view|media-player)\./.test(key))).toEqual([])
})

test('[X17] languages on WordPress: the admin speaks the language of the user’s profile, pages that of the site', async ({
  page,
}) => {
  const settings = '/wp-admin/options-general.php?page=laurel'
  await logIn(page, 'german')
  await page.goto(settings)
  await expect(page.getByRole('group', { name: 'Laurel ist eingeschaltet für' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'die Gruppe feed', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Einstellungen exportieren' })).toBeVisible()
  await expect(page.locator('.wrap')).not.toContainText('What is on')
  // What features do is data of the build, in English.
  const love = page.locator('.laurel-group .description', { hasText: 'love button' }).locator('[lang="en"]')
  await expect(love.first()).toHaveText(/love button/)
  await expect(page.locator('.laurel-group .description > :not([lang="en"], strong)')).toHaveCount(0)
  expect(await configOf(page, '/shop/')).not.toHaveProperty('texts')

  await page.goto('/wp-admin/site-health.php')
  await expect(page.locator('#health-check-issues-good')).toContainText(
    'Die Dateien von Laurel sind vollständig',
  )
  // WordPress asks for this one by ajax.
  await expect(
    page.getByRole('button', { name: 'Browser dürfen das Skript von Laurel nicht aufbewahren' }),
  ).toBeVisible({ timeout: 30_000 })

  await page.context().clearCookies()
  await logIn(page, 'administrator')
  await page.goto(settings)
  await expect(page.getByRole('heading', { name: 'What is on' })).toBeVisible()
  await page.goto(`${settings}&switch=german`)
  await expect(page.getByRole('heading', { name: 'Was eingeschaltet ist' })).toBeVisible()
})
