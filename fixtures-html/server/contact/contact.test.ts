// @vitest-environment node

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page'
import { startServer } from '../server.mjs'
import { createVisitor } from '../visitor'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const visitor = () => createVisitor(server.url)
const API = '/wp-json/contact-form-7/v1/contact-forms'

type Visitor = ReturnType<typeof visitor>
type Values = Record<string, string | readonly string[] | File>

/** The fields that a browser sends of the page's form, with some of them filled in. */
function filled(page: Document, values: Values = {}): FormData {
  const form = page.querySelector<HTMLFormElement>('.wpcf7 form')
  const sent = new FormData()
  for (const { name, value, type, checked } of form?.querySelectorAll('input') ?? []) {
    const isBox = type === 'checkbox' || type === 'radio'
    if (name && type !== 'file' && (!isBox || checked)) sent.append(name, value)
  }
  for (const [name, value] of Object.entries(values)) {
    sent.delete(name)
    if (value instanceof File) sent.append(name, value)
    else for (const one of [value].flat()) sent.append(name, String(one))
  }
  return sent
}

const RIGHT = {
  'club-name': 'Toowong Füchse',
  'club-email': 'cups@toowong.example',
  'quiz-12': '6',
  'captcha-170': 'cup',
  terms: '1',
}

async function send({ ask }: Visitor, body: FormData, id = 1523) {
  const response = await ask(`${API}/${id}/feedback`, { method: 'POST', body })
  return { status: response.status, answer: await response.json() }
}

describe('[S56] stand-in server: contact form', () => {
  test('[S56] a right form is sent: its mail holds values, lists and files with their sizes', async () => {
    const guest = visitor()
    const logo = new File([new Uint8Array([0, 13, 10, 13, 10, 200, 255])], 'löwe.png', { type: 'image/png' })
    const values = {
      ...RIGHT,
      'extras[]': ['Ribbon', 'Gift box'],
      'heard[]': 'Other',
      _wpcf7_free_text_heard: 'On the radio',
      logo,
    }
    const { status, answer } = await send(guest, filled(await guest.page('/contact/'), values))
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      contact_form_id: 1523,
      status: 'mail_sent',
      into: '#wpcf7-f1523-p45-o1',
      invalid_fields: [],
      posted_data_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    const [mail] = await (await guest.ask('/fixture/mails')).json()
    expect(mail.values).toMatchObject({
      'club-name': 'Toowong Füchse',
      extras: 'Ribbon,Gift box',
      heard: 'Other On the radio',
    })
    expect(mail.files).toEqual([{ field: 'logo', name: 'löwe.png', bytes: 7 }])
  })

  test('[S56] what fails first is told first: fields, then acceptances, then spam, then files', async () => {
    const guest = visitor()
    const page = await guest.page('/contact/?token=on')
    const bad = { ...RIGHT, 'club-name': ' ', 'quiz-12': '7', terms: [], logo: new File(['x'], 'logo.exe') }
    const first = await send(guest, filled(page, bad))
    expect(first.answer.status).toBe('validation_failed')
    expect(first.answer.posted_data_hash).toBe('')
    expect(first.answer.invalid_fields).toEqual([
      {
        field: 'club-name',
        message: 'Please fill out this field.',
        idref: 'club',
        error_id: 'wpcf7-f1523-p45-o1-ve-club-name',
      },
      {
        field: 'quiz-12',
        message: 'The answer to the quiz is incorrect.',
        idref: null,
        error_id: 'wpcf7-f1523-p45-o1-ve-quiz-12',
      },
    ])
    const steps = [
      [{ ...RIGHT, terms: [], logo: bad.logo }, 'acceptance_missing'],
      [{ ...RIGHT, logo: bad.logo }, 'spam'],
      [{ ...RIGHT, logo: bad.logo, _wpcf7_recaptcha_response: 'token-1' }, 'validation_failed'],
      [{ ...RIGHT, _wpcf7_recaptcha_response: 'token-1', _wpcf7_ak_hp_textarea: 'buy now' }, 'spam'],
      [{ ...RIGHT, _wpcf7_recaptcha_response: 'token-1' }, 'mail_sent'],
    ] as const
    for (const [values, status] of steps) {
      expect((await send(guest, filled(page, values))).answer.status).toBe(status)
    }
  })

  test('[S56] each answer and each refill brings a new question and picture, and the picture is there', async () => {
    const guest = visitor()
    const page = await guest.page('/contact/')
    const { answer } = await send(guest, filled(page, { ...RIGHT, 'captcha-170': 'wrong' }))
    expect(answer.quiz['quiz-12'][0]).toBe('How many legs has a spider?')
    expect(answer.captcha['captcha-170']).toBe(
      `${server.url}/wp-content/uploads/wpcf7_captcha/1700000002.png`,
    )
    const picture = await guest.ask(new URL(answer.captcha['captcha-170']).pathname)
    expect(await picture.text()).toContain('MEDAL')
    const refill = await (await guest.ask(`${API}/1523/refill`)).json()
    expect(refill.quiz['quiz-12'][0]).toBe('How many days has a week?')
    const again = filled(page, {
      ...RIGHT,
      'quiz-12': '7',
      '_wpcf7_quiz_answer_quiz-12': refill.quiz['quiz-12'][1],
      '_wpcf7_captcha_challenge_captcha-170': '1700000003',
      'captcha-170': 'shield',
    })
    expect((await send(guest, again)).answer.status).toBe('mail_sent')
    expect(await (await guest.ask(`${API}/1600/refill`)).json()).toEqual([])
  })

  test.each([
    ['without a unit tag', `${API}/1523/feedback`, new FormData(), 400],
    ['for an unknown form', `${API}/99/feedback`, new FormData(), 404],
    ['that is no multipart', `${API}/1523/feedback`, new URLSearchParams({ _wpcf7: '1523' }), 415],
    ['for an unknown route', '/wp-json/contact-form-7/v1/other', new FormData(), 404],
  ])('[S56] a send %s is refused with words', async (_, path, body, status) => {
    const response = await visitor().ask(path, { method: 'POST', body })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
      data: { status },
    })
  })

  test('[S56] both kinds of address work, under the names that faults and the journal use', async () => {
    const { ask, post } = visitor()
    const pretty = await (await ask(`${API}/1523/feedback/schema`)).json()
    const plain = await (
      await ask('/index.php?rest_route=/contact-form-7/v1/contact-forms/1523/feedback/schema')
    ).json()
    expect(plain).toEqual(pretty)
    expect(pretty.rules).toContainEqual({
      rule: 'enum',
      field: 'metal',
      error: 'Undefined value was submitted through this field.',
      accept: ['Gold', 'Silver', 'Bronze'],
    })
    await post('/fixture/faults', { fault: 'schema:500,refill:html' })
    expect((await ask(`${API}/1523/feedback/schema`)).status).toBe(500)
    expect((await ask(`${API}/1523/refill`)).headers.get('content-type')).toContain('text/html')
    const journal: { action: string }[] = await (await ask('/fixture/journal')).json()
    expect(journal.map(({ action }) => action)).toEqual(['schema', 'schema', 'schema', 'refill'])
  })

  test('[S56] an answer can be requested; a payment is taken once its hash comes back', async () => {
    const guest = visitor()
    const page = await guest.page('/contact/?contact-answer=payment_required')
    const { answer } = await send(guest, filled(page, RIGHT))
    expect(answer).toMatchObject({
      status: 'payment_required',
      stripe: { payment_intent: { id: 'pi_3Cup' } },
    })
    const paid = filled(page, { ...RIGHT, _wpcf7_posted_data_hash: answer.posted_data_hash })
    paid.set(
      '_wpcf7_quiz_answer_quiz-12',
      page.querySelector<HTMLInputElement>('[name^=_wpcf7_quiz]')?.value ?? '',
    )
    expect((await send(guest, paid)).answer.status).toBe('mail_sent')
    await guest.page('/contact/?contact-answer=404')
    expect(await send(guest, filled(page, RIGHT))).toMatchObject({
      status: 404,
      answer: { message: 'We have closed this form for today.' },
    })
  })

  test('[S56] without scripts the page itself answers, with what was written and what is wrong', async () => {
    const guest = visitor()
    const body = filled(await guest.page('/contact/'), {
      ...RIGHT,
      'club-name': '',
      wording: '<b>Best & fairest',
    })
    const html = await (await guest.ask('/contact/', { method: 'POST', body })).text()
    const page = parsePage(html)
    const form = page.querySelector<HTMLFormElement>('.wpcf7 > form')
    expect(form?.className).toBe('wpcf7-form invalid')
    expect(form?.dataset['status']).toBe('invalid')
    expect(form?.querySelector('[data-name="club-name"] .wpcf7-not-valid-tip')?.textContent).toBe(
      'Please fill out this field.',
    )
    expect(form?.querySelector('#club')?.getAttribute('aria-describedby')).toBe(
      'wpcf7-f1523-p45-o1-ve-club-name',
    )
    expect(page.querySelector('#wpcf7-f1523-p45-o1-ve-club-name a')?.getAttribute('href')).toBe('#club')
    expect(form?.querySelector('textarea')?.value).toBe('<b>Best & fairest')
    expect(form?.querySelector('.wpcf7-response-output')?.textContent).toMatch(/^One or more fields/)
    expect(page.querySelector('#wpcf7-f1600-o3 form')?.className).toBe('wpcf7-form init')
  })

  test.each([
    ['contact=short', '.wpcf7 .wpcf7-form-control-wrap', 5],
    ['contact-twice', '.wpcf7[data-wpcf7-id="1523"]', 2],
    ['contact-alone', '.wpcf7', 1],
    ['contact-misplaced', 'form .wpcf7[data-wpcf7-id]', 1],
    ['contact-topic', 'button[name=topic]', 2],
    ['contact-minified', '.screen-reader-response > *', 0],
    ['contact-minified=status', '.screen-reader-response > ul', 2],
    ['contact-acceptance=inverted', '.wpcf7-acceptance.invert', 1],
    ['contact-acceptance=validation', '.wpcf7-acceptance-as-validation', 2],
    ['token=on', 'input[name=_wpcf7_recaptcha_response]', 2],
    ['contact-status=invalid', '.wpcf7-form.invalid .wpcf7-not-valid-tip', 5],
    ['contact-status=mail_sent', '.wpcf7-form.sent[data-status=sent]', 1],
    ['contact-payment', '.wpcf7-stripe .buttons.has-spinner > [type=submit]', 1],
    ['anti-spam', 'form .akismet-fields-container[data-prefix=_wpcf7_ak_]', 2],
  ])('[S56] knob %s', async (knob, selector, count) => {
    const page = await visitor().page(`/contact/?${knob}`)
    expect(page.querySelectorAll(selector)).toHaveLength(count)
  })

  test('[S60] the anti-spam plugin’s fields are in the comment form too, each numbered', async () => {
    const { page } = visitor()
    const post = await page('/blog/')
    const address = post
      .querySelector<HTMLAnchorElement>('.blog-wrap a[href^="/blog/"]')
      ?.getAttribute('href')
    const comment = (await page(`${address}?anti-spam`)).querySelector(
      '#respond form .akismet-fields-container',
    )
    expect(comment?.getAttribute('data-prefix')).toBe('ak_')
    const names = [...(await page('/contact/?anti-spam')).querySelectorAll<HTMLInputElement>('[id^=ak_js_]')]
    expect(names.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'ak_js_1 _wpcf7_ak_js',
      'ak_js_2 _wpcf7_ak_js',
    ])
  })

  test('[S56] what the plugin tells its scripts is in front of laurel', async () => {
    const { page } = visitor()
    const code = async (query: string) => (await page(`/contact/?${query}`)).documentElement.innerHTML
    const usual = await code('')
    expect(usual).toContain(
      `var wpcf7 = {"api":{"root":"${server.url}/wp-json/","namespace":"contact-form-7/v1"}};`,
    )
    expect(usual.indexOf('var wpcf7')).toBeLessThan(usual.indexOf('/dist/laurel.js'))
    expect(await code('contact-api=query&contact-cached&contact-blocked')).toContain(
      '/index.php?rest_route=/","namespace":"contact-form-7/v1"},"cached":1,"blocked":true}',
    )
    expect(await code('contact-api=none')).not.toMatch(/var wpcf7|api\.w\.org/)
    expect(await code('contact-api=link')).toContain('<link rel="https://api.w.org/"')
    expect(await code('token=on&token-actions=renamed')).toContain('"contactform":"enquiry"')
  })
})

describe('[S61] stand-in server: order attribution', () => {
  test.each([
    ['/checkout/', 5],
    ['/checkout/?register', 6],
    ['/checkout/?stamps=0', 0],
    ['/my-account/', 1],
  ])('[S61] %s holds %i places for the visit, and the settings', async (path, count) => {
    const page = await visitor().page(path)
    expect(page.querySelectorAll('form wc-order-attribution-inputs')).toHaveLength(count)
    expect(page.getElementById('wc-order-attribution-js-extra')?.textContent).toContain('"lifetime":0.00001')
  })

  test('[S61] other pages have the settings only when they are requested', async () => {
    const { page } = visitor()
    const data = async (path: string) =>
      (await page(path)).getElementById('wc-order-attribution-js-extra')?.textContent
    expect(await data('/home/')).toBeUndefined()
    expect(await data('/checkout/?attribution=off')).toBeUndefined()
    const told = await data(
      '/home/?attribution&attribution-allow=no&attribution-fields=referrer&attribution-prefix=x_&consent=deny',
    )
    expect(told).toContain('"prefix":"x_","allowTracking":"no","consentCategory":"marketing"')
    expect(told).toContain('"fields":{"referrer":"current_add.rf"}')
  })

  test('[S61] the refresh of the order brings the place that the page did not have', async () => {
    const { post } = visitor()
    const fragments = async (query: string) =>
      (await (await post(`/?wc-ajax=update_order_review${query}`)).json()).fragments
    expect(Object.keys(await fragments(''))).toEqual(['.woocommerce-checkout-review-order-table'])
    expect(JSON.stringify(await fragments(''))).not.toContain('attribution')
    expect(JSON.stringify(await fragments('&stamps=0'))).toContain('<wc-order-attribution-inputs>')
  })
})
