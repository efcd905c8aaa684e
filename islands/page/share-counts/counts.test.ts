import { describe, expect, test } from 'vitest'
import { encodedAddress, readCount, totalLabel, totalShares } from './counts'

describe('[S19] share counts: rules', () => {
  test.each([
    [3, [12, 4], 19],
    [3, [null, 4], 7],
    [0, [], 0],
  ])('[S19] share counts: %s printed and %j make %s (20.1, 20.2)', (printed, answers, total) => {
    expect(totalShares(printed, answers)).toBe(total)
  })

  test.each([
    ['3', 3],
    [' 12 ', 12],
    ['1.2k', null],
    ['-1', null],
    ['', null],
    [null, null],
  ])('[S19] share counts: the text %j is %s', (text, count) => {
    expect(readCount(text)).toBe(count)
  })

  test.each([
    ['https%3A%2F%2Fshop.example%2Fcup%2F', 'https%3A%2F%2Fshop.example%2Fcup%2F'],
    ['https://shop.example/cup/?a=1&b=2', 'https%3A%2F%2Fshop.example%2Fcup%2F%3Fa%3D1%26b%3D2'],
    [' ', ''],
  ])('[S19] share counts: the address %s is requested as %s', (printed, encoded) => {
    expect(encodedAddress(printed)).toBe(encoded)
  })

  test.each([
    [1, 'Share', 'Shares', 'Share'],
    [0, 'Share', 'Shares', 'Shares'],
    [2, 'Share', null, null],
  ])('[S19] share counts: a total of %s is called %s or %s: %s (20.3)', (total, singular, plural, label) => {
    expect(totalLabel(total, singular, plural)).toBe(label)
  })
})
