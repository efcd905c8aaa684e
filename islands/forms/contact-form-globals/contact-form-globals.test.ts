import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { holdRest } from '../../../tests/unit/held-rest'
import { mounter } from '../../../tests/unit/mounter'
import { mount as islandForm } from '../contact-form'
import { mount as island } from '.'

const mountForm = mounter(islandForm)
const mount = mounter(island)

const NAMES = ['init', 'reset', 'schemas', 'submit', 'validate']

beforeEach(() => {
  vi.useFakeTimers()
  holdRest()
})
afterEach(() => {
  vi.useRealTimers()
})

const start = () => mount(document.body, fakePage())

test('[S56] contact form globals: provides the functions for popups and payment scripts until unmount', () => {
  const wpcf7 = { api: { root: '/wp-json/' } }
  vi.stubGlobal('wpcf7', wpcf7)
  const leave = start()
  expect(Object.keys(wpcf7).sort()).toEqual(['api', ...NAMES])
  expect(Reflect.get(wpcf7, 'schemas')).toBeInstanceOf(Map)
  leave()
  expect(Object.keys(wpcf7)).toEqual(['api'])
})

test('[S56] contact form globals: shared by forms and page until the last of them is unmounted', () => {
  const wpcf7 = { api: { root: '/wp-json/' } }
  vi.stubGlobal('wpcf7', wpcf7)
  showFragment('contact-form')
  const leaveForm = mountForm(one('.wpcf7'), fakePage())
  const submit: unknown = Reflect.get(wpcf7, 'submit')
  const leave = start()
  leaveForm()
  expect(Reflect.get(wpcf7, 'submit')).toBe(submit)
  leave()
  expect(Reflect.get(wpcf7, 'submit')).toBeUndefined()
})

test('[S56] contact form globals: replacements by other scripts stay', () => {
  const wpcf7 = { api: { root: '/wp-json/' } }
  vi.stubGlobal('wpcf7', wpcf7)
  const leave = start()
  const theirs = () => {}
  Reflect.set(wpcf7, 'submit', theirs)
  leave()
  expect(wpcf7).toEqual({ api: wpcf7.api, submit: theirs })
})

test('[S56] contact form globals: none without a REST address (07 A-05)', () => {
  vi.stubGlobal('wpcf7', {})
  start()
  expect(Reflect.get(window, 'wpcf7')).toEqual({})
})
