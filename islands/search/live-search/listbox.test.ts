import { expect, test } from 'vitest'
import { createListbox, fillListbox } from './listbox'
import type { OptionGroup } from './options'

const groupsIn = (listbox: Element) =>
  [...listbox.children].map((group) => [
    group.getAttribute('role'),
    group.getAttribute('aria-label'),
    group.getAttribute('aria-owns'),
  ])

const CUPS: OptionGroup = { name: 'Categories', ids: ['a-0', 'a-1'] }
const MORE: OptionGroup = { name: null, ids: ['a-2'] }

test('[S42] listbox: a named list for screen readers, of its own id', () => {
  const listbox = createListbox(document, 'aws-search-result-2-listbox')
  expect(listbox.id).toBe('aws-search-result-2-listbox')
  expect(listbox.getAttribute('role')).toBe('listbox')
  expect(listbox.getAttribute('aria-label')).toBe('Search results')
  expect(listbox.className).toBe('laurel-search-listbox laurel-visually-hidden')
  expect(listbox.isConnected).toBe(false)
})

test('[S42] listbox: its groups own the options, those without a name as well', () => {
  const listbox = createListbox(document, 'listbox')
  fillListbox(listbox, [CUPS, MORE])
  expect(groupsIn(listbox)).toEqual([
    ['group', 'Categories', 'a-0 a-1'],
    ['group', 'Search results', 'a-2'],
  ])
})

test('[S42] listbox: filled again it holds the new groups alone', () => {
  const listbox = createListbox(document, 'listbox')
  fillListbox(listbox, [CUPS, MORE])
  fillListbox(listbox, [{ name: '<b>Tags</b>', ids: ['b-0'] }])
  expect(groupsIn(listbox)).toEqual([['group', '<b>Tags</b>', 'b-0']])
  fillListbox(listbox, [])
  expect(listbox.childElementCount).toBe(0)
})
