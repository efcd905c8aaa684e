import { createHash } from 'node:crypto'
import { expect, scripts, source, test } from './page'

const LOGO = Buffer.from('89504e470d0a1a0a0d0d0a0aff00fe', 'hex')
const form = '.wpcf7 > form'

test('[S56] contact form on WordPress: laurel takes the place of the plugin’s scripts, its settings stay', async ({
  page,
}) => {
  const tags = await scripts(page, '/ask/')
  const ids = tags.map(({ id }) => id)
  for (const handle of ['swv', 'contact-form-7', 'akismet-frontend'])
    expect(ids).not.toContain(`${handle}-js`)
  const settings = tags.find(({ id }) => id === 'laurel-data-contact-form-7')?.text
  expect(settings).toContain('"namespace":"contact-form-7')
  expect(await source(page, '/ask/')).toContain('"antiSpamFields":true')
})

test('[S56] contact form on WordPress: a file, a list and the anti-spam fields reach PHP, and the form is reset', async ({
  page,
}) => {
  const schema = page.waitForResponse(/feedback\/schema$/)
  await page.goto('/ask/')
  expect((await schema).status()).toBe(200)
  await expect(page.locator('.wpcf7')).toHaveClass(/(^| )js( |$)/)
  await page.getByLabel('Club name').fill('Toowong Füchse & Söhne')
  await page.getByLabel('Logo').setInputFiles({ name: 'löwe.png', mimeType: 'image/png', buffer: LOGO })
  await page.getByLabel('Ribbon').check()
  await page.getByLabel('Gift box').check()
  const refill = page.waitForResponse(/\/refill$/)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.wpcf7-response-output')).toHaveText('Thank you for your message.')
  await refill
  await expect(page.locator(form)).toHaveAttribute('data-status', 'sent')
  await expect(page.getByLabel('Club name')).toHaveValue('')
  await expect(page.locator('.wpcf7-quiz-label')).toHaveText('How many days has a week?')
  await expect(page.locator('[name=_wpcf7_posted_data_hash]')).toHaveValue(/^[0-9a-f]{32}$/)

  const mail = await (await page.request.get('/wp-json/contact-form-7/v1/last-mail')).json()
  expect(mail.fields).toMatchObject({
    _wpcf7: '1523',
    _wpcf7_unit_tag: 'wpcf7-f1523-o1',
    'club-name': 'Toowong Füchse & Söhne',
    extras: ['Ribbon', 'Gift box'],
    _wpcf7_ak_bfs: expect.stringMatching(/^\d{13}$/),
  })
  expect(mail.files.logo).toEqual({
    name: 'löwe.png',
    bytes: LOGO.length,
    hash: createHash('md5').update(LOGO).digest('hex'),
  })
})

test('[S56] contact form on WordPress: PHP’s error message is shown at its field', async ({ page }) => {
  await page.goto('/ask/')
  await expect(page.locator('.wpcf7')).toHaveClass(/(^| )js( |$)/)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator(form)).toHaveClass('wpcf7-form invalid')
  await expect(page.locator('[data-name="club-name"] .wpcf7-not-valid-tip')).toHaveText(
    'Tell us the club name.',
  )
  await expect(page.locator('.screen-reader-response a[href="#club"]')).toHaveText('Tell us the club name.')
})

test('[S57] form rules on WordPress: the rules of the schema are checked while the form is filled in', async ({
  page,
}) => {
  const schema = page.waitForResponse(/feedback\/schema$/)
  await page.goto('/ask/')
  await schema
  await page.getByLabel('Club name').fill('A club whose name is longer than forty letters')
  await page.getByLabel('Club name').blur()
  await expect(page.locator('[data-name="club-name"] .wpcf7-not-valid-tip')).toHaveText('Too long.')
})

test('[S56] contact form on WordPress: an older form plugin keeps its scripts, and laurel leaves its forms to them', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const address of ['/ask/?switch=old-forms', '/ask/?switch=old-forms,single']) {
    const tags = await scripts(page, address)
    const ids = tags.map(({ id }) => id)
    expect(ids).toContain('swv-js')
    expect(ids).toContain('contact-form-7-js')
    const config = tags.find(({ id }) => id === 'laurel-config')?.text ?? ''
    const [, except = '[]'] = /"except":(\[[^\]]*\])/.exec(config) ?? []
    expect(JSON.parse(except).sort()).toEqual(['contact-form', 'contact-form-globals'])
  }
  await page.goto('/ask/?switch=old-forms')
  // The test theme's copy of that script does nothing, so the browser sends the form.
  await page.getByLabel('Club name').fill('Toowong')
  await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Send' }).click()])
  expect(requests.filter((url) => url.includes('contact-form-7'))).toEqual([])
  // With another version of the plugin laurel looks up the routes again.
  expect((await scripts(page, '/ask/')).map(({ id }) => id)).not.toContain('contact-form-7-js')
})
