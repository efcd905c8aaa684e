import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sameNode } from '../../tests/unit/same-node'
import type { LaurelError } from '../page/laurel-error'
import { WireError } from '../wire/wire-error'
import { createReport, type Report } from './report'

let report: Report
let errors: LaurelError[]
const remember = (event: Event) => errors.push((event as CustomEvent<LaurelError>).detail)

beforeEach(() => {
  errors = []
  report = createReport(document)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.addEventListener('laurel:error', remember)
})

afterEach(() => document.removeEventListener('laurel:error', remember))

test('[X11] report: fires the event each time, and writes to the console once', () => {
  report('cup', 'act', new Error('cracked'))
  report('cup', 'act', new Error('cracked'))
  expect(errors).toHaveLength(2)
  expect(console.error).toHaveBeenCalledOnce()
})

test('[X11] report: another island, stage or message is another error', () => {
  report('cup', 'act', new Error('cracked'))
  report('bag', 'act', new Error('cracked'))
  report('cup', 'call', new Error('cracked'))
  report('cup', 'act', new Error('lost'))
  expect(console.error).toHaveBeenCalledTimes(4)
})

test('[X11] report: the error has island, stage, host and cause', () => {
  const cause = new Error('cracked')
  report('cup', 'mount', cause, document.body)
  expect(errors[0]).toMatchObject({
    island: 'cup',
    stage: 'mount',
    host: sameNode(document.body),
    cause,
    message: 'cup (mount): cracked',
  })
})

test.each([
  ['a text', 'cracked', 'cup (act): cracked'],
  ['nothing', undefined, 'cup (act): undefined'],
  ['null', null, 'cup (act): null'],
  ['an object', { kind: 'odd' }, 'cup (act): [object Object]'],
])('[X11] report: %s may be thrown too', (_, cause, message) => {
  report('cup', 'act', cause)
  expect(errors[0]?.message).toBe(message)
})

test.each([
  ['an AbortError', new DOMException('stop', 'AbortError')],
  ['an aborted call', new WireError('aborted', 'love_it')],
])('[X11] report: %s is no error', (_, cause) => {
  report('cup', 'call', cause)
  expect(errors).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})
