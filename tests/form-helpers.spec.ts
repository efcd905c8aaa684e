// The ids in the titles are rows of contract 07.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, freezeTime, type Shop, test } from './shop'

const FORM = '#wpcf7-f1523-p45-o1'
const TOKEN = '_wpcf7_recaptcha_response'
const TERMS = 'I have read how you keep what I write here.'

const parts = (page: Page) => {
  const host = page.locator(FORM)
  return {
    host,
    form: host.locator('form'),
    button: host.getByRole('button', { name: 'Ask for a quote' }),
    terms: host.getByLabel(TERMS),
    club: host.getByLabel('Club name'),
    email: host.getByLabel('Your e-mail address'),
  }
}

async function open(shop: Shop, query: string) {
  await shop.open(`/contact/?${query}`)
  await shop.mounted('contact-form', 'contact-form-globals')
}

const tokenActions = async (page: Page) => {
  const calls: { action: string }[] = await page.evaluate(() => Reflect.get(window, 'tokenCalls'))
  return calls.map(({ action }) => action)
}
const tokens = (page: Page) =>
  page
    .locator(`[name="${TOKEN}"]`)
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('value')))

async function fillShort(page: Page) {
  const { club, email } = parts(page)
  await club.fill('City Netball')
  await email.fill('coach@example.com')
}

test.describe('[S58] helpers of the contact form', () => {
  test('[S58] form helpers: boxes, free text, addresses, counters and mirrors, by keyboard (A-37, A-38, A-39, A-42, A-43, A-44)', async ({
    page,
    shop,
  }) => {
    await open(shop, 'contact=full&contact-alone')
    const { host, club } = parts(page)
    const gloss = host.getByLabel('Gloss')
    await gloss.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(gloss).not.toBeChecked()
    await expect(host.getByLabel('Matt')).toBeChecked()

    const other = host.getByRole('checkbox', { name: 'Other' })
    const text = host.locator('.wpcf7-free-text')
    await expect(text).toBeDisabled()
    await other.focus()
    await page.keyboard.press('Space')
    await expect(text).toBeFocused()
    await page.keyboard.insertText('At the club')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(text).toBeDisabled()
    await expect(text).toHaveValue('At the club')
    await expect(other).toBeFocused()

    const site = host.getByLabel('website')
    await site.focus()
    await page.keyboard.insertText('citynetball.example')
    await page.keyboard.press('Tab')
    await expect(site).toHaveValue('http://citynetball.example')

    const [up, down] = [
      host.locator('.wpcf7-character-count.up'),
      host.locator('.wpcf7-character-count.down'),
    ]
    await expect(up).toHaveClass(/too-short/)
    const wording = host.getByLabel('Wording')
    await wording.focus()
    await page.keyboard.insertText('Best and fairest ')
    await expect(up).toHaveText('16')
    await expect(down).toHaveText('104')
    await expect(down).toHaveAttribute('data-current-value', '104')
    await expect(up).not.toHaveClass(/too-/)
    await wording.evaluate((field) => field.removeAttribute('maxlength'))
    await wording.fill('x'.repeat(121))
    await expect(down).toHaveText('-1')
    await expect(down).toHaveClass(/too-long/)

    await club.fill('City Netball')
    await club.press('Tab')
    await expect(host.locator('output.wpcf7-output')).toHaveText('City Netball')
    await expect(host.locator('.wpcf7-reflection output:visible')).toHaveText(['City Netball'])
    await host.getByRole('button', { name: 'Start again' }).click()
    await expect(host.locator('output.wpcf7-output')).toHaveText('your club')
    await expect(host.locator('.wpcf7-reflection output:visible')).toHaveText(['your club'])
    await expect(down).toHaveText('120')
    expect(shop.printed).toEqual([])
  })

  test('[S58] form helpers: the button waits for the acceptance, says so, and waits again after the mail (A-32, A-36)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(shop, 'contact=full&contact-answer=mail_sent')
    const { form, button, terms } = parts(page)
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(TERMS)
    expect(await findings(page, FORM)).toEqual([])
    await terms.focus()
    await page.keyboard.press('Space')
    await expect(button).toBeEnabled()
    await expect(button).toHaveAccessibleDescription('')
    await page.keyboard.press('Space')
    await expect(button).toBeDisabled()
    await terms.check()
    const letGo = await shop.hold(/\/refill$/)
    await button.click()
    await expect(form).toHaveAttribute('data-status', 'resetting')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(TERMS)
    await terms.focus()
    await page.keyboard.press('Space')
    await expect(button).toBeEnabled()
    await page.keyboard.press('Space')
    letGo()
    await expect(form).toHaveAttribute('data-status', 'sent')
    await expect(terms).not.toBeChecked()
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(TERMS)
    expect(shop.printed).toEqual([])
  })

  test('[S58] form helpers: after a reset all of them are as at the start, however long the refill takes', async ({
    page,
    shop,
  }) => {
    await open(shop, 'contact=full&contact-alone')
    const { host, button, terms } = parts(page)
    await shop.hold(/\/refill$/)
    const left = host.locator('.wpcf7-character-count.down')
    const mirror = host.locator('output.wpcf7-output')
    const free = host.locator('.wpcf7-free-text')
    await terms.check()
    await host.getByLabel('Club name').fill('City Netball')
    await host.getByLabel('Wording').fill('Best & fairest')
    await host.locator('.has-free-text [type="checkbox"]').check()
    await expect(mirror).toHaveText('City Netball')
    await expect(left).toHaveText('106')
    await expect(free).toBeEnabled()
    await expect(button).toBeEnabled()
    const again = host.getByRole('button', { name: 'Start again' })
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(TERMS)
    await expect(left).toHaveText('120')
    await expect(left).toHaveClass(/too-short/)
    await expect(mirror).toHaveText('your club')
    await expect(host.locator('.wpcf7-reflection output:visible')).toHaveText(['your club'])
    await expect(free).toBeDisabled()
    await expect(again).toBeFocused()
    await expect(host.locator('form')).toHaveAttribute('data-status', 'resetting')
    expect(shop.printed).toEqual([])
  })

  test('[S58] form helpers: an inverted acceptance, an optional one, and one that the server looks at (A-33, A-34, A-35)', async ({
    page,
    shop,
  }) => {
    const { button, terms } = parts(page)
    for (const [kind, whileTicked] of [
      ['inverted', 'disabled'],
      ['optional', 'enabled'],
      ['validation', 'enabled'],
    ]) {
      await open(shop, `contact=full&contact-alone&contact-acceptance=${kind}`)
      await expect(button).toBeEnabled()
      await terms.check()
      await expect(button).toBeEnabled({ enabled: whileTicked === 'enabled' })
      await terms.uncheck()
      await expect(button).toBeEnabled()
    }
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S59] spam token', () => {
  test('[S59] spam token: one at the start, one per change on the page, one for the send (C-01, C-02, C-03, C-04)', async ({
    page,
    shop,
  }) => {
    await open(shop, 'contact=short&token=on')
    await expect.poll(() => tokens(page)).toEqual(['token-1-homepage', 'token-1-homepage'])
    await page.getByLabel('News by e-mail').fill('coach@example.com')
    await page.getByLabel('News by e-mail').press('Tab')
    await expect.poll(() => tokens(page)).toEqual(['token-2-contactform', 'token-2-contactform'])
    await fillShort(page)
    const { form, email } = parts(page)
    await email.press('Enter')
    await expect(form).toHaveAttribute('data-status', 'sent')
    const [sent] = await shop.calls('feedback')
    // Enter is a change as well, which may ask for one: the send's own is the last.
    expect(sent?.fields[TOKEN]).toBe(`token-${(await tokenActions(page)).length}-contactform`)
    expect(shop.printed).toEqual([])
  })

  test('[S59] spam token: what is renamed, late or missing sends all the same (C-06, C-07)', async ({
    page,
    shop,
  }) => {
    const { form, button } = parts(page)
    await open(shop, 'contact=short&token=late&token-actions=renamed')
    await page.evaluate(() => Reflect.get(window, 'loadTokenService')())
    await expect.poll(() => tokenActions(page)).toEqual(['shopfront'])
    await fillShort(page)
    await expect.poll(() => tokenActions(page)).toContain('enquiry')

    await open(shop, 'contact=short&token=absent')
    await fillShort(page)
    await button.click()
    // The server takes nothing without a token, and says so.
    await expect(form).toHaveAttribute('data-status', 'spam')
    await open(shop, 'contact=short&token=off')
    await fillShort(page)
    await button.click()
    await expect(form).toHaveAttribute('data-status', 'sent')
    expect(shop.printed).toEqual([])
  })

  test('[S59] spam token: a send goes without one when the service fails, or hangs for 10 s (C-05)', async ({
    page,
    shop,
  }) => {
    const { form, button } = parts(page)
    await open(shop, 'contact=short&token=failing')
    await fillShort(page)
    await button.click()
    await expect(form).toHaveAttribute('data-status', 'spam')
    expect(shop.printed.some((text) => text.includes('The token service refused.'))).toBe(true)
    await open(shop, 'contact=short&token=hanging')
    await fillShort(page)
    await freezeTime(page)
    await button.dblclick()
    await page.clock.runFor(9_000)
    await expect(form).toHaveAttribute('data-status', 'init')
    await expect(form.locator('.wpcf7-spinner')).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(form).toHaveAttribute('data-status', 'spam')
    await expect(parts(page).club).toHaveValue('City Netball')
    expect(await shop.calls('feedback')).toHaveLength(2)
  })

  test('[S59] spam token: the second send of a payment proves itself by the hash of the first (C-08)', async ({
    page,
    shop,
  }) => {
    await open(shop, 'contact=short&token=on&contact-answer=payment_required')
    const { form, button } = parts(page)
    await fillShort(page)
    await button.click()
    await expect(form).toHaveAttribute('data-status', 'payment-required')
    await expect(form.locator('[name="_wpcf7_posted_data_hash"]')).not.toHaveValue('')
    const hash = await form.locator('[name="_wpcf7_posted_data_hash"]').inputValue()
    await form.evaluate((element) => {
      const site: unknown = Reflect.get(window, 'wpcf7')
      if (typeof site === 'object' && site !== null) Reflect.get(site, 'submit').call(site, element)
    })
    await expect.poll(async () => (await shop.calls('feedback')).length).toBe(2)
    const [first, second] = await shop.calls('feedback')
    expect(first?.fields['_wpcf7_posted_data_hash']).toBe('')
    expect(second?.fields['_wpcf7_posted_data_hash']).toBe(hash)
    expect(second?.fields[TOKEN]).not.toBe(first?.fields[TOKEN])
    expect(shop.printed).toEqual([])
  })
})
