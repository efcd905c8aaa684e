import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneIn } from './phone-number'

test.each([
  ['Call us: (07) 3555 0142', { text: '(07) 3555 0142', href: 'tel:0735550142' }],
  ['+61 7 3555 0142 today', { text: '+61 7 3555 0142', href: 'tel:+61735550142' }],
  ['07-3555-0142', { text: '07-3555-0142', href: 'tel:0735550142' }],
  ['1300 555 014', { text: '1300 555 014', href: 'tel:1300555014' }],
  ['Over 1,000 medals since 1986, ring 3555 0142', { text: '3555 0142', href: 'tel:35550142' }],
  ['14 Jane Street', null],
  ['', null],
  ['12345678901234567890', null],
])('[S09] telephone number: in "%s" it is %j', (text, number) => {
  expect(phoneIn(text)).toEqual(number)
})

test('[S09] telephone number: for any text the dialled number has 6 to 15 digits', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const number = phoneIn(text)
      if (number) expect(number.href).toMatch(/^tel:\+?\d{6,15}$/)
    }),
  )
})
