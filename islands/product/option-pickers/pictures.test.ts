import { afterEach, describe, expect, test, vi } from 'vitest'
import { pictureOf } from './pictures'

afterEach(() => void vi.unstubAllGlobals())

const of = (slug = 'gold') => pictureOf(window, { key: 'monstacc1', modal: 'monstacc1_modal', slug })
const entry = (image: unknown) => ({ gold: { components_image: image, components_code: ['C1'] } })

describe('[S34] pictures', () => {
  test.each<[string, unknown, string | undefined]>([
    ['a list', ['a.png'], 'a.png'],
    ['the first of a list', ['a.png', 'b.png'], 'a.png'],
    ['text', 'a.png', 'a.png'],
    ['an empty list', [], undefined],
    ['an empty text in a list', [''], undefined],
    ['null', null, undefined],
    ['a script', ['javascript:alert(1)'], undefined],
    ['SVG in the address', ['data:image/svg+xml,<svg onload="x()">'], undefined],
    ['a number', [7], undefined],
  ])('[S34] pictures: %s (M07, M08)', (_, image, url) => {
    vi.stubGlobal('global_monstacc1', entry(image))
    expect(of()).toBe(url)
  })

  test.each<[string, unknown]>([
    ['no table', undefined],
    ['null', null],
    ['a list', []],
    ['text', 'gold'],
    ['no entry', {}],
    ['an entry that is null', { gold: null }],
    ['an entry that is a list', { gold: [] }],
    ['no picture', { gold: {} }],
  ])('[S34] pictures: %s: none, and no error (M08)', (_, table) => {
    vi.stubGlobal('global_monstacc1', table)
    expect(of()).toBeUndefined()
    expect(of('constructor')).toBeUndefined()
  })

  test('[S34] pictures: the modal’s table, then any table with the option (M09)', () => {
    vi.stubGlobal('global_variations', { other: entry(['other.png']), monstacc1_modal: entry(['own.png']) })
    expect(of()).toBe('own.png')
    vi.stubGlobal('global_variations', { centre_modal: entry(['centre.png']) })
    expect(of()).toBe('centre.png')
    vi.stubGlobal('global_monstacc1', entry(['first.png']))
    expect(of()).toBe('first.png')
  })
})
