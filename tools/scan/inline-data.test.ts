import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { readInlineData } from './inline-data'

const read = (...scripts: string[]) =>
  readInlineData(new JSDOM(scripts.map((code) => `<script>${code}</script>`).join('')).window.document)

test('[X06] inline data is read as far as it is JSON, the first of a name', () => {
  const data = read(
    'var a = {"in":"}\\"{"}; var b = "words"; var c = \'more\'; var d = [1, {"e": 2}]; var f = { no: 1 }; var g = [',
    'window.h=Object.assign(window.h||{},{"i":3}); var a = {"in":"another"}',
  )
  expect([...data]).toEqual([
    ['a', { in: '}"{' }],
    ['b', 'words'],
    ['c', 'more'],
    ['d', [1, { e: 2 }]],
    ['h', { i: 3 }],
  ])
})

test('[X06] values that never end, one in the other, are not looked through again and again', () => {
  const unclosed = 'var a0 = {'.repeat(40_000)
  const names = Array.from({ length: 30_000 }, (_, index) => `var a${index} = {`).join('')
  const data = read(unclosed, names, 'var good = {"is":"read"}')
  expect([...data]).toEqual([['good', { is: 'read' }]])
})
