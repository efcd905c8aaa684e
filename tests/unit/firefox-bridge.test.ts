import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { asInChromium } from '../firefox/as-in-chromium.mjs'
import { withDownloadNames } from '../firefox/downloads.mjs'
import { withErrorTexts } from '../firefox/error-texts.mjs'
import { BODY_HEADER, createBodies } from '../firefox/request-bodies.mjs'
import { answerFor } from '../firefox/unknown-commands.mjs'

const UNKNOWN = 'emulation.setMediaFeaturesOverride'

test('[X02] Firefox bridge: a command that Firefox does not know is answered in its place', () => {
  const answer = answerFor(JSON.stringify({ id: 7, method: UNKNOWN, params: {} }))
  expect(JSON.parse(answer ?? '')).toEqual({ type: 'success', id: 7, result: {} })
})

test.each([
  ['another command', { id: 8, method: 'session.new', params: {} }],
  ['one that only speaks of it', { id: 9, method: 'script.evaluate', params: { expression: UNKNOWN } }],
])('[X02] Firefox bridge: %s goes on to Firefox', (_, message) => {
  expect(answerFor(JSON.stringify(message))).toBeUndefined()
})

describe('[X02] Firefox bridge: Playwright’s own code', () => {
  /** As a message carries it: quoted. */
  const source = JSON.stringify(
    readFileSync(path.resolve('node_modules/playwright-core/lib/coreBundle.js'), 'utf8'),
  )
  const changed = asInChromium(`{"method":"script.evaluate","params":${source}}`)

  test.each([
    ['scrolls only what is out of view', '`center`, inline: `nearest`'],
    ['writes by the browser’s command', 'execCommand(`insertText`, false, text)) return; const inputElement'],
    ['has the window’s focus', '.activeElement === element && true;'],
  ])('[X02] Firefox bridge: it %s', (_, text) => {
    // The source is too long to be printed.
    expect([source.includes(text), changed.includes(text)]).toEqual([false, true])
    expect(Object.keys(JSON.parse(changed))).toEqual(['method', 'params'])
  })
})

test('[X02] Firefox bridge: a file that a test chooses passes unchanged, however long it is', () => {
  const message = `{"method":"script.callFunction","file":"${'A'.repeat(2_000_000)}"}`
  expect(asInChromium(message) === message).toBe(true)
})

test('[X02] Firefox bridge: a step in history is made by the page, which reports it', () => {
  const params = { context: 'tab', delta: -1 }
  const message = JSON.stringify({ id: 3, method: 'browsingContext.traverseHistory', params })
  expect(JSON.parse(asInChromium(message))).toEqual({
    id: 3,
    method: 'script.evaluate',
    params: {
      expression: expect.stringMatching(/popstate.*; history\.go\(-1\)$/),
      target: { context: 'tab' },
      awaitPromise: false,
    },
  })
})

describe('[X02] Firefox bridge: what a request posts', () => {
  const request = (bodySize: number) => ({
    method: 'network.beforeRequestSent',
    params: { request: { request: 'r1', bodySize, headers: [] as { name: string }[] } },
  })
  function connect() {
    const asked: string[] = []
    const sent: string[] = []
    const bodies = createBodies({
      ask: (message) => void asked.push(message),
      tell: (message) => void sent.push(message),
    })
    return { ...bodies, asked, sent: () => sent.map((message): unknown => JSON.parse(message)) }
  }
  const header = (value: string) => ({ name: BODY_HEADER, value: { type: 'string', value } })

  test.each([
    ['in base64', { type: 'base64', value: 'YT0x' }],
    ['as text', { type: 'string', value: 'a=1' }],
  ])('[X02] Firefox bridge: it is requested, and the messages keep their order; %s', (_, bytes) => {
    const { fromFirefox, asked, sent } = connect()
    fromFirefox(JSON.stringify(request(3)))
    fromFirefox('{"id":12}')
    expect(sent()).toEqual([])
    const question = JSON.parse(asked[0] ?? '')
    expect(question).toMatchObject({
      method: 'network.getData',
      params: { dataType: 'request', request: 'r1' },
    })
    fromFirefox(JSON.stringify({ type: 'success', id: question.id, result: { bytes } }))
    const { params, ...others } = request(3)
    const posted = { ...others, params: { request: { ...params.request, headers: [header('YT0x')] } } }
    expect(sent()).toEqual([posted, { id: 12 }])
  })

  test('[X02] Firefox bridge: a request without a body, and one whose body is not known, go on as they are', () => {
    const { fromFirefox, asked, sent } = connect()
    fromFirefox(JSON.stringify(request(0)))
    fromFirefox(JSON.stringify(request(3)))
    fromFirefox(JSON.stringify({ type: 'error', id: JSON.parse(asked[0] ?? '').id }))
    expect(sent()).toEqual([request(0), request(3)])
  })

  test('[X02] Firefox bridge: Firefox keeps bodies, and never sees the header', () => {
    const { fromPlaywright } = connect()
    const collect = { id: 1, method: 'network.addDataCollector', params: { dataTypes: ['response'] } }
    expect(JSON.parse(fromPlaywright(JSON.stringify(collect))).params.dataTypes).toEqual([
      'response',
      'request',
    ])
    const go = {
      id: 2,
      method: 'network.continueRequest',
      params: { headers: [header('YT0x'), { name: 'a' }] },
    }
    expect(JSON.parse(fromPlaywright(JSON.stringify(go))).params.headers).toEqual([{ name: 'a' }])
  })
})

test('[X02] Firefox bridge: a download without a number is known by its address, from its beginning to its end', () => {
  const event = (method: string, params: object) =>
    JSON.stringify({ method: `browsingContext.${method}`, params: { url: 'blob:1', ...params } })
  for (const method of ['downloadWillBegin', 'downloadEnd']) {
    const named = event(method, { navigation: null, download: 'blob:1' })
    expect(withDownloadNames(event(method, { navigation: null }))).toBe(named)
    const known = event(method, { navigation: 'n1' })
    expect(withDownloadNames(known)).toBe(known)
  }
  const other = event('load', { navigation: null })
  expect(withDownloadNames(other)).toBe(other)
})

test('[X02] Firefox bridge: an error on the console comes with its text', () => {
  const printed = (args: readonly object[]) =>
    JSON.stringify({
      method: 'log.entryAdded',
      params: { type: 'console', args, text: 'Error: cup (act): cracked' },
    })
  expect(withErrorTexts(printed([{ type: 'error', value: {} }]))).toBe(
    printed([{ type: 'string', value: 'LaurelError: cup (act): cracked' }]),
  )
  const other = printed([{ type: 'string', value: '"type":"error"' }])
  expect(withErrorTexts(other)).toBe(other)
})
