import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { boundParser } from './bounded-parser'
import {
  MOST_ATTRIBUTES,
  MOST_ATTRIBUTES_IN_ALL,
  MOST_CLASSES,
  MOST_DEEP,
  MOST_ELEMENTS,
  READ_TIME_MS,
} from './page-cost'

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

const TOO_MANY = `it has more than ${MOST_ELEMENTS} elements and comments`

test.each([
  ['more elements', many(MOST_ELEMENTS, () => '<br>'), TOO_MANY],
  ['more comments', `<p>${many(MOST_ELEMENTS, () => '<!---->')}`, TOO_MANY],
  ['tags that multiply', many(900, (i) => `<b id=b${i}><p>`), TOO_MANY],
  ['deeper ones', '<div>'.repeat(MOST_DEEP + 1), `it is more than ${MOST_DEEP} elements deep`],
  [
    'more attributes',
    `<p ${many(MOST_ATTRIBUTES + 2, (i) => `a${i} `)}>`,
    `a tag has more than ${MOST_ATTRIBUTES} attributes`,
  ],
  [
    'more attributes in all',
    // Only the first attributes of `body` are kept.
    `<body ${many(MOST_ATTRIBUTES, (i) => `a${i} `)}>`.repeat(MOST_ATTRIBUTES_IN_ALL / MOST_ATTRIBUTES + 1),
    `it has more than ${MOST_ATTRIBUTES_IN_ALL} attributes`,
  ],
  [
    'more classes',
    `<p class="${many(MOST_CLASSES + 1, (i) => ` c${i}`)}">`,
    `a tag has more than ${MOST_CLASSES} classes`,
  ],
])('[X06] a page of %s than is reasonable is given up', (_, html, message) => {
  boundParser()
  expect(() => new JSDOM(html, { includeNodeLocations: true })).toThrow(message)
})

test.each([
  ['start tags', '<br>'],
  ['end tags', '</p>'],
  ['comments', '<!---->'],
  ['texts', 'a '],
])('[X06] a page that takes too long is given up, also among its %s', (_, html) => {
  boundParser()
  const times = vi.spyOn(performance, 'now')
  try {
    let parts = 0
    times.mockImplementation(() => (parts++ > 8 ? READ_TIME_MS + 1 : 0))
    expect(() => new JSDOM(html.repeat(100))).toThrow(`it takes longer than ${READ_TIME_MS / 1000} s to read`)
  } finally {
    times.mockRestore()
  }
})

test('[X06] what is just within bounds is read', () => {
  boundParser()
  const html = `${'<div>'.repeat(MOST_DEEP - 10)}<p ${many(MOST_ATTRIBUTES, (i) => `a${i} `)}><i class="${many(MOST_CLASSES, (i) => ` c${i}`)} ">`
  const { document } = new JSDOM(html, { includeNodeLocations: true }).window
  expect(document.querySelector('p')?.attributes).toHaveLength(MOST_ATTRIBUTES)
  expect(document.querySelector('i')?.classList).toHaveLength(MOST_CLASSES)
})
