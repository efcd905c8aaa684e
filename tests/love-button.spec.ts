import { expect, test } from './shop'

const POST = '/blog/'
const button = '.love-it'

test.describe('[S25] love button', () => {
  test('[S25] a guest loves a post, and unloves it after a reload', async ({ page, shop, context }) => {
    await shop.open(POST)
    const love = page.locator(button).first()
    const post = await love.getAttribute('data-post-id')
    const count = love.locator('data.count')
    const before = Number(await count.textContent())

    await love.click()
    await expect(love).toHaveClass(/\bloved\b/)
    await expect(count).toHaveText(String(before + 1))
    expect(page.url()).toBe(`${shop.url}${POST}`)
    expect((await shop.calls('love_it'))[0]?.fields).toMatchObject({ item_id: post, user_id: '0' })
    const cookie = (await context.cookies()).find(({ name }) => name === `loved-${post}`)
    expect(cookie).toMatchObject({ value: 'yes', path: '/' })
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 23 * 3600)
    expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + 25 * 3600)

    await page.reload()
    await shop.mounted('love-marks')
    const again = page.locator(`${button}[data-post-id="${post}"]`).first()
    await expect(again).toHaveClass(/\bloved\b/)
    await again.click()
    await expect(again).not.toHaveClass(/\bloved\b/)
    expect(await shop.calls('unlove_it')).toHaveLength(1)
    expect((await context.cookies()).find(({ name }) => name === `loved-${post}`)).toBeUndefined()
    expect(shop.printed).toEqual([])
  })

  test('[S25] all buttons of one post stay in step', async ({ page, shop }) => {
    await shop.open(POST)
    const posts = await page
      .locator(button)
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-post-id')))
    const shared = posts.find((post, index) => posts.indexOf(post) !== index)
    const copies = page.locator(`${button}[data-post-id="${shared}"]`)
    await copies.first().click()
    for (const copy of await copies.all()) await expect(copy).toHaveClass(/\bloved\b/)
    expect(new Set(await copies.locator('data.count').allTextContents()).size).toBe(1)
  })

  test('[S25] a logged-in visitor’s love is the server’s: no cookie', async ({ page, shop, context }) => {
    await shop.open(`${POST}?user=in`)
    const love = page.locator(`${button}:not(.loved)`).first()
    const post = await love.getAttribute('data-post-id')
    const same = page.locator(`${button}[data-post-id="${post}"]`).first()
    await love.click()
    await expect(same).toHaveClass(/\bloved\b/)
    expect((await context.cookies()).filter(({ name }) => name.startsWith('loved-'))).toEqual([])
    await page.reload()
    await expect(same).toHaveClass(/\bloved\b/)
  })

  test('[S25] two fast clicks send one request', async ({ page, shop }) => {
    const answer = await shop.hold('**/admin-ajax.php')
    await shop.open(POST)
    await page.locator(button).first().dblclick()
    answer()
    await expect(page.locator(button).first()).toHaveClass(/\bloved\b/)
    expect(await shop.calls('love_it')).toHaveLength(1)
    expect(await shop.calls('unlove_it')).toHaveLength(0)
  })

  for (const fault of ['500', 'html', 'empty', 'zero', 'minus-one', 'offline', 'truncated']) {
    test(`[S25] an answer that says nothing (${fault}) alerts the theme’s text and changes nothing`, async ({
      page,
      shop,
    }) => {
      await shop.fault(`love_it:${fault}`)
      await shop.open(POST)
      const love = page.locator(button).first()
      const before = await love.locator('data.count').textContent()
      const text = await page.locator('#loveit-locale').getAttribute('data-error')
      const dialog = page.waitForEvent('dialog')
      await love.click({ noWaitAfter: true })
      const shown = await dialog
      expect(shown.message()).toBe(text)
      await shown.accept()
      await expect(love).not.toHaveClass(/\bloved\b/)
      await expect(love.locator('data.count')).toHaveText(before ?? '')
    })
  }

  test('[S25] a wrong nonce alerts, and the next try after a reload works', async ({ page, shop }) => {
    await shop.open(`${POST}?nonce=bad`)
    const dialog = page.waitForEvent('dialog')
    await page.locator(button).first().click({ noWaitAfter: true })
    await (await dialog).accept()
    await shop.open(POST)
    await page.locator(button).first().click()
    await expect(page.locator(button).first()).toHaveClass(/\bloved\b/)
  })

  test('[S25] the keyboard alone: a button with a state, pressed by Enter and by Space', async ({
    page,
    shop,
  }) => {
    await shop.open(POST)
    const love = page.locator(button).first()
    await love.focus()
    await expect(love).toHaveRole('button')
    await expect(love).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    await expect(love).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Space')
    await expect(love).toHaveAttribute('aria-pressed', 'false')
  })

  test('[S25] a button that is added later works', async ({ page, shop }) => {
    await shop.open(POST)
    await page.evaluate(() => {
      document
        .querySelector('.love-it')
        ?.insertAdjacentHTML(
          'afterend',
          '<a href="#" class="love-it" data-post-id="990412" data-user-id="0"><data class="count" value="">3</data> Likes</a>',
        )
    })
    const late = page.locator('[data-post-id="990412"]')
    await late.click()
    await expect(late).toHaveClass(/\bloved\b/)
    await expect(late.locator('data.count')).toHaveText('4')
  })

  test('[S25] loving works on a phone, by touch', async ({ newContext, server }) => {
    const context = await newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await page.goto(server.url + POST)
    await page.locator(button).first().tap()
    await expect(page.locator(button).first()).toHaveClass(/\bloved\b/)
  })
})
