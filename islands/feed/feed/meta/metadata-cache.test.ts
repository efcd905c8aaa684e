import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMetadata } from '../../shared/network/metadata'
import { readCache, writeCache } from './metadata-cache'

/** Any UTF-16 text, also with lone surrogates. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
const ANSWER = {
  likes: { data: [{ id: '12', name: 'Coach &amp; Son' }], summary: { total_count: 14 } },
  comments: {
    data: [{ id: '5678_1', message: 'Great medals!', like_count: 2, comment_count: 1 }],
    summary: { total_count: 5 },
  },
  images: [{ source: 'https://cdn.example/full.jpg', width: 2048 }],
  id: '5678',
}

describe('[F11] page feed: what the server keeps', () => {
  const text = JSON.stringify(ANSWER)

  test('[F11] cache: a written cache can be read', () => {
    const answers = fc.array(fc.tuple(fc.string(), anyText), { maxLength: 3 })
    fc.assert(
      fc.property(answers, (some) => {
        const known = new Map(some.map(([id, content]) => [id, JSON.stringify([content])]))
        const written = writeCache(known)
        const read = readCache(written)
        return /^%7B.*%7D$/.test(written) && [...known].every(([id, answer]) => read.get(id) === answer)
      }),
    )
  })

  test('[F11] cache: WordPress’s backslashes before apostrophes are removed', () => {
    const known = new Map([['1_2', JSON.stringify({ message: "It's \\'great\\'" })]])
    const slashed = writeCache(known).replaceAll("'", "\\'")
    expect(readCache(slashed).get('1_2')).toBe(known.get('1_2'))
  })

  test.each([
    ['as the specification has it', encodeURI(JSON.stringify({ '1_2': text }))],
    ['as plain JSON', JSON.stringify({ '1_2': text })],
    [
      'as newer servers have it',
      JSON.stringify({ '1_2': JSON.stringify({ id_post: '1_2', content: text }) }),
    ],
    ['without a text in the text', JSON.stringify({ '1_2': ANSWER })],
    ['wrapped without one', JSON.stringify({ '1_2': { id_post: '1_2', content: ANSWER } })],
  ])('[F11] cache: %s', (_, answer) => {
    expect(readMetadata(readCache(answer).get('1_2'))).toEqual(readMetadata(text))
  })

  test('[F11] cache: an address in plain JSON keeps its escapes', () => {
    const kept = '{"images":[{"source":"https://cdn.example/a%22b%20c.jpg"}]}'
    expect(readCache(JSON.stringify({ 1: kept })).get('1')).toBe(kept)
  })

  test.each([
    '',
    '""',
    '[]',
    '{}',
    '0',
    '-1',
    'null',
    '<html>',
    '%7B',
    '%',
    '%7Bx%7D',
    '{"1":""}',
    '{"1":null}',
    '{"1":0}',
  ])('[F11] cache: %s is an empty cache', (answer) => {
    expect(readCache(answer).get('1')).toBeUndefined()
  })

  test('[F11] cache: any text is read without an error', () => {
    fc.assert(fc.property(anyText, (any) => void [readCache(any), readMetadata(any)]))
  })
})
