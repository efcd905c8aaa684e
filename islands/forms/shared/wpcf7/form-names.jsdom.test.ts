import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clobber } from '../../../../tests/unit/clobber'
import { type FakePage, fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { holdRest } from '../../../../tests/unit/held-rest'
import { mounter, unmountAll } from '../../../../tests/unit/mounter'
import { printed } from '../../../../tests/unit/printed'
import { mount as island } from '../../contact-form'

const mount = mounter(island)

let page: FakePage
let calls: ReturnType<typeof holdRest>

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage()
  calls = holdRest()
  vi.stubGlobal('wpcf7', { api: { root: `${location.origin}/wp-json/`, namespace: 'contact-form-7/v1' } })
})
afterEach(async () => {
  unmountAll()
  await calls.settle()
  vi.useRealTimers()
})

/** Members of a form that laurel reads. Those that jsdom's selector engine reads are left out: with them it never ends. */
const NAMES = [
  ...[
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
    'requestSubmit',
    'reset',
    'submit',
    'elements',
  ],
  ...['getAttribute', 'setAttribute', 'hasAttribute', 'removeAttribute', 'isConnected'],
  ...['append', 'before', 'closest', 'matches', 'querySelector', 'querySelectorAll'],
  ...['getElementsByClassName', 'dataset', 'style', 'action', 'method', 'target'],
]

function show() {
  showFragment('contact-form')
  const form = one<HTMLFormElement>('.wpcf7 > form')
  const fields = NAMES.map((name) => `<input name="${name}" value="${name}!">`)
  form.insertAdjacentHTML('beforeend', fields.join(''))
  return form
}

test('[S56] [X11] contact form: with fields named like members of a form it is sent, answered, reset and given back', async () => {
  const form = show()
  const before = printed()
  clobber(form)
  mount(one('.wpcf7'), page)
  const status = () => HTMLFormElement.prototype.getAttribute.call(form, 'data-status')
  EventTarget.prototype.dispatchEvent.call(
    form,
    new SubmitEvent('submit', { bubbles: true, cancelable: true }),
  )
  const { body, answer } = calls.last('/feedback')
  expect(NAMES.map((name) => body.get(name))).toEqual(NAMES.map((name) => `${name}!`))
  expect(status()).toBe('submitting')
  await answer({
    status: 'validation_failed',
    message: 'One is missing.',
    invalid_fields: [{ field: 'club-name', message: 'Tell us.' }],
  })
  expect(status()).toBe('invalid')
  expect(one('.wpcf7-not-valid-tip').textContent).toBe('Tell us.')
  EventTarget.prototype.dispatchEvent.call(
    form,
    new SubmitEvent('submit', { bubbles: true, cancelable: true }),
  )
  await calls.last('/feedback').answer({ status: 'mail_sent', message: 'Thank you.' })
  await calls.last('/refill').answer({})
  expect(status()).toBe('sent')
  expect(one('.wpcf7-response-output').textContent).toBe('Thank you.')
  unmountAll()
  expect(printed()).toEqual(before)
  expect(page.report).not.toHaveBeenCalled()
})
