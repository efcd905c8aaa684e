// The ids in the titles are rows of contract 04.
import { findings } from './axe'
import { expect, test } from './shop'

const TEAM = '/builder/?block=team'
const LISTINGS = '/builder/?block=listings&user=in'
const CODE = /\/team-popup-\w+\.js/
const LINK = { name: 'Marion Teale', exact: true }

/** The browser's own messages about a hostile answer: its handlers, and its picture that does not exist. */
const OF_HOSTILE = /404|Executing inline event handler/

/** The order of headings in a profile is the server's. */
const SERVERS = { without: ['heading-order'] }

test('[P13] a profile by keyboard: out of the right edge, read, its widgets alive, left by Esc (T1, T4, T8)', async ({
  page,
  shop,
}) => {
  await shop.open(`${TEAM}&people-hostile&csp=strict&jquery=none`)
  const link = page.getByRole('link', LINK).first()
  await link.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Marion Teale' })
  await expect(panel).toBeFocused()
  await expect.poll(() => panel.evaluate((element) => element.getBoundingClientRect().right)).toBe(1280)
  await expect(page.locator('.sf-container-overlay')).toHaveCSS('opacity', '1')
  await expect(page.locator('#container')).toHaveAttribute('inert')
  expect(
    await page.evaluate(() => [document.body.className.includes('sf-ajax-loading'), 'hacked' in window]),
  ).toEqual([false, false])
  await expect(panel.locator('.backdrop')).toHaveCSS('background-image', /engraving-plate/)
  expect(await findings(page, '.sf-team-ajax-container', SERVERS)).toEqual([])
  const love = panel.locator('.love-it')
  await love.click()
  await expect(love).toHaveClass(/loved/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page.locator('body')).not.toHaveClass(/sf-team|sf-container-block/)
  expect((await shop.calls('spb_team_member_ajax')).map(({ fields }) => fields)).toEqual([
    { action: 'spb_team_member_ajax', post_id: '812' },
  ])
  expect(shop.printed.filter((text) => !OF_HOSTILE.test(text))).toEqual([])

  // A form in a profile is one like any other.
  await link.click()
  await panel.getByRole('textbox', { name: 'Ask Marion Teale' }).fill('Can you copy a shield of 1954?')
  await panel.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/team/marion-teale/')
  expect((await shop.calls('page')).at(-1)?.fields).toEqual({ question: 'Can you copy a shield of 1954?' })
})

test('[P13] a click before the code is there opens it once; the overlay closes it; a failure leads on (T5, T6, T7)', async ({
  page,
  shop,
}) => {
  const code = await shop.holdCode(CODE)
  await page.goto(shop.url + TEAM)
  await page.waitForFunction(() => 'laurel' in window)
  await page.getByRole('link', LINK).first().dblclick()
  code()
  await expect(page.locator('body')).toHaveClass(/sf-team-ajax-open/)
  expect(new URL(page.url()).pathname).toBe('/builder/')
  expect(await shop.calls('spb_team_member_ajax')).toHaveLength(1)
  await page.mouse.click(100, 400)
  await expect(page.locator('.sf-team-ajax-container')).toHaveCount(0)
  await expect(page.locator('.sf-container-overlay')).toBeHidden()
  await shop.fault('spb_team_member_ajax:500')
  await page.getByRole('link', LINK).first().click()
  await page.waitForURL('**/team/marion-teale/')
})

test.describe('[P13] where it does not open', () => {
  test.use({ viewport: { width: 999, height: 800 } })
  test('[P13] in a window of 999 px its code is not even requested, and the link is followed (T2)', async ({
    page,
    shop,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await shop.open(TEAM)
    await page.getByRole('link', LINK).first().click()
    await page.waitForURL('**/team/marion-teale/')
    expect(asked.filter((url) => CODE.test(url))).toEqual([])
    expect(await shop.calls('spb_team_member_ajax')).toEqual([])
  })
})

test('[P15] [esm] a click on edit before the code is there opens no tab, and the listing’s form then', async ({
  page,
  shop,
}) => {
  const arrive = await shop.holdCode('**/chunks/user-listings-*')
  await shop.open(LISTINGS)
  await page.getByRole('link', { name: 'Edit' }).first().click()
  arrive()
  await expect(page.getByRole('dialog', { name: 'Edit City Engraving Listing' })).toBeFocused()
  expect(page.context().pages()).toHaveLength(1)
})

test('[P15] a listing is changed: its form, by keyboard, posts what was entered, files included (L1 to L4)', async ({
  page,
  shop,
}) => {
  await shop.open(`${LISTINGS}&people-hostile&csp=strict&jquery=none`)
  const edit = page.getByRole('link', { name: 'Edit' }).first()
  await edit.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Edit City Engraving Listing' })
  await expect(panel).toBeFocused()
  expect(page.context().pages()).toHaveLength(1)
  expect(await findings(page, '.spb-modal-listing', SERVERS)).toEqual([])
  await panel.getByRole('button', { name: 'Cancel' }).press('Space')
  await expect(panel).toBeHidden()
  await expect(edit).toBeFocused()

  await page.keyboard.press('Enter')
  await panel.getByRole('textbox', { name: 'Title', exact: true }).fill('City Engraving & Sons')
  await panel.getByRole('combobox', { name: 'Location' }).selectOption('Redlands')
  const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('picture') }
  await panel.getByLabel('Featured image').setInputFiles(picture)
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.keyboard.press('Escape')
  await expect(panel).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(shop.printed.filter((text) => !OF_HOSTILE.test(text))).toEqual([])
  // A field may be called as what would send the form.
  await panel.locator('form').evaluate((form) => {
    for (const name of ['submit', 'requestSubmit', 'method']) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: '1' }))
    }
  })
  await Promise.all([
    page.waitForEvent('load'),
    panel.getByRole('button', { name: 'Save', exact: true }).click(),
  ])
  await expect(page.getByRole('heading', { name: 'City Engraving & Sons' }).first()).toBeVisible()
  const posted = (await shop.calls('page')).at(-1)
  expect([posted?.method, new URL(posted?.path ?? '', shop.url).pathname]).toEqual(['POST', '/builder/'])
  expect(posted?.fields).toMatchObject({
    form_key: 'frontend_edit_listing',
    listing_id: '301',
    _wpnonce: '4d1f0c77ab',
    'directory-loc': '53',
    featured_image: 'front.jpg',
  })

  // The page is the answer to that form now: what loads it anew must not send it again.
  await shop.mounted('modal')
  await page.getByRole('link', { name: 'Delete' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Delete Directory Listing' })
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
  await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: 'Yes' }).dblclick()])
  await expect(page.getByRole('heading', { name: 'City Engraving & Sons' })).toHaveCount(0)
  expect((await shop.calls('sf_delete_directory_item')).map(({ fields }) => fields['listing_id'])).toEqual([
    '301',
  ])
  expect((await shop.calls('page')).at(-1)?.method).toBe('GET')
})

test('[P15] on a phone: the form fits, a question can be dismissed, failures are reported (L5, L6, L8)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await shop.open(LISTINGS)
  await shop.mounted('modal')
  await page.getByRole('link', { name: 'Edit' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Edit City Engraving Listing' })
  await expect(panel).toBeVisible()
  const box = await panel.boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 390])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await panel.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Delete' }).nth(1).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveCSS('opacity', '1')
  expect(await page.locator('.modal-backdrop').count()).toBe(1)
  expect(await findings(page, '#modal-from-dom[listing-id]', SERVERS)).toEqual([])
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  expect(await shop.calls('sf_delete_directory_item')).toEqual([])
  expect(shop.printed).toEqual([])

  await shop.fault('sf_delete_directory_item:400', 'sf_edit_directory_item:html')
  await page.getByRole('link', { name: 'Delete' }).nth(1).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  const note = page.getByRole('alert')
  await expect(note).toHaveText('The listing could not be deleted. Please try again.')
  await expect(note).toBeInViewport()
  await expect(question).toBeHidden()
  expect(await findings(page, '.laurel-note', SERVERS)).toEqual([])
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await expect(note).toHaveText('The listing could not be opened. Please try again.')
  await expect(panel).toBeHidden()
  await expect(page.locator('[inert]:not(.animate-top)')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(note).toHaveCount(0)
})
