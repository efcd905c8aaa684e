import { looseObject, string } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type HeldRestCall, holdRest } from '../../tests/unit/held-rest'
import { rest, restUrl } from './rest'

const Answer = looseObject({ status: string() })
let calls: ReturnType<typeof holdRest>

beforeEach(() => {
  vi.useFakeTimers()
  calls = holdRest()
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

function call(options: Parameters<typeof rest>[3] = {}) {
  const outcome = rest('/wp-json/x', 'x', Answer, options).catch((error: unknown) => error)
  return { held: calls.last('/x'), outcome }
}
async function kindOf(outcome: Promise<unknown>) {
  return Reflect.get(Object(await outcome), 'kind')
}

test('[S56] rest: a call without a body is a GET for JSON', async () => {
  const { held, outcome } = call()
  expect(held.init).toMatchObject({
    method: 'GET',
    credentials: 'same-origin',
    headers: { Accept: 'application/json, */*;q=0.1' },
  })
  expect(Object.keys(held.init.headers ?? {})).toEqual(['Accept'])
  await held.answer({ status: 'ok', more: 1 })
  expect(await outcome).toEqual({ status: 'ok', more: 1 })
})

test('[S56] rest: a small body is sent with keepalive, a large one or one with a file is not', async () => {
  const data = (name: string, value: string | File) => {
    const body = new FormData()
    body.append(name, value)
    return body
  }
  const longForm = new FormData()
  for (let index = 0; index < 700; index += 1) longForm.append(`field-${index}`, '')
  const bodies: [FormData, boolean][] = [
    [longForm, false],
    [data('club', 'City'), true],
    [data('club', 'x'.repeat(15_000)), true],
    [data('club', 'x'.repeat(16_000)), false],
    [data('logo', new File(['logo'], 'logo.png')), false],
    [data('logo', new File([], '')), true],
  ]
  for (const [body, keepalive] of bodies) {
    const { held, outcome } = call({ body })
    expect(held.init).toMatchObject({ method: 'POST', keepalive, body })
    await held.answer({ status: 'ok' })
    await outcome
  }
})

test.each<[string, (held: HeldRestCall) => Promise<void>, string]>([
  ['HTML', (held) => held.answer('<h1>Busy</h1>'), 'not-json'],
  ['nothing', (held) => held.answer(''), 'not-json'],
  ['0', (held) => held.answer('0'), 'unexpected'],
  ['-1', (held) => held.answer('-1'), 'unexpected'],
  ['null', (held) => held.answer('null'), 'unexpected'],
  ['another shape', (held) => held.answer([]), 'unexpected'],
  ['a status', (held) => held.answer({ status: 'ok' }, 500), 'status'],
  ['a dead network', (held) => held.fail(), 'offline'],
])('[S56] rest: %s is an error', async (_, answer, kind) => {
  const { held, outcome } = call()
  await answer(held)
  expect(await kindOf(outcome)).toBe(kind)
})

test.each([
  ['{"code":"a","message":"No such form."}', { code: 'a', message: 'No such form.' }],
  ['{"message":5}', {}],
  ['<h1>Not found</h1>', {}],
  ['null', {}],
])('[S56] rest: a refusal has the server’s code and message, if any: %s', async (body, said) => {
  const onRefused = vi.fn()
  const { held, outcome } = call({ onRefused })
  await held.answer(body, 404)
  expect(await kindOf(outcome)).toBe('status')
  expect(onRefused).toHaveBeenCalledExactlyOnceWith({ code: undefined, message: undefined, ...said })
})

test('[S56] rest: times out', async () => {
  const { outcome } = call({ timeLimitMs: 120_000 })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await kindOf(outcome)).toBe('timeout')
})

const PATH = 'contact-form-7/v1/contact-forms/1523/feedback/schema'
test.each([
  ['https://shop.example/wp-json/', 'contact-form-7/v1', `https://shop.example/wp-json/${PATH}`],
  ['https://shop.example/wp-json/', '/contact-form-7/v1/', `https://shop.example/wp-json/${PATH}`],
  [
    'https://shop.example/index.php?rest_route=/',
    'contact-form-7/v1',
    `https://shop.example/index.php?rest_route=/${PATH}`,
  ],
])('[S56] rest: the address below %s with %s (07 A-03, 07 A-04)', (root, namespace, url) => {
  expect(restUrl(root, namespace, 'contact-forms/1523', 'feedback/schema')).toBe(url)
})

test('[S56] rest: if the root has a question mark, that of the path becomes an ampersand', () => {
  expect(restUrl('/?rest_route=/', 'a', 'b?c=1')).toBe('/?rest_route=/a/b&c=1')
})
