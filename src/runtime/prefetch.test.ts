import { describe, expect, test } from 'vitest'
import { mayPrefetch } from './may-prefetch'

describe('[X01] prefetch', () => {
  test.each([
    ['no word about the line', undefined, true],
    ['4g', { effectiveType: '4g' }, true],
    ['3g', { effectiveType: '3g' }, false],
    ['2g', { effectiveType: '2g' }, false],
    ['slow-2g', { effectiveType: 'slow-2g' }, false],
    ['saved data', { effectiveType: '4g', saveData: true }, false],
    ['an empty answer', {}, true],
  ])('[X01] prefetch with %s: %s', (_, connection, allowed) => {
    expect(mayPrefetch({ connection } as Parameters<typeof mayPrefetch>[0])).toBe(allowed)
  })
})
