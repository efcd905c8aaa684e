import { expect, test } from 'vitest'
import { WireError } from './wire-error'

test.each([
  ['a text, quoted', new WireError('unexpected', 'love_it', '0'), 'love_it: unexpected ("0")'],
  ['a status', new WireError('status', 'love_it', 500), 'love_it: status (500)'],
  ['nothing', new WireError('timeout', 'love_it'), 'love_it: timeout'],
  ['an error as cause', new WireError('offline', 'love_it', new TypeError('down')), 'love_it: offline'],
])('[X11] wire error: tells the call and what came: %s', (_, error, message) => {
  expect(error.message).toBe(message)
})

test('[X11] wire error: a long answer is cut', () => {
  const { message } = new WireError('not-json', 'love_it', 'x'.repeat(10_000))
  expect(message.length).toBeLessThan(120)
  expect(message).toMatch(/…\)$/)
})

test('[X11] wire error: keeps status and cause apart', () => {
  const cause = new TypeError('down')
  const facts = ({ kind, status, cause }: WireError) => ({ kind, status, cause })
  expect(facts(new WireError('status', 'x', 404))).toEqual({ kind: 'status', status: 404, cause: undefined })
  expect(facts(new WireError('offline', 'x', cause))).toEqual({ kind: 'offline', status: undefined, cause })
  expect(new WireError('unexpected', 'x', 404).status).toBeUndefined()
})
