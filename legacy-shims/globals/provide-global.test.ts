import { afterEach, expect, test } from 'vitest'
import { provideGlobal } from './provide-global'

const NAME = 'laurelTestGlobal'
const value = () => Reflect.get(window, NAME)
afterEach(() => void Reflect.deleteProperty(window, NAME))

test('[F01] page feed: a global is provided and taken back', () => {
  const takeBack = provideGlobal(window, NAME, 'ours')
  expect(value()).toBe('ours')
  takeBack()
  expect(Object.hasOwn(window, NAME)).toBe(false)
})

test('[F01] page feed: an earlier value is restored, and a later one stays', () => {
  Reflect.set(window, NAME, 'before')
  const takeBack = provideGlobal(window, NAME, 'ours')
  takeBack()
  expect(value()).toBe('before')
  const again = provideGlobal(window, NAME, 'ours')
  Reflect.set(window, NAME, 'newer')
  again()
  expect(value()).toBe('newer')
})

test('[F01] page feed: a global that can not be replaced stays', () => {
  const fixed = Object.freeze({ [NAME]: 'fixed' })
  provideGlobal(fixed as unknown as Window, NAME, 'ours')()
  expect(Reflect.get(fixed, NAME)).toBe('fixed')
})

test('[F01] page feed: a global declared by a script gets the value, and its own value is restored', () => {
  // As `var` and functions in blocks do, whose scripts may end before they have a value.
  const declared = Object.defineProperty({}, NAME, { writable: true, enumerable: true, configurable: false })
  const takeBack = provideGlobal(declared as unknown as Window, NAME, 'ours')
  expect(Reflect.get(declared, NAME)).toBe('ours')
  takeBack()
  expect(Reflect.get(declared, NAME)).toBeUndefined()
})
