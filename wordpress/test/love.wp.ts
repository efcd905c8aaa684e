import { expect, logIn, type Page, test } from './page'

const ERROR_TEXT = 'Sorry, there was a problem processing your request.'

/** Expects the same class and count on the two love buttons of a post. */
async function expectLove(page: Page, { loved, count }: { loved: boolean; count: number }): Promise<void> {
  const buttons = page.locator('.love-it')
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    if (loved) await expect(button).toHaveClass(/(^|\s)loved(\s|$)/)
    else await expect(button).not.toHaveClass(/(^|\s)loved(\s|$)/)
    await expect(button.locator('data.count')).toHaveText(String(count))
  }
}

/** Clicks a love button and returns WordPress's answer. */
async function love(page: Page, which = 0): Promise<string> {
  const answered = page.waitForResponse('**/wp-admin/admin-ajax.php')
  await page.locator('.love-it').nth(which).click()
  return (await answered).text()
}

test('[S25] love button on WordPress: a member loves a post, and the database has it', async ({ page }) => {
  await logIn(page, 'member')
  await page.goto('/club-medals/')
  await expectLove(page, { loved: false, count: 7 })
  expect(await love(page)).toBe('loved')
  await expectLove(page, { loved: true, count: 8 })
  await page.reload()
  await expectLove(page, { loved: true, count: 8 })
  expect(await love(page, 1)).toBe('unloved')
  await expectLove(page, { loved: false, count: 7 })
  await page.reload()
  await expectLove(page, { loved: false, count: 7 })
})

test('[S25] love button on WordPress: a member gets no cookie', async ({ page, context }) => {
  await logIn(page, 'member')
  await page.goto('/brass-plates/')
  await love(page)
  await expectLove(page, { loved: true, count: 1 })
  const names = (await context.cookies()).map((cookie) => cookie.name)
  expect(names.filter((name) => name.startsWith('loved-'))).toEqual([])
  await love(page)
  await expectLove(page, { loved: false, count: 0 })
})

test('[S25] love button on WordPress: a guest loves a post, sees it after a reload, and unloves it', async ({
  page,
  context,
}) => {
  await page.goto('/club-medals/')
  await expectLove(page, { loved: false, count: 7 })
  expect(await love(page)).toBe('loved')
  await expectLove(page, { loved: true, count: 8 })
  const cookie = (await context.cookies()).find(({ name }) => name.startsWith('loved-'))
  expect(cookie).toMatchObject({ value: 'yes', path: '/' })
  await page.reload()
  // The server does not know the guest: laurel adds the class by the cookie.
  await expectLove(page, { loved: true, count: 8 })
  expect(await love(page)).toBe('unloved')
  await expectLove(page, { loved: false, count: 7 })
  expect((await context.cookies()).some(({ name }) => name.startsWith('loved-'))).toBe(false)
})

test.describe('an expired nonce', () => {
  // The runtime reports a failed call once.
  test.use({ expectedReports: [/^console\.error: LaurelError: love-button/] })

  test('[S25] love button on WordPress: an expired nonce shows the error text and changes nothing', async ({
    page,
  }) => {
    await page.goto('/club-medals/?switch=wrong-nonce')
    const opened = page.waitForEvent('dialog')
    const answer = love(page)
    const dialog = await opened
    expect(dialog.message()).toBe(ERROR_TEXT)
    await dialog.accept()
    expect(await answer).toBe('')
    await expectLove(page, { loved: false, count: 7 })
  })
})

test('[S25] love button on WordPress: a click does not leave the page', async ({ page }) => {
  await page.goto('/club-medals/')
  await love(page)
  await expectLove(page, { loved: true, count: 8 })
  await expect(page).toHaveURL('/club-medals/')
  await love(page)
  await expectLove(page, { loved: false, count: 7 })
})

test('[S25] love button on WordPress: an island that the filter removes sends no request', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/club-medals/?switch=without-love')
  await page.locator('.love-it').first().click()
  // The browser has followed the link.
  await expect(page).toHaveURL(/\/club-medals\/\?switch=without-love#$/)
  expect(requests.filter((url) => url.includes('admin-ajax'))).toEqual([])
})

test('[S25] love button on WordPress: it works under a strict policy', async ({ page }) => {
  await page.goto('/club-medals/?switch=csp')
  expect(await love(page)).toBe('loved')
  await expectLove(page, { loved: true, count: 8 })
  expect(await love(page)).toBe('unloved')
  await expectLove(page, { loved: false, count: 7 })
})

test('[S25] love button on WordPress: it works from the one-file build', async ({ page }) => {
  await page.goto('/club-medals/?switch=single')
  expect(await love(page)).toBe('loved')
  await expectLove(page, { loved: true, count: 8 })
  expect(await love(page)).toBe('unloved')
  await expectLove(page, { loved: false, count: 7 })
})
