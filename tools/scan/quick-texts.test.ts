import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { readTextsQuickly } from './quick-texts'

test('[X06] elements have their places, and texts are not asked for theirs', () => {
  readTextsQuickly()
  readTextsQuickly()
  const dom = new JSDOM('<p>a\n<b>b</b> <i>c</i>', { includeNodeLocations: true })
  const { body } = dom.window.document
  expect(body.innerHTML).toBe('<p>a\n<b>b</b> <i>c</i></p>')
  const texts = [...body.querySelectorAll('*')].map(({ firstChild }) => firstChild)
  expect(texts.map((text) => text && dom.nodeLocation(text))).toEqual([undefined, undefined, undefined])
  const italic = body.querySelector('i')
  expect(italic && dom.nodeLocation(italic)).toMatchObject({ startLine: 2, startCol: 10 })
})
