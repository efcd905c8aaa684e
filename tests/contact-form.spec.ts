// The ids in the titles are rows of contract 07.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, type Shop, test } from './shop'

const FORM = '#wpcf7-f1523-p45-o1'
const SENT = 'Thank you for your message. It has been sent.'
const INVALID = 'One or more fields have an error. Please check and try again.'
const OFFLINE = 'You are probably offline.'

const parts = (page: Page) => {
  const host = page.locator(FORM)
  return {
    form: host.locator('form'),
    club: host.getByLabel('Club name'),
    email: host.getByLabel('Your e-mail address'),
    button: host.getByRole('button', { name: 'Ask for a quote' }),
    tips: host.locator('.wpcf7-not-valid-tip'),
    box: host.locator('.wpcf7-response-output'),
    spinner: host.locator('.wpcf7-spinner'),
    status: host.locator('.screen-reader-response [role="status"]'),
  }
}

async function open(shop: Shop, query = '') {
  await shop.open(`/contact/?contact=short${query}`)
  await shop.mounted('contact-form')
}

async function fill(page: Page) {
  await parts(page).club.fill('City Netball')
  await parts(page).email.fill('coach@example.com')
}
/** The mails that the shop has received. */
const mails = async (page: Page, { url }: Shop) => (await page.request.get(`${url}/fixture/mails`)).json()
const clearFaults = (page: Page, { url }: Shop) => page.request.post(`${url}/fixture/faults/clear`)

test.describe('[S56] contact form', () => {
  test('[S56] contact form: errors are shown at their fields, and nothing is lost until the mail is sent (A-01, A-11, A-14, A-15)', async ({
    page,
    shop,
  }) => {
    await open(shop)
    const { form, club, email, tips, box, status } = parts(page)
    await club.focus()
    await page.keyboard.insertText('City Netball')
    await page.keyboard.press('Enter')
    await expect(form).toHaveAttribute('data-status', 'invalid')
    await expect(tips).toHaveText(['Please fill out this field.'])
    await expect(email).toHaveAccessibleDescription('Please fill out this field.')
    await expect(box).toHaveText(INVALID)
    await expect(box).toBeVisible()
    await expect(status).toHaveText(INVALID)
    await expect(club).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await findings(page, FORM)).toEqual([])

    await email.fill('coach@example.com')
    const letGo = await shop.hold(/\/feedback$/)
    await email.press('Enter')
    await expect(form).toHaveAttribute('data-status', 'submitting')
    await expect(tips).toHaveCount(0)
    await expect(box).toBeHidden()
    letGo()
    await expect(form).toHaveAttribute('data-status', 'sent')
    await expect(box).toHaveText(SENT)
    await expect(club).toHaveValue('')
    expect((await shop.calls('schema')).length).toBe(2)
    expect((await shop.calls('refill')).length).toBe(1)
    const sent = await shop.calls('feedback')
    expect(sent.map(({ fields }) => fields['club-email'])).toEqual(['', 'coach@example.com'])
    expect(sent[1]?.fields).toMatchObject({ _wpcf7: '1523', _wpcf7_unit_tag: 'wpcf7-f1523-p45-o1' })
    expect(await findings(page, FORM)).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[S56] contact form: two presses send once, and what fails can be sent again (A-22, A-23, A-24, A-49)', async ({
    page,
    shop,
  }) => {
    await open(shop)
    const { form, club, button, box, spinner } = parts(page)
    await fill(page)
    await shop.fault('feedback:offline')
    await button.click()
    await expect(box).toHaveText(OFFLINE)
    await expect(form).toHaveAttribute('data-status', 'failed')
    await expect(club).toHaveValue('City Netball')
    await shop.fault('feedback:html')
    await button.click()
    await expect(box).toHaveText('The response is not a valid JSON response.')
    await clearFaults(page, shop)
    const before = (await shop.calls('feedback')).length
    const letGo = await shop.hold(/\/feedback$/)
    await button.dblclick()
    await expect(spinner).toBeVisible()
    letGo()
    await expect(box).toHaveText(SENT)
    expect((await shop.calls('feedback')).length).toBe(before + 1)
    expect(shop.printed.filter((text) => text.includes('LaurelError'))).toHaveLength(2)
  })

  test('[S56] contact form: a press counts although the button moves when the error above it disappears', async ({
    page,
    shop,
  }) => {
    // All of it in view: where a page is scrolled, browsers hold the button in its place.
    await page.setViewportSize({ width: 1280, height: 1400 })
    await open(shop)
    const { club, email, button, tips, box } = parts(page)
    await club.fill('City Netball')
    await button.click()
    await expect(tips).toHaveCount(1)
    await email.click()
    await page.keyboard.insertText('coach@example.com')
    const before = await button.boundingBox()
    await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + (before?.height ?? 0) - 3)
    await page.mouse.down()
    await expect(tips).toHaveCount(0)
    expect((await button.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 3)
    await page.mouse.up()
    await expect(box).toHaveText(SENT)
    expect((await shop.calls('feedback')).length).toBe(2)
  })

  test('[S56] contact form: a wrong answer brings a new question, an upload arrives, and a reset begins anew (A-25, A-28, A-30)', async ({
    page,
    shop,
  }) => {
    await shop.open('/contact/?contact=full')
    await shop.mounted('contact-form')
    const { form, button, box } = parts(page)
    await fill(page)
    const host = page.locator(FORM)
    await host.getByLabel('Your logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('logo'),
    })
    await host.getByLabel('I have read how you keep').check()
    const question = host.locator('.wpcf7-quiz-label')
    const picture = host.locator('.wpcf7-captchac')
    const [asked, drawn] = [await question.textContent(), await picture.getAttribute('src')]
    await host.locator('[name="quiz-12"]').fill('no idea')
    await host.locator('[name="captcha-170"]').fill('XXX')
    await button.click()
    await expect(form).toHaveAttribute('data-status', 'invalid')
    await expect(question).not.toHaveText(asked ?? '')
    await expect(picture).not.toHaveAttribute('src', drawn ?? '')
    await expect(host.locator('[name="quiz-12"]')).toHaveValue('')
    await expect(host.locator('[name="captcha-170"]')).toHaveValue('')
    await expect(parts(page).club).toHaveValue('City Netball')
    await expect(box).toHaveText(INVALID)
    const [sent] = await shop.calls('feedback')
    expect(sent?.fields['logo']).toContain('logo.png')

    // The event of the reset carries the values that the fields had before.
    const held = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('wpcf7reset', (event) => {
            if (event instanceof CustomEvent) resolve(new Map(inputsOf(event)).get('club-name'))
          })
          const inputsOf = ({ detail }: CustomEvent<{ inputs: { name: string; value: string }[] }>) =>
            detail.inputs.map(({ name, value }) => [name, value] as const)
        }),
    )
    await host.getByRole('button', { name: 'Start again' }).click()
    expect(await held).toBe('City Netball')
    await expect(form).toHaveAttribute('data-status', 'init')
    await expect(parts(page).club).toHaveValue('')
    await expect(box).toBeHidden()
    expect((await shop.calls('refill')).length).toBe(1)
    expect(shop.printed).toEqual([])
  })

  test('[S56] contact form: on a page kept for many, what was typed early stays, and the rest is new (A-27)', async ({
    page,
    shop,
  }) => {
    const letGo = await shop.hold(/\/forms-behaviours-\w+\.js|laurel\.single/)
    await page.goto(`${shop.url}/contact/?contact=full&contact-cached&contact-alone`, { waitUntil: 'commit' })
    const { club, form } = parts(page)
    const picture = page.locator(`${FORM} .wpcf7-captchac`)
    await club.fill('City Netball')
    const drawn = await picture.getAttribute('src')
    letGo()
    await shop.mounted('contact-form')
    await expect(picture).not.toHaveAttribute('src', drawn ?? '')
    await expect(club).toHaveValue('City Netball')
    await expect(form).toHaveAttribute('data-status', 'init')
    expect((await shop.calls('refill')).length).toBe(1)
    await shop.open('/contact/?contact=full&contact-cached&contact-alone')
    await expect.poll(async () => (await shop.calls('refill')).length).toBe(2)
    await expect(form).toHaveAttribute('data-status', 'init')
    expect(shop.printed).toEqual([])
  })

  test('[S56] contact form: minified, without pretty addresses and on a phone it works as well (A-03, A-06)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(shop, '&contact-minified&contact-api=query&contact-misplaced')
    await expect(page.locator('#not-here')).toContainText(
      'Error: This contact form is placed in the wrong place.',
    )
    const { club, email, button, box, status } = parts(page)
    await club.fill('City Netball')
    await button.click()
    await expect(box).toHaveText(INVALID)
    await expect(status).toHaveText(INVALID)
    await expect(email).toHaveAccessibleDescription('Please fill out this field.')
    expect(await findings(page, FORM)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(shop.printed).toEqual([])
  })

  test('[S56] contact form: who leaves during a send is not held back, and it arrives', async ({
    page,
    shop,
  }) => {
    await open(shop)
    await fill(page)
    const letGo = await shop.hold(/\/feedback$/)
    const asked = page.waitForRequest(/\/feedback$/)
    await parts(page).button.click()
    await asked
    await shop.open('/home/')
    expect(await mails(page, shop)).toEqual([])
    letGo()
    await expect.poll(async () => (await mails(page, shop)).length).toBe(1)
    expect(shop.printed).toEqual([])
  })

  test('[S56] contact form: without an address the browser sends it, and what the server says stays (A-05, A-50)', async ({
    page,
    shop,
  }) => {
    await open(shop, '&contact-api=none')
    const { form, club, button, box, tips } = parts(page)
    await club.fill('City Netball')
    await button.click()
    await expect(form).toHaveAttribute('data-status', 'invalid')
    await expect(box).toHaveText(INVALID)
    await expect(tips).toHaveCount(1)
    await expect(club).toHaveValue('City Netball')
    expect((await shop.calls('feedback')).length).toBe(0)
  })
})
