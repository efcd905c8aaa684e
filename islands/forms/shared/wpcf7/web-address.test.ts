import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeWebAddress } from './web-address'

test.each([
  ['example.com.au', 'http://example.com.au', 'A-39'],
  [' //club.example ', 'http://club.example', 'A-40'],
  ['example', 'example', 'A-41: no dot'],
  ['mailto:a@b.c', 'mailto:a@b.c', 'A-41: a scheme'],
  ['', '', 'A-41: nothing'],
  ['  example ', 'example', 'A-41: no dot, blanks around'],
  ['   ', '', 'blanks alone'],
  ['HTTPS://club.example', 'HTTPS://club.example', 'a scheme in capitals'],
  ['www.club.example:8080', 'www.club.example:8080', 'what looks like a scheme (contract 07 A8.10)'],
  ['/club.example/a//b', 'http://club.example/a//b', 'slashes within'],
  ['8ball.example:80', 'http://8ball.example:80', 'no scheme begins with a digit'],
  ['ü.example', 'http://ü.example', 'letters of elsewhere'],
  ['see http://club.example', 'http://see http://club.example', 'a scheme further on'],
])('[S58] %j becomes %j (%s)', (typed, expected) => {
  expect(completeWebAddress(typed)).toBe(expected)
})

test('[S58] a web address that is complete stays as it is, whatever was typed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain()), (typed) => {
      const address = completeWebAddress(typed)
      expect(completeWebAddress(address)).toBe(address)
      expect(address).toBe(address.trim())
    }),
  )
})
