import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextStatus, type Status, statusClass } from './status'

describe('[S56] status of a contact form', () => {
  test.each([
    ['init', 'init'],
    ['validation_failed', 'invalid'],
    ['acceptance_missing', 'unaccepted'],
    ['spam', 'spam'],
    ['aborted', 'aborted'],
    ['mail_sent', 'sent'],
    ['mail_failed', 'failed'],
    ['payment_required', 'payment-required'],
    ['error', 'custom-error'],
    ['my_new_status', 'custom-my-new-status'],
    ['__Paid & gone!__', 'custom-Paid-gone'],
    ['constructor', 'custom-constructor'],
    ['', 'custom-'],
  ])(
    '[S56] contact form status: the API’s "%s" is the class %s (A-17, A-18, A-19, A-20)',
    (api, expected) => {
      expect(statusClass(api)).toBe(expected)
    },
  )

  test('[S56] contact form status: any status of the API gives one class', () => {
    const element = document.createElement('form')
    assert(
      property(string({ unit: 'binary', maxLength: 12 }), (api) => {
        element.className = ''
        element.classList.add(statusClass(api))
        expect(element.classList).toHaveLength(1)
      }),
    )
  })

  test.each<[Status, Parameters<typeof nextStatus>[1], Status]>([
    ['init', { type: 'submit' }, 'submitting'],
    ['submitting', { type: 'answer', apiStatus: 'mail_sent' }, 'sent'],
    ['submitting', { type: 'failure' }, 'failed'],
    ['submitting', { type: 'leave', before: 'invalid' }, 'invalid'],
    ['sent', { type: 'leave', before: 'invalid' }, 'sent'],
    ['sent', { type: 'reset' }, 'resetting'],
    ['resetting', { type: 'refilled', end: 'sent' }, 'sent'],
    ['resetting', { type: 'refilled', end: 'init' }, 'init'],
    ['submitting', { type: 'refilled', end: 'init' }, 'submitting'],
    ['invalid', { type: 'check' }, 'validating'],
    ['validating', { type: 'checked', before: 'custom-error' }, 'custom-error'],
    ['submitting', { type: 'checked', before: 'init' }, 'submitting'],
  ])('[S56] contact form status: from %s, %o leads to %s', (status, step, expected) => {
    expect(nextStatus(status, step)).toBe(expected)
  })

  test('[S56] contact form status: the end of a check changes only the status `validating`', () => {
    const statuses = constantFrom<Status>(
      'init',
      'submitting',
      'resetting',
      'invalid',
      'sent',
      'failed',
      'custom-x',
    )
    assert(
      property(statuses, statuses, (status, before) => {
        expect(nextStatus(status, { type: 'checked', before })).toBe(status)
        expect(nextStatus(nextStatus(status, { type: 'check' }), { type: 'checked', before })).toBe(before)
      }),
    )
  })
})
