import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { holdRest } from '../../../tests/unit/held-rest'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { printed } from '../../../tests/unit/printed'
import { mount as island } from '.'

const mount = mounter(island)

const ROOT = `${location.origin}/wp-json/`
const API = `${ROOT}contact-form-7/v1/contact-forms/1523`
const EVENTS = [
  'beforesubmit',
  'statuschanged',
  'invalid',
  'unaccepted',
  'spam',
  'aborted',
  'mailsent',
  'mailfailed',
]
const ERROR_ID = 'wpcf7-f1523-p45-o1-ve-'

type Site = Record<string, unknown>
let page: FakePage
let calls: ReturnType<typeof holdRest>
let stop: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  stop = new AbortController()
  page = fakePage()
  calls = holdRest()
})
afterEach(async () => {
  unmountAll()
  stop.abort()
  await calls.settle()
  vi.useRealTimers()
})

function start(site: Site = {}): Site {
  const wpcf7 = { api: { root: ROOT, namespace: 'contact-form-7/v1' }, ...site }
  vi.stubGlobal('wpcf7', wpcf7)
  mountAll()
  return wpcf7
}
function mountAll() {
  for (const host of document.querySelectorAll<HTMLElement>('.wpcf7')) mount(host, page)
}
function show(name = 'contact-form', site: Site = {}): Site {
  showFragment(name)
  return start(site)
}

const form = () => one<HTMLFormElement>('.wpcf7 > form')
const field = (name: string) => one<HTMLInputElement>(`[name="${name}"]`)
const wrap = (name: string) => one(`[data-name="${name}"]`)
const status = () => form().getAttribute('data-status')
const box = () => one('.wpcf7-response-output')
const statusText = () => one('.screen-reader-response [role="status"]').textContent
const lines = () =>
  [...document.querySelectorAll('.screen-reader-response li')].map(({ outerHTML }) => outerHTML)
const reported = () => page.report.mock.calls.map(([error]) => String(error))

/** @returns whether the browser may send it */
function submit(submitter: HTMLElement | null = one('.wpcf7-submit')) {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
  form().dispatchEvent(event)
  return !event.defaultPrevented
}
const feedback = () => calls.last('/feedback')
async function answer(parts: Record<string, unknown> = {}) {
  await feedback().answer({ message: 'Thank you.', posted_data_hash: '', invalid_fields: [], ...parts })
}
/** Hears what the form tells, at the document. */
function hear() {
  const heard: { name: string; detail: Record<string, unknown> }[] = []
  for (const name of [...EVENTS, 'submit', 'reset']) {
    document.addEventListener(
      `wpcf7${name}`,
      (event) => {
        if (event instanceof CustomEvent) heard.push({ name, detail: { ...event.detail } })
      },
      { signal: stop.signal },
    )
  }
  return heard
}
const story = (heard: ReturnType<typeof hear>) =>
  heard.map(({ name, detail }) =>
    name === 'statuschanged' ? `${detail['prevStatus']}→${detail['status']}` : `${name}: ${detail['status']}`,
  )

describe('[S56] contact form: at the start', () => {
  test('[S56] contact form: it gets its class and one spinner, and requests its schema once (A-01)', async () => {
    show()
    expect(one('.wpcf7').className).toBe('wpcf7 js')
    expect(document.querySelectorAll('.wpcf7-spinner')).toHaveLength(1)
    expect(one('.wpcf7-submit').nextElementSibling?.className).toBe('wpcf7-spinner')
    expect(calls.calls.map(({ url, init }) => [init.method, url])).toEqual([
      ['GET', `${API}/feedback/schema`],
    ])
    expect(calls.calls[0]?.init.headers).toEqual({ Accept: 'application/json, */*;q=0.1' })
  })

  test('[S56] contact form: one request for the schema per form id (A-02)', () => {
    showFragment('contact-form')
    const first = document.body.innerHTML
    document.body.innerHTML = first + first.replaceAll('-o1', '-o2') + first.replaceAll('1523', '1600')
    start()
    expect(calls.to('/schema').map(({ url }) => /forms\/(\d+)/.exec(url)?.[1])).toEqual(['1523', '1600'])
  })

  test('[S56] contact form: without a REST address it is left to the browser (A-05)', () => {
    showFragment('contact-form')
    const before = printed()
    mountAll()
    expect(printed()).toEqual(before)
    expect(submit()).toBe(true)
    expect(calls.calls).toEqual([])
    expect(reported()).toEqual(['Error: The page names no address of this site for its contact forms'])
  })

  test('[S56] [X11] contact form: with the REST address of another site it is left to the browser', () => {
    show('contact-form', { api: { root: 'https://elsewhere.example/wp-json/' } })
    expect(submit()).toBe(true)
    expect(calls.calls).toEqual([])
    expect(reported()).toEqual(['Error: The page names no address of this site for its contact forms'])
  })

  test('[S56] contact form: an element with the id of the global is not the global (A-05)', () => {
    showFragment('contact-form')
    document.body.insertAdjacentHTML('beforeend', '<p id="wpcf7">About</p>')
    mountAll()
    expect(submit()).toBe(true)
  })

  test('[S56] contact form: the page’s head has the REST address when the inline data is missing', () => {
    showFragment('contact-form')
    document.body.insertAdjacentHTML('beforeend', `<link rel="https://api.w.org/" href="${ROOT}">`)
    mountAll()
    expect(submit()).toBe(false)
    expect(feedback().url).toBe(`${API}/feedback`)
    unmountAll()
    expect(Reflect.get(window, 'wpcf7')).toBeUndefined()
  })

  test('[S56] contact form: without a namespace the default is used', () => {
    show('contact-form', { api: { root: ROOT } })
    expect(calls.calls[0]?.url).toBe(`${API}/feedback/schema`)
  })

  test('[S56] contact form: a printed status stays, without an event (A-50)', () => {
    showFragment('contact-form.odd')
    const heard = hear()
    start()
    expect([status(), form().className]).toEqual(['invalid', 'wpcf7-form invalid'])
    expect(Reflect.get(form(), 'wpcf7')).toMatchObject({ id: 1600, containerPost: 0, status: 'invalid' })
    expect(box().textContent).toBe('Some fields need a second look.')
    expect(heard).toEqual([])
  })

  test('[S56] contact form: its data is public as `form.wpcf7`', () => {
    show()
    expect(Reflect.get(form(), 'wpcf7')).toMatchObject({
      id: 1523,
      status: 'init',
      pluginVersion: '6.1.1',
      locale: 'en_AU',
      unitTag: 'wpcf7-f1523-p45-o1',
      containerPost: 45,
      parent: one('.wpcf7'),
      schema: undefined,
    })
  })

  test('[S56] contact form: a form of the plugin’s own script is left alone', () => {
    showFragment('contact-form')
    Reflect.set(form(), 'wpcf7', { id: 1523 })
    const before = printed()
    start()
    expect(printed()).toEqual(before)
    expect(submit()).toBe(true)
  })

  test('[S56] contact form: unmount restores the printed form, also after an answer', async () => {
    showFragment('contact-form')
    const before = printed()
    const wpcf7 = start()
    submit()
    await answer({
      status: 'validation_failed',
      invalid_fields: [{ field: 'club-name', message: 'Which club?' }],
    })
    unmountAll()
    expect(printed()).toEqual(before)
    expect(box().textContent).toBe('')
    expect(Object.keys(wpcf7)).toEqual(['api'])
    expect('wpcf7' in form()).toBe(false)
    expect(submit()).toBe(true)
  })
})

describe('[S56] contact form: inside another form', () => {
  const misplaced = () => document.querySelectorAll('.wpcf7-form-in-wrong-place')

  test('[S56] contact form: inside another form it is replaced by an error (A-06, A-07)', () => {
    show('contact-form.odd')
    expect([...misplaced()].map(({ outerHTML }) => outerHTML)).toEqual([
      '<p class="wpcf7-form-in-wrong-place"><strong>Error:</strong> This contact form is placed in the wrong place.</p>',
    ])
    expect(misplaced()[0]?.parentElement?.className).toBe('woocommerce-cart-form')
    expect(document.querySelector('#wpcf7-f1602-o3')).toBeNull()
    expect(one('#plain-box').outerHTML).toContain('About contact forms')
  })

  test('[S56] contact form: the error is translated, and is plain text', () => {
    vi.stubGlobal('wp', { i18n: { __: (text: string, domain: string) => `<i>${domain}: ${text}</i>` } })
    show('contact-form.odd')
    expect(misplaced()[0]?.textContent).toBe(
      '<i>contact-form-7: Error:</i> <i>contact-form-7: This contact form is placed in the wrong place.</i>',
    )
  })
})

describe('[S56] contact form: sending', () => {
  test('[S56] contact form: the whole form is posted, with its hidden fields (A-08)', () => {
    show()
    field('club-name').value = 'City Netball'
    expect(submit()).toBe(false)
    const { url, init, body } = feedback()
    expect([init.method, url]).toEqual(['POST', `${API}/feedback`])
    expect(Object.keys(init.headers ?? {})).toEqual(['Accept'])
    expect(Object.fromEntries(body)).toMatchObject({
      _wpcf7: '1523',
      _wpcf7_version: '6.1.1',
      _wpcf7_locale: 'en_AU',
      _wpcf7_unit_tag: 'wpcf7-f1523-p45-o1',
      _wpcf7_container_post: '45',
      _wpcf7_posted_data_hash: '',
      _wpcf7_ak_js: '61',
      'club-name': 'City Netball',
      campaign: 'autumn',
      delivery: 'Pick up',
    })
    expect(status()).toBe('submitting')
    expect(form().classList.contains('submitting')).toBe(true)
    expect(form().classList.contains('init')).toBe(false)
  })

  test('[S56] contact form: the submit button is sent along (A-09)', () => {
    show('contact-form.odd')
    submit(one('button[value="medals"]'))
    expect(calls.last('/feedback').body.getAll('topic')).toEqual(['medals'])
  })

  test('[S56] contact form: beforesubmit is dispatched once, and listeners may add data (A-10)', () => {
    show()
    const heard = hear()
    document.addEventListener(
      'wpcf7beforesubmit',
      (event) => {
        if (event instanceof CustomEvent) event.detail.formData.append('source', 'popup')
        expect(status()).toBe('init')
      },
      { signal: stop.signal },
    )
    submit()
    const [first] = heard
    expect(story(heard)).toEqual(['beforesubmit: init', 'init→submitting'])
    expect(first?.detail).toMatchObject({
      contactFormId: 1523,
      pluginVersion: '6.1.1',
      contactFormLocale: 'en_AU',
      unitTag: 'wpcf7-f1523-p45-o1',
      containerPostId: 45,
    })
    const inputs = first?.detail['inputs']
    const names = Array.isArray(inputs) ? inputs.map(({ name }) => name) : []
    expect(names).toContain('club-name')
    expect(names.filter((name) => name.startsWith('_'))).toEqual([])
    expect(first?.detail).not.toHaveProperty('apiResponse')
    expect(feedback().body.get('source')).toBe('popup')
  })

  test('[S56] contact form: a second press during a request sends nothing (A-49)', async () => {
    show()
    submit()
    expect(submit()).toBe(false)
    expect(calls.to('/feedback')).toHaveLength(1)
    await answer({ status: 'mail_failed' })
    submit()
    expect(calls.to('/feedback')).toHaveLength(2)
  })

  test.each([
    ['a pointer that has not moved', 0, 1],
    ['one that has moved away', 30, 0],
  ])('[S56] contact form: of a press under which the button moves, %s counts as is due', (_, moved, sent) => {
    show()
    field('terms').checked = true
    field('terms').dispatchEvent(new Event('change', { bubbles: true }))
    const clicked = vi.fn((event: Event) => event.preventDefault())
    one('.wpcf7-submit').addEventListener('click', clicked)
    one('.wpcf7-submit').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientY: 200 }))
    form().dispatchEvent(new MouseEvent('click', { bubbles: true, clientY: 200 + moved }))
    form().dispatchEvent(new MouseEvent('click', { bubbles: true, clientY: 200 }))
    expect(clicked).toHaveBeenCalledTimes(sent)
  })

  test('[S56] contact form: a press without click is forgotten at the next press', () => {
    show()
    field('terms').checked = true
    field('terms').dispatchEvent(new Event('change', { bubbles: true }))
    const clicked = vi.fn((event: Event) => event.preventDefault())
    one('.wpcf7-submit').addEventListener('click', clicked)
    one('.wpcf7-submit').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientY: 200 }))
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientY: 200 }))
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, clientY: 200 }))
    expect(clicked).not.toHaveBeenCalled()
  })

  test('[S56] contact form: after detected fraud nothing is sent (A-47)', async () => {
    const wpcf7 = show()
    submit()
    await answer({ status: 'spam' })
    wpcf7['blocked'] = true
    const heard = hear()
    submit()
    submit()
    expect(calls.to('/feedback')).toHaveLength(1)
    expect([status(), box().textContent, statusText()]).toEqual(['submitting', '', ''])
    expect(story(heard)).toEqual(['spam→submitting'])
  })

  test('[S56] contact form: a wrapper that another script has put around `submit` is called (A-48)', () => {
    const wpcf7 = show()
    const theirs = vi.fn()
    wpcf7['submit'] = theirs
    const submitter = one('.wpcf7-submit')
    submit(submitter)
    expect(theirs).toHaveBeenCalledExactlyOnceWith(form(), { submitter })
    expect(calls.to('/feedback')).toEqual([])
  })

  test('[S56] contact form: scripts may call `submit`, and existing functions take precedence', async () => {
    const init = vi.fn()
    const wpcf7 = show('contact-form', { init })
    expect(wpcf7['init']).toBe(init)
    const { submit } = wpcf7
    if (typeof submit === 'function') submit(form())
    expect(calls.to('/feedback')).toHaveLength(1)
  })
})

describe('[S56] contact form: answers', () => {
  const invalid = (...names: string[]) => ({
    status: 'validation_failed',
    message: 'Some fields need a second look.',
    invalid_fields: names.map((name) => ({ field: name, message: `About ${name}?`, idref: null })),
  })

  test('[S56] contact form: an error is shown at its field and linked to it (A-11)', async () => {
    show()
    const heard = hear()
    submit()
    await answer(invalid('club-name'))
    const input = field('club-name')
    expect(status()).toBe('invalid')
    expect(one('.wpcf7-not-valid-tip', wrap('club-name')).outerHTML).toBe(
      '<span class="wpcf7-not-valid-tip" aria-hidden="true">About club-name?</span>',
    )
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.classList.contains('wpcf7-not-valid')).toBe(true)
    expect(input.getAttribute('aria-describedby')).toBe(`${ERROR_ID}club-name`)
    expect(input.validationMessage).toBe('About club-name?')
    expect(lines()).toEqual([`<li id="${ERROR_ID}club-name"><a href="#club">About club-name?</a></li>`])
    expect([box().textContent, statusText()]).toEqual(Array(2).fill('Some fields need a second look.'))
    expect(story(heard).slice(2)).toEqual([
      'submitting→invalid',
      'invalid: validation_failed',
      'submit: validation_failed',
    ])
    expect(heard.at(-1)?.detail['apiResponse']).toMatchObject({ status: 'validation_failed' })
    expect(document.activeElement).toBe(document.body)
  })

  test('[S56] contact form: the error of a field without id is not linked, that of a group applies to the whole group (A-12, A-13)', async () => {
    show()
    submit()
    await answer(invalid('club-email', 'sports'))
    expect(lines()).toEqual([
      `<li id="${ERROR_ID}club-email">About club-email?</li>`,
      `<li id="${ERROR_ID}sports">About sports?</li>`,
    ])
    const group = one('.wpcf7-form-control', wrap('sports'))
    expect(group.classList.contains('wpcf7-not-valid')).toBe(true)
    expect(group.getAttribute('aria-describedby')).toBe(`${ERROR_ID}sports`)
  })

  test('[S56] contact form: errors are removed before the next submit (A-14)', async () => {
    show()
    const before = printed(form())
    submit()
    await answer(invalid('club-name', 'sports', 'terms'))
    submit()
    expect(printed(form()).slice(1)).toEqual(before.slice(1))
    expect([lines(), box().textContent, statusText()]).toEqual([[], '', ''])
    expect(field('club-name').validationMessage).toBe('')
  })

  test('[S56] contact form: printed errors are removed as well', () => {
    show('contact-form.odd')
    submit(null)
    expect(document.querySelectorAll('.wpcf7-not-valid-tip, .wpcf7-not-valid')).toHaveLength(0)
    expect(lines()).toEqual([])
    expect(field('title').hasAttribute('aria-describedby')).toBe(false)
  })

  test('[S56] contact form: odd names and a description of the site’s own live together', async () => {
    show('contact-form.odd')
    submit(null)
    await answer(invalid('it"s:odd'))
    const odd = one('[aria-label="Odd"]')
    expect(odd.getAttribute('aria-describedby')).toBe('hint wpcf7-f1600-o1-ve-itsodd')
    submit(null)
    expect(odd.getAttribute('aria-describedby')).toBe('hint')
  })

  test('[S56] contact form: with native validation, an error does not block the next submit', async () => {
    showFragment('contact-form')
    form().removeAttribute('novalidate')
    start()
    submit()
    await answer(invalid('club-name'))
    expect(field('club-name').getAttribute('aria-invalid')).toBe('true')
    expect(field('club-name').validationMessage).not.toBe('About club-name?')
  })

  test('[S56] contact form: a field that is printed twice has its error at both, and one line', async () => {
    showFragment('contact-form')
    wrap('club-name').after(wrap('club-name').cloneNode(true))
    start()
    submit()
    await answer(invalid('club-name'))
    expect(document.querySelectorAll('.wpcf7-not-valid-tip')).toHaveLength(2)
    expect(lines()).toHaveLength(1)
  })

  test('[S56] contact form: a tip that covers its field is hidden on focus', async () => {
    show('contact-form.odd')
    submit(null)
    await answer(invalid('it"s:odd', 'title'))
    one('[aria-label="Odd"]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    field('title').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    const tips = [...document.querySelectorAll<HTMLElement>('.wpcf7-not-valid-tip')]
    expect(tips.map(({ style }) => style.display)).toEqual(['', 'none'])
  })

  test.each([
    ['mail_failed', 'failed', ['mailfailed', 'submit']],
    ['spam', 'spam', ['spam', 'submit']],
    ['acceptance_missing', 'unaccepted', ['unaccepted', 'submit']],
    ['aborted', 'aborted', ['aborted', 'submit']],
    ['payment_required', 'payment-required', ['submit']],
    ['error', 'custom-error', ['submit']],
    ['my_new_status', 'custom-my-new-status', ['submit']],
  ])(
    '[S56] contact form: %s is shown and dispatched, and the values stay (A-16, A-17, A-18, A-19, A-20)',
    async (api, its, events) => {
      show()
      const heard = hear()
      field('club-name').value = 'City Netball'
      submit()
      await answer({ status: api })
      expect(status()).toBe(its)
      expect(form().classList.contains(its)).toBe(true)
      expect(story(heard).slice(3)).toEqual(events.map((name) => `${name}: ${api}`))
      expect(field('club-name').value).toBe('City Netball')
      expect(box().textContent).toBe('Thank you.')
      expect(calls.to('/refill')).toEqual([])
    },
  )

  test('[S56] contact form: a mail that was sent empties the form, which is refilled (A-15)', async () => {
    show()
    const heard = hear()
    field('club-name').value = 'City Netball'
    submit()
    await answer({ status: 'mail_sent', posted_data_hash: 'abc' })
    expect(status()).toBe('resetting')
    expect(field('club-name').value).toBe('')
    expect(calls.last('/refill').url).toBe(`${API}/refill`)
    await calls.last('/refill').answer([])
    expect(story(heard)).toEqual([
      'beforesubmit: init',
      'init→submitting',
      'submitting→sent',
      'mailsent: mail_sent',
      'submit: mail_sent',
      'sent→resetting',
      'resetting→sent',
      'reset: sent',
    ])
    expect(field('_wpcf7_posted_data_hash').value).toBe('abc')
    expect([status(), box().textContent, statusText()]).toEqual(['sent', 'Thank you.', 'Thank you.'])
    expect(Reflect.get(form(), 'wpcf7')).not.toHaveProperty('resetOnMailSent')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S56] contact form: the hash is kept until the next one, and is sent with the second submit (A-21, C-08)', async () => {
    const wpcf7 = show()
    submit()
    await answer({ status: 'payment_required', posted_data_hash: 'abc' })
    const { submit: send } = wpcf7
    if (typeof send === 'function') send(form())
    expect(feedback().body.get('_wpcf7_posted_data_hash')).toBe('abc')
    await answer({ status: 'spam', posted_data_hash: '' })
    expect(field('_wpcf7_posted_data_hash').value).toBe('abc')
  })

  test('[S56] contact form: the server’s message is plain text with line breaks', async () => {
    show()
    submit()
    const bad = '<img src=x onerror=alert(1)>'
    await answer({
      ...invalid(),
      message: `${bad}\nTwo`,
      invalid_fields: [{ field: 'club-name', message: bad }],
    })
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(box().innerHTML).toBe('&lt;img src=x onerror=alert(1)&gt;<br>Two')
    expect(lines()[0]).toContain('&lt;img')
  })

  test('[S56] contact form: malformed parts of an answer are ignored', async () => {
    show()
    submit()
    await answer({
      ...invalid(),
      message: 7,
      posted_data_hash: null,
      invalid_fields: [
        null,
        'x',
        { field: 5 },
        { field: 'nowhere', message: 'x' },
        { field: 'club-name', message: 'y' },
      ],
      captcha: 'x',
      quiz: { 'quiz-12': ['only one'] },
    })
    expect([status(), lines().length, box().textContent]).toEqual(['invalid', 1, ''])
    expect(one('.wpcf7-quiz-label').textContent).toBe('How many days has a week?')
  })

  test('[S56] contact form: elements are inert until the next status (A-31)', async () => {
    show()
    submit()
    await answer({ status: 'mail_sent' })
    await calls.last('/refill').answer({})
    const part = one('.inert-on-sent')
    expect([part.getAttribute('inert'), part.classList.contains('active-on-any')]).toEqual(['inert', true])
    submit()
    expect([part.getAttribute('inert'), part.classList.contains('active-on-any')]).toEqual([null, false])
  })

  test('[S56] contact form: the answer brings a new quiz and a new captcha (A-28, A-30)', async () => {
    show()
    field('quiz-12').value = 'seven'
    field('captcha-170').value = 'ABCD'
    submit()
    await answer({
      ...invalid(),
      captcha: { 'captcha-170': 'https://shop.example/wp-content/uploads/wpcf7_captcha/987.png' },
      quiz: { 'quiz-12': ['How many sides has a cube?', '3f2a'] },
    })
    expect(one('.wpcf7-quiz-label').textContent).toBe('How many sides has a cube?')
    expect(['quiz-12', '_wpcf7_quiz_answer_quiz-12', 'captcha-170'].map((name) => field(name).value)).toEqual(
      ['', '3f2a', ''],
    )
    expect(one('.wpcf7-captchac').getAttribute('src')).toMatch(/\/987\.png$/)
    expect(field('_wpcf7_captcha_challenge_captcha-170').value).toBe('987')
  })

  test('[S56] contact form: a quiz that is printed twice is renewed in both places', async () => {
    showFragment('contact-form')
    wrap('quiz-12').after(wrap('quiz-12').cloneNode(true))
    start()
    for (const each of document.querySelectorAll<HTMLInputElement>('[name="quiz-12"]')) each.value = 'seven'
    submit()
    await answer({ status: 'spam', quiz: { 'quiz-12': ['How many sides has a cube?', '3f2a'] } })
    submit()
    expect(feedback().body.getAll('quiz-12')).toEqual(['', ''])
    expect(feedback().body.getAll('_wpcf7_quiz_answer_quiz-12')).toEqual(['3f2a', '3f2a'])
  })

  test('[S56] contact form: a picture without a number leaves the challenge (A-29)', async () => {
    show()
    submit()
    await answer({ status: 'spam', captcha: { 'captcha-170': '/987.jpg' } })
    expect(one('.wpcf7-captchac').getAttribute('src')).toBe('/987.jpg')
    expect(field('_wpcf7_captcha_challenge_captcha-170').value).toBe('111')
  })
})

describe('[S56] contact form: failures', () => {
  const OFFLINE = 'You are probably offline.'
  const NO_JSON = 'The response is not a valid JSON response.'

  test.each<[string, string, () => Promise<unknown>]>([
    ['a dead network (A-22)', OFFLINE, () => feedback().fail()],
    ['HTML (A-23)', NO_JSON, () => feedback().answer('<h1>Busy</h1>')],
    ['nothing (A-23)', NO_JSON, () => feedback().answer('')],
    ['0', NO_JSON, () => feedback().answer('0')],
    ['JSON without a status', NO_JSON, () => feedback().answer({})],
    ['a 404 with words (A-24)', 'No such form.', () => feedback().answer({ message: 'No such form.' }, 404)],
    ['a 500 without words', NO_JSON, () => feedback().answer({ message: ' ' }, 500)],
    [
      'a 500 with paragraphs',
      'Critical error, 5 < 6. Learn more.',
      () =>
        feedback().answer(
          { message: '<p>Critical error, 5 < 6.</p><p><a href="#">Learn more.</a></p>' },
          500,
        ),
    ],
    ['a 500 with HTML', NO_JSON, () => feedback().answer('<h1>Broken</h1>', 500)],
    ['two minutes of nothing', OFFLINE, async () => void (await vi.advanceTimersByTimeAsync(120_000))],
  ])(
    '[S56] contact form: after %s it shows a message, keeps its values, and can be sent again',
    async (_, text, fail) => {
      show()
      await calls.last('/schema').answer({ rules: [] })
      const heard = hear()
      field('club-name').value = 'City Netball'
      field('terms').checked = true
      submit()
      await fail()
      expect([status(), box().textContent, statusText()]).toEqual(['failed', text, text])
      expect(story(heard)).toEqual(['beforesubmit: init', 'init→submitting', 'submitting→failed'])
      expect([field('club-name').value, field('terms').checked]).toEqual(['City Netball', true])
      expect(reported()).toEqual([`SendError: ${text}`])
      submit()
      await answer({ status: 'mail_sent' })
      expect(box().textContent).toBe('Thank you.')
    },
  )

  test('[S56] contact form: the time limit of a submit is longer than that of other requests', async () => {
    show()
    submit()
    await vi.advanceTimersByTimeAsync(119_000)
    expect([status(), feedback().isAborted()]).toEqual(['submitting', false])
  })

  test('[S56] contact form: leaving during a submit shows no message, and the form can be sent again on return', async () => {
    show()
    submit()
    window.dispatchEvent(new Event('pagehide'))
    await feedback().fail()
    expect([status(), box().textContent]).toEqual(['init', ''])
    expect(reported().filter((text) => text.startsWith('SendError'))).toEqual([])
    submit()
    expect(calls.to('/feedback')).toHaveLength(2)
  })

  test('[S56] contact form: unmounted during a submit, the request goes on, and its answer changes nothing', async () => {
    show()
    submit()
    unmountAll()
    expect(feedback().isAborted()).toBe(false)
    await answer({ status: 'mail_sent', invalid_fields: [{ field: 'club-name', message: 'x' }] })
    expect([status(), box().textContent]).toEqual(['init', ''])
  })

  test.each(['contact-form.minified'])(
    '[S56] contact form: in the markup of %s the answer is still announced and shown',
    async (name) => {
      show(name)
      submit()
      await answer({
        status: 'validation_failed',
        message: 'Some fields need a second look.',
        posted_data_hash: 'abc',
        invalid_fields: [{ field: 'club-name', message: 'Which club?' }],
      })
      expect([box().textContent, statusText()]).toEqual(Array(2).fill('Some fields need a second look.'))
      expect(lines()).toEqual([`<li id="${ERROR_ID}club-name"><a href="#club">Which club?</a></li>`])
      const before = printed()
      unmountAll()
      expect(document.querySelector('.screen-reader-response')).toBeNull()
      mountAll()
      expect(printed().length).toBeLessThan(before.length)
    },
  )
})

describe('[S56] contact form: reset and refill', () => {
  const reset = () => HTMLFormElement.prototype.reset.call(form())

  test('[S56] contact form: the reset button fetches a refill (A-25)', async () => {
    show()
    field('club-name').value = 'City Netball'
    const heard = hear()
    // One of the two DOMs fires `reset` only after it; browsers fire it before.
    form().dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))
    expect(status()).toBe('resetting')
    await calls.last('/refill').answer({ captcha: { 'captcha-170': '/wpcf7_captcha/987.png' } })
    expect(story(heard)).toEqual(['init→resetting', 'resetting→init', 'reset: init'])
    expect(heard.at(-1)?.detail['inputs']).toContainEqual({ name: 'club-name', value: 'City Netball' })
    expect(field('_wpcf7_captcha_challenge_captcha-170').value).toBe('987')
  })

  test('[S56] contact form: a refill that fails after a sent mail leaves it sent (A-26)', async () => {
    show()
    const heard = hear()
    submit()
    await answer({ status: 'mail_sent' })
    await calls.last('/refill').answer('<h1>Busy</h1>', 500)
    expect([status(), box().textContent]).toEqual(['sent', 'Thank you.'])
    expect(story(heard).slice(-2)).toEqual(['sent→resetting', 'resetting→sent'])
    expect(reported()).toEqual(['WireError: refill: status (500)'])
  })

  test('[S56] [S58] contact form: after a sent mail the button is disabled until acceptance, even before the refill', async () => {
    show()
    const button = one<HTMLInputElement>('.wpcf7-submit')
    field('terms').click()
    expect(button.disabled).toBe(false)
    submit()
    await answer({ status: 'mail_sent' })
    expect([status(), button.disabled]).toEqual(['resetting', true])
    await calls.last('/refill').fail()
    expect([status(), button.disabled]).toEqual(['sent', true])
  })

  test('[S56] contact form: a late refill does not change a newer status', async () => {
    show()
    reset()
    submit()
    await calls.last('/refill').answer({})
    expect(status()).toBe('submitting')
    await answer({ status: 'spam' })
    reset()
    const [, second] = calls.to('/refill')
    reset()
    expect(second?.isAborted()).toBe(true)
    await calls.settle()
    expect(status()).toBe('resetting')
    await calls.last('/refill').answer({})
    expect(status()).toBe('init')
  })

  test('[S56] contact form: on a cached page it is reset once, after load (A-27)', async () => {
    show('contact-form', { cached: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.to('/refill')).toHaveLength(1)
    await calls.last('/refill').answer({})
    unmountAll()
    mountAll()
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.to('/refill')).toHaveLength(1)
  })

  test('[S56] contact form: a pending reset at page load is completed', async () => {
    show('contact-form', { cached: 1 })
    form().dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.to('/refill')).toHaveLength(1)
    await calls.last('/refill').answer({})
    expect(status()).toBe('init')
  })

  test('[S56] contact form: once the visitor has typed, only the captcha is renewed', async () => {
    showFragment('contact-form')
    field('club-name').value = 'City Netball'
    const heard = hear()
    start({ cached: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    await calls.last('/refill').answer({ captcha: { 'captcha-170': '/wpcf7_captcha/987.png' } })
    expect([field('club-name').value, status(), heard]).toEqual(['City Netball', 'init', []])
    expect(field('_wpcf7_captcha_challenge_captcha-170').value).toBe('987')
  })

  test.each(['delivery', 'metal', 'ribbons[]', 'terms', 'engraving'])(
    '[S56] contact form: a change of %s is kept as well',
    async (name) => {
      showFragment('contact-form')
      const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)]
      const last = fields.at(-1)
      if (last instanceof HTMLSelectElement)
        for (const option of [...last.options].slice(1, 2)) option.selected = true
      else if (last?.type === 'checkbox' || last?.type === 'radio') last.checked = true
      else if (last) last.value = 'For the best team'
      start({ cached: 1 })
      await vi.advanceTimersByTimeAsync(1000)
      expect([status(), calls.to('/refill').length]).toEqual(['init', 1])
    },
  )
})

describe('[S56] contact form: a plugin that is older than the calls', () => {
  const NO_ROUTE = { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } }
  const printedBy = (version: string) => {
    showFragment('contact-form')
    field('_wpcf7_version').value = version
  }
  /** Records the forms that the browser submits itself. */
  function posts() {
    const sent: (HTMLElement | null)[] = []
    window.addEventListener(
      'submit',
      (event) => {
        if (event instanceof SubmitEvent && !event.defaultPrevented) sent.push(event.submitter)
        event.preventDefault()
      },
      { signal: stop.signal },
    )
    return sent
  }

  test.each(['4.7', '4.9.2', '5.0', '5', '5.5.6.1', '3.0-beta'])(
    '[S56] contact form: a form of version %s is left to the browser',
    (version) => {
      printedBy(version)
      const before = printed()
      start()
      expect(printed()).toEqual(before)
      expect(submit()).toBe(true)
      expect(calls.calls).toEqual([])
      expect(reported()).toEqual([])
    },
  )

  test.each(['5.6', '5.10', '6.1.1', '10.0', '', 'unknown'])(
    '[S56] contact form: a form of version “%s” is sent by laurel',
    (version) => {
      printedBy(version)
      start()
      expect(submit()).toBe(false)
    },
  )

  test('[S56] contact form: a popup’s form of an old version is left to the browser as well', () => {
    const { init } = show()
    printedBy('4.7')
    if (typeof init !== 'function') throw new Error('There is no init')
    init(form())
    expect(submit()).toBe(true)
  })

  test('[S56] contact form: a missing schema route leaves all forms of the page to the browser', async () => {
    printedBy('')
    document.body.insertAdjacentHTML('beforeend', document.body.innerHTML.replaceAll('1523', '1600'))
    start()
    await calls.to('/schema')[1]?.answer(NO_ROUTE, 404)
    expect(submit()).toBe(true)
    form().dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))
    expect(calls.calls.map(({ init }) => init.method)).toEqual(['GET', 'GET'])
    expect([status(), box().textContent]).toEqual(['init', ''])
    expect(reported()).toEqual(['WireError: schema: status (404)'])
    // One that comes later knows it.
    document.body.insertAdjacentHTML('beforeend', '<div class="wpcf7 late no-js"><form></form></div>')
    mount(one('.late'), page)
    expect(one('.late').className).toBe('wpcf7 late no-js')
    expect(reported()).toHaveLength(1)
  })

  test('[S56] contact form: a form inside another one that comes after that is reported with the true reason', async () => {
    show()
    await calls.last('/schema').answer(NO_ROUTE, 404)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form><div class="wpcf7 inner" data-wpcf7-id="7"></div></form>',
    )
    mount(one('.inner'), page)
    expect(reported().slice(1)).toEqual(['Error: The server has no REST route for its contact forms'])
    expect(document.querySelector('.inner')).not.toBeNull()
  })

  test.each<[string, unknown, number]>([
    ['another status', NO_ROUTE.message, 500],
    ['a page', '<h1>Not found</h1>', 404],
    ['an unknown form', { code: 'wpcf7_not_found', message: 'No.' }, 404],
    ['a refusal', { code: 'rest_forbidden', message: 'No.' }, 403],
  ])('[S56] contact form: after %s in place of the schema it is sent by laurel', async (_, said, code) => {
    show()
    await calls.last('/schema').answer(said, code)
    expect(submit()).toBe(false)
    expect(calls.to('/feedback')).toHaveLength(1)
  })

  test('[S56] contact form: a pending submit is then sent by the browser, with its button, and the status is restored', async () => {
    show()
    const posted = posts()
    submit()
    await feedback().answer(NO_ROUTE, 404)
    expect(posted).toEqual([one('.wpcf7-submit')])
    expect([status(), box().textContent]).toEqual(['init', ''])
    expect(calls.to('/feedback')).toHaveLength(1)
  })

  test('[S56] contact form: so is one that is refused after the schema was missing', async () => {
    show()
    const posted = posts()
    submit()
    await calls.last('/schema').answer(NO_ROUTE, 404)
    await feedback().answer({ code: 'wpcf7_forbidden', message: 'No.' }, 403)
    expect(posted).toHaveLength(1)
    expect([status(), box().textContent]).toEqual(['init', ''])
  })

  test('[S56] contact form: what may have arrived is not posted a second time', async () => {
    show()
    const posted = posts()
    submit()
    await calls.last('/schema').answer(NO_ROUTE, 404)
    await feedback().fail()
    expect(posted).toEqual([])
    expect(status()).toBe('failed')
  })
})

describe('[S56] contact form: forms of other scripts', () => {
  test('[S56] contact form: `wpcf7.init` starts a popup’s form once; it ends with the page’s last', () => {
    const wpcf7 = show()
    const { init } = wpcf7
    showFragment('contact-form')
    const started = () => document.querySelectorAll('.wpcf7-spinner').length
    if (typeof init !== 'function') throw new Error('There is no init')
    init(form())
    init(form())
    init(null)
    init(document.createElement('form'))
    expect(started()).toBe(1)
    expect(submit()).toBe(false)
    unmountAll()
    expect(started()).toBe(0)
  })

  test('[S56] contact form: a popup’s form that is gone is disposed when the next one starts', () => {
    const { init } = show()
    if (typeof init !== 'function') throw new Error('There is no init')
    showFragment('contact-form')
    const first = form()
    init(first)
    showFragment('contact-form')
    init(form())
    expect('wpcf7' in first).toBe(false)
    expect('wpcf7' in form()).toBe(true)
  })

  test('[S56] contact form: a form with a field named `wpcf7` is left to the browser', () => {
    showFragment('contact-form')
    form().insertAdjacentHTML('beforeend', '<input type="hidden" name="wpcf7" value="1">')
    // Browsers find a field before a property; of the two DOMs, neither does so surely.
    Reflect.set(form(), 'wpcf7', field('wpcf7'))
    start()
    expect(submit()).toBe(true)
    expect(reported()).toEqual([])
  })
})
