import type { Page } from '@playwright/test'
import { expect, type Shop, styled, test } from './shop'

const INVALID = 'One or more fields have an error. Please check and try again.'
const SENT = 'Thank you for your message. It has been sent.'

const parts = (page: Page) => {
  const host = page.locator('#wpcf7-f1523-p45-o1')
  return {
    form: host.locator('form'),
    club: host.getByLabel('Club name'),
    email: host.getByLabel('Your e-mail address'),
    button: host.getByRole('button', { name: 'Ask for a quote' }),
    tips: host.locator('.wpcf7-not-valid-tip'),
    box: host.locator('.wpcf7-response-output'),
  }
}

/** The mails that the shop has received. */
async function mails(page: Page, { url }: Shop): Promise<Record<string, string>[]> {
  const sent = await (await page.request.get(`${url}/fixture/mails`)).json()
  return sent.map(({ values }: { values: Record<string, string> }) => values)
}
const restCalls = async (shop: Shop) =>
  (await Promise.all(['schema', 'feedback', 'refill'].map((name) => shop.calls(name)))).flat()

const MAIL = { 'club-name': 'City Netball', 'club-email': 'coach@example.com', wording: 'Best & fairest' }

async function fill(page: Page) {
  for (const [name, text] of Object.entries(MAIL))
    await page.locator(`:is(input, textarea)[name="${name}"]`).fill(text)
}

test.describe('[S56] contact form of a plugin without the calls', () => {
  test('[S56] contact form: one of an older plugin posts as without script, by what its page says', async ({
    page,
    shop,
  }) => {
    await shop.open('/contact/?contact=short&contact-plugin=old')
    await shop.mounted('contact-form')
    const { form, club, email, box, tips, button } = parts(page)
    await expect(form).toHaveAttribute('novalidate', 'novalidate')
    await club.fill('City Netball')
    await club.press('Enter')
    await expect(box).toHaveText(INVALID)
    await expect(tips).toHaveText(['Please fill out this field.'])
    await expect(club).toHaveValue('City Netball')
    await expect(email).toHaveValue('')
    await shop.mounted('contact-form')
    await fill(page)
    await button.click()
    await expect(box).toHaveText(SENT)
    expect(await mails(page, shop)).toEqual([MAIL])
    expect(await restCalls(shop)).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[S56] [esm] contact form: what is sent to an older plugin before the code is here is posted, once', async ({
    page,
    shop,
  }) => {
    const letGo = await shop.holdCode(/\/chunks\/forms-behaviours-/)
    await page.goto(`${shop.url}/contact/?contact=short&contact-plugin=old`, { waitUntil: 'commit' })
    await styled(page)
    await page.waitForFunction(() => window.laurel)
    await fill(page)
    await parts(page).button.click()
    await expect(parts(page).box).toHaveText('')
    letGo()
    await expect(parts(page).box).toHaveText(SENT)
    expect(await mails(page, shop)).toEqual([MAIL])
    expect(await restCalls(shop)).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[S56] contact form: without a stated version, the missing route shows that the plugin is older', async ({
    page,
    shop,
  }) => {
    await shop.open('/contact/?contact=short&contact-plugin=unnamed')
    await expect.poll(async () => (await shop.calls('schema')).length).toBe(2)
    const { club, email, box, button } = parts(page)
    await club.fill('City Netball')
    await button.click()
    await expect(box).toHaveText(INVALID)
    await expect(club).toHaveValue('City Netball')
    await expect(email).toHaveValue('')
    // The call of the page that came; the form next to it is the browser's, too.
    await expect.poll(async () => (await shop.calls('schema')).length).toBe(4)
    const callBack = page.locator('#call-back')
    await callBack.getByLabel('Your name').fill('Aunty Joan')
    await callBack.getByLabel('Your phone number').fill('0733334444')
    await callBack.getByRole('button').click()
    await expect(callBack.locator('.wpcf7-response-output')).toHaveText(SENT)
    expect(await mails(page, shop)).toEqual([{ caller: 'Aunty Joan', 'caller-phone': '0733334444' }])
    expect(await shop.calls('feedback')).toEqual([])
    expect(shop.printed.filter((line) => line.startsWith('uncaught:'))).toEqual([])
  })

  test('[S56] contact form: a send before the answer of that route is posted as well, with its button', async ({
    page,
    shop,
  }) => {
    const letGo = await shop.hold(/\/feedback\/schema$/)
    await shop.open('/contact/?contact=short&contact-topic&contact-plugin=unnamed')
    await shop.mounted('contact-form')
    await fill(page)
    const posted = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('button', { name: 'Ask about cups' }).click()
    expect(new URLSearchParams((await posted).postData() ?? '').get('topic')).toBe('cups')
    letGo()
    await expect(parts(page).box).toHaveText(SENT)
    expect(await mails(page, shop)).toEqual([MAIL])
    expect(await shop.calls('feedback')).toHaveLength(1)
  })

  test('[S56] contact form: other failures of that call leave it laurel’s', async ({ page, shop }) => {
    await page.route(/\/feedback\/schema$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
    )
    await shop.open('/contact/?contact=short')
    await expect.poll(() => shop.printed.filter((line) => line.includes('LaurelError')).length).toBe(1)
    await fill(page)
    await parts(page).button.click()
    await expect(parts(page).form).toHaveAttribute('data-status', 'sent')
    expect(await mails(page, shop)).toEqual([MAIL])
    expect(await shop.calls('feedback')).toHaveLength(1)
    expect(page.url()).not.toContain('#')
  })
})
