import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { gate } from '../../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../../tests/unit/mounter'
import { printed } from '../../../../tests/unit/printed'
import type { Rule } from '../form-rules/schema'
import { showFieldError } from './field-error'
import type { ContactFormElement } from './form'
import { provideGlobals } from './globals'
import { initContactForm } from './init'
import { callSite, schemasOf } from './site'
import { advance } from './status'

const API = { root: `${location.origin}/wp-json/`, namespace: 'contact-form-7/v1' }
const REQUIRED: Rule = { rule: 'required', field: 'club-name', error: 'Tell us the club name.' }
const EMAIL: Rule = { rule: 'email', field: 'club-email', error: 'That is no address.' }
const URL_RULE: Rule = { rule: 'url', field: 'club-site', error: 'That is no web address.' }
const METAL: Rule = { rule: 'required', field: 'metal', error: 'Pick a metal.' }
const FILE: Rule = { rule: 'file', field: 'logo', error: 'Pictures only.', accept: ['image/*'] }
const RULES = [REQUIRED, EMAIL, URL_RULE, METAL, FILE]

let page: FakePage
/** Every call of the page, to be answered by the test. */
let calls: { url: string; answer(body: string, status?: number): void; fail(): void }[]
let statuses: string[]

const form = () => one<HTMLFormElement>('#wpcf7-f1523-p45-o1 > form') as ContactFormElement
const field = (name: string) => one<HTMLInputElement>(`[name="${name}"]`, form())
const wrap = (name: string) => one(`[data-name="${name}"]`, form())
/** The fields with errors, by name. */
const errors = () =>
  Object.fromEntries(
    [...form().querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')].flatMap((each) => {
      const tip = each.querySelector('.wpcf7-not-valid-tip')
      return tip ? [[each.dataset['name'], tip.textContent]] : []
    }),
  )

function change(name: string, value: string): void {
  field(name).value = value
  field(name).dispatchEvent(new Event('change', { bubbles: true }))
}

/** Sets the files of a field, since no test can choose a file. */
function choose(name: string, ...files: File[]): void {
  Object.defineProperty(field(name), 'files', { configurable: true, value: files })
  field(name).dispatchEvent(new Event('change', { bubbles: true }))
}

const mountForm = mounter((form, scope) => initContactForm(scope, form as HTMLFormElement))
const mountGlobals = mounter((_, scope) => provideGlobals(scope))
function mountAll(): void {
  mountGlobals(document.body, page)
  for (const each of document.querySelectorAll<HTMLFormElement>('.wpcf7 > form')) mountForm(each, page)
}

async function withSchema(rules: readonly unknown[] = RULES): Promise<void> {
  mountAll()
  calls[0]?.answer(JSON.stringify({ version: '1', locale: 'en_AU', rules }))
  await vi.waitFor(() => expect(form().wpcf7?.schema).toBeDefined())
  form().addEventListener('wpcf7statuschanged', (event) => {
    if (event instanceof CustomEvent) statuses.push(event.detail.status)
  })
}

// A busy machine takes its time to read the rules for the first time.
beforeAll(() => import('../form-rules/rules'), 30_000)
beforeEach(() => {
  calls = []
  statuses = []
  page = fakePage()
  vi.stubGlobal('wpcf7', { api: API })
  vi.stubGlobal('fetch', (url: string) => {
    const response = gate<Response>()
    calls.push({
      url,
      answer: (body, status = 200) =>
        response.open({ ok: status < 400, status, url, text: async () => body } as Response),
      fail: () => response.fail(new TypeError('Failed to fetch')),
    })
    return response.promise
  })
  showFragment('contact-form')
})
afterEach(unmountAll)

describe('[S57] contact form: a field is checked when it changes', () => {
  test('[S57] contact form checks: fields are checked up to the changed one (B-90)', async () => {
    await withSchema()
    change('club-email', 'bad')
    expect(errors()).toEqual({ 'club-name': 'Tell us the club name.', 'club-email': 'That is no address.' })
    expect(field('club-name').getAttribute('aria-invalid')).toBe('true')
    expect(statuses).toEqual(['validating', 'init'])
    expect(form().classList.contains('init')).toBe(true)
  })

  test('[S57] contact form checks: a corrected field loses its error, others keep theirs (B-91)', async () => {
    await withSchema()
    change('club-email', 'bad')
    change('club-name', 'Tigers')
    expect(errors()).toEqual({ 'club-email': 'That is no address.' })
    const club = field('club-name')
    expect(club.getAttribute('aria-invalid')).toBe('false')
    expect(club.classList.contains('wpcf7-not-valid')).toBe(false)
    expect(club.hasAttribute('aria-describedby')).toBe(false)
    expect([...document.querySelectorAll('.screen-reader-response li')].map(({ id }) => id)).toEqual([
      'wpcf7-f1523-p45-o1-ve-club-email',
    ])
  })

  test('[S57] contact form checks: an emptied optional field is valid (B-92)', async () => {
    await withSchema()
    change('club-name', 'Tigers')
    change('club-email', 'bad')
    expect(Object.keys(errors())).toEqual(['club-email'])
    change('club-email', '')
    expect(errors()).toEqual({})
  })

  test('[S57] contact form checks: nothing happens before the schema is there (B-93)', async () => {
    mountAll()
    const before = printed()
    change('club-email', 'bad')
    expect(printed()).toEqual(before)
    calls[0]?.answer(JSON.stringify({ rules: RULES }))
    await vi.waitFor(() => expect(form().wpcf7?.schema).toBeDefined())
    expect(errors()).toEqual({})
    change('club-email', 'bad')
    expect(Object.keys(errors())).toEqual(['club-name', 'club-email'])
  })

  test('[S57] contact form checks: fields with the class novalidate are not checked (B-94)', async () => {
    await withSchema()
    wrap('club-email').closest('p')?.classList.add('novalidate')
    change('club-email', 'bad')
    expect(errors()).toEqual({})
    expect(statuses).toEqual([])
    wrap('club-name').classList.add('novalidate')
    change('club-site', 'nowhere')
    expect(errors()).toEqual({ 'club-site': 'That is no web address.' })
  })

  test('[S57] contact form checks: the form’s message stays, and its status is as before (B-95)', async () => {
    await withSchema()
    advance(form(), { type: 'answer', apiStatus: 'validation_failed' })
    statuses = []
    one('.wpcf7-response-output', form()).textContent = 'Some fields need a second look.'
    change('club-email', 'bad')
    expect(one('.wpcf7-response-output', form()).textContent).toBe('Some fields need a second look.')
    expect(statuses).toEqual(['validating', 'invalid'])
    expect(form().getAttribute('data-status')).toBe('invalid')
  })

  test('[S57] contact form checks: removing an invalid file removes the error (B-96)', async () => {
    await withSchema([FILE])
    choose('logo', new File(['x'], 'logo.exe'))
    expect(errors()).toEqual({ logo: 'Pictures only.' })
    choose('logo')
    expect(errors()).toEqual({})
    choose('logo', new File(['x'], 'logo.exe'))
    change('engraving', 'Best and fairest')
    expect(errors(), 'it is still chosen').toEqual({ logo: 'Pictures only.' })
  })

  test('[S57] contact form checks: a web address is completed before it is checked (B-97)', async () => {
    await withSchema([URL_RULE])
    change('club-site', 'club.example')
    expect(field('club-site').value).toBe('http://club.example')
    expect(errors()).toEqual({})
    change('club-site', 'club')
    expect(errors()).toEqual({ 'club-site': 'That is no web address.' })
  })

  test('[S57] contact form checks: a form with errors can be sent (B-98)', async () => {
    await withSchema()
    change('club-email', 'bad')
    form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(calls.at(-1)?.url).toMatch(/contact-forms\/1523\/feedback$/))
    expect(form().wpcf7?.status).toBe('submitting')
  })

  test('[S57] contact form checks: custom statuses are restored unchanged (B-99)', async () => {
    await withSchema()
    advance(form(), { type: 'answer', apiStatus: 'error' })
    statuses = []
    change('club-email', 'bad')
    expect(statuses).toEqual(['validating', 'custom-error'])
    expect(form().wpcf7?.status).toBe('custom-error')
    expect([...form().classList].filter((name) => name.startsWith('custom-'))).toEqual(['custom-error'])
  })

  test('[S57] contact form checks: a status that is set meanwhile is kept', async () => {
    await withSchema()
    form().addEventListener('wpcf7statuschanged', () => advance(form(), { type: 'submit' }), { once: true })
    change('club-email', 'bad')
    expect(form().wpcf7?.status).toBe('submitting')
  })

  test('[S57] contact form checks: a nested check restores the first status', async () => {
    await withSchema()
    form().addEventListener('wpcf7statuschanged', () => change('club-name', ''), { once: true })
    change('club-email', 'bad')
    expect(form().wpcf7?.status).toBe('init')
    expect(Object.keys(errors())).toEqual(['club-name', 'club-email'])
  })

  test('[S57] contact form checks: errors that only the server finds are removed when their field or a later one changes', async () => {
    await withSchema()
    field('club-name').value = 'Tigers'
    field('quiz-12').value = '8'
    for (const name of ['quiz-12', 'terms']) showFieldError(form(), wrap(name), 'Not so.')
    change('club-name', 'Lions')
    expect(Object.keys(errors())).toEqual(['quiz-12', 'terms'])
    change('captcha-170', 'CUP')
    expect(Object.keys(errors())).toEqual(['metal', 'terms'])
    field('terms').dispatchEvent(new Event('change', { bubbles: true }))
    expect(Object.keys(errors())).toEqual(['metal'])
  })

  test('[S57] contact form checks: scripts may check all fields, or those of a part', async () => {
    await withSchema()
    const ask = (options?: object) => callSite(window, 'validate', form(), options)
    ask({ scope: wrap('metal').parentElement })
    expect(Object.keys(errors())).toEqual(['metal'])
    field('club-email').value = 'bad'
    ask()
    expect(Object.keys(errors())).toEqual(['club-name', 'club-email', 'metal'])
    ask({ target: document.body })
    expect(statuses).toEqual(['validating', 'init', 'validating', 'init'])
  })

  test('[S57] contact form checks: valid values are mirrored, invalid ones are not', async () => {
    const engraving: Rule = { rule: 'minlength', field: 'engraving', error: 'Longer.', threshold: 5 }
    await withSchema([engraving])
    const mirror = one('[name="engraving-mirror"]', form())
    change('engraving', 'Best and fairest')
    expect(mirror.textContent).toBe('Best and fairest')
    change('engraving', 'Best')
    expect(mirror.textContent).toBe('nothing yet')
  })

  test('[S57] contact form checks: boxes count when they are ticked, disabled fields and buttons never', async () => {
    const sports: Rule = { rule: 'minitems', field: 'sports', error: 'Two at least.', threshold: 2 }
    const ribbons: Rule = { rule: 'maxitems', field: 'ribbons', error: 'One at most.', threshold: 1 }
    await withSchema([REQUIRED, ribbons, sports])
    field('club-name').value = 'Tigers'
    const ticked = [...form().querySelectorAll<HTMLInputElement>('[name="sports[]"]')]
    const tick = () => ticked[0]?.dispatchEvent(new Event('change', { bubbles: true }))
    for (const option of one<HTMLSelectElement>('[name="ribbons[]"]', form()).options)
      option.selected = option.value !== 'Green'
    for (const box of ticked.slice(0, 2)) box.checked = true
    tick()
    expect(errors()).toEqual({ ribbons: 'One at most.' })
    for (const box of ticked) box.checked = false
    field('club-name').disabled = true
    wrap('club-name').insertAdjacentHTML('beforeend', '<input type="submit" name="club-name" value="Tigers">')
    tick()
    expect(errors()).toEqual({
      'club-name': 'Tell us the club name.',
      ribbons: 'One at most.',
      sports: 'Two at least.',
    })
  })

  test('[S57] contact form checks: changes outside a field or in another form are ignored', async () => {
    await withSchema()
    const before = printed()
    one('.wpcf7-hidden', form()).dispatchEvent(new Event('change', { bubbles: true }))
    one('.wpcf7-submit', form()).dispatchEvent(new Event('change', { bubbles: true }))
    form().dispatchEvent(new Event('change', { bubbles: true }))
    expect(statuses).toEqual([])
    expect(printed()).toEqual(before)
  })

  test('[S57] contact form checks: a replaced `validate` is called', async () => {
    const validate = vi.fn()
    vi.stubGlobal('wpcf7', { api: API, validate })
    await withSchema()
    change('club-email', 'bad')
    expect(validate).toHaveBeenCalledExactlyOnceWith(form(), { target: field('club-email') })
    expect(errors()).toEqual({})
  })

  test('[S57] contact form checks: messages of the server are texts', async () => {
    await withSchema([{ ...REQUIRED, error: '<img src=x onerror=alert(1)>' }])
    change('club-name', '')
    expect(errors()).toEqual({ 'club-name': '<img src=x onerror=alert(1)>' })
    expect(wrap('club-name').querySelector('img')).toBeNull()
  })

  test('[S57] contact form checks: unmount removes all errors', async () => {
    const before = printed()
    await withSchema()
    change('club-email', 'bad')
    unmountAll()
    expect(printed()).toEqual(before)
    change('club-email', 'worse')
    expect(printed()).toEqual(before)
  })
})

describe('[S57] contact form: its schema', () => {
  const twice = () => {
    const [first] = document.body.children
    if (first) document.body.append(first.cloneNode(true))
  }

  test('[S57] contact form schema: one request for all forms of an id (A-02)', async () => {
    twice()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="wpcf7" id="wpcf7-f1600-o3"><form><input type="hidden" name="_wpcf7" value="1600"></form></div>',
    )
    await withSchema()
    expect(calls.map(({ url }) => url)).toEqual([
      `${API.root}contact-form-7/v1/contact-forms/1523/feedback/schema`,
      `${API.root}contact-form-7/v1/contact-forms/1600/feedback/schema`,
    ])
  })

  test('[S57] contact form schema: a form that is added later uses the fetched schema', async () => {
    await withSchema()
    twice()
    const later = document.querySelectorAll<ContactFormElement>('.wpcf7 > form')[1]
    if (!later) throw new Error('There is no second form')
    mountForm(later, page)
    expect(calls).toHaveLength(1)
    expect(later.wpcf7?.schema).toBe(form().wpcf7?.schema)
  })

  test.each<[string, (call: (typeof calls)[number] | undefined) => void]>([
    ['the network is down', (call) => call?.fail()],
    ['the server has none', (call) => call?.answer('{"code":"wpcf7_not_found"}', 404)],
    ['a page comes instead', (call) => call?.answer('<!doctype html><title>Hm</title>')],
    ['nothing comes', (call) => call?.answer('')],
    ['`0` comes', (call) => call?.answer('0')],
    ['something else comes', (call) => call?.answer('{"rules":"none"}')],
  ])('[S57] contact form schema: when %s, it is reported once and nothing is checked', async (_, respond) => {
    twice()
    mountAll()
    respond(calls[0])
    await vi.waitFor(() => expect(page.report).toHaveBeenCalled())
    change('club-email', 'bad')
    expect(errors()).toEqual({})
    expect(page.report).toHaveBeenCalledOnce()
    expect(calls).toHaveLength(1)
  })

  test('[S57] contact form schema: valid rules of a malformed schema apply', async () => {
    await withSchema([null, { rule: 'weekday', field: 'club-email' }, { rule: 7 }, EMAIL])
    change('club-email', 'bad')
    expect(errors()).toEqual({ 'club-email': 'That is no address.' })
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S57] contact form schema: one that another script has put there is used', async () => {
    vi.stubGlobal('wpcf7', { api: API, schemas: new Map([[1523, { rules: [EMAIL] }]]) })
    mountAll()
    expect(calls).toEqual([])
    await vi.waitFor(() => {
      change('club-email', 'bad')
      expect(errors()).toEqual({ 'club-email': 'That is no address.' })
    })
  })

  test('[S57] contact form schema: a malformed `schemas` causes no error', () => {
    vi.stubGlobal('wpcf7', { api: API, schemas: 'none' })
    mountAll()
    expect(schemasOf(window)).toBeUndefined()
    change('club-email', 'bad')
    expect(calls).toEqual([])
    expect(page.report).not.toHaveBeenCalled()
  })
})
