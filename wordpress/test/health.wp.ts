import { findings } from '../../tests/axe'
import { expect, logIn, type Page, source, test } from './page'

const SETTINGS = '/wp-admin/options-general.php?page=laurel'
const ROUTE = '/wp-json/laurel/v1/errors'
const POST = '/club-medals/'
const HOOK = `<script>document.title='taken'</script><img src=x onerror="document.title='taken'">" onfocus=alert(1) '--\u202e\u0000`
const REPORT = { island: 'love-button', stage: 'act', message: 'cracked', path: POST }

// Each test goes on where the one before it ends.
test.describe.configure({ mode: 'serial' })

/** Chooses whether errors are counted. */
async function choose(page: Page, value: 'on' | ''): Promise<void> {
  await page.goto(SETTINGS)
  const select = page.getByLabel('Count errors that islands report')
  const fold = page.locator('details:not([open])', { has: select })
  if ((await fold.count()) > 0) await fold.locator('summary').click()
  await select.selectOption(value)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('.settings-error')).toContainText('Settings saved.')
}

const rows = (page: Page) => page.locator('#laurel-errors ~ form tbody tr')

/** Sends a report as a page of this site would, or with other headers. @returns the status of the answer */
async function send(page: Page, report: unknown, headers: Record<string, string> = {}): Promise<number> {
  const origin = new URL(page.url()).origin
  const answer = await page.request.post(ROUTE, {
    data: typeof report === 'string' ? report : JSON.stringify(report),
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin, ...headers },
  })
  return answer.status()
}

test('[X16] errors: nothing is counted, and there is no route, until it is chosen', async ({ page }) => {
  await logIn(page, 'administrator')
  await page.goto(SETTINGS)
  await expect(page.getByText('Errors are not counted.')).toBeVisible()
  expect(await send(page, REPORT)).toBe(404)
  await page.goto(POST)
  expect(await page.evaluate(() => Reflect.get(window, 'laurelConfig')?.errorReports)).toBeUndefined()
})

test.describe('', () => {
  test.use({ expectedReports: [/^console.error: .*love-button \(markup\)/] })

  test('[X16] errors: an island fails for a visitor, and the maintainer sees which, where and when', async ({
    page,
    browser,
    baseURL,
  }) => {
    await logIn(page, 'administrator')
    await choose(page, 'on')
    await page.goto(`${POST}?order=secret`)
    const answered = page.waitForResponse(`**${ROUTE}`)
    const heart = page.locator('.love-it').first()
    await heart.evaluate((link) => link.removeAttribute('data-post-id'))
    await heart.click()
    expect((await answered).status()).toBe(204)
    await page.goto(SETTINGS)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('love-button, reading the page')
    await expect(rows(page)).toContainText('MarkupError: .love-it lacks post')
    await expect(rows(page)).toContainText(`last on ${POST}`)
    await expect(rows(page)).toContainText(/\d (second|min)s? ago/)
    await expect(page.locator('body')).not.toContainText('secret')
    // A visitor who is not logged in has no right that the route could ask for.
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const visitor = await context.newPage()
    await visitor.goto(POST)
    expect(await send(visitor, REPORT)).toBe(204)
    await context.close()
  })
})

test('[X16] errors: the page that shows them runs nothing of what was sent', async ({ page }) => {
  await logIn(page, 'administrator')
  expect(await send(page, { ...REPORT, message: HOOK, path: `/${HOOK}` })).toBe(204)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  await page.goto(SETTINGS)
  const row = rows(page).filter({ hasText: 'onerror' })
  await expect(row).toContainText('<script>')
  await expect(row.locator('script, img, [onfocus]')).toHaveCount(0)
  await expect(row.locator('code')).toHaveText(/^[ -~]+$/)
  await expect(page).toHaveTitle(/Laurel/)
  expect(dialogs).toEqual([])
})

test('[X16] errors: other sites, other types, long and odd bodies are refused', async ({ page }) => {
  await logIn(page, 'administrator')
  const before = await countOf(page)
  expect(await send(page, REPORT, { origin: 'https://evil.test' })).toBe(403)
  expect(await send(page, REPORT, { origin: 'null' })).toBe(403)
  expect(await send(page, REPORT, { 'content-type': 'application/json' })).toBe(415)
  expect(await send(page, { ...REPORT, message: 'x'.repeat(2100) })).toBe(413)
  expect(await send(page, '{"island":')).toBe(400)
  expect(await send(page, { ...REPORT, island: HOOK })).toBe(400)
  expect((await page.request.get(ROUTE)).status()).toBe(404)
  expect(await countOf(page)).toBe(before)
})

async function countOf(page: Page): Promise<number> {
  await page.goto(SETTINGS)
  return rows(page).count()
}

test('[X16] errors: of a flood few are counted, and the page stays as it is', async ({ page }) => {
  await logIn(page, 'administrator')
  const before = await countOf(page)
  const statuses: number[] = []
  for (let batch = 0; batch < 20; batch++) {
    const sent = Array.from({ length: 10 }, (_, at) =>
      send(page, {
        ...REPORT,
        message: `flood of ${'abcdefghijklmnopqrst'[batch]}${'abcdefghij'[at]} ${HOOK}`,
      }),
    )
    statuses.push(...(await Promise.all(sent)))
  }
  expect([...new Set(statuses)].sort()).toEqual([204, 429])
  const counted = statuses.filter((status) => status === 204).length
  expect(counted).toBeLessThan(100)
  const after = await countOf(page)
  expect(after).toBeGreaterThan(before)
  expect(after).toBeLessThanOrEqual(before + counted)
  await expect(page).toHaveTitle(/Laurel/)
})

test('[X16] errors: the list can be read by everybody', async ({ page }) => {
  await logIn(page, 'administrator')
  await page.goto(SETTINGS)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findings(page, '.wrap')).toEqual([])
    const table = page.locator('#laurel-errors ~ form table')
    expect(await table.evaluate((node) => node.scrollWidth <= node.clientWidth + 1)).toBe(true)
  }
})

test('[X16] errors: one is forgotten by keyboard, then all; nobody else can', async ({ page }) => {
  await logIn(page, 'administrator')
  const before = await countOf(page)
  expect(before).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Forget: love-button, reading the page' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(before - 1)
  await expect(page.locator('body')).not.toContainText('MarkupError')
  const form = { action: 'laurel_forget_errors', kind: '' }
  // Without the page's nonce.
  expect((await page.request.post('/wp-admin/admin-post.php', { form })).status()).toBe(403)
  await page.context().clearCookies()
  await logIn(page, 'member')
  expect((await page.request.post('/wp-admin/admin-post.php', { form })).status()).toBe(403)
  await page.context().clearCookies()
  await logIn(page, 'administrator')
  expect(await countOf(page)).toBe(before - 1)
  await page.getByRole('button', { name: 'Forget all' }).click()
  await expect(page.getByText('None so far.')).toBeVisible()
})

test('[X16] health: Site Health has laurel’s tests, with a link to its settings', async ({ page }) => {
  await logIn(page, 'administrator')
  await page.goto('/wp-admin/site-health.php')
  const passed = page.locator('#health-check-issues-good')
  const panels = page.locator('.health-check-accordion')
  for (const title of ['The files of laurel are complete', 'No island of laurel has failed'])
    await expect(passed).toContainText(title)
  // PHP's own server sends files without a time for which they may be kept.
  const served = panels.getByRole('button', { name: 'Browsers may not keep laurel’s script' })
  await expect(served).toBeVisible({ timeout: 30_000 })
  await served.click()
  const link = page.getByRole('link', { name: 'Laurel’s settings' }).filter({ visible: true })
  await expect(link).toHaveAttribute('href', /options-general\.php\?page=laurel$/)
})

test('[X16] health: a script that was retired and came back is told', async ({ page }) => {
  const critical = page.locator('#health-check-issues-critical')
  const good = page.locator('#health-check-issues-good')
  await logIn(page, 'administrator')
  await source(page, '/club-medals/?switch=feed')
  await page.goto('/wp-admin/site-health.php')
  await expect(good).toContainText('Scripts that laurel replaces stay off the pages')
  expect(await source(page, '/club-medals/?switch=feed,feed-returns')).toContain('cffscripts-js')
  await page.reload()
  await critical
    .getByRole('button', { name: 'Scripts that laurel replaces were printed all the same' })
    .click()
  await expect(critical.locator('code').filter({ visible: true })).toHaveText('cffscripts')
})

test('[X16] health: the test of the served script is for who may see it', async ({ page }) => {
  const form = { action: 'health-check-laurel-served' }
  await logIn(page, 'member')
  expect((await page.request.post('/wp-admin/admin-ajax.php', { form })).status()).toBe(403)
  await page.context().clearCookies()
  await logIn(page, 'administrator')
  // Without the page's nonce.
  expect((await page.request.post('/wp-admin/admin-ajax.php', { form })).status()).toBe(403)
})

test('[X16] errors: switched off again, pages tell nothing', async ({ page }) => {
  await logIn(page, 'administrator')
  await choose(page, '')
  expect(await send(page, REPORT)).toBe(404)
})
