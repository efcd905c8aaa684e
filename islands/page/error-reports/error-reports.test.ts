import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MarkupError } from '../../../src/page/markup-error'
import { createReport } from '../../../src/runtime/report'
import { WireError } from '../../../src/wire/wire-error'
import { fakePage } from '../../../tests/unit/fake-page'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'
import { pathOf, reportOf, wordsOf } from './report'

const ADDRESS = '/wp-json/laurel/v1/errors'
const mount = mounter(island)

let send: typeof import('./send').send
let sent: [address: string, report: Record<string, unknown>][]
let beacon: ReturnType<typeof vi.fn<(address: string, body: string) => boolean>>
const page = (errorReports: unknown = ADDRESS) => ({ ...fakePage(), settings: { errorReports } })
/** jsdom has no beacons. */
const provide = (sendBeacon: unknown) =>
  Object.defineProperty(window.navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
const error = (message: unknown, name = 'cup') => ({ island: name, stage: 'act', message, cause: null })
const messageOf = (cause: unknown, typed = '') => {
  const facts = { path: '/', typed: new Set(wordsOf(typed)) }
  let detail: unknown
  document.addEventListener('laurel:error', (event) => (detail = event.detail), { once: true })
  createReport(document)('cup', 'call', cause)
  return reportOf(detail, facts)?.message
}

beforeEach(async () => {
  sent = []
  beacon = vi.fn((address, body) => sent.push([address, JSON.parse(body)]) > 0)
  provide(beacon)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = ''
  document.body.className = 'page'
  sessionStorage.clear()
  vi.resetModules()
  ;({ send } = await import('./send'))
})

afterEach(() => {
  unmountAll()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window.navigator, 'sendBeacon')
})

describe('[X16] error reports', () => {
  test.each([
    [undefined, false],
    [null, false],
    [{}, false],
    [{ errorReports: false }, false],
    [{ errorReports: ADDRESS }, true],
  ])('[X16] error reports: with the settings %j they are on: %s', (laurelConfig, isOn) => {
    vi.stubGlobal('laurelConfig', laurelConfig)
    expect(islands.find(({ name }) => name === 'error-reports')?.when?.(window)).toBe(isOn)
  })

  test('[X16] error reports: an error of an island is sent, without its host and its cause', async () => {
    mount(document.body, page())
    createReport(document)('cup', 'mount', new TypeError('cracked'), document.body)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const report = { island: 'cup', stage: 'mount', message: 'TypeError: cracked', path: location.pathname }
    expect(sent).toEqual([[ADDRESS, report]])
  })

  test('[X16] error reports: nothing is sent when the island has ended', async () => {
    mount(document.body, page())()
    createReport(document)('cup', 'mount', new Error('cracked'))
    await import('./send')
    expect(sent).toEqual([])
  })

  test('[X16] error reports: each kind once a page', () => {
    for (const each of ['a lid', 'a lid', 'a foot']) send(error(each), page())
    expect(sent.map(([, { message }]) => message)).toEqual(['a lid', 'a foot'])
  })

  test('[X16] error reports: ten a visit, over several pages', async () => {
    const names = [...'abcdefg']
    for (const name of names) send(error('cracked', name), page())
    vi.resetModules()
    const next = await import('./send')
    for (const name of names) next.send(error('cracked', name), page())
    expect(sent).toHaveLength(10)
  })

  test.each([
    ['is refused', () => vi.stubGlobal('sessionStorage', undefined)],
    ['holds something else', () => sessionStorage.setItem('laurel_error_reports', 'x')],
  ])('[X16] error reports: ten a page, where the storage %s', (_, arrange) => {
    arrange()
    for (const name of 'abcdefghijkl') send(error('cracked', name), page())
    expect(sent).toHaveLength(10)
  })

  test.each([
    ['another site', 'https://elsewhere.test/errors'],
    ['a script', 'javascript:alert(1)'],
    ['no text', true],
  ])('[X16] error reports: nothing goes to %s', (_, address) => {
    send(error('cracked'), page(address))
    expect(beacon).not.toHaveBeenCalled()
  })

  test('[X16] error reports: where there are no beacons, nothing is sent', () => {
    provide(undefined)
    expect(() => send(error('cracked'), page())).not.toThrow()
  })

  test.each([
    ['a beacon that throws', () => beacon.mockImplementation(() => expect.fail()), error('cracked')],
    ['an event that is not laurel’s', () => {}, null],
    [
      'an error that cannot be read',
      () => {},
      {
        get island() {
          throw new Error('closed')
        },
      },
    ],
  ])('[X16] error reports: %s makes no further error', async (_, arrange, detail) => {
    arrange()
    const own = page()
    mount(document.body, own)
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    document.dispatchEvent(new CustomEvent('laurel:error', { detail }))
    await import('./send')
    await settle()
    process.off('unhandledRejection', rejected)
    expect(own.report).not.toHaveBeenCalled()
    expect(rejected).not.toHaveBeenCalled()
  })

  test.each([null, 7, 'cracked', {}, { island: 'cup', stage: 'act' }, error(7)])(
    '[X16] error reports: %j is no error of laurel’s',
    (detail) => {
      send(detail, page())
      expect(sent).toEqual([])
    },
  )

  test.each([
    [
      'an answer',
      new WireError('not-json', 'love_it', '{"name":"John Smith"'),
      'WireError: love_it: not-json ...',
    ],
    [
      'an answer that was cut off',
      new WireError('unexpected', 'love_it', `{"name":"John ${'y'.repeat(99)}`),
      'WireError: love_it: unexpected ...',
    ],
    ['a status', new WireError('status', 'love_it', 500), 'WireError: love_it: status (500)'],
    [
      'an address as the name of a call',
      new WireError('offline', 'https://shop.test/?s=smith'),
      'WireError: ... offline',
    ],
    ['a selector', new SyntaxError("'#smith' is not a valid selector"), 'SyntaxError: ...'],
    [
      'a member',
      new TypeError("Cannot read properties of undefined (reading 'smith')"),
      'TypeError: Cannot read properties of undefined (reading ...',
    ],
    ['a mail address', new Error('no account john@shop.test here'), 'no account ... here'],
    ['a telephone number', new Error('call +44 20 7946 0958 now'), 'call ... now'],
    ['a key', new Error('token eyJhbGciOiJIUzI1NiJ9 is old'), 'token ... is old'],
    [
      'another alphabet',
      new Error('URL constructor: Иван is not a valid URL.'),
      'URL constructor: ... is not a valid URL.',
    ],
    [
      'a name with an apostrophe',
      new Error('URL constructor: O’Brien is not a valid URL.'),
      'URL constructor: ... is not a valid URL.',
    ],
    ['missing markup', new MarkupError('.love-it', { post: null }), 'MarkupError: .love-it lacks post'],
    ['markup', '<img src=x onerror=alert(1)>', '...'],
    ['control characters', 'a\u0000b \u202eevil', '...'],
  ])('[X16] error reports: of %s only plain words are sent', (_, cause, told) => {
    expect(messageOf(cause)).toBe(told)
  })

  test('[X16] error reports: words that are in a field are not sent, however they are written', () => {
    const cause = new TypeError('URL constructor: John Smith is not a valid URL.')
    expect(messageOf(cause, 'Mr John-Smith')).toBe('TypeError: URL constructor: ... is not a valid URL.')
    document.body.innerHTML =
      '<input value="John"><textarea>smith</textarea><p contenteditable>Lane</p><input type="submit" value="Send"><input type="hidden" value="valid">'
    send(error('John SMITH: Send to Lane is valid'), page())
    expect(sent[0]?.[1]).toMatchObject({ message: '... Send to ... is valid' })
  })

  test('[X16] error reports: of a long message the beginning is sent', () => {
    const told = messageOf(`${'word '.repeat(100_000)}"secret`)
    expect(told).toBe('word '.repeat(40))
  })

  test.each([
    ['/', '', '/'],
    ['/product/gold-cup-2000/', '', '/product/gold-cup-2000/'],
    ['/my-account/view-order/1234/', '', '/my-account/view-order/.../'],
    ['/unsubscribe/john@shop.test', '', '/unsubscribe/...'],
    ['/unsubscribe/john%40shop.test', '', '/unsubscribe/...'],
    ['/invitation/a8f5f167f44f4964e6c998dee827110c/', '', '/invitation/.../'],
    ['/en/search/john+smith/page/2/', '', '/en/search/...'],
    ['/suche/john+smith/', 'search search-no-results', '/...'],
    ['/research/', 'page research', '/research/'],
    [`/${'a'.repeat(300)}`, '', `/${'a'.repeat(149)}`],
  ])('[X16] error reports: the address %s on a page %s is sent as %s', (pathname, bodyClass, told) => {
    expect(pathOf(pathname, bodyClass)).toBe(told)
  })

  test('[X16] error reports: the query and the hash are not sent', () => {
    window.history.replaceState(null, '', '/bag/?s=john#smith')
    send(error('cracked'), page())
    window.history.replaceState(null, '', '/')
    expect(sent[0]?.[1]).toMatchObject({ path: '/bag/' })
  })
})
