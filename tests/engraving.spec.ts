// The ids in the titles are rows of contract 08.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, type Shop, test } from './shop'

const SETTINGS = '/monsta-engravings-settings/'
const DETAILS = '/monsta-engravings-details/'
const REVIEW = '/monsta-engravings-review/'
const ISLANDS = [
  'engraving-choice',
  'engraving-checks',
  'engraving-logo',
  'engraving-drafts',
  'engraving-globals',
]
/** Rules of axe about markup that the server prints. */
const SERVERS = ['color-contrast', 'region', 'landmark-one-main', 'heading-order']

const png = (name: string, bytes = 400) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(bytes) })
/** The type fits the name: Firefox names a download by its type. */
const jpg = (name: string, bytes: number) => ({ ...png(name, bytes), mimeType: 'image/jpeg' })
const field = (page: Page) => page.locator('#tmmengravinglogoupload input[type=file]')
const submit = (page: Page) => page.locator('#tmmengravingsettingssubmit')

async function openSettings(shop: Shop, query = '') {
  await shop.open(`${SETTINGS}${query}`)
  await shop.mounted(...ISLANDS)
}

test.describe('[E01] engraving settings', () => {
  test('[E01] engraving settings: later by mail shows the spreadsheet, and the form goes past the wording (15.6 E01)', async ({
    page,
    shop,
  }) => {
    await openSettings(shop)
    await page.locator('#tmmengravingemail').check()
    await expect(page.locator('#tmm-logo-upload')).toBeHidden()
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(1)
    await expect(page.locator('#step_2')).toHaveAttribute('style', 'pointer-events: none;')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'engraving-lines.csv' }).click()
    expect((await download).suggestedFilename()).toBe('engraving-lines.csv')
    await page.locator('#deliverydate').fill('12/10/2026')
    await submit(page).click()
    await expect(page).toHaveURL(new RegExp(REVIEW))
    await expect(page.locator('#tmmengravingreview')).toContainText('We wait for your spreadsheet')
    const [posted] = await shop.calls('engraving-settings')
    expect(posted?.fields).toMatchObject({ tmmengravingemail: '1' })
    expect(Object.keys(posted?.fields ?? {})).not.toContain('tmmengravinglogo')
    expect(shop.printed).toEqual([])
  })

  test('[E01] engraving settings: without script, what the choices leave out is not shown until it is chosen', async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(shop.url + SETTINGS)
    const upload = page.locator('#tmmengravinglogoupload')
    await expect(page.locator('#tmm-logo-upload')).toBeVisible()
    await expect(upload).toBeHidden()
    await page.locator('#tmmengravingwithlogo').check()
    await expect(upload).toBeVisible()
    await context.close()
  })

  test('[E01] [X01] [esm] engraving settings: a choice before the code is here is made once it is', async ({
    page,
    shop,
  }) => {
    const release = await shop.holdCode(/chunks\/engraving-group/)
    await page.goto(shop.url + SETTINGS)
    await shop.holding()
    await page.locator('#tmmengravingemail').click()
    await expect(page.locator('#tmm-logo-upload')).toBeVisible()
    release()
    await expect(page.locator('#tmmengravingemail')).toBeChecked()
    await expect(page.locator('#tmm-logo-upload')).toBeHidden()
  })
})

test.describe('[E02] engraving logo', () => {
  test('[E01] [E02] engraving settings: by keyboard alone; axe finds nothing; the logo is checked and shown before it is sent (15.6 E05 to E08)', async ({
    page,
    shop,
  }) => {
    await openSettings(shop)
    await page.locator('#tmmengravingdetail').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('#tmmengravingemail')).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('#tmmengravingwithlogo')).toBeChecked()
    await expect(page.locator('#tmmengravinglogoupload')).toBeVisible()
    expect(await findings(page, '.page-content', { without: SERVERS })).toEqual([])

    await page.locator('#deliverydate').fill('12/10/2026')
    await submit(page).press('Enter')
    await expect(page.locator('.errors_holder')).toHaveText(['Company Logo is Mandatory'])
    await expect(field(page)).toBeFocused()
    await field(page).setInputFiles(png('logo.bmp'))
    await expect(page.locator('.errors_holder')).toHaveText(['Invalid file format.'])
    await field(page).setInputFiles(png('logo.png', 5_000_001))
    await expect(page.locator('.errors_holder')).toHaveText(['File size cannot exceed 5 MB.'])
    expect(await page.locator('#upload_issue').inputValue()).toBe('1')
    expect(await findings(page, '#tmm-logo-upload', { without: SERVERS })).toEqual([])
    await submit(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(SETTINGS))
    await field(page).setInputFiles([jpg('LOGO.JPG', 1_000_000), png('plan.ai')])
    await expect(page.locator('.errors_holder')).toHaveCount(0)
    await expect(page.locator('#downloadable a')).toHaveCount(2)
    const download = page.waitForEvent('download')
    await page.locator('#downloadable a').first().press('Enter')
    expect((await download).suggestedFilename()).toBe('LOGO.JPG')
    await submit(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(DETAILS))
    expect(
      (await shop.calls('engraving-settings')).map(({ fields }) => fields['tmmengravinglogoupload[]']),
    ).toEqual(['LOGO.JPG,plan.ai'])
    expect(shop.printed).toEqual([])
  })

  test('[E02] engraving logo: an earlier upload is shown, and needs no other', async ({ page, shop }) => {
    await openSettings(shop)
    await page.locator('#tmmengravingwithlogo').check()
    await page.locator('#deliverydate').fill('12/10/2026')
    await field(page).setInputFiles(png('club.png'))
    await submit(page).click()
    await expect(page).toHaveURL(new RegExp(DETAILS))
    await openSettings(shop)
    await expect(page.locator('#company_logo')).toContainText('club.png')
    await submit(page).click()
    await expect(page).toHaveURL(new RegExp(DETAILS))
    expect(shop.printed).toEqual([])
  })

  test('[E02] engraving logo: the one that the shop knows', async ({ page, shop }) => {
    await openSettings(shop, '?logo=known')
    await page.locator('#tmmengravingexistinglogo').check()
    await expect(page.locator('#company_logo img')).toHaveAttribute('src', '/assets/images/logo.svg')
    await expect(page.locator('.company_logo_name')).toHaveText('logo.svg')
    await page.locator('#tmmengravingnologo').check()
    await expect(page.locator('#company_logo')).toBeHidden()
  })
})

test.describe('[E03] engraving checks', () => {
  test('[E03] engraving checks: one message at a time, scrolled to, its field focused (15.6 E03, E04)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    await openSettings(shop)
    for (let times = 0; times < 2; times++) await submit(page).click()
    await expect(page.locator('.deliverydate_alert')).toHaveText(['Customer Date Required .'])
    await expect(page.locator('.deliverydate_alert')).toBeInViewport()
    await expect(page.locator('#deliverydate')).toBeFocused()
    await page.locator('#deliverydate').fill('12/10/2026')
    await page.locator('#presentationdate').fill('12/01/2026')
    await page.locator('#presentationdate').press('Enter')
    await expect(page.locator('.deliverydate_alert')).toHaveText([
      'Customer date required must be ahead than presentation date.',
    ])
    expect(await findings(page, '#tmmengravingsettings', { without: SERVERS })).toEqual([])
    await page.locator('#deliverydate').fill('12/01/2026')
    await page.locator('#presentationdate').fill('12/10/2026')
    await page.locator('#presentationdate').press('Enter')
    await expect(page).toHaveURL(new RegExp(DETAILS))
    expect(await shop.calls('engraving-settings')).toHaveLength(1)
    expect(shop.printed).toEqual([])
  })

  test('[E03] [esm] engraving checks: a form that is sent before the code is here is checked all the same', async ({
    page,
    shop,
  }) => {
    const release = await shop.holdCode(/chunks\/engraving-(group|logo)/)
    await page.goto(shop.url + SETTINGS)
    await shop.holding()
    await submit(page).click()
    release()
    await expect(page.locator('.deliverydate_alert')).toHaveCount(1)
    expect(await shop.calls('engraving-settings')).toEqual([])
  })

  test('[E03] [esm] engraving checks: without the code the form is the browser’s, and the server checks', async ({
    page,
    shop,
  }) => {
    await shop.fault('chunk/engraving-group:404')
    await shop.open(SETTINGS)
    await submit(page).click()
    await expect(page.locator('.tmm-error')).toHaveText('The date must be mm/dd/yyyy.')
  })
})

test.describe('[E06] steps and review', () => {
  test('[E06] steps and review: the links of the steps send the page, and the review leads on', async ({
    page,
    shop,
  }) => {
    await openSettings(shop)
    await page.locator('#deliverydate').fill('12/10/2026')
    await page.locator('#step_2').click()
    await expect(page).toHaveURL(new RegExp(DETAILS))
    await shop.mounted('engraving-lines')
    await page.locator('[name="line_0_0[]"]').first().fill('Champion')
    await page.locator('#step_3').click()
    await expect(page.locator('#tmmengravingreview')).toContainText('Champion')
    await shop.mounted('engraving-globals')
    await page.locator('#step_3').click()
    await expect(page.locator('#tmmengravingreview')).toContainText('Champion')
    await shop.mounted('engraving-globals')
    await page.getByRole('button', { name: 'On to the checkout' }).click()
    await expect(page).toHaveURL(/checkout/)
    expect((await shop.calls('engraving-review')).map(({ fields }) => fields)).toEqual([
      { engraving_completion: '1' },
    ])
    expect(shop.printed).toEqual([])
  })

  test('[E06] steps and review: redirectUrl leads away from a ticked box and a button (15.6 E12)', async ({
    page,
    shop,
  }) => {
    await shop.open(REVIEW)
    await shop.mounted('engraving-globals')
    expect(await findings(page, '.page-content', { without: SERVERS })).toEqual([])
    await page.locator('#tmm-again').click()
    await expect(page).toHaveURL(new RegExp(DETAILS))
    await shop.open(REVIEW)
    await shop.mounted('engraving-globals')
    await page.getByRole('button', { name: 'Back to the settings' }).click()
    await expect(page).toHaveURL(new RegExp(SETTINGS))
  })

  test('[E06] [X01] [esm] steps and review: what is clicked before the functions are there is carried out then', async ({
    page,
    shop,
  }) => {
    const release = await shop.holdCode(/chunks\/engraving-group/)
    await page.goto(shop.url + REVIEW)
    await shop.holding()
    await page.getByRole('button', { name: 'Back to the settings' }).click()
    await expect(page).toHaveURL(new RegExp(REVIEW))
    release()
    await expect(page).toHaveURL(new RegExp(SETTINGS))
    expect(shop.printed).toEqual([])
  })

  test('[E06] [X01] [esm] steps and review: a copy before the lines are there is made then', async ({
    page,
    shop,
  }) => {
    const release = await shop.holdCode(/chunks\/engraving-lines/)
    await page.goto(shop.url + DETAILS)
    await shop.mounted('engraving-globals')
    await page.locator('[name="line_0_0[]"]').first().fill('Champion')
    await page.locator('.tmm-arrow').first().click()
    release()
    await expect(page.locator('[name="line_0_2[]"]').first()).toHaveValue('Champion')
    expect(shop.printed).toEqual([])
  })

  test('[E06] [X10] steps and review: under a policy that refuses inline handlers, all works by clicks', async ({
    page,
    shop,
    excused,
  }) => {
    excused.push(/script-src-attr refused inline/)
    await page.route(/monsta-engravings/, async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = headers['content-security-policy']?.replace(" script-src-attr 'unsafe-inline';", '')
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } })
    })
    await shop.open(DETAILS)
    await shop.mounted('engraving-lines')
    await page.locator('[name="line_0_0[]"]').first().fill('Champion')
    await page.locator('.tmm-arrow').first().click()
    await expect(page.locator('[name="line_0_2[]"]').first()).toHaveValue('Champion')
    await page.locator('#step_3').click()
    await expect(page).toHaveURL(new RegExp(REVIEW))
    await shop.mounted('engraving-globals')
    await page.getByRole('button', { name: 'Back to the settings' }).click()
    await expect(page).toHaveURL(new RegExp(SETTINGS))
  })

  test('[E06] steps and review: without jQuery, strict', async ({ page, shop }) => {
    await shop.open(`${DETAILS}?csp=strict&jquery=none`)
    await shop.mounted('engraving-lines')
    await page.locator('[name="line_0_0[]"]').first().fill('Champion')
    await page.locator('.tmm-arrow').first().click()
    await expect(page.locator('[name="line_0_1[]"]').first()).toHaveValue('Champion')
    expect(shop.printed).toEqual([])
  })
})

test.describe('[E05] nothing typed is lost: settings', () => {
  const fillIn = async (page: Page, date = '12/10/2026') => {
    await page.locator('#deliverydate').fill(date)
    await page.locator('#presentationdate').fill('12/12/2026')
    await page.locator('#tmmengravingemail').check()
  }
  const seesIt = async (page: Page, date = '12/10/2026') => {
    await expect(page.locator('#deliverydate')).toHaveValue(date)
    await expect(page.locator('#presentationdate')).toHaveValue('12/12/2026')
    await expect(page.locator('#tmmengravingemail')).toBeChecked()
    await expect(page.locator('#email_engraving_process')).toBeVisible()
    await expect(page.locator('#tmm-logo-upload')).toBeHidden()
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(1)
  }
  const openFilled = async (page: Page, shop: Shop) => {
    await openSettings(shop)
    await fillIn(page)
  }

  test('[E05] nothing typed is lost: settings: reload; away and Back; a tab that is closed and opened again', async ({
    page,
    shop,
    context,
  }) => {
    await openFilled(page, shop)
    await page.reload()
    await seesIt(page)
    expect(shop.printed).toEqual([])

    // Another date each time, which has not been kept before.
    await fillIn(page, '11/10/2026')
    await page.goto(`${shop.url}/shop/`)
    await page.goBack()
    await seesIt(page, '11/10/2026')
    await fillIn(page, '11/11/2026')
    await page.goto(`${shop.url}/shop/`)
    await page.goto(shop.url + SETTINGS)
    await seesIt(page, '11/11/2026')

    await fillIn(page, '11/12/2026')
    // The storage of the tab comes with a tab that is opened from it, as with one that the browser opens again.
    const [again] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((path) => void window.open(path), SETTINGS),
    ])
    await page.close()
    await seesIt(again, '11/12/2026')
  })

  for (const fault of ['500', 'offline']) {
    test(`[E05] nothing typed is lost: settings: a post that fails (${fault})`, async ({ page, shop }) => {
      await openFilled(page, shop)
      await shop.fault(`engraving-settings:${fault}`)
      const posted = page.waitForRequest((request) => request.method() === 'POST')
      await submit(page).click()
      await posted
      if (fault === '500') await expect(page.getByText('critical error')).toBeVisible()
      else await page.waitForURL('chrome-error://chromewebdata/')
      await page.request.post(`${shop.url}/fixture/faults/clear`)
      await shop.open(SETTINGS)
      await seesIt(page)
      await submit(page).click()
      await expect(page.locator('#tmmengravingreview')).toContainText('We wait for your spreadsheet')
      await expect(page.locator('#tmmengravingreview')).toContainText('12/10/2026')
    })
  }

  test('[E05] nothing typed is lost: settings: after a post the server’s own counts', async ({
    page,
    shop,
  }) => {
    await openFilled(page, shop)
    await submit(page).click()
    await expect(page.locator('#tmmengravingreview')).toContainText('12/10/2026')
    await shop.open(SETTINGS)
    await seesIt(page)
    await page.locator('#deliverydate').fill('12/11/2026')
    await page.reload()
    await expect(page.locator('#deliverydate')).toHaveValue('12/11/2026')
  })

  test('[E05] nothing typed is lost: settings: after the order nothing is kept, in either template', async ({
    page,
    shop,
  }) => {
    const kept = () => page.evaluate(() => sessionStorage.getItem('laurel-engraving settings page'))
    await openSettings(shop)
    for (const template of ['', '?order-blocks']) {
      await fillIn(page)
      await expect.poll(kept, template).toContain('12/10/2026')
      await shop.open(`/checkout/order-received/${template}`)
      await shop.mounted('engraving-order')
      expect(await kept(), template).toBeNull()
      await shop.open(SETTINGS)
      await shop.mounted('engraving-drafts')
      await expect(page.locator('#deliverydate'), template).toHaveValue('')
    }
    expect(shop.printed).toEqual([])
  })
})

for (const [path, island, first] of [
  [SETTINGS, 'engraving-drafts', '#tmmengravingwithlogo'],
  [DETAILS, 'engraving-lines', '[name="line_0_0[]"]'],
] as const) {
  test(`[E05] [X12] [esm] ${path} brings back what was typed, and fetches no component before the visitor acts`, async ({
    page,
    shop,
  }) => {
    await shop.open(path)
    await shop.mounted(island)
    const field = page.locator('[id^=tmmengraving] input[type=text]').first()
    await field.fill('12/10/2026')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.mouse.move(0, 0)
    await page.reload()
    await shop.mounted(island)
    await expect(field).toHaveValue('12/10/2026')
    await shop.quiet()
    const isView = (file: string) => /-view-\w+\.js/.test(file)
    expect(asked.filter(isView)).toEqual([])
    await page.locator(first).first().click()
    await expect.poll(() => asked.filter(isView).length).toBe(1)
  })
}
