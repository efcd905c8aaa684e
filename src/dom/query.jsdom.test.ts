import { expect, test } from 'vitest'
import { clobber } from '../../tests/unit/clobber'
import { one } from '../../tests/unit/fragment'
import { callOn, memberOf } from './member'
import { closest, find, findAll, matches } from './query'

test('[X11] queries work on a form with clobbered members', () => {
  document.body.innerHTML =
    '<main><form class="club" action="/join/"><p class="name">Cup</p>' +
    ['matches', 'closest', 'querySelector', 'querySelectorAll', 'classList', 'action']
      .map((name) => `<input name="${name}">`)
      .join('') +
    '</form></main>'
  const form = one<HTMLFormElement>('form')
  const text = one('.name')
  clobber(form)
  expect(form.classList).toBeInstanceOf(HTMLInputElement)
  expect(matches(form, '.club')).toBe(true)
  expect(closest(form, 'main')?.localName).toBe('main')
  expect(find(form, '.name')).toBe(text)
  expect([...findAll(form, 'input')]).toHaveLength(6)
  expect(memberOf(form, 'classList').contains('club')).toBe(true)
  expect(memberOf(form, 'action')).toMatch(/\/join\/$/)
  expect(callOn(form, 'contains', text)).toBe(true)
})

test('[X11] queries work on a document with clobbered members', () => {
  document.body.innerHTML = '<p>Cup</p>'
  Object.defineProperty(document, 'querySelector', { configurable: true, value: document.body })
  expect(find(document, 'p')?.textContent).toBe('Cup')
  Reflect.deleteProperty(document, 'querySelector')
})
