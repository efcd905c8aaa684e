import { expect, test } from 'vitest'
import { readTree } from './data-tree'

function tree(...pairs: [string, FormDataEntryValue][]) {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value)
  const { fields, valuesOf } = readTree(data)
  return Object.fromEntries(fields.map((field) => [field, valuesOf(field)]))
}

test('[S57] contact form rules: of a plain name the last value stays, of a list all (contract 07 B3)', () => {
  expect(tree(['f', 'a'], ['f', 'b'], ['g[]', 'a'], ['g[]', 'b'])).toEqual({ f: ['b'], g: ['a', 'b'] })
})

test('[S57] contact form rules: `[]` continues after the largest index (contract 07 B3)', () => {
  expect(tree(['f[5]', 'a'], ['f[]', 'b'], ['f[6]', 'c'], ['f[005]', 'd'])).toEqual({ f: ['d', 'c'] })
})

test('[S57] contact form rules: lists in lists are one field, depth first (contract 07 B3)', () => {
  const read = tree(['cup[size][]', 's'], ['cup[metal]', 'gold'], ['cup[size][]', 'm'], ['cup[][x]', ''])
  expect(read).toEqual({ cup: ['s', 'm', 'gold'] })
})

test('[S57] contact form rules: a list replaces a plain value, and a plain value a list', () => {
  expect(tree(['f', 'a'], ['f[]', 'b'], ['g[]', 'a'], ['g', 'b'])).toEqual({ f: ['b'], g: ['b'] })
})

test('[S57] contact form rules: the form’s own names and empty ones are left out (contract 07 B3)', () => {
  expect(tree(['_wpcf7', '1523'], ['1f', 'a'], ['', 'a'], ['f:x-y_z', ''], ['f[!]', 'a'])).toEqual({
    'f:x-y_z': [],
    f: ['a'],
  })
})

test('[S57] contact form rules: names of object properties are ordinary names', () => {
  expect(tree(['constructor', 'a'], ['toString[nodes]', 'b'])).toEqual({
    constructor: ['a'],
    toString: ['b'],
  })
})
