// The ids in the titles are rows of contract 07.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, type Shop, test } from './shop'

const FORM = '#wpcf7-f1523-p45-o1'
const REQUIRED = 'Please fill out this field.'
const NO_EMAIL = 'Please enter an email address.'

const parts = (page: Page) => {
  const host = page.locator(FORM)
  return {
    host,
    form: host.locator('form'),
    club: host.getByLabel('Club name'),
    email: host.getByLabel('Your e-mail address'),
    tips: host.locator('.wpcf7-not-valid-tip'),
    box: host.locator('.wpcf7-response-output'),
  }
}

async function open(shop: Shop, form: 'full' | 'short') {
  await shop.open(`/contact/?contact=${form}&contact-alone`)
  await shop.mounted('contact-form')
}

/** The rules arrive after the form, and nothing on the page shows it. */
const rulesKnown = (page: Page) =>
  page.waitForFunction((selector) => {
    const form = document.querySelector(selector)
    return form && Reflect.get(form, 'wpcf7')?.schema !== undefined
  }, `${FORM} > form`)

/** From here on, all statuses that the form passes through. */
const noteStatuses = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    document.addEventListener('wpcf7statuschanged', (event) => {
      if (event instanceof CustomEvent) seen.push(event.detail.status)
    })
  })
const statusesSeen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen'))

test.describe('[S57] contact form rules', () => {
  test('[S57] contact form rules: fields are checked on the way, for eyes and ears alike (B-90, B-91, B-92)', async ({
    page,
    shop,
  }) => {
    await open(shop, 'full')
    await rulesKnown(page)
    await noteStatuses(page)
    const { host, form, club, email, tips } = parts(page)
    await email.focus()
    await page.keyboard.insertText('bad')
    await page.keyboard.press('Tab')
    await expect(tips).toHaveText([REQUIRED, NO_EMAIL])
    await expect(host.getByLabel('website')).toBeFocused()
    await expect(club).toHaveAccessibleDescription(REQUIRED)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(NO_EMAIL)
    expect(await statusesSeen(page)).toEqual(['validating', 'init'])
    await expect(form).toHaveAttribute('data-status', 'init')
    expect(await findings(page, FORM)).toEqual([])

    await club.focus()
    await page.keyboard.insertText('Tigers')
    await page.keyboard.press('Tab')
    await expect(tips).toHaveText([NO_EMAIL])
    await expect(club).toHaveAccessibleDescription('')
    await email.fill('coach@example.com')
    await email.press('Tab')
    await expect(tips).toHaveCount(0)
    expect(await shop.calls('feedback')).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[S57] contact form rules: a wrong file, a bare web address, a far date, at phone size (B-96, B-97)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(shop, 'full')
    await rulesKnown(page)
    const { host, club, email, tips } = parts(page)
    await club.fill('Tigers')
    await email.fill('coach@example.com')
    const site = host.getByLabel('website')
    await site.fill('club.example')
    await site.press('Tab')
    await expect(site).toHaveValue('http://club.example')
    await expect(tips).toHaveCount(0)

    await host.getByLabel('Phone').fill('07 3333 4444 ext 12')
    await host.getByLabel('How many cups').fill('501')
    await host.getByLabel('Needed by').fill('2025-12-31')
    await host.getByLabel('Needed by').press('Tab')
    await expect(tips).toHaveText([
      'Please enter a telephone number.',
      'This field has a too large number.',
      'This field has a too early date.',
    ])
    const logo = host.getByLabel('Your logo')
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(tips).toHaveText([/telephone/, /too large number/, /too early/, /files of this type/])
    await logo.setInputFiles({ name: 'logo.PNG', mimeType: 'image/png', buffer: Buffer.alloc(1048577) })
    await expect(tips.last()).toHaveText('The uploaded file is too large.')
    await logo.setInputFiles([])
    await expect(tips).toHaveCount(3)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, 'nothing sticks out').toBeLessThanOrEqual(390)
    expect(shop.printed).toEqual([])
  })

  test('[S57] contact form rules: what is wrong here is sent all the same, and the answer’s message stays (B-95, B-98)', async ({
    page,
    shop,
  }) => {
    await open(shop, 'short')
    await rulesKnown(page)
    const { form, club, email, tips, box } = parts(page)
    await email.fill('bad')
    await email.press('Tab')
    await expect(tips).toHaveCount(2)
    await email.press('Enter')
    await expect(form).toHaveAttribute('data-status', 'invalid')
    const [sent] = await shop.calls('feedback')
    expect(sent?.fields).toMatchObject({ 'club-name': '', 'club-email': 'bad' })
    const message = await box.textContent()
    expect(message).toMatch(/have an error/)

    await noteStatuses(page)
    await club.fill('Tigers')
    await club.press('Tab')
    await expect(tips).toHaveText([NO_EMAIL])
    await expect(box).toBeVisible()
    await expect(box).toHaveText(message ?? '')
    expect(await statusesSeen(page)).toEqual(['validating', 'invalid'])
    expect(shop.printed).toEqual([])
  })

  test('[S57] contact form rules: until they are there, and without them, the form is sent as ever (B-93)', async ({
    page,
    shop,
  }) => {
    const letGo = await shop.hold(/\/feedback\/schema$/)
    await open(shop, 'short')
    await noteStatuses(page)
    const { club, email, tips, box } = parts(page)
    await club.fill('Tigers')
    await email.fill('bad')
    await email.press('Tab')
    expect(await statusesSeen(page)).toEqual([])
    await expect(tips).toHaveCount(0)
    await shop.fault('schema:500')
    letGo()
    await expect.poll(() => shop.printed.filter((line) => line.includes('LaurelError')).length).toBe(1)
    await email.fill('coach@example.com')
    await email.press('Enter')
    await expect(box).toHaveText('Thank you for your message. It has been sent.')
    expect(shop.printed.filter((line) => line.includes('LaurelError'))).toHaveLength(1)
  })
})
