import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { boundParser, MOST_ATTRIBUTES, MOST_DEEP, MOST_ELEMENTS } from './bounded-parser'

test('[X06] elements have their places, and texts are not asked for theirs', () => {
  boundParser()
  boundParser()
  const dom = new JSDOM('<p>a\n<b>b</b> <i>c</i>', { includeNodeLocations: true })
  const { body } = dom.window.document
  expect(body.innerHTML).toBe('<p>a\n<b>b</b> <i>c</i></p>')
  const texts = [...body.querySelectorAll('*')].map(({ firstChild }) => firstChild)
  expect(texts.map((text) => text && dom.nodeLocation(text))).toEqual([undefined, undefined, undefined])
  const italic = body.querySelector('i')
  expect(italic && dom.nodeLocation(italic)).toMatchObject({ startLine: 2, startCol: 10 })
})

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('')

test.each([
  ['more elements', many(MOST_ELEMENTS, () => '<br>'), `it has more than ${MOST_ELEMENTS} elements`],
  ['tags that multiply', many(900, (i) => `<b id=b${i}><p>`), `it has more than ${MOST_ELEMENTS} elements`],
  ['deeper ones', '<div>'.repeat(MOST_DEEP + 1), `it is more than ${MOST_DEEP} elements deep`],
  [
    'more attributes',
    `<p ${many(MOST_ATTRIBUTES + 2, (i) => `a${i} `)}>`,
    `a tag has more than ${MOST_ATTRIBUTES} attributes`,
  ],
])('[X06] a page of %s than is reasonable is given up', (_, html, message) => {
  boundParser()
  expect(() => new JSDOM(html, { includeNodeLocations: true })).toThrow(message)
})

test('[X06] what is just within bounds is read', () => {
  boundParser()
  const html = `${'<div>'.repeat(MOST_DEEP - 10)}<p ${many(MOST_ATTRIBUTES, (i) => `a${i} `)}>`
  const { document } = new JSDOM(html, { includeNodeLocations: true }).window
  expect(document.querySelector('p')?.attributes).toHaveLength(MOST_ATTRIBUTES)
})
